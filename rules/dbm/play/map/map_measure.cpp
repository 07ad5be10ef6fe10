#include "rules/dbm/play/map/map_measure.h"

#include "model/play/map/place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace strategikon::dbmPlay {

namespace {

// mm that two who touch may be set down apart, or into one another, and that two who do not are apart at least; of an
// edge, how much of it touches at least; degrees that bases are turned.
constexpr double near = 6, clear = 12, stretch = 5, askew = 10;

struct Offset {
    double ahead = 0, aside = 0;
};

// The middle of another, as the one sees it.
Offset offsetOf(const Base& one, const Base& other)
{
    const double angle = one.facing * std::numbers::pi / 180, x = other.x - one.x, y = other.y - one.y;
    return {x * std::cos(angle) + y * std::sin(angle), x * std::sin(angle) - y * std::cos(angle)};
}

double diagonal(const Base& one) { return std::hypot(one.wide, one.deep) / 2; }

} // namespace

std::optional<Base> baseOf(const BattleView& table, Id element)
{
    const play::Place place = play::placeOf(fields(), table[element]);
    const int wide = table.get(element, state::wide), deep = table.get(element, state::deep);
    if (!table.onTable(element) || !place.exact() || wide == 0 || deep == 0)
        return {};
    return Base{element, double(place.x), double(place.y), double(wide), double(deep), place.facing};
}

std::optional<std::vector<Base>> basesOnMap(const BattleView& table, const Ids& elements)
{
    std::vector<Base> all;
    for (const Id one : elements) {
        const auto base = baseOf(table, one);
        if (!base)
            return {};
        all.push_back(*base);
    }
    return all;
}

bool Beside::isLinedUp() const
{
    const bool endToEnd = touch == Touch::front || touch == Touch::rear;
    return std::abs(endToEnd ? aside : level) <= near;
}

bool Beside::mayBeBehind() const
{
    const bool shifted = touch == Touch::rear && !isLinedUp() && std::abs(aside) <= clear;
    return ahead < 0 && (touch == Touch::unclear || shifted);
}

Beside besideOf(const Base& one, const Base& other)
{
    const Offset off = offsetOf(one, other);
    const double turns = (other.facing - one.facing) / 90.0;
    const int quarters = int(std::lround(turns));
    Beside beside{.ahead = off.ahead,
        .aside = off.aside,
        .level = off.ahead + (other.deep - one.deep) / 2,
        .turned = ((quarters % 4) + 4) % 4};
    if (std::hypot(off.ahead, off.aside) > diagonal(one) + diagonal(other) + clear)
        return beside;
    beside.touch = Touch::unclear;
    if (std::abs(turns - quarters) * 90 > askew)
        return beside;
    const bool turned = quarters % 2 != 0;
    const double across = std::abs(off.aside) - (one.wide + (turned ? other.deep : other.wide)) / 2;
    const double along = std::abs(off.ahead) - (one.deep + (turned ? other.wide : other.deep)) / 2;
    if (std::max(across, along) > clear)
        beside.touch = Touch::apart;
    else if (std::abs(along) <= near && across <= -stretch)
        beside.touch = off.ahead > 0 ? Touch::front : Touch::rear;
    else if (std::abs(across) <= near && along <= -stretch)
        beside.touch = off.aside > 0 ? Touch::right : Touch::left;
    else if (std::abs(across) <= near && std::abs(along) <= near)
        beside.touch = Touch::corner;
    return beside;
}

Ahead aheadOf(const Base& one, const Base& other, double widths)
{
    const Offset off = offsetOf(one, other);
    const double away = std::hypot(off.ahead, off.aside), reach = diagonal(other);
    const double errs = clear + away * std::sin(askew * std::numbers::pi / 180);
    return {away - diagonal(one) - reach - clear,
        off.ahead + reach + errs > one.deep / 2 && std::abs(off.aside) - reach - errs < (0.5 + widths) * one.wide};
}

} // namespace strategikon::dbmPlay
