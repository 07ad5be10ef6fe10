// Units fall back (rulebook 2117-2152), and what is left of the engagement then.
#include "model/text/contains.h"
#include "rules/warmaster/play/combat/closing.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/rule.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// A closing of which the last unit done is the one that moves; in a draw "fall-backs" go on afterwards, else
// "aftermath".
struct Move {
    bool drawn = false;
    Closing closing{};
    Id unit = 0;
    void lie(auto& row) { row.with(drawn), closing.lie(row); }
};

Move moveFrom(const BattleView& table, const Step& step)
{
    Move move = unpacked<Move>(step);
    move.closing = move.closing.on(table);
    move.unit = move.closing.done.empty() ? 0 : move.closing.done.back();
    return move;
}

// One throw for all units of a side.
Rule fallBackRoll()
{
    return {.what = "fall-back-roll",
        .carries = play::StepShape{1, 7, loads::throwsFallBack},
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            Decision ask{.rule = "fall-back"};
            ask.inputs = {dice(table.figure("fall-back", "dice"))};
            return ask;
        },
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                Preview seen;
                const int dice = table.figure("fall-back", "dice");
                seen.dice.push_back({.count = dice});
                const play::Spread far = fallen(answer, dice);
                for (int cm = far.least(); cm <= far.most(); ++cm)
                    seen.chances.emplace_back("cm-" + std::to_string(cm), far.chance(cm));
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            Move move = moveFrom(transaction, step);
            transaction.happened("fall-back-thrown", {}, {{"side", step.who}, {"distance", sum(answer)}}, "fall-back");
            move.closing.fallBack[step.who] = sum(answer);
            transaction.push(packed("fall-back", step.who, move));
            return {};
        }};
}

std::optional<Decision> moveAsk(const BattleView& table, const Step& step)
{
    const Move move = moveFrom(table, step);
    if (move.unit == 0)
        return {};
    const Ids enemies = table.troops(1 - table[move.unit].side);
    const int most = move.closing.fallBack[table[move.unit].side];
    Decision ask{.on = {move.unit}, .rule = "fall-back", .with = {{"distance", most}}};
    ask.inputs.push_back(yesOrNo("clear", true));
    if (!enemies.empty())
        ask.inputs.push_back(factOf("still-touching", enemies, int(enemies.size())));
    return ask;
}

Rule fallBackMove()
{
    return thatRunsOver({.what = "fall-back",
        .carries = play::StepShape{1, 7, loads::fallsBack},
        .asks = moveAsk,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            Move move = moveFrom(transaction, step);
            if (const auto ask = moveAsk(transaction, step)) {
                if (auto missing = factMissing(*ask, answer))
                    return missing;
                const Ids touched = named(answer, "still-touching");
                const int most = move.closing.fallBack[transaction[move.unit].side];
                transaction.happened("fell-back", {move.unit}, {{"most", most}}, "fall-back");
                transaction.set(move.unit, state::after, After::fellBack);
                transaction.set(move.unit, state::bonus, 0);
                if (!touched.empty())
                    transaction.set(move.unit, state::supports, false);
                if (!touched.empty() || answer.number("clear") == 0)
                    transaction.confuse(move.unit, "fall-back");
                move.closing.unlink(
                    transaction, move.unit); // whoever touched it when it moved: now it is said anew (2133)
                move.closing.link(move.unit, touched);
            }
            transaction.push(move.closing.step(move.drawn ? "fall-backs" : "aftermath", step.who));
            return {};
        }});
}

// In a draw the sides take turns, a unit each (rulebook 2119).
int nextSide(const BattleView& table, const Closing& closing, const Step& step)
{
    const auto has = [&](int side) {
        return std::ranges::any_of(closing.left, [&](Id unit) { return table[unit].side == side; });
    };
    const int turn = closing.done.empty() ? step.who : 1 - table[closing.done.back()].side;
    return has(turn) ? turn : 1 - turn;
}

bool mayStand(const BattleView& table, Id unit) { return table.get(unit, state::cover) != Covered::open; }

Ids ofSide(const BattleView& table, Ids units, int side)
{
    std::erase_if(units, [&](Id unit) { return table[unit].side != side; });
    return units;
}

std::optional<Decision> fallBacksAsk(const BattleView& table, const Step& step)
{
    const Closing closing = Closing::of(table, step);
    if (closing.left.empty())
        return {};
    const int side = nextSide(table, closing, step);
    const Ids units = ofSide(table, closing.left, side);
    const bool stands = std::ranges::any_of(units, [&](Id unit) { return mayStand(table, unit); });
    if (units.size() == 1 && !stands)
        return {};
    Decision ask{.who = side, .rule = "combat-drawn"};
    ask.inputs.push_back(whoOf("unit", units));
    ask.inputs.back().given = Ids{units.front()};
    if (stands) {
        Ids standing = units;
        std::erase_if(standing, [&](Id unit) { return !mayStand(table, unit); });
        ask.inputs.push_back(choice("does", {"stand", "fall-back"}, mayStand(table, units.front()) ? 0 : 1));
        ask.inputs.back().whose = "unit";
        if (standing.size() < units.size())
            ask.inputs.back().options.front().only = standing;
        const Ids enemies = table.troops(1 - side);
        ask.inputs.push_back(factOf("still-touching", enemies, int(enemies.size())));
    }
    return ask;
}

