// Whom a card offers on a known battlefield: the enemies nearest to who is named come first, those out of his reach
// lie folded behind them.
#include "battleviewmodel.h"

#include "model/play/map/place.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace strategikon {

using namespace play;

namespace {

constexpr double grace = 15; // cm: units are measured from their edges, their places are their middles
constexpr int few = 3;       // so many more need no fold

double apart(const play::Place& one, const play::Place& other)
{
    constexpr double mm = 10;
    return one.stands() && other.stands()
        ? (std::hypot(one.x - other.x, one.y - other.y) - one.margin - other.margin) / mm
        : INFINITY;
}

} // namespace

void BattleViewModel::nearestFirst(const Input& input, InputShown& shown) const
{
    const field::Field* const field = on();
    if (field == nullptr || input.kind != Input::Kind::things) {
        return;
    }
    const Fields& fields = recorder_->game().fields();
    const auto place = [&](Id thing) { return play::placeOf(fields, state()[thing]); };
    const std::vector<Id> named = card_->picked();
    const auto from = std::find_if(named.begin(), named.end(), [&](Id one) {
        return place(one).stands() && std::find(input.among.begin(), input.among.end(), one) == input.among.end();
    });
    const bool enemies = from != named.end() && std::all_of(input.among.begin(), input.among.end(), [&](Id one) {
        return state()[one].side == 1 - state()[*from].side;
    });
    if (!enemies) {
        return;
    }
    std::map<int, double> away;
    for (const BadgeShown& one : shown.things) {
        away[one.thing] = apart(place(*from), place(one.thing));
    }
    const auto first = shown.things.begin() + input.likely;
    std::stable_sort(first, shown.things.end(),
        [&](const BadgeShown& a, const BadgeShown& b) { return away[a.thing] < away[b.thing]; });
    double reach = 0;
    for (const ReachLine& line : recorder_->game().reaches(state(), *from)) {
        reach = std::max(reach, line.units * field->table.scale);
    }
    const std::set<int> likely(input.among.begin(), input.among.begin() + input.likely);
    const auto isFar = [&](const BadgeShown& one) {
        return reach > 0 && likely.count(one.thing) == 0 && !one.on && std::isfinite(away[one.thing])
            && away[one.thing] > reach + grace;
    };
    const auto far = std::count_if(shown.things.begin(), shown.things.end(), isFar);
    if (far < few || far == shown.things.size()) {
        return;
    }
    shown.far = int(far);
    shown.farOpen = farOpen_.count(input.id) > 0;
    if (!shown.farOpen) {
        shown.things.removeIf(isFar);
    }
}

void BattleViewModel::openFar(const QString& input)
{
    if (farOpen_.erase(input.toStdString()) == 0) {
        farOpen_.insert(input.toStdString());
    }
    emit cardChanged();
}

} // namespace strategikon
