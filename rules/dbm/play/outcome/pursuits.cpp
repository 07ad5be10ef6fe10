// Who pursues, and with whom (rulebook 796-802).
#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/sailing.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/rule.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// A row of who pursues, or need not (796-799).
struct Pursuer {
    Kinds own{}, except{}, against{};
    bool irregular = false, impetuous = false;
    std::string otherwise{}; // by the other reading of that switch alone

    bool isAbout(const BattleView& table, Id element, Id loser) const
    {
        return (own.empty() || table.is(element, own)) && (except.empty() || !table.is(element, except))
            && (against.empty() || table.is(loser, against)) && !(irregular && table.isRegular(element))
            && (!impetuous || table.isImpetuous(element)) && (otherwise.empty() || table.alternative(otherwise));
    }
};

std::vector<Pursuer> pursuers(const char* list)
{
    std::vector<Pursuer> all;
    for (const Node& row : outcomesTable().find("pursuit")->itemsOf(list))
        all.push_back(
            {kindsIn(row, "own"), kindsIn(row, "except"), kindsIn(row, "against"), row.textOr("order") == "irregular",
                contains(row.textsOf("when"), std::string("impetuous")), otherwiseIn(row)});
    return all;
}

bool anyIsAbout(const std::vector<Pursuer>& rows, const BattleView& table, Id element, Id loser)
{
    return std::ranges::any_of(rows, [&](const Pursuer& row) { return row.isAbout(table, element, loser); });
}

bool mustPursue(const BattleView& table, Id element, Id loser)
{
    static const auto rows = pursuers("must");
    return anyIsAbout(rows, table, element, loser);
}

// And may choose not to (799).
bool mayStay(const BattleView& table, Id element, Id loser)
{
    static const auto rows = pursuers("need-not");
    return anyIsAbout(rows, table, element, loser);
}

// Of who broke off nobody knows whether he was more than beside it: it says so itself (797-798).
bool hasBrokenOff(const Step& step) { return !step.with.empty(); }

std::optional<Decision> pursuitCard(const BattleView& table, const Step& step)
{
    const Id winner = step.on[0], loser = step.on[1];
    if (!table.onTable(winner))
        return {};
    Decision ask{.who = table[winner].side, .rule = "pursuit"};
    const bool free = mayStay(table, winner, loser);
    const bool wades =
        !mustPursue(table, winner, loser) && table.alternative("waders-pursue"); // and may not leave the water
    const bool asked = free || wades || hasBrokenOff(step);
    ask.inputs = {choice("does", {"pursues", free ? "stays" : "prevented"}, asked ? -1 : 0)};
    ask.inputs.front().fact = !asked;
    Ids behind = friendsOf(table, winner);
    std::erase_if(behind, [&](Id one) { return table.commandOf(one) != table.commandOf(winner); });
    if (!behind.empty()) {
        ask.inputs.push_back(factOf("with", behind, std::min<int>(int(behind.size()), 3)));
        ask.inputs.back().given = ranksOf(table, step);
    }
    return ask;
}

Rule pursues()
{
    return {.what = "pursues",
        .carries = elements(2),
        .noChoice = true,
        .asks = pursuitCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const auto card = pursuitCard(transaction, step);
            if (!card)
                return {};
            const Answer answer = filled(*card, given);
            if (chosen(*card, answer, "does") != "pursues") {
                transaction.happened("stayed", {step.on[0]}, {}, "pursuit");
                return {};
            }
            Ids on{step.on[0]};
            const Ids with = named(answer, "with");
            on.insert(on.end(), with.begin(), with.end());
            for (const Id one : wholeBases(transaction, on)) {
                transaction.happened("pursued", {one}, {}, "pursuit");
                transaction.set(one, state::routed, false);
                play::leavePlace(transaction.builder(), fields(), one);
                leaveMounts(transaction, one);
            }
            part(transaction, step.on[0]);
            if (transaction.get(step.on[1], state::moved) != Moved::fled && !hasBrokenOff(step)) // after a recoil
                meet(transaction, {step.on[0]}, {step.on[1]});
            return {};
        }};
}

} // namespace

void pushPursuit(Transaction& transaction, Id winner, Id loser, bool wades, const Ids& ranks, bool brokenOff)
{
    if (isVessel(transaction, winner) && !isVessel(transaction, loser))
        return pushFollowing(transaction, winner, loser);
    Ids on{winner, loser};
    on.insert(on.end(), ranks.begin(), ranks.end());
    if (wades || mustPursue(transaction, winner, loser))
        transaction.push(
            {"pursues", transaction[winner].side, std::move(on), brokenOff ? std::vector{1} : std::vector<int>()});
}

Rules pursuitRules() { return {pursues()}; }

} // namespace strategikon::dbmPlay
