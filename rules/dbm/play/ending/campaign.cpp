#include "rules/dbm/play/ending/campaign.h"

#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/steps.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

namespace {

constexpr int faces = 6, dicePerCard = 12;

const Node& campaignTable() { return *victoryTable().find("campaign"); }

// Nobody but baggage of it is on the table or still to come.
bool hasLeft(const BattleView& table, int side)
{
    return std::ranges::none_of(table.state().things, [&](const play::Thing& thing) {
        return thing.sort == play::Sort::body && thing.side == side && !thing.gone && !table.isBaggage(thing.id)
            && table.commandOf(thing.id) != table.armyOf(thing.id);
    });
}

bool isBeaten(const BattleView& table, int side) { return isBroken(table, side) || hasLeft(table, side); }

// Mounted on the table, those on foot with their mounts as many as they are (860).
int mountedOf(const BattleView& table, int side)
{
    int many = 0;
    for (const Id one : table.elements(side))
        many += table.is(one, mountedTroops())                  ? 1
            : isDismounted(table, one) && hasMounts(table, one) ? 1 + int(exchangedFor(table, one).size())
                                                                : 0;
    return many;
}

// The row of that ratio of the victor's mounted to the loser's. Where neither has any it is neither half nor double,
// but by one reading.
const Node& rowOf(const BattleView& table, int victors, int losers)
{
    const auto& rows = campaignTable().itemsOf("rows");
    const auto fits = [&](const Node& row) {
        const Node *most = row.find("ratio-most"), *least = row.find("ratio-least");
        const auto times = [](const Node* ratio, std::size_t part, int many) {
            return int(ratio->items()[part].integer().value_or(0)) * many;
        };
        const bool level = victors == 0 && losers == 0 && !table.alternative("campaign-no-mounted");
        if (most)
            return !level && times(most, 1, victors) <= times(most, 0, losers);
        return !least || (!level && times(least, 1, victors) >= times(least, 0, losers));
    };
    const auto other = [](const Node& row) { return !row.find("ratio-most") && !row.find("ratio-least"); };
    const auto row = std::ranges::find_if(rows, [&](const Node& one) { return !other(one) && fits(one); });
    return row != rows.end() ? *row : *std::ranges::find_if(rows, other);
}

// Of its column.
int cellOf(const BattleView& table, Id element, const Node& row)
{
    for (const std::string& column : campaignTable().textsOf("columns"))
        if (kindsIn(*campaignTable().find("kinds"), column).hold(table.countsAs(element)))
            return int(row.integerOr(column, 0));
    return 0;
}

// `worn`: what is taken off the die of who touches an enemy.
bool isLost(const BattleView& table, int face, int cell, int worn)
{
    const int score = face - worn;
    const bool printed = cell == 0 ? score == 0 : score >= 1 && score <= cell;
    return table.ruledBy("campaign-nought", "as-printed") ? printed : score <= cell;
}

int lostFaces(const BattleView& table, int cell, int worn)
{
    int many = 0;
    for (int face = 1; face <= faces; ++face)
        many += isLost(table, face, cell, worn);
    return many;
}

// Who throws: all of the beaten on the table, and who left it against his will; by one reading who is still to come
// too.
Ids throwing(const BattleView& table, int side)
{
    const auto waits = [&](Id one) { return table.get(one, state::where) == Where::waiting; };
    const bool all = table.alternative("campaign-off-table");
    return table.thoseThat([&](const play::Thing& thing) {
        return thing.sort == play::Sort::body && thing.side == side
            && (table.onTable(thing.id) || (thing.gone ? table.is(thing.id, state::off) : all && waits(thing.id)));
    });
}

void settle(Transaction& transaction, Id element, After after)
{
    transaction.set(element, state::after, after);
    for (const Id one : exchangedFor(transaction, element))
        transaction.set(one, state::after, after);
}

void lost(Transaction& transaction, Id element)
{
    static const Kinds booty = kindsIn(*campaignTable().find("booty"), "own");
    const bool captured = transaction.is(element, booty) && !isBeaten(transaction, 1 - transaction[element].side);
    transaction.happened(captured ? "campaign-captured" : "campaign-lost", {element}, {}, "campaign");
    settle(transaction, element, captured ? After::captured : After::lost);
}

void kept(Transaction& transaction, const Ids& all)
{
    if (!all.empty())
        transaction.happened("campaign-kept", all, {{"elements", int(all.size())}}, "campaign");
    for (const Id one : all)
        settle(transaction, one, After::kept);
}

std::optional<Decision> contactCard(const BattleView& table, const Step& step)
{
    const Ids all = table.elements(step.who);
    if (all.empty())
        return {};
    return Decision{.who = step.who, .inputs = {factOf("touching", all, int(all.size()))}, .rule = "campaign"};
}

// Whoever no die can save, or lose, throws none; all others of one cell and one deduction throw together.
void pushDice(Transaction& transaction, int side, const Ids& touching)
{
    const int worn = -int(campaignTable().find("worn")->integerOr("value", 0));
    const Node& row = rowOf(transaction, mountedOf(transaction, 1 - side), mountedOf(transaction, side));
    std::map<std::pair<int, int>, Ids> groups;
    for (const Id one : throwing(transaction, side))
        groups[{cellOf(transaction, one, row), contains(touching, one) ? worn : 0}].push_back(one);
    Ids safe;
    for (const auto& [how, all] : groups) {
        const auto [cell, less] = how;
        const int out = lostFaces(transaction, cell, less);
        if (out == 0)
            std::ranges::copy(all, std::back_inserter(safe));
        else if (out == faces)
            for (const Id one : all)
                lost(transaction, one);
        else
            for (std::size_t from = 0; from < all.size(); from += dicePerCard)
                transaction.push(packed("campaign-dice", side,
                    steps::CampaignDice{
                        {all.begin() + long(from), all.begin() + long(std::min(all.size(), from + dicePerCard))}, cell,
                        less}));
    }
    kept(transaction, safe);
}

Rule campaignContact()
{
    return {.what = "campaign-contact",
        .asks = contactCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            if (const auto card = contactCard(transaction, step))
                if (auto missing = factMissing(*card, answer))
                    return missing;
            pushDice(transaction, step.who, named(answer, "touching"));
            return {};
        }};
}