Rule fallBacks()
{
    return {.what = "fall-backs",
        .carries = play::StepShape{1, 6, loads::closes},
        .asks = fallBacksAsk,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            Closing closing = Closing::of(transaction, step);
            if (closing.left.empty()) {
                regroup(transaction, closing);
                return {};
            }
            const int side = nextSide(transaction, closing, step);
            const auto ask = fallBacksAsk(transaction, step);
            const Id unit = ask ? answer.number("unit") : ofSide(transaction, closing.left, side).front();
            const bool stands = ask && chosen(*ask, answer, "does") == "stand";
            if (stands && !mayStand(transaction, unit))
                return Message{"play-not-for-this-unit", {}};
            if (stands && !answer.find("still-touching"))
                return factNeeded("still-touching");
            closing.chose(unit);
            if (!stands) {
                fallBack(transaction, closing, unit, "fall-backs");
                return {};
            }
            const Ids touched = named(answer, "still-touching");
            transaction.happened("stood", {unit}, {}, "combat-drawn");
            transaction.set(unit, state::after, After::stood);
            transaction.set(unit, state::bonus, 0);
            closing.link(unit, touched);
            transaction.push(closing.step("fall-backs", side));
            return {};
        }};
}

Ids makingWay(const BattleView& table)
{
    Ids ties;
    for (const play::Thing& thing : table.state().things)
        if (thing.kind == "making-way" && !thing.gone)
            ties.push_back(thing.id);
    return ties;
}

// Who retreated and was not pursued may still support those who were; so may foot that made way for them.
Ids mightSupport(const BattleView& table, const Closing& closing)
{
    const auto fights = [&](Id unit) { return table.type(unit) == Type::infantry && closing.linked(unit); };
    if (std::ranges::none_of(closing.losers, fights))
        return {};
    Ids found = closing.losers;
    std::erase_if(found, [&](Id unit) { return closing.linked(unit) || table.type(unit) != Type::infantry; });
    for (const Id tie : makingWay(table))
        for (const Id unit : table[tie].members)
            if (table.onTable(unit) && !table.engaged(unit) && !closing.linked(unit) && !contains(found, unit))
                found.push_back(unit);
    return found;
}

std::optional<Decision> regroupAsk(const BattleView& table, const Step& step)
{
    const Ids units = mightSupport(table, Closing::of(table, step));
    if (units.empty())
        return {};
    Decision ask{.who = table[units.front()].side, .rule = "drop-outs"};
    ask.inputs.push_back(factOf("supporting", units, int(units.size())));
    for (const Id unit : units)
        if (table.is(unit, state::supports))
            ask.inputs.back().given->push_back(unit);
    return ask;
}

Rule regroups()
{
    return {.what = "regroup",
        .carries = play::StepShape{1, 6, loads::closes},
        .asks = regroupAsk,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            Closing closing = Closing::of(transaction, step);
            if (const auto ask = regroupAsk(transaction, step))
                if (auto missing = factMissing(*ask, answer))
                    return missing;
            for (const Id tie : makingWay(transaction))
                transaction.dissolve(tie);
            for (const auto& [one, other] : closing.links) // who is touched does not only support any more
                if (transaction[one].side != transaction[other].side)
                    for (const Id unit : {one, other})
                        transaction.set(unit, state::supports, false);
            for (const Id unit : named(answer, "supporting"))
                for (const Id one : closing.losers)
                    if (transaction.type(one) == Type::infantry && closing.linked(one)) {
                        closing.link(unit, {one});
                        transaction.set(unit, state::supports, true);
                        break;
                    }
            close(transaction, closing);
            return {};
        }};
}

} // namespace

void fallBack(Transaction& transaction, const Closing& closing, Id unit, const char* then)
{
    const int side = transaction[unit].side;
    const char* what = closing.fallBack[side] == 0 ? "fall-back-roll" : "fall-back";
    transaction.push(packed(what, side, Move{std::string_view(then) == "fall-backs", closing}));
}

void regroup(Transaction& transaction, const Closing& closing)
{
    transaction.push(closing.step("regroup", play::nobody));
}

Rules fallBackRules() { return {fallBackRoll(), fallBackMove(), fallBacks(), regroups()}; }

} // namespace strategikon::warmasterPlay
