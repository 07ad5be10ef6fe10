// A list of the player's own as its editor shows it.
#pragma once

#include "app/view/shown.h"

#include <QStringList>

namespace strategikon {

struct FaultShown {
    Q_GADGET
    QML_VALUE_TYPE(faultShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(int row MEMBER row FINAL)   // -1: of no row
    Q_PROPERTY(int line MEMBER line FINAL) // of the file; 0: of none

public:
    QString words;
    int row = -1, line = 0;
    bool operator==(const FaultShown&) const = default;
};

// A limit part by part, as LimitForm has it.
struct LimitShown {
    Q_GADGET
    QML_VALUE_TYPE(limitShown)
    Q_PROPERTY(QString count MEMBER count FINAL)
    Q_PROPERTY(QString side MEMBER side FINAL)
    Q_PROPERTY(bool shared MEMBER shared FINAL)
    Q_PROPERTY(QString number MEMBER number FINAL)
    Q_PROPERTY(QString numerator MEMBER numerator FINAL)
    Q_PROPERTY(QString denominator MEMBER denominator FINAL)
    Q_PROPERTY(QList<QString> shareOf MEMBER shareOf FINAL)
    Q_PROPERTY(QString plus MEMBER plus FINAL)
    Q_PROPERTY(bool thousand MEMBER thousand FINAL)
    Q_PROPERTY(QList<QString> of MEMBER of FINAL)
    Q_PROPERTY(QList<QString> when MEMBER when FINAL)
    Q_PROPERTY(QList<QString> unless MEMBER unless FINAL)

public:
    QString count, side;
    bool shared = false;
    QString number, numerator, denominator;
    QStringList shareOf;
    QString plus;
    bool thousand = false;
    QStringList of, when, unless;
    bool operator==(const LimitShown&) const = default;
};

} // namespace strategikon
