// Facts of cards that follow from where units and commanders are known to stand.
#include "rules/warmaster/play/map/map_facts.h"
#include "model/text/contains.h"
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/map/closed.h"
#include "rules/warmaster/play/map/places.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// What the map leaves of a fact: at least and at most this value. Nothing where none of those it is about has ever
// stood on it.
using Left = std::optional<std::pair<int, int>>;

Left sure(int value) { return std::pair(value, value); }
Left flag(std::optional<bool> is) { return is ? sure(*is) : std::pair(0, 1); }

// The greatest of all: of one who may stand anywhere it may be anything.
template <class Items, class Of>
Left most(const Items& items, int values, Of of)
{
    Left all;
    bool anybody = false, nobody = false;
    for (const auto& item : items) {
        const Left its = of(item);
        (its ? anybody : nobody) = true;
        if (its)
            all = all ? std::pair(std::max(all->first, its->first), std::max(all->second, its->second)) : *its;
    }
    if (anybody && nobody)
        all->second = std::max(all->second, values - 1);
    return all;
}

// One answer for all of them.
template <class Items, class Of>
Left alike(const Items& items, Of of)
{
    Left all;
    bool first = true;
    for (const auto& item : items) {
        const Left its = of(item);
        if (first)
            all = its;
        else if (all && its)
            all = std::pair(std::min(all->first, its->first), std::max(all->second, its->second));
        else
            all.reset();
        first = false;
    }
    return all;
}

class Measuring {
public:
    explicit Measuring(const Tape& tape) : table_(tape.table()), tape_(tape) {}

    // The distance beyond his range too: that is no reason to tell another.
    Left of(Fact fact, const CommandTest& attempt) const
    {
        const int values = valuesOf(table_, attempt, fact);
        return values > 1 || fact == Fact::distance ? measured(fact, attempt, values) : std::nullopt;
    }

private:
    Left measured(Fact fact, const CommandTest& attempt, int values) const
    {
        const Ids& units = attempt.units;
        switch (fact) {
        case Fact::distance: // to the farthest (rulebook 619)
            return most(units, anyDistance, [&](Id unit) { return bands(attempt.commander, unit); });
        case Fact::enemy:
            return most(units, values, [&](Id unit) { return enemyNear(unit); });
        case Fact::ground:
            return most(units, values, [&](Id unit) { return ground(unit, values - 1); });
        case Fact::lent:
            return alike(nearCommander(table_, attempt.commander),
                [&](const Near& near) { return within(near.bearer, attempt.commander, near.cm); });
        case Fact::steadied:
            return steadied(units);
        default:
            return camels(attempt);
        }
    }

    bool everStood(Id thing) const { return tape_.place(thing).known != play::Place::Known::untold; }

    Left within(Id one, Id other, double cm) const
    {
        if (!everStood(one) || !everStood(other))
            return {};
        return flag(tape_.within(one, other, cm));
    }

    Left bands(Id commander, Id unit) const
    {
        if (!everStood(commander) || !everStood(unit))
            return {};
        const auto its = tape_.bandsAbout(commander, unit, table_.figure("order-distance", "each"));
        return its ? its : std::pair(0, anyDistance);
    }

    // Far, near, or at a flank or the rear; whether a friend hard by covers that edge only the table shows.
    Left enemyNear(Id unit) const
    {
        const Ids enemies = table_.enemiesOf(table_[unit].side);
        if (!everStood(unit) || std::ranges::none_of(enemies, [&](Id one) { return everStood(one); }))
            return {};
        const double nearby = table_.figure("order-enemy", "near");
        const Ids near = tape_.near(unit, enemies, nearby); // of whom nobody knows where he is may be
        if (near.empty())
            return sure(0);
        const auto any = [&](auto is) { return std::ranges::any_of(near, is); };
        const bool known = tape_.known({unit});
        const auto plain = [&](Id one) {
            return table_.type(one) != Type::encampment && known && tape_.known({one})
                && surelyAhead(tape_, unit, one) == true;
        };
        if (known && any([&](Id one) { return tape_.known({one}) && exposes(unit, one, nearby); }))
            return sure(2);
        const bool isNear = any([&](Id one) { return tape_.within(unit, one, nearby) == true; });
        return std::pair(int(isNear), std::ranges::all_of(near, plain) ? 1 : 2);
    }

