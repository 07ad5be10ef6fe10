#include "steps.h"

#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

using namespace field;

FieldFinding findingOf(const Misplaced& one, const System& system)
{
    FieldFinding shown;
    shown.ofTerrain = true;
    shown.feature = QString::fromStdString(one.feature);
    shown.code = QString::fromStdString(one.message.code);
    shown.words = worded(one.message);
    shown.place = cited(system, one.rule);
    shown.rule = cited(system, one.rule, true);
    shown.severe = one.weight == Misplaced::Weight::wrong;
    return shown;
}

FieldFinding findingOf(const Misposted& one, const System& system)
{
    FieldFinding shown;
    shown.badge = QString::fromStdString(one.badge);
    shown.code = QString::fromStdString(one.message.code);
    shown.words = worded(one.message);
    shown.place = cited(system, one.rule);
    shown.rule = cited(system, one.rule, true);
    return shown;
}

TerrainAsk askOf(const Ask& ask)
{
    constexpr const char* asked[] = {
        "side", "first", "chart", "item", "place", "done", "season", "roll-off", "choose", "allow", "where"};
    TerrainAsk shown;
    shown.what = QString::fromLatin1(asked[int(ask.what)]);
    shown.side = ask.side;
    shown.dice = ask.dice;
    shown.sides = ask.sides;
    shown.mayEnd = ask.mayEnd;
    shown.last = ask.last;
    shown.needs = ask.needs;
    shown.spent = ask.spent;
    for (const std::string& option : ask.options) {
        shown.options << QString::fromStdString(option);
    }
    if (ask.chart != nullptr) {
        shown.chart = translated(ask.chart->name);
        shown.chartId = QString::fromStdString(ask.chart->id);
    }
    if (ask.item != nullptr) {
        shown.item = translated(ask.item->name);
        shown.itemId = QString::fromStdString(ask.item->id);
        for (const Variant& one : ask.item->variants) {
            shown.variants << QString::fromStdString(one.id);
        }
    }
    return shown;
}

DeployTurn turnOf(const Deployment& deployment)
{
    const Turn turn = next(deployment);
    DeployTurn shown;
    shown.side = turn.side;
    shown.bodies = turn.bodies;
    shown.leaders = turn.leaders;
    shown.all = turn.all;
    shown.done = turn.done;
    shown.roll = turn.roll;
    shown.badge = QString::fromStdString(turn.badge);
    shown.block = QString::fromStdString(turn.block);
    shown.blockName = turn.block.empty() ? QString() : worded(TermId{"blocks", turn.block});
    shown.begun = hasBegun(deployment, turn);
    shown.notes = turn.notes;
    shown.camps = turn.camps;
    shown.works = turn.works;
    shown.assign = turn.assign;
    for (const int side : {0, 1}) {
        if (deployment.way[side].order == Way::Order::byBlocks && !turn.camps) { // who waits for what, nobody tells
            for (const Troop& troop : deployment.troops)
                if (troop.side == side && deployment.post(troop.badge) == nullptr)
                    shown.waiting[side] << QString::fromStdString(troop.badge);
            continue;
        }
        for (const Troop* troop : pending(deployment, side, turn.leaders)) {
            shown.waiting[side] << QString::fromStdString(troop->badge);
        }
    }
    return shown;
}

} // namespace strategikon

#include "moc_steps.cpp"
