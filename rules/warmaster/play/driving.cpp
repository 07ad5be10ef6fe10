// Drive backs, when all shooting is done: the owner says in which order, the enemy throws, and the owner tells what the
// unit ran into (rulebook 1341-1385, 2220-2268).
#include "rules/warmaster/play/driving.h"

#include "rules/warmaster/play/driven.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// What changes the number of dice, in this order.
struct Reduction {
    const char* id;
    int (*value)(const Table&, Id unit, int dice);
};

int coverReduction(const Table& table, Id unit, int level)
{
    return table.type(unit) == Type::infantry && table.get(unit, "cover") == level ? -level : 0;
}

// A warband that has lost a stand counts one hit more: always, or only where it is driven back at all.
int warband(const Table& table, Id unit, int dice)
{
    if (!table.has(unit, Special::warband))
        return 0;
    if (table.lostStands(unit) == 0)
        return -1;
    return table.ruledBy("warband-in-cover", "driven-only") && dice <= 0 ? 0 : 1;
}

constexpr Reduction reductions[] = {
    {"drive-defended", [](const Table& table, Id unit, int) { return coverReduction(table, unit, 1); }},
    {"drive-fortified", [](const Table& table, Id unit, int) { return coverReduction(table, unit, 2); }},
    {"drive-warband", warband},
    {"drive-fanatics",
        [](const Table& table, Id unit, int dice) {
            return table.has(unit, Special::fanatics) ? -std::max(dice, 0) : 0;
        }},
};

bool underFire(const Table& table, Id unit) { return table.get(unit, "shot") > 0 && !table.engaged(unit); }

DriveBack driveBackOf(const Table& table, Id unit) { return driveBackOf(table, unit, table.get(unit, "shot")); }

Ids toBeDriven(const Table& table, int side)
{
    Ids units = table.units(side);
    std::erase_if(units, [&](Id unit) { return !underFire(table, unit) || driveBackOf(table, unit).dice == 0; });
    return units;
}

// The end of the phase: who stays is told at once, the others are driven back one by one.
Rule driveBacks()
{
    return {.what = "drive-backs", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                for (const int side : {0, 1}) {
                    for (const Id unit : doing.units(side))
                        if (const DriveBack drive = driveBackOf(doing, unit);
                            underFire(doing, unit) && drive.dice == 0) {
                            doing.happened("stood-fire", {unit}, {{"hits", doing.get(unit, "shot")}},
                                drive.modifiers.empty() ? "drive-back" : drive.modifiers.back().id);
                            doing.set(unit, "shot", 0);
                        }
                    if (!toBeDriven(doing, side).empty())
                        doing.push({"drive-next", side, {}, {}});
                }
                return {};
            }};
}

// Nobody is asked where only one is left.
Rule driveNext()
{
    return {.what = "drive-next",
        .asks = [](const Table& table, const Step& step) -> std::optional<Ask> {
            const Ids units = toBeDriven(table, step.who);
            if (units.size() < 2)
                return {};
            Ask ask{.rule = "drive-order"};
            ask.inputs = {whoOf("driven", units)};
            return ask;
        },
        .preview = {},
        .resolve = [](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Ids units = toBeDriven(doing, step.who);
            if (units.empty())
                return {};
            const Id unit = answer.number("driven", units.front());
            if (units.size() > 1)
                doing.push(step);
            doing.push({"drive-back", enemy(doing, unit), {unit}, {driveBackOf(doing, unit).dice}});
            return {};
        }};
}

std::optional<Ask> driveBackCard(const Table& table, const Step& step)
{
    if (step.with[0] <= 0 || !table.onTable(step.on.front()))
        return {};
    Ask ask{.rule = "drive-back"};
    ask.inputs = {dice(step.with[0])};
    return ask;
}

Preview previewDriveBack(const Table& table, const Step& step, const Answer& answer)
{
    const Id unit = step.on.front();
    const int thrown = step.with[0], pace = table.fullPace(unit);
    Preview seen;
    if (const int hits = table.get(unit, "shot"); hits > 0)
        seen.modifiers = driveBackOf(table, unit, hits).modifiers;
    seen.target = pace;
    seen.dice = {{.count = thrown, .atMost = pace, .feared = true}}; // thrown by the enemy
    double moved = play::atMost(thrown, pace);
    double noSix = (play::hits(thrown, 6).atMost(0)) * play::atMost(thrown, pace, 5); // five faces are left
    if (const auto* faces = answer.find("dice")) {
        moved = sum(answer) <= pace ? 1 : 0;
        noSix = std::find(faces->begin(), faces->end(), 6) == faces->end() ? moved : 0;
    }
    seen.chances = {{"driven-back", moved}, {"confused", moved - noSix}, {"routed", 1 - moved}}; // of those driven back
    return seen;
}

Rule driveBack()
{
    return {.what = "drive-back",
        .asks = driveBackCard,
        .preview = previewDriveBack,
        .resolve = [](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (!driveBackCard(doing, step))
                return {};
            const Id unit = step.on.front();
            const int distance = sum(answer), pace = doing.fullPace(unit);
            if (distance > pace) {
                doing.happened("routed", {unit}, {{"distance", distance}, {"pace", pace}}, "drive-rout");
                doing.set(unit, "shot", 0);
                doing.destroy(unit, "drive-rout");
                return {};
            }
            doing.happened("driven-back", {unit}, {{"distance", distance}}, "drive-back");
            doing.set(unit, "shot", 0);
            const auto& faces = *answer.find("dice");
            if (std::find(faces.begin(), faces.end(), 6) != faces.end())
                doing.confuse(unit, "drive-six");
            doing.push({"driven", doing[unit].side, {unit}, {distance}});
            return {};
        }};
}

} // namespace

DriveBack driveBackOf(const Table& table, Id unit, int hits)
{
    DriveBack drive{hits, {}};
    for (const Reduction& reduction : reductions)
        if (const int value = reduction.value(table, unit, drive.dice)) {
            drive.dice += value;
            drive.modifiers.push_back({reduction.id, value, {unit}});
        }
    drive.dice = std::max(drive.dice, 0);
    return drive;
}

Rules driveRules() { return {driveBacks(), driveNext(), driveBack(), driven()}; }

} // namespace strategikon::warmasterPlay
