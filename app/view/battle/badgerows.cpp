#include "badgerows.h"

#include "alikerows.h"

#include "app/words/played.h"
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

void BadgeRows::nearestFirst(const Input& input, InputShown& shown) const
{
    const field::Field* const field = battle_.field();
    if (field == nullptr || input.kind != Input::Kind::things) {
        return;
    }
    const Fields& fields = battle_.game().fields();
    const auto place = [&](Id thing) { return play::placeOf(fields, state()[thing]); };
    const std::vector<Id> named = open_.card()->picked();
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
    for (const ReachLine& line : battle_.game().reaches(state(), *from)) {
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
    shown.farOpen = open_.unfolded.isFar(input.id);
    if (!shown.farOpen) {
        shown.things.removeIf(isFar);
    }
}

// Few who were proposed, and nobody has confirmed yet, are seen before all others and not only counted in their row:
// how many that are beyond those who stand first anyway.
int BadgeRows::proposedFirst(const Input& one, InputShown& shown) const
{
    const auto isProposed = [&](const BadgeShown& thing) {
        return thing.on && !battle_.game().alike(state()[thing.thing]).empty();
    };
    if ((!open_.ask()->selectsOnly && !one.fact) || open_.card()->isTouched(one.id)) {
        return 0;
    }
    constexpr int few = 4; // of more, such as all who advance, rows tell enough
    const auto many = std::count_if(shown.things.begin() + one.likely, shown.things.end(), isProposed);
    if (many > few) {
        return 0;
    }
    std::stable_partition(shown.things.begin(), shown.things.end(), isProposed);
    return int(many);
}

// Where many may be named, those who are alike stand behind one another in one place, until it opens.
QList<BadgeShown> BadgeRows::inRows(const QList<BadgeShown>& all, const QString& id, int first) const
{
    constexpr int few = 8;
    if (all.size() <= few) {
        return all;
    }
    const AlikeRows alike(battle_.game(), state());
    QList<BadgeShown> told = all.mid(0, first), others = all.mid(first);
    std::map<const Ids*, Ids> rows; // those of each who may be named
    for (const BadgeShown& one : std::as_const(others)) {
        rows[&alike.of(one.thing)].push_back(one.thing);
    }
    for (const BadgeShown& one : std::as_const(others)) {
        const Ids& whole = alike.of(one.thing);
        const Ids& row = rows[&whole];
        const bool open = open_.unfolded.isRow(id, whole.front());
        if (row.size() > 1 && row.front() == one.thing) {
            const auto named = std::count_if(others.begin(), others.end(), [&](const BadgeShown& other) {
                return other.on && std::find(row.begin(), row.end(), other.thing) != row.end();
            });
            BadgeShown head = one;
            Ids inOrder = row; // however near each of them is
            std::sort(inOrder.begin(), inOrder.end());
            head.badge = badgesShown(state(), inOrder);
            // As wide however many are named: no tap moves those behind it.
            const QString size = QString::number(row.size());
            head.name = tr("%1: %2 of %3", "a name, how many")
                            .arg(one.name, QString::number(named).rightJustified(size.size(), QChar(0x2007)), size);
            head.on = named > 0;
            head.several = true;
            head.open = open;
            told << head;
        }
        if (row.size() == 1 || open) {
            told << one;
        }
    }
    return told;
}

void BadgeRows::sort(const Input& input, InputShown& shown) const
{
    nearestFirst(input, shown);
    shown.things = inRows(shown.things, shown.id, input.likely + proposedFirst(input, shown));
}

} // namespace strategikon
