// Facts of cards that follow from where units and commanders are known to stand.
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/map/places.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// A value that holds for all of them; nothing where one is not known, or two differ.
template <class Items, class Of>
std::optional<int> alike(const Items& items, Of of)
{
    std::optional<int> value;
    for (const auto& item : items) {
        const std::optional<int> its = of(item);
        if (!its || (value && *value != *its))
            return {};
        value = its;
    }
    return value;
}

// The greatest of all; nothing where one is not known.
template <class Items, class Of>
std::optional<int> most(const Items& items, Of of)
{
    int value = 0;
    for (const auto& item : items) {
        const std::optional<int> its = of(item);
        if (!its)
            return {};
        value = std::max(value, *its);
    }
    return value;
}

std::optional<int> asNumber(std::optional<bool> is) { return is ? std::optional(int(*is)) : std::nullopt; }

class Measuring {
public:
    explicit Measuring(const Tape& tape) : table_(tape.table()), tape_(tape) {}

    std::optional<int> of(Fact fact, const CommandTest& attempt) const
    {
        const int values = valuesOf(table_, attempt, fact);
        std::optional<int> value = values > 1 ? measured(fact, attempt) : std::nullopt;
        return value && *value < values ? value : std::nullopt;
    }

private:
    std::optional<int> measured(Fact fact, const CommandTest& attempt) const
    {
        const Ids& units = attempt.units;
        switch (fact) {
        case Fact::distance: // to the farthest (rulebook 603)
            return most(units,
                [&](Id unit) { return tape_.bands(attempt.commander, unit, table_.figure("order-distance", "each")); });
        case Fact::enemy:
            return most(units, [&](Id unit) { return enemyNear(unit); });
        case Fact::ground:
            return most(units, [&](Id unit) { return ground(unit); });
        case Fact::lent:
            return alike(nearCommander(table_, attempt.commander),
                [&](const Near& near) { return asNumber(tape_.within(near.bearer, attempt.commander, near.cm)); });
        case Fact::steadied:
            return steadied(units);
        default:
            return camels(attempt);
        }
    }

    // Far, near, or at a flank or the rear; whether a friend hard by covers that edge only the table shows.
    std::optional<int> enemyNear(Id unit) const
    {
        const Ids enemies = table_.enemiesOf(table_[unit].side);
        if (!tape_.placed({unit}) || !tape_.placed(enemies))
            return {};
        const double nearby = table_.figure("order-enemy", "near");
        const Ids near = tape_.near(unit, enemies, nearby);
        if (near.empty())
            return 0;
        if (!tape_.known({unit}) || !tape_.known(near))
            return {};
        const bool sure =
            std::any_of(near.begin(), near.end(), [&](Id one) { return tape_.within(unit, one, nearby); });
        if (std::any_of(near.begin(), near.end(), [&](Id one) { return exposes(unit, one, nearby); }))
            return 2;
        const bool plain = std::all_of(near.begin(), near.end(),
            [&](Id one) { return table_.type(one) != Type::encampment && surelyAhead(tape_, unit, one) == true; });
        return sure && plain ? std::optional(1) : std::nullopt;
    }

    bool exposes(Id unit, Id enemy, double nearby) const
    {
        const Ids friends = table_.units(table_[unit].side);
        const auto isAway = [&](Id one) { return one == unit || tape_.within(unit, one, 0) == false; };
        return table_.type(enemy) != Type::encampment && tape_.within(unit, enemy, nearby) == true
            && std::all_of(friends.begin(), friends.end(), isAway) && surelyAside(tape_, enemy, unit);
    }

    std::optional<int> ground(Id unit) const
    {
        const play::Place place = tape_.place(unit);
        const bool dense = place.ground & 1, cliff = place.ground & 2;
        return !place.stands() || place.margin > 0
            ? std::nullopt
            : std::optional(cliff && skirmishingFoot(table_, unit) ? 2 : int(dense));
    }

    std::optional<int> steadied(const Ids& units) const
    {
        std::vector<std::pair<Near, Id>> pairs;
        for (const Near& near : nearUnits(table_, units))
            for (const Id unit : units)
                if (table_.has(unit, Special::unreliable))
                    pairs.emplace_back(near, unit);
        return alike(pairs,
            [&](const auto& pair) { return asNumber(tape_.within(pair.first.bearer, pair.second, pair.first.cm)); });
    }

