#include "typed.h"

#include "app/words/typed.h"

#include <QLocale>

#include <cmath>
#include <limits>

namespace strategikon {

namespace {

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

QString asWrittenHere(double number) { return QLocale().toString(number, 'f', number == std::round(number) ? 0 : 1); }

} // namespace

double Typed::number(const QString& text, bool whole) const
{
    if (!whole) {
        return numberTyped(text).value_or(noNumber);
    }
    const std::optional<int> read = wholeTyped(text);
    return read ? *read : noNumber; // its own value_or() would make a whole number of that one: 0
}

QString Typed::wish(double least, double most, bool whole) const
{
    return whole ? tr("Write a whole number from %1 to %2.").arg(asWrittenHere(least), asWrittenHere(most))
                 : tr("Write a number from %1 to %2.").arg(asWrittenHere(least), asWrittenHere(most));
}

} // namespace strategikon

#include "moc_typed.cpp"