    bool exposes(Id unit, Id enemy, double nearby) const
    {
        const Ids friends = table_.units(table_[unit].side);
        const auto isAway = [&](Id one) { return one == unit || tape_.within(unit, one, 0) == false; };
        return table_.type(enemy) != Type::encampment && tape_.within(unit, enemy, nearby) == true
            && std::ranges::all_of(friends, isAway) && surelyAside(tape_, enemy, unit);
    }

    Left ground(Id unit, int worst) const
    {
        const play::Place place = tape_.place(unit);
        if (!everStood(unit))
            return {};
        if (place.stands() && place.margin > 0 && tape_.on() && inOpenCountry(tape_, unit))
            return sure(0);
        if (!place.stands() || place.margin > 0)
            return std::pair(0, worst);
        const bool dense = place.ground & 1, cliff = place.ground & 2;
        return sure(cliff && skirmishingFoot(table_, unit) ? 2 : int(dense));
    }

    Left steadied(const Ids& units) const
    {
        std::vector<std::pair<Near, Id>> pairs;
        for (const Near& near : nearUnits(table_, units))
            for (const Id unit : units)
                if (table_.has(unit, Special::unreliable))
                    pairs.emplace_back(near, unit);
        return alike(pairs, [&](const auto& pair) { return within(pair.first.bearer, pair.second, pair.first.cm); });
    }

    // Near camels that are strange to them (rulebook 4480).
    Left camels(const CommandTest& attempt) const
    {
        std::vector<std::pair<Id, Id>> pairs;
        for (const Id unit : attempt.units)
            for (const int side : {0, 1})
                for (const Id other : table_.units(side))
                    if (horsed(table_, unit) && table_.has(other, Special::camels))
                        pairs.emplace_back(unit, other);
        const double near = table_.figure("camels", "near");
        return most(pairs, 2, [&](const auto& pair) { return within(pair.first, pair.second, near); });
    }

    static constexpr int anyDistance = 1'000; // far beyond every range

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

// What no answer of the card can say is left open too: beyond every range.
play::MapFact factOf(const Input& input, std::pair<int, int> left)
{
    const bool one = left.first == left.second && (input.options.empty() || left.first < int(input.options.size()));
    return one ? play::MapFact{input.id, {left.first}} : play::MapFact{.input = input.id, .open = true};
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
            if (const Left left = alike(attempts, [&](const CommandTest& one) { return measuring.of(Fact(f), one); }))
                told.push_back(factOf(*input, *left));
    if (named(answer, "commander").empty() || named(answer, "units").empty()) // what is to be measured is of somebody
        std::erase_if(told, [](const play::MapFact& one) { return one.open; });
    return told;
}

Ids brigadeInTouch(const Tape& tape, const Decision& ask, const Answer& answer)
{
    Ids all = named(answer, "units");
    const Input* units = ask.find("units");
    for (std::size_t at = 0; units && at < all.size(); ++at)
        for (const Id other : units->among)
            if (tape.distance(all[at], other) * tape.scale() < tape.tolerance().clear && !contains(all, other))
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
    const bool far = tape.placed(able->among) && tape.placed(enemies) && std::ranges::all_of(able->among, [&](Id unit) {
        const Ids near = tape.near(unit, enemies, nearby);
        return std::ranges::all_of(near, [&](Id enemy) { return surelySees(tape, unit, enemy, nearby) == false; });
    });
    return far ? std::vector<play::MapFact>{{"able", {}}} : std::vector<play::MapFact>{};
}

} // namespace strategikon::warmasterPlay
