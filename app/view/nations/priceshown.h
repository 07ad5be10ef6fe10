// One price as its list shows it.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct PriceShown {
    Q_GADGET
    QML_VALUE_TYPE(priceShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(QString origin MEMBER origin FINAL) // where it comes from
    Q_PROPERTY(bool doubtful MEMBER doubtful FINAL)
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)
    Q_PROPERTY(QString shipped MEMBER shipped FINAL) // the program's own; empty: none
    Q_PROPERTY(QString place MEMBER place FINAL)     // where the book has it

public:
    QString id, title, label;
    int points = 0;
    QString origin;
    bool doubtful = false, corrected = false;
    QString shipped, place;
    bool operator==(const PriceShown&) const = default;
};

} // namespace strategikon
