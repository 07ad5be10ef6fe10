// Drive backs, when all shooting is done: the owner says in which order, the enemy throws, and the owner tells what the
// unit ran into (rulebook 1341-1385, 2220-2268).
#include "rules/warmaster/play/shooting/drive_back.h"

#include "rules/warmaster/play/shooting/drive_back_move.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>
#include <utility>

namespace strategikon::warmasterPlay {

namespace {

struct Driven {
    const BattleView& table;
    Id unit = 0;
    int dice = 0; // so far
};

bool covered(const Driven& is, Covered level) { return is.table.get(is.unit, state::cover) == level; }

const play::Vocabulary<Driven>& wordsOfDrives()
{
    static const play::Vocabulary<Driven> all{
        .when{
            {"infantry", [](const Driven& is) { return is.table.type(is.unit) == Type::infantry; }},
            {"defended", [](const Driven& is) { return covered(is, Covered::defended); }},
            {"fortified", [](const Driven& is) { return covered(is, Covered::fortified); }},
            {"warband", [](const Driven& is) { return is.table.has(is.unit, Special::warband); }},
            {"whole", [](const Driven& is) { return is.table.lostStands(is.unit) == 0; }},
            {"has-losses", [](const Driven& is) { return is.table.lostStands(is.unit) != 0; }},
            // Always, or only where it is driven back at all.
            {"losses-count",
                [](const Driven& is) { return is.dice > 0 || !is.table.ruledBy("warband-in-cover", "driven-only"); }},
        },
    };
    return all;
}

bool underFire(const BattleView& table, Id unit) { return table.get(unit, state::shot) > 0 && !table.engaged(unit); }

DriveBack driveBackOf(const BattleView& table, Id unit)
{
    return driveBackOf(table, unit, table.get(unit, state::shot));
}

Ids toBeDriven(const BattleView& table, int side)
{
    Ids units = table.units(side);
    std::erase_if(units, [&](Id unit) { return !underFire(table, unit) || driveBackOf(table, unit).dice == 0; });
    return units;
}

// The end of the phase: who stays is told at once, the others are driven back one by one.
Rule driveBacks()
{
    return {.what = "drive-backs",
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
            for (const int side : {0, 1}) {
                for (const Id unit : transaction.units(side))
                    if (const DriveBack drive = driveBackOf(transaction, unit);
                        underFire(transaction, unit) && drive.dice == 0) {
                        transaction.happened("stood-fire", {unit}, {{"hits", transaction.get(unit, state::shot)}},
                            drive.modifiers.empty() ? "drive-back" : drive.modifiers.back().id);
                        transaction.set(unit, state::shot, 0);
                    }
                if (!toBeDriven(transaction, side).empty())
                    transaction.push({"drive-next", side, {}, {}});
            }
            return {};
        }};
}

// Nobody is asked where only one is left.
Rule driveNext()
{
    return {.what = "drive-next",
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids units = toBeDriven(table, step.who);
            if (units.size() < 2)
                return {};
            Decision ask{.rule = "drive-order"};
            ask.inputs = {whoOf("driven", units)};
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Ids units = toBeDriven(transaction, step.who);
            if (units.empty())
                return {};
            const Id unit = answer.number("driven", units.front());
            if (units.size() > 1)
                transaction.push(step);
            const int dice = driveBackOf(transaction, unit).dice;
            transaction.push(packed("drive-back", enemy(transaction, unit), steps::DriveBack{unit, dice}));
            return {};
        }};
}

std::optional<Decision> driveBackCard(const BattleView& table, const Step& step)
{
    const auto driven = unpacked<steps::DriveBack>(step);
    if (driven.dice <= 0 || !table.onTable(driven.unit))
        return {};
    return Decision{.inputs = {dice(driven.dice)}, .rule = "drive-back"};
}

bool anyReaches(const std::vector<int>& faces, int score)
{
    return std::ranges::any_of(faces, [score](int face) { return face >= score; });
}

Preview previewDriveBack(const BattleView& table, const Step& step, const Answer& answer)
{
    const auto [unit, thrown] = unpacked<steps::DriveBack>(step);
    const int pace = table.fullPace(unit), six = table.figure("drive-six", "face");
    Preview seen;
    if (const int hits = table.get(unit, state::shot); hits > 0)
        seen.modifiers = driveBackOf(table, unit, hits).modifiers;
    seen.target = pace;
    seen.dice = {{.count = thrown, .atMost = pace, .feared = true}}; // thrown by the enemy
    double moved = play::atMost(thrown, pace);
    double noSix = play::hits(thrown, six).atMost(0) * play::atMost(thrown, pace, six - 1); // the faces that are left
    if (const auto* faces = answer.find("dice")) {
        moved = sum(answer) <= pace ? 1 : 0;
        noSix = anyReaches(*faces, six) ? 0 : moved;
    }
    // Confused are some of those who move back.
    seen.chances = {{"moved-back", moved}, {"confused", moved - noSix}, {"routed", 1 - moved}};
    return seen;
}

Rule driveBack()
{
    return {.what = "drive-back",
        .carries = play::StepShape{1, 1, loads::hasDice},
        .asks = driveBackCard,
        .preview = previewDriveBack,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (!driveBackCard(transaction, step))
                return {};
            const Id unit = step.on.front();
            const int distance = sum(answer), pace = transaction.fullPace(unit);
            if (distance > pace) {
                transaction.happened("routed", {unit}, {{"distance", distance}, {"pace", pace}}, "drive-rout");
                transaction.set(unit, state::shot, 0);
                transaction.destroy(unit, "drive-rout");
                return {};
            }
            transaction.happened("driven-back", {unit}, {{"distance", distance}}, "drive-back");
            transaction.set(unit, state::shot, 0);
            const auto& faces = *answer.find("dice");
            if (anyReaches(faces, transaction.figure("drive-six", "face")))
                transaction.confuse(unit, "drive-six");
            transaction.push(packed("driven", transaction[unit].side, steps::Driven{unit, distance}));
            return {};
        }};
}

} // namespace

DriveBack driveBackOf(const BattleView& table, Id unit, int hits)
{
    play::Sum sum{hits, {}};
    for (const play::Factor& row : table.rows(Account::drives))
        play::count(sum, {&row, 1}, 0, Driven{table, unit, sum.value}, {unit});
    DriveBack drive{std::max(sum.value, 0), std::move(sum.modifiers)};
    if (drive.dice > 0 && table.has(unit, Special::fanatics))
        drive.modifiers.push_back({"drive-fanatics", -std::exchange(drive.dice, 0), {unit}});
    return drive;
}

play::Account drivesAccount() { return play::accountOf("drives", wordsOfDrives()); }

Rules driveRules() { return {driveBacks(), driveNext(), driveBack(), driven()}; }

} // namespace strategikon::warmasterPlay
