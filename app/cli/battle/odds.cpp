// strategikon odds, battle odds
#include "battle_files.h"
#include "battles.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/card.h"
#include "model/play/record/action.h"

#include <QLocale>

namespace strategikon::cli {

using namespace play;

namespace {

// Under whose they are, where there are several accounts.
void printModifiers(const Preview& seen, const Game& game, const State& state)
{
    std::string account;
    for (const play::Modifier& one : seen.modifiers) {
        if (one.account != account)
            print(QStringLiteral("%1:\n").arg(accountShown(account = one.account, state, seen.of)));
        print(QStringLiteral("%1  %2\n")
                  .arg(one.value > 0 ? u'+' + QString::number(one.value) : QString::number(one.value),
                      modifierShown(game, state, one.id)));
    }
}

void tellOdds(const Preview& seen, const Game& game, const State& state)
{
    if (seen.price)
        print(worded(*seen.price) + u'\n');
    if (!seen.dice.empty() && !needsShown(seen.dice.front()).isEmpty())
        print(needsShown(seen.dice.front()) + u'\n');
    printModifiers(seen, game, state);
    if (!seen.opposed.empty())
        printOpposed(opposedShown(seen, state));
    else
        for (const auto& [outcome, chance] : seen.chances)
            print(QStringLiteral("%1  %2 %\n")
                      .arg(outcomeShown(outcome, state, seen.of), QLocale().toString(chance * 100, 'f', 2)));
    if (seen.modifiers.empty() && seen.dice.empty() && seen.opposed.empty() && seen.chances.empty())
        print(Cli::tr("No dice decide this.") + u'\n');
}

// Why a line has no odds; where one above it had no dice, that may be the reason.
int noOdds(const Fault& why, int withoutDice)
{
    const int status = refused(why);
    if (withoutDice > 0)
        complain(Cli::tr("line %1 has no dice, so the lines below it see the table as it was before.")
                     .arg(QString::number(withoutDice)));
    return status;
}

} // namespace

// Lines follow on one another: what a line with its dice does is done for those below it. Nothing of it is recorded.
int oddsInBattle(const std::string& battle, const std::string& action, bool fill, bool json)
{
    const auto actions = actionsOf(action);
    auto open = actions ? openBattle(battle, false, Needs::latest) : std::nullopt;
    if (!open)
        return unusable;
    Json all = Json::array();
    Battle trial = (*open)->battle();
    const Game& game = (*open)->game();
    int line = 0, withoutDice = 0;
    for (const Action& one : *actions) {
        const auto answer = fill ? filledAnswer({&game, &trial.state(), open->on(), &trial, trial.head()}, one.node)
                                 : answerFrom(game, trial.state(), one.node);
        if (!answer)
            return noOdds(one.placed(answer.faults.front()), withoutDice);
        if (auto why = trial.refusedBeforeDice(*answer))
            return noOdds(one.placed(Fault{{}, std::move(*why)}), withoutDice);
        const Preview seen = meaningOf({&game, &trial.state(), open->on(), &trial, trial.head()}, *answer);
        const auto ask = game.card(trial.state(), answer->what, answer->who);
        all.push_back(jsonOf(seen, ask ? &*ask : nullptr, *open->recorder, trial.state()));
        if (!json)
            tellOdds(seen, game, trial.state());
        if (++line < int(actions->size()) && !trial.answered(*answer) && withoutDice == 0)
            withoutDice = line;
    }
    if (json)
        printJson(all);
    return done;
}

} // namespace strategikon::cli
