// The table: whose turn it is, and how all units and commanders are. Fields say themselves what they are.
#include "battleviewmodel.h"

#include "app/view/session.h"
#include "app/words/fields.h"
#include "app/words/nations.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/facts.h"

#include <algorithm>
#include <utility>

namespace strategikon {

using namespace play;

QString BattleViewModel::name() const
{
    return known() ? QString::fromStdString(recorder_->saved().content.name) : QString();
}

QString BattleViewModel::turnWords() const
{
    if (!known()) {
        return {};
    }
    if (over()) {
        return tr("The battle is over");
    }
    return state().turn == 0 ? tr("Before the battle") : tr("Turn %1").arg(state().turn);
}

QString BattleViewModel::outcome() const
{
    if (!over()) {
        return {};
    }
    const Facts facts = factsOf(recorder_->game(), state());
    const std::string counted = recorder_->game().score();
    const auto score = [&](int side) { return standingOf(facts, side, counted).value_or(0); };
    if (facts.winner == both) {
        return counted.empty() ? tr("A draw.") : tr("A draw, %1 %2 all.", "7 points").arg(score(0)).arg(scoreWords());
    }
    if (facts.winner != 0 && facts.winner != 1) {
        return {};
    }
    const QString who = sideName(facts.winner);
    return counted.empty()
        ? tr("%1: won.").arg(who)
        : tr("%1: won, %2 %3 to %4.", "an army: 7 points to 3")
              .arg(who, QString::number(score(facts.winner)), scoreWords(), QString::number(score(1 - facts.winner)));
}

QString BattleViewModel::scoreWords() const
{
    const std::string counted = known() ? recorder_->game().score() : std::string();
    return counted.empty() ? QString() : ownWords("score-" + counted, state().words);
}

QString BattleViewModel::sideName(int side) const
{
    QStringList names;
    for (const Thing& thing : state().things) {
        if (thing.sort == Sort::army && thing.side == side) {
            names << QString::fromStdString(thing.name);
        }
    }
    return names.join(QStringLiteral(", "));
}

QString BattleViewModel::nationOf(int side) const
{
    QStringList nations;
    for (const Thing& thing : state().things) {
        if (thing.sort == Sort::army && thing.side == side && !thing.kind.empty()) {
            nations << nationShown(Session::current()->catalogue(), recorder_->saved().content.system, thing.kind);
        }
    }
    nations.removeDuplicates();
    return nations.join(QStringLiteral(", "));
}

QString BattleViewModel::sideWords() const
{
    return known() && state().turn > 0 && !state().over ? sideName(state().side) : QString();
}

QString BattleViewModel::phaseWords() const
{
    return known() && state().turn > 0 && !state().over ? phaseShown(state().phase, state().words) : QString();
}

UnitShown BattleViewModel::shown(const Thing& thing) const
{
    const FieldsShown its = fieldsShown(recorder_->game().fields(), thing, state());
    UnitShown shown{.thing = thing.id,
        .badge = QString::fromStdString(thing.badge),
        .name = translated(thing.name),
        .arm = QString::fromStdString(recorder_->game().arm(thing)),
        .gone = thing.gone};
    for (const FieldBar& bar : its.bars) {
        shown.bars << BarShown{bar.words, bar.is, bar.of};
    }
    for (const FieldMark& mark : its.marks) {
        shown.marks << MarkShown{mark.words, mark.plight, mark.shape, mark.letter};
    }
    return shown;
}

// The commanders of an army or of a block in it, and its units behind them; the block is told with the first of them.
void BattleViewModel::rowsOf(Id group, Id army, QList<UnitShown>& rows) const
{
    bool first = group != army;
    for (const Sort sort : {Sort::leader, Sort::body}) {
        for (const Thing& thing : state().things) {
            if (thing.sort != sort || thing.within != group) {
                continue;
            }
            UnitShown row = shown(thing);
            row.army = armyShown(state(), thing.id);
            if (std::exchange(first, false)) {
                const FieldsShown its = fieldsShown(recorder_->game().fields(), state()[group], state());
                row.block = translated(state()[group].name);
                row.blockSays = inOneLine(its);
                row.blockPlight =
                    std::any_of(its.marks.begin(), its.marks.end(), [](const FieldMark& one) { return one.plight; });
            }
            rows << row;
        }
    }
}

QList<SideShown> BattleViewModel::sides() const
{
    QList<SideShown> all;
    const auto standings = known() ? recorder_->game().standings(state()) : std::vector<Standing>();
    for (int side = 0; side < 2 && known(); ++side) {
        SideShown shown{.name = sideName(side), .nation = nationOf(side), .letter = side == 0 ? tr("A") : tr("B")};
        for (const Thing& thing : state().things) {
            if (thing.side == side && thing.sort == Sort::army) {
                shown.armies << this->shown(thing);
            }
        }
        for (const UnitShown& army : std::as_const(shown.armies)) {
            rowsOf(army.thing, army.thing, shown.rows);
            for (const Thing& block : state().things) {
                if (block.sort == Sort::block && block.within == army.thing) {
                    rowsOf(block.id, army.thing, shown.rows);
                }
            }
        }
        for (const Standing& one : standings) {
            shown.score += one.side == side && one.id == recorder_->game().score() ? one.value : 0;
        }
        shown.turn = state().turn > 0 && !state().over && (state().side == side || state().side == both);
        all << shown;
    }
    return all;
}

} // namespace strategikon
