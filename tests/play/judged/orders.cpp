// Orders: the penalties of the Command phase that depend on the table (538-575, 617-621).
#include "facts.h"

#include <algorithm>
#include <cmath>

namespace judged {

namespace {

constexpr double clearly = 0.2; // of a unit: by so much more of it is in one zone than in another

// To the farthest unit, of each to its nearest point (538, 619); over large bases from their middle (2405).
std::optional<double> distanceTo(const Table& table, const Commander& from, const std::vector<play::Id>& units)
{
    double farthest = 0;
    for (const play::Id id : units) {
        const Unit* unit = table.unit(id);
        if (!unit || !unit->known)
            return {};
        double least = 1e9;
        for (const Base& base : unit->bases)
            least = std::min(least, apart(from.middle, base) - (from.across > 3 ? 0 : from.across / 2));
        farthest = std::max(farthest, std::max(least, 0.0));
    }
    return farthest;
}

bool isByALimit(const Table& table, double distance)
{
    const double over = std::fmod(distance, table.cm(20));
    return over < margin || over > table.cm(20) - margin;
}

// Whether some friend covers that edge by touching it (562): open where one is hard by, or nobody knows where.
Says isBare(const Table& table, const Unit& unit, const Base& base, Edge edge)
{
    for (const Unit& friendly : table.units()) {
        if (friendly.side != unit.side)
            continue;
        if (!friendly.known)
            return Says::open;
        for (const Base& other : friendly.bases)
            if (apart(other.middle, base.middle) > 0.01 && apart(edgeOf(base, edge), other) < 2 * margin)
                return Says::open;
    }
    return Says::yes;
}

// Whether an enemy within 20 cm is at an open flank or the rear.
Says exposes(const Table& table, const Unit& unit, const Unit& enemy)
{
    std::optional<Says> all;
    const double least = table.apart(unit, enemy);
    for (const Base& base : unit.bases) {
        double is = 1e9;
        for (const Base& other : enemy.bases)
            is = std::min(is, apart(base, other));
        if (is > least + margin)
            continue; // another stand is nearer
        const auto zone = zoneOf(base, enemy);
        const Says one = !zone ? Says::open : *zone == Edge::front ? Says::no : isBare(table, unit, base, *zone);
        if (all && *all != one)
            return Says::open;
        all = one;
    }
    return all.value_or(Says::open);
}

Verdict enemyOf(const Table& table, const play::Decision& ask, const std::vector<play::Id>& units)
{
    Says near = Says::no, exposed = Says::no;
    for (const play::Id id : units)
        for (const Unit& enemy : table.units()) {
            const Unit& unit = *table.unit(id);
            if (enemy.side == unit.side)
                continue;
            const Says is = table.within(20, unit, enemy); // (556)
            near = either(near, is);
            if (is != Says::no)
                exposed = either(exposed, both(is, is == Says::yes ? exposes(table, unit, enemy) : Says::open));
        }
    Verdict verdict{"nearest enemy", "enemy", exposed == Says::no ? "556" : "562"};
    const auto may = [&](bool is, const char* id) {
        if (const auto value = option(ask, "enemy", id); is && value)
            verdict.right.push_back(*value);
    };
    may(near != Says::yes, "far");
    may(near != Says::no && exposed != Says::yes, "near");
    may(exposed != Says::no, "exposed");
    if (verdict.right.size() == 1)
        verdict.kind = near == Says::no ? "no enemy near" : exposed == Says::no ? "enemy near" : "open flank or rear";
    return verdict;
}

Verdict groundOf(const Table& table, const play::Decision& ask, const std::vector<play::Id>& units)
{
    Says dense = Says::no;
    for (const play::Id id : units)
        dense = either(dense, table.unit(id)->known ? table.isDense(*table.unit(id)) : Says::open);
    Verdict verdict{dense == Says::yes ? "dense terrain" : "open ground", "ground", "571"};
    for (const char* id : {"open", "dense", "cliffs"})
        if (const auto value = option(ask, "ground", id))
            if (dense == Says::open || (dense == Says::yes) == (id != std::string("open")))
                verdict.right.push_back(*value);
    return verdict;
}

} // namespace

std::optional<std::vector<int>> option(const play::Decision& ask, const char* input, const std::string& id)
{
    const play::Input* asked = ask.find(input);
    if (!asked)
        return {};
    for (std::size_t at = 0; at < asked->options.size(); ++at)
        if (asked->options[at].id == id)
            return std::vector<int>{int(at)};
    return {};
}

std::optional<Edge> zoneOf(const Base& of, const Unit& unit)
{
    double all = 0, in[4] = {};
    for (const Base& base : unit.bases) {
        all += base.wide * base.deep;
        for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left})
            in[int(edge)] += inZone(of, edge, base);
    }
    const auto most = std::max_element(in, in + 4) - in;
    for (int edge = 0; edge < 4; ++edge)
        if (edge != most && in[most] - in[edge] < clearly * all)
            return {};
    return Edge(most);
}

Verdicts ofOrder(const Table& table, const play::Decision& ask, play::Id commander, const std::vector<play::Id>& units)
{
    Verdicts all;
    const Commander* from = table.commander(commander);
    if (from && from->known && !from->joined)
        if (const auto distance = distanceTo(table, *from, units); distance && !isByALimit(table, *distance)) {
            const int band = int(std::ceil(*distance / table.cm(20))) * 20;
            if (const auto value = option(ask, "distance", std::to_string(std::max(band, 20)));
                value && band <= from->range)
                all.push_back({"distance of an order", "distance", units.size() > 1 ? "619" : "538", {*value}});
        }
    all.push_back(enemyOf(table, ask, units));
    all.push_back(groundOf(table, ask, units));
    return all;
}

} // namespace judged
