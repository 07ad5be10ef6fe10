// The table: whose turn it is, and how all units and commanders are. Fields say themselves what they are.
#include "battleviewmodel.h"

#include "app/view/session.h"
#include "app/words/fields.h"
#include "app/words/nations.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/facts.h"

#include <algorithm>

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
    return state().turn == 0 ? tr("Before the battle") : turnShown(state().turn, state().words);
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
        shown.bars << BarShown{bar.words, bar.is, bar.of, bar.count, bar.brief};
    }
    for (const FieldMark& mark : its.marks) {
        shown.marks << MarkShown{mark.words, mark.plight, mark.shape, mark.letter};
    }
    return shown;
}

// Several alike in one row: how many, and how many of them each thing has befallen.
UnitShown BattleViewModel::rowShown(const Ids& row) const
{
    const Thing& first = state()[row.front()];
    UnitShown shown{.thing = first.id,
        .badge = badgesShown(state(), row),
        .name = translated(first.name),
        .arm = QString::fromStdString(recorder_->game().arm(first)),
        .gone = true,
        .row = {row.begin(), row.end()},
        .many = tr("×\u00a0%1", "so many of a kind").arg(row.size()),
        .open = open_.count({QString(), first.id}) > 0};
    QList<std::pair<MarkShown, int>> befell;
    for (const Id one : row) {
        shown.gone = shown.gone && state()[one].gone;
        for (const FieldMark& mark : fieldsShown(recorder_->game().fields(), state()[one], state()).marks) {
            const auto its = std::find_if(
                befell.begin(), befell.end(), [&](const auto& known) { return known.first.words == mark.ofMany; });
            if (its != befell.end())
                ++its->second;
            else
                befell.append({MarkShown{mark.ofMany, mark.plight, mark.shape, mark.letter}, 1});
        }
    }
    for (auto& [mark, many] : befell) {
        if (many < int(row.size()))
            mark.words = tr("%1: %2", "what befell so many").arg(mark.words).arg(many);
        shown.marks << mark;
    }
    return shown;
}

void BattleViewModel::addRow(const AlikeRows& alike, const Thing& thing, QList<UnitShown>& rows) const
{
    const Ids& row = alike.of(thing.id);
    if (row.size() < 2) {
        rows << shown(thing);
        return;
    }
    if (row.front() != thing.id)
        return;
    rows << rowShown(row);
    for (const Id one : rows.last().open ? row : Ids{}) {
        rows << shown(state()[one]);
        rows.last().inner = true;
    }
}

// The commanders of an army or of a block in it, and its units behind them; the block is told with the first of them.
void BattleViewModel::rowsOf(Id group, Id army, const AlikeRows& alike, QList<UnitShown>& rows) const
{
    const qsizetype first = rows.size();
    for (const Sort sort : {Sort::leader, Sort::body})
        for (const Thing& thing : state().things)
            if (thing.sort == sort && thing.within == group)
                addRow(alike, thing, rows);
    for (qsizetype at = first; at < rows.size(); ++at)
        rows[at].army = armyShown(state(), rows[at].thing);
    if (group == army || first == rows.size())
        return;
    FieldsShown its = fieldsShown(recorder_->game().fields(), state()[group], state());
    rows[first].block = translated(state()[group].name);
    FieldsShown now; // of this turn
    std::copy_if(its.marks.begin(), its.marks.end(), std::back_inserter(now.marks),
        [](const FieldMark& one) { return one.own; });
    its.marks.removeIf([](const FieldMark& one) { return one.own; });
    rows[first].blockNow = inOneLine(now);
    rows[first].blockSays = inOneLine(its);
    rows[first].blockPlight =
        std::any_of(its.marks.begin(), its.marks.end(), [](const FieldMark& one) { return one.plight; });
}

QList<SideShown> BattleViewModel::sides() const
{
    QList<SideShown> all;
    const auto standings = known() ? recorder_->game().standings(state()) : std::vector<Standing>();
    const AlikeRows alike = known() ? AlikeRows(recorder_->game(), state()) : AlikeRows();
    for (int side = 0; side < 2 && known(); ++side) {
        SideShown shown{.name = sideName(side), .nation = nationOf(side), .letter = side == 0 ? tr("A") : tr("B")};
        for (const Thing& thing : state().things) {
            if (thing.side == side && thing.sort == Sort::army) {
                shown.armies << this->shown(thing);
            }
        }
        for (const UnitShown& army : std::as_const(shown.armies)) {
            rowsOf(army.thing, army.thing, alike, shown.rows);
            for (const Thing& block : state().things) {
                if (block.sort == Sort::block && block.within == army.thing) {
                    rowsOf(block.id, army.thing, alike, shown.rows);
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
