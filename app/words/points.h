// Points as people and programs read them. Inside the program they are whole minor units, `parts` of
// one point.
#pragma once

#include <QString>

namespace strategikon {

double pointsNumber(int minor, int parts);
QString pointsShown(int minor, int parts); // in the player's language: "1,985", "12.5"
QString pointsShown(double points);
QString priceShown(int minor, int parts); // with its sign: "+10", "-2.5"

// As a number of JSON: whole where it is whole.
template <class Json>
Json pointsOf(int minor, int parts)
{
    return minor % parts == 0 ? Json(minor / parts) : Json(double(minor) / parts);
}

template <class Json>
Json pointsOf(double points)
{
    return points == int(points) ? Json(int(points)) : Json(points);
}

} // namespace strategikon
