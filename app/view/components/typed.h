// What was typed into a field for a number.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Typed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    // As app/words/typed.h reads it; NaN where it is none. `whole`: without a fraction.
    Q_INVOKABLE double number(const QString& text, bool whole) const;
    // How to write one: "Write a whole number from 1 to 9,999."
    Q_INVOKABLE QString wish(double least, double most, bool whole) const;
};

} // namespace strategikon
