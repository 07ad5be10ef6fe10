#include "rules/sixmm/play/game.h"

#include "model/play/phases.h"
#include "model/play/transaction.h"
#include "rules/play/fields.h"
#include "rules/play/steps.h"
#include "rules/play/words.h"
#include "rules/sixmm/play/fields.h"
#include "rules/sixmm/play/figures.h"

namespace strategikon {

namespace sixmmPlay {

using namespace play;

const Fields& fields()
{
    static const Fields all = readFields("sixmm", {}, state::named);
    return all;
}

namespace {

struct BattleView : View {
    explicit BattleView(const State& state) : View(state, fields()) {}
    Ids toFight(int side) const
    {
        return thoseThat([&](const Thing& one) {
            return one.sort == Sort::body && one.side == side && !one.gone && !is(one.id, state::fought);
        });
    }
};

using Transaction = TransactionOf<BattleView>;
using Rule = RuleOf<BattleView, Transaction, NoTape>;
using Refusal = std::optional<Message>;

// Who charges loses his formation (529).
void comes(Transaction& transaction, Id unit, Id enemy, Stance how)
{
    transaction.set(unit, state::stance, how);
    transaction.set(enemy, state::stance, Stance::standing);
    if (how == Stance::charging && transaction.get(unit, state::order) != Order::open)
        transaction.set(unit, state::unformed, true);
}

const Rule fighting{.what = "close-combat",
    .phases = {"combat"},
    .acts = Who::either,
    .asks = [](const BattleView& view, const Step& step) -> std::optional<Decision> {
        const Ids own = view.toFight(step.who), enemies = view.toFight(1 - step.who);
        if (own.empty() || enemies.empty())
            return {};
        return Decision{.inputs = {whoOf("unit", own), whoOf("enemy", enemies),
                            choice("manner", {"fights-on", "charges", "advances"})}};
    },
    .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Refusal {
        const Id unit = answer.number("unit"), enemy = answer.number("enemy");
        transaction.happened("met", {unit, enemy});
        if (const int manner = answer.number("manner"); manner > 0)
            comes(transaction, unit, enemy, Stance(manner));
        for (const Id one : {unit, enemy})
            transaction.set(one, state::fought, true);
        transaction.push({"fight", step.who, {unit, enemy}, {}});
        return {};
    }};

const Phases course({{"combat", {}}}, "bound-begins");

const Rule bound{
    .what = "bound-begins", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Refusal {
        transaction.happened("bound-began");
        for (const Id one : transaction.thoseThat([](const Thing& thing) { return thing.sort == Sort::body; }))
            transaction.end(one, "bound");
        transaction.builder().setTurn(transaction.state().turn + 1);
        return {};
    }};

struct SixmmGame : RuledGame<BattleView, Transaction, NoTape> {
    SixmmGame() : steps(stepsOf("sixmm", sixmmPlay::fields(), sixmmPlay::figures()))
    {
        addWords("sixmm");
        std::vector<Rule> rules{fighting, endPhase<BattleView, Transaction, NoTape>(course),
            phaseBegins<BattleView, Transaction, NoTape>(course), bound};
        for (const TabledStep& table : steps)
            rules.push_back(ruleOf<BattleView, Transaction, NoTape>(table));
        add(std::move(rules));
    }
    std::string words() const override { return "sixmm"; }
    const Fields& fields() const override { return sixmmPlay::fields(); }
    std::vector<std::string> phases() const override { return course.ids(); }
    const Cited* cited(const State&, std::string_view id) const override { return citedIn(steps, id); }
    std::vector<std::string> violatedInvariants(const State&) const override { return {}; }

    std::vector<TabledStep> steps;
};

} // namespace

} // namespace sixmmPlay

const play::Game& sixmmGame()
{
    static const sixmmPlay::SixmmGame one;
    return one;
}

} // namespace strategikon
