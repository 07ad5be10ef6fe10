// An army on the table as the builder tells it.
#pragma once

#include "app/view/shown.h"

namespace strategikon {

struct FigureShown {
    Q_GADGET
    QML_VALUE_TYPE(figureShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(bool headline MEMBER headline FINAL) // those come first

public:
    QString id, label, value;
    bool headline = false;
    bool operator==(const FigureShown&) const = default;
};

// A part of a divided army: who stands in it.
struct DivisionShown {
    Q_GADGET
    QML_VALUE_TYPE(divisionShown)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString size MEMBER size FINAL) // in points and as a share; empty: nobody does
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QString figures MEMBER figures FINAL) // what it stands or falls by

public:
    QString label, size, words, figures;
    bool operator==(const DivisionShown&) const = default;
};

} // namespace strategikon