std::optional<Decision> diceCard(const BattleView& table, const Step& step)
{
    const auto [elements, cell, worn] = unpacked<steps::CampaignDice>(step);
    const int lost = lostFaces(table, cell, worn);
    const bool low = isLost(table, 1, cell, worn); // then all faces up to some are
    Decision ask{.who = step.who, .rule = "campaign"};
    ask.inputs = {play::dice({.count = int(elements.size()), .reach = low ? lost + 1 : 0, .whose = step.who})};
    return ask;
}

Rule campaignDice()
{
    return {.what = "campaign-dice",
        .carries = elements(1, 2),
        .asks = diceCard,
        .preview =
            [](const BattleView& table, const Step& step, const Answer&) {
                const auto [all, cell, worn] = unpacked<steps::CampaignDice>(step);
                Preview seen;
                seen.dice.push_back(diceCard(table, step)->inputs.front().dice);
                seen.chances = {{"campaign-lost", double(lostFaces(table, cell, worn)) / faces}};
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto [all, cell, worn] = unpacked<steps::CampaignDice>(step);
            const Ids thrown = named(answer, "dice");
            Ids safe;
            for (std::size_t i = 0; i < all.size() && i < thrown.size(); ++i) {
                if (isLost(transaction, thrown[i], cell, worn))
                    lost(transaction, all[i]);
                else
                    safe.push_back(all[i]);
            }
            kept(transaction, safe);
            return {};
        }};
}

Rule campaignEnds()
{
    return {.what = "campaign-ends", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                transaction.happened("campaign-counted", {}, {}, "campaign");
                transaction.builder().end();
                return {};
            }};
}

// Of a side, whoever moved in this bound may have crossed an edge.
Ids mayLeave(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        const Moved moved = table.get(one, state::moved);
        return table.commandOf(one) == 0 || (moved != Moved::tactical && moved != Moved::march);
    });
    return all;
}

// By these edges a campaign lets them go: the invader by his own, the defender by all but the invader's (860).
bool getsAway(const BattleView& table, int side, const std::string& edge)
{
    return side == table.invader() ? edge == "own-edge" : edge != "enemy-edge";
}

std::optional<Decision> leaveCard(const BattleView& table, const Step& step)
{
    const Ids all = mayLeave(table, step.who);
    if (all.empty() || !table.is(table.battle(), state::campaign)) // elsewhere nobody leaves willingly
        return {};
    Decision ask{.rule = "leaving"};
    ask.inputs = {
        whoOf("elements", all, 1, int(all.size())), choice("edge", {"own-edge", "side-edge", "enemy-edge"}, 0)};
    ask.inputs.front().given.reset();
    return ask;
}

Rule leaves()
{
    return {.what = "leave-table",
        .phases = {"moves"},
        .anytime = true,
        .asks = leaveCard,
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Decision ask = *leaveCard(transaction, step);
            const bool away = getsAway(transaction, step.who, chosen(ask, answer, "edge"));
            for (const Id one : wholeBases(transaction, named(answer, "elements")))
                away ? transaction.withdraw(one, "leaving") : transaction.lose(one, "left-table", "losses");
            if (hasLeft(transaction, step.who))
                transaction.push({"battle-ends", play::nobody, {}, {}});
            return {};
        }};
}

} // namespace

bool countsCampaign(Transaction& transaction)
{
    if (!transaction.is(transaction.battle(), state::campaign))
        return false;
    bool any = false;
    if (isBeaten(transaction, 0) && isBeaten(transaction, 1) && transaction.alternative("campaign-both-beaten")) {
        for (const int side : {0, 1})
            kept(transaction, throwing(transaction, side));
        return false;
    }
    for (const int side : {1, 0}) {
        if (!isBeaten(transaction, side))
            continue;
        if (!std::exchange(any, true))
            transaction.push({"campaign-ends", play::nobody, {}, {}});
        transaction.push({"campaign-contact", side, {}, {}});
    }
    return any;
}

Rules campaignRules() { return {leaves(), campaignContact(), campaignDice(), campaignEnds()}; }

} // namespace strategikon::dbmPlay
