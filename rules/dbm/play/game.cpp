#include "rules/dbm/play/game.h"

#include "rules/dbm/play/agreeing.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/ending/campaign.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/forecast/prospects.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/sailing.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/paper/paper.h"
#include "rules/dbm/play/rivers/river_moves.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/setup/notes_check.h"
#include "rules/dbm/play/works/works.h"
#include "rules/play/ruled_by_book.h"

#include <algorithm>

namespace strategikon {

namespace {

using namespace dbmPlay;

class DbmGame final : public play::BookGame<BattleView, Transaction, OnTable>, public play::Foresight {
public:
    DbmGame() : BookGame({"dbm", &dbmPlay::fields, &books, &playTable, &boundPhases, &agree})
    {
        // Actions are offered in this order: what one does in a phase, then how it ends.
        for (auto part : {beforeRules(), initiativeRules(), moveRules(), navalRules(), unbiddenRules(), shootingRules(),
                 combatRules(), aftermathRules(), pursuitRules(), riverRules(), arrivalRules(), mountRules(),
                 baseRules(), campaignRules(), darkRules(), nightRules(), thirstRules(), noteRules(), boundRules(),
                 worksRules()})
            add(std::move(part));
        add({opening()});
    }

    std::vector<play::Prospect> ahead(
        const play::State& state, const play::Course& course, const std::vector<play::Supposed>& all) const override
    {
        const BattleView table(state);
        const play::Intent intent{course, all};
        std::vector<play::Prospect> seen;
        if (state.over)
            return seen;
        for (auto one : {diceAhead(table), movesAhead(table, intent), lineAhead(table, intent)})
            if (one)
                seen.push_back(std::move(*one));
        return seen;
    }

    std::vector<play::Standing> standings(const play::State& state) const override
    {
        return dbmPlay::standings(BattleView(state));
    }
    int winner(const play::State& state) const override
    {
        const int winner = BattleView(state).get(1, state::winner);
        return winner == 0 ? play::nobody : winner == 3 ? play::both : winner - 1;
    }
    std::string score() const override { return "points"; }
    std::string arm(const play::Thing& thing) const override { return armOf(thing); }
    std::string alike(const play::Thing& thing) const override { return alikeOf(thing); }
    std::vector<play::SheetRule> sheetRules(const play::State& state) const override
    {
        return dbmPlay::sheetRules(BattleView(state));
    }
    Message sortOf(const play::State& state, const play::Thing& thing) const override
    {
        return dbmPlay::sortOf(BattleView(state), thing);
    }
    std::vector<play::Tracker> trackers(const play::State& state, play::Id thing) const override
    {
        return dbmPlay::trackers(BattleView(state), thing);
    }
    std::vector<play::LossLine> lossLines(const play::State& state) const override
    {
        return dbmPlay::lossLines(BattleView(state));
    }
    std::vector<play::SheetTable> sheetTables(const play::State& state) const override
    {
        return dbmPlay::sheetTables(BattleView(state));
    }
    std::vector<std::string> fightsBy() const override { return {"type", "grade"}; }
    std::vector<play::Matchup> matchups(const play::State& state) const override
    {
        return dbmPlay::matchups(BattleView(state));
    }
    std::vector<std::string> violatedInvariants(const play::State& state) const override;
};

std::vector<std::string> DbmGame::violatedInvariants(const play::State& state) const
{
    std::vector<std::string> wrong;
    const BattleView table(state);
    for (const play::Thing& thing : state.things) {
        const std::string name = thing.badge.empty() ? std::to_string(thing.id) : thing.badge;
        const Where where = table.get(thing.id, state::where);
        if (thing.sort == play::Sort::body && thing.gone != (where == Where::lost || where == Where::away))
            wrong.push_back(name + " is gone and somewhere");
        const Id carrier = thing.sort == play::Sort::body ? carrierOf(table, thing.id) : 0;
        if (thing.sort == play::Sort::body && (carrier != 0) != (table.get(thing.id, state::where) == Where::aboard))
            wrong.push_back(name + " is aboard of no vessel, or not aboard of its own");
        if (thing.sort == play::Sort::body && where == Where::afoot && table.get(thing.id, state::exchanged) == 0)
            wrong.push_back(name + " fights on foot with nobody");
        if (const Id other = table.get(thing.id, state::base); other != 0 && partnerOf(table, other) != thing.id)
            wrong.push_back(name + " is on a base that is not its");
        if (thing.sort != play::Sort::block)
            continue;
        int lost = 0;
        for (const Id one : table.elementsOf(thing.id, true))
            lost += table.get(one, state::where) == Where::lost ? table.get(one, state::worth) : 0;
        if (table.get(thing.id, state::worth) > 0 && lost != table.get(thing.id, state::lost))
            wrong.push_back(name + " does not count its losses");
        if (table.get(thing.id, state::left) > table.get(thing.id, state::die))
            wrong.push_back(name + " has more points than its die");
    }
    if (state.over && table.get(1, state::winner) == 0)
        wrong.push_back("a battle that is over has no outcome");
    return wrong;
}

} // namespace

const play::Game& dbmGame()
{
    static const DbmGame game;
    return game;
}

} // namespace strategikon
