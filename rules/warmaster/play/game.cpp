#include "rules/warmaster/play/game.h"

#include "rules/play/ruled_by_book.h"
#include "rules/warmaster/play/agreeing.h"
#include "rules/warmaster/play/arms.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/ending/score.h"
#include "rules/warmaster/play/forecast/prospects.h"
#include "rules/warmaster/play/invariants.h"
#include "rules/warmaster/play/map/likely.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/paper/play_sheet.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/shooting/drive_back.h"
#include "rules/warmaster/play/turn.h"

#include <algorithm>

namespace strategikon {

namespace {

using namespace warmasterPlay;

class WarmasterGame final : public play::BookGame<BattleView, Transaction, Tape>, public play::Foresight {
public:
    WarmasterGame() : BookGame({"warmaster", &warmasterPlay::fields, &books, &playTable, &turnPhases, &agree})
    {
        // Actions are offered in this order: what one does in a phase, then how it ends.
        for (auto part : {beforeRules(), arrivalRules(), chargeRules(), shootingRules(), combatRules(), orderRules(),
                 moveRules(), aftermathRules(), turnRules(), endRules()})
            add(std::move(part));
    }

    std::vector<play::Prospect> ahead(
        const play::State& state, const play::Course& course, const std::vector<play::Supposed>& all) const override
    {
        const BattleView table(state);
        std::vector<play::Prospect> seen;
        if (state.over)
            return seen;
        const Intent intent{course, all};
        auto charges = chargesAhead(*this, table, intent);
        const bool atHand = !charges.empty() && charges.front().what == "charge"; // then nothing else matters now
        auto plan = atHand && intent.place("order") < 0 ? std::nullopt : planAhead(table, intent);
        if (plan)
            seen.push_back(std::move(*plan));
        std::move(charges.begin(), charges.end(),
            atHand ? std::inserter(seen, seen.begin()) : std::inserter(seen, seen.end()));
        if (!atHand)
            for (auto& combat : combatsAhead(table, intent))
                seen.push_back(std::move(combat));
        return seen;
    }

    std::optional<play::Bout> bout(const play::State& state) const override { return boutOf(BattleView(state)); }

    play::Warnings warnings(const play::State& state, const play::Decision& ask, const play::Answer& answer,
        const field::Field* on) const override
    {
        return play::isAgreed(answer) ? warningsOfPlaces(BattleView(state), answer, on)
                                      : BookGame::warnings(state, ask, answer, on);
    }

    std::optional<play::LikelyPlace> likelyPlace(
        const play::State& state, const play::Gone& gone, const field::Field* on) const override
    {
        return warmasterPlay::likelyPlace(BattleView(state), gone, on);
    }

    play::Reaches reaches(const play::State& state, play::Id thing) const override
    {
        return warmasterPlay::reachesOf(BattleView(state), thing);
    }

    std::vector<play::Standing> standings(const play::State& state) const override
    {
        return warmasterPlay::standings(BattleView(state));
    }
    int winner(const play::State& state) const override { return warmasterPlay::winner(BattleView(state)); }
    std::vector<Message> stakes(const play::State& state) const override
    {
        return warmasterPlay::stakes(BattleView(state));
    }
    std::string score() const override { return "points"; }
    std::vector<play::Honour> honours() const override { return {{"charges", "charged"}, {"pursuits", "pursued"}}; }
    std::string arm(const play::Thing& thing) const override { return armOf(thing); }
    std::vector<std::string> figures(play::Sort sort) const override { return warmasterPlay::figures(sort); }
    std::vector<play::Tracker> trackers(const play::State& state, play::Id thing) const override
    {
        return warmasterPlay::trackers(BattleView(state), thing);
    }
    std::vector<play::SheetTable> sheetTables(const play::State& state) const override
    {
        return warmasterPlay::sheetTables(BattleView(state));
    }
    std::vector<play::SheetRule> sheetRules(const play::State& state) const override
    {
        return warmasterPlay::sheetRules(BattleView(state));
    }
    std::vector<std::string> fightsBy() const override { return warmasterPlay::fightsBy(); }
    std::vector<play::Matchup> matchups(const play::State& state) const override
    {
        return warmasterPlay::matchups(BattleView(state));
    }
    std::vector<std::string> violatedInvariants(const play::State& state) const override
    {
        return warmasterPlay::violatedInvariants(state);
    }
};

} // namespace

const play::Game& warmasterGame()
{
    static const WarmasterGame game;
    return game;
}

} // namespace strategikon
