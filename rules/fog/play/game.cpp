#include "rules/fog/play/game.h"

#include "model/play/phases.h"
#include "model/play/transaction.h"
#include "rules/fog/play/fields.h"
#include "rules/fog/play/figures.h"
#include "rules/play/fields.h"
#include "rules/play/steps.h"
#include "rules/play/words.h"

namespace strategikon {

namespace fogPlay {

using namespace play;

const Fields& fields()
{
    static const Fields all = readFields("fog", {}, state::named);
    return all;
}

namespace {

struct BattleView : View {
    explicit BattleView(const State& state) : View(state, fields()) {}
    Ids groups(int side, Cohesion worst) const
    {
        return thoseThat([&](const Thing& one) {
            return one.sort == Sort::body && one.side == side && !one.gone && get(one.id, state::cohesion) <= worst;
        });
    }
};

using Transaction = TransactionOf<BattleView>;
using Rule = RuleOf<BattleView, Transaction, NoTape>;
using Refusal = std::optional<Message>;

// Fragmented groups do not charge (2748), and nobody fights broken ones (2387). Both sides fight with the same bases
// (2049): those that met are counted by the players.
const Rule charge{.what = "charge",
    .phases = {"impact"},
    .asks = [](const BattleView& view, const Step& step) -> std::optional<Decision> {
        Ids own = view.groups(step.who, Cohesion::disrupted);
        const Ids enemies = view.groups(1 - step.who, Cohesion::fragmented);
        std::erase_if(own, [&](Id one) { return view.is(one, state::charged); });
        if (own.empty() || enemies.empty())
            return {};
        return Decision{.inputs = {whoOf("charger", own), whoOf("target", enemies), number("met", 1, 20, 2)}};
    },
    .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Refusal {
        const Id charger = answer.number("charger"), target = answer.number("target");
        const int met = std::min(
            {answer.number("met", 2), transaction.get(charger, state::bases), transaction.get(target, state::bases)});
        transaction.happened("charged", {charger, target}).setNumber(charger, state::charged, 1);
        transaction.push({"impact", step.who, {charger, target}, {met}});
        return {};
    }};

const Phases course({{"impact", {}}}, "turn-begins");

const Rule turn{
    .what = "turn-begins", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Refusal {
        transaction.happened("turn-began");
        for (const Id one : transaction.thoseThat([](const Thing& thing) { return thing.sort == Sort::body; }))
            transaction.end(one, "turn");
        transaction.builder().setSide(1 - transaction.state().side);
        transaction.builder().setTurn(transaction.state().turn + 1);
        return {};
    }};

struct FogGame : RuledGame<BattleView, Transaction, NoTape> {
    FogGame() : steps(stepsOf("fog", fogPlay::fields(), fogPlay::figures()))
    {
        addWords("fog");
        std::vector<Rule> rules{charge, endPhase<BattleView, Transaction, NoTape>(course),
            phaseBegins<BattleView, Transaction, NoTape>(course), turn};
        for (const TabledStep& table : steps)
            rules.push_back(ruleOf<BattleView, Transaction, NoTape>(table));
        add(std::move(rules));
    }
    std::string words() const override { return "fog"; }
    const Fields& fields() const override { return fogPlay::fields(); }
    std::vector<std::string> phases() const override { return course.ids(); }
    const Cited* cited(const State&, std::string_view id) const override { return citedIn(steps, id); }
    std::vector<std::string> violatedInvariants(const State&) const override { return {}; }

    std::vector<TabledStep> steps;
};

} // namespace

} // namespace fogPlay

const play::Game& fogGame()
{
    static const fogPlay::FogGame one;
    return one;
}

} // namespace strategikon