    // Near camels that are strange to them (rulebook 4480).
    std::optional<int> camels(const CommandTest& attempt) const
    {
        std::vector<std::pair<Id, Id>> pairs;
        for (const Id unit : attempt.units)
            for (const int side : {0, 1})
                for (const Id other : table_.units(side))
                    if (horsed(table_, unit) && table_.has(other, Special::camels))
                        pairs.emplace_back(unit, other);
        const double near = table_.figure("camels", "near");
        return most(pairs, [&](const auto& pair) { return asNumber(tape_.within(pair.first, pair.second, near)); });
    }

    const BattleView& table_;
    const Tape& tape_;
};

// Those who are named; where nobody is yet, whoever may be, one at a time: then only what holds for all is told.
std::vector<Ids> namedOrAny(const Decision& ask, const Answer& answer, const char* input)
{
    if (const Ids picked = named(answer, input); !picked.empty())
        return {picked};
    std::vector<Ids> each;
    if (const Input* asked = ask.find(input))
        for (const Id one : asked->among)
            each.push_back({one});
    return each;
}

} // namespace

std::vector<play::MapFact> mapFactsOfOrder(const Tape& tape, const Decision& ask, const Answer& answer)
{
    std::vector<CommandTest> attempts;
    for (const Ids& commander : namedOrAny(ask, answer, "commander"))
        for (const Ids& units : namedOrAny(ask, answer, "units"))
            attempts.push_back({commander.front(), units});
    const Measuring measuring(tape);
    std::vector<play::MapFact> told;
    for (int f = 0; f < facts; ++f)
        if (const Input* input = ask.find(inputOf(Fact(f))))
            if (auto value = alike(attempts, [&](const CommandTest& one) { return measuring.of(Fact(f), one); })) {
                if (!input->options.empty()) // beyond his range it is as far as that goes, and a warning says so
                    value = std::min(*value, int(input->options.size()) - 1);
                told.push_back({inputOf(Fact(f)), {*value}});
            }
    return told;
}

Ids brigadeInTouch(const Tape& tape, const Decision& ask, const Answer& answer)
{
    Ids all = named(answer, "units");
    const Input* units = ask.find("units");
    for (std::size_t at = 0; units && at < all.size(); ++at)
        for (const Id other : units->among)
            if (tape.distance(all[at], other) * tape.scale() < tape.tolerance().clear
                && std::find(all.begin(), all.end(), other) == all.end())
                all.push_back(other);
    return all;
}

std::vector<play::MapFact> mapFactsOfEvade(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Ids units = named(answer, "unit");
    const Input* from = ask.find("from");
    if (units.empty() || !from || !tape.known(units) || !tape.placed(from->among))
        return {};
    const Id unit = units.front();
    const double nearby = tape.table().figure("initiative", "near");
    if (const auto closest = closestSeen(tape, unit, from->among, nearby))
        return {{"from", {*closest}}};
    // Nobody else can be meant.
    const Ids near = tape.near(unit, from->among, nearby);
    const bool only = near.size() == 1 && tape.known(near) && tape.within(unit, near.front(), nearby) == true
        && surelySees(tape, unit, near.front(), nearby) != false;
    return only ? std::vector<play::MapFact>{{"from", near}} : std::vector<play::MapFact>{};
}

std::vector<play::MapFact> mapFactsOfFanatics(const Tape& tape, const Decision& ask, const Answer&)
{
    const Input* able = ask.find("able");
    if (!able || able->among.empty())
        return {};
    const BattleView& table = tape.table();
    const double nearby = table.figure("initiative", "near");
    const Ids enemies = table.enemiesOf(table[able->among.front()].side);
    const bool far = tape.placed(able->among) && tape.placed(enemies)
        && std::all_of(able->among.begin(), able->among.end(), [&](Id unit) {
               const Ids near = tape.near(unit, enemies, nearby);
               return std::all_of(
                   near.begin(), near.end(), [&](Id enemy) { return surelySees(tape, unit, enemy, nearby) == false; });
           });
    return far ? std::vector<play::MapFact>{{"able", {}}} : std::vector<play::MapFact>{};
}

} // namespace strategikon::warmasterPlay
