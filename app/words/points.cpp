#include "app/words/points.h"

#include <QLocale>

namespace strategikon {

double pointsNumber(int minor, int parts) { return double(minor) / parts; }

QString pointsShown(int minor, int parts)
{
    return minor % parts == 0 ? QLocale().toString(minor / parts) : QLocale().toString(double(minor) / parts, 'f', 1);
}

QString pointsShown(double points)
{
    return points == int(points) ? QLocale().toString(int(points)) : QLocale().toString(points, 'f', 1);
}

QString priceShown(int minor, int parts)
{
    return (minor > 0 ? QStringLiteral("+") : QString()) + pointsShown(minor, parts);
}

} // namespace strategikon
