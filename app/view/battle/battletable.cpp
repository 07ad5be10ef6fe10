#include "battletable.h"

#include "app/shown/battle/card.h"
#include "app/words/fields.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"
#include "model/play/record/facts.h"

#include <algorithm>

namespace strategikon {

using namespace play;

BattleTable::BattleTable(const OpenBattle& battle, const Unfolded& unfolded, QObject* parent)
    : QObject(parent), battle_(battle), unfolded_(unfolded)
{
    connect(&battle_, &OpenBattle::changed, this, &BattleTable::changed);
}

QString BattleTable::turnWords() const
{
    if (!known()) {
        return {};
    }
    if (battle_.over()) {
        return tr("The battle is over");
    }
    return state().turn == 0 ? tr("Before the battle") : turnShown(state().turn, state().words);
}

QString BattleTable::outcome() const
{
    if (!battle_.over()) {
        return {};
    }
    const Facts facts = factsOf(battle_.game(), state());
    const std::string counted = battle_.game().score();
    const auto score = [&](int side) { return standingOf(facts, side, counted).value_or(0); };
    if (facts.winner == both) {
        return counted.empty() ? tr("A draw.") : tr("A draw, %1 %2 all.", "7 points").arg(score(0)).arg(scoreWords());
    }
    if (facts.winner != 0 && facts.winner != 1) {
        return {};
    }
    const QString who = battle_.sideName(facts.winner);
    return counted.empty()
        ? tr("%1: won.").arg(who)
        : tr("%1: won, %2 %3 to %4.", "an army: 7 points to 3")
              .arg(who, QString::number(score(facts.winner)), scoreWords(), QString::number(score(1 - facts.winner)));
}

QString BattleTable::placeWords() const
{
    const QString phase = phaseWords();
    if (phase.isEmpty()) {
        return known() && !battle_.over() && state().turn == 0 ? tr("Before the battle") : QString();
    }
    if (const auto bout = battle_.game().bout(state())) {
        return tr("%1: %2", "a phase, which of its fights").arg(phase, worded(bout->says));
    }
    const auto all = battle_.game().phases();
    const auto at = std::find(all.begin(), all.end(), state().phase);
    return at == all.end()
        ? phase
        : tr("%1, phase %2 of %3").arg(phase, QString::number(at - all.begin() + 1), QString::number(all.size()));
}

// Of what lies on the field and is nobody's only what has turned out: what a river is like where it was tried.
QString BattleTable::fieldWords() const
{
    QStringList all;
    if (!known()) {
        return {};
    }
    const Game& game = battle_.game();
    for (const Thing& thing : state().things) {
        if (thing.sort != Sort::feature || agreeable(game, thing.sort).empty()) {
            continue;
        }
        if (const QString found = inOneLine(fieldsShown(game.fields(), thing, state())); !found.isEmpty()) {
            all << tr("%1 (%2)", "a river, what it is like where").arg(named(state(), thing.id), found);
        }
    }
    return all.join(QStringLiteral("; "));
}

BoutShown BattleTable::bout() const
{
    const auto bout = known() && battle_.looking() < 0 ? battle_.game().bout(state()) : std::nullopt;
    BoutShown shown{.scored = bout && bout->score};
    for (const std::size_t side : {0, 1}) {
        QStringList parts;
        for (const Message& part : shown.scored ? bout->parts[side] : std::vector<Message>()) {
            parts << worded(part);
        }
        shown.score << (shown.scored ? (*bout->score)[side] : 0);
        shown.parts << parts.join(u'\n');
    }
    return shown;
}

QString BattleTable::scoreWords() const
{
    const std::string counted = known() ? battle_.game().score() : std::string();
    return counted.empty() ? QString() : ownWords("score-" + counted, state().words);
}

QString BattleTable::sideWords() const { return goesOn() ? battle_.sideName(state().side) : QString(); }

QString BattleTable::phaseWords() const { return goesOn() ? phaseShown(state().phase, state().words) : QString(); }

UnitShown BattleTable::shown(const Thing& thing) const
{
    const FieldsShown its = fieldsShown(battle_.game().fields(), thing, state());
    UnitShown shown{.thing = thing.id,
        .badge = QString::fromStdString(thing.badge),
        .name = translated(thing.name),
        .arm = QString::fromStdString(battle_.game().arm(thing)),
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
UnitShown BattleTable::rowShown(const Ids& row) const
{
    const Thing& first = state()[row.front()];
    UnitShown shown{.thing = first.id,
        .badge = badgesShown(state(), row),
        .name = translated(first.name),
        .arm = QString::fromStdString(battle_.game().arm(first)),
        .gone = true,
        .row = {row.begin(), row.end()},
        .many = tr("×\u00a0%1", "so many of a kind").arg(row.size()),
        .open = unfolded_.isRow(QString(), first.id)};
    QList<std::pair<MarkShown, int>> befell;
    for (const Id one : row) {
        shown.gone = shown.gone && state()[one].gone;
        for (const FieldMark& mark : fieldsShown(battle_.game().fields(), state()[one], state()).marks) {
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

void BattleTable::addRow(const AlikeRows& alike, const Thing& thing, QList<UnitShown>& rows) const
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
void BattleTable::rowsOf(Id group, Id army, const AlikeRows& alike, QList<UnitShown>& rows) const
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
    FieldsShown its = fieldsShown(battle_.game().fields(), state()[group], state());
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

QList<SideShown> BattleTable::sides() const
{
    QList<SideShown> all;
    const auto standings = known() ? battle_.game().standings(state()) : std::vector<Standing>();
    const AlikeRows alike = known() ? AlikeRows(battle_.game(), state()) : AlikeRows();
    for (int side = 0; side < 2 && known(); ++side) {
        SideShown shown{
            .name = battle_.sideName(side), .nation = battle_.nationOf(side), .letter = side == 0 ? tr("A") : tr("B")};
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
            shown.score += one.side == side && one.id == battle_.game().score() ? one.value : 0;
        }
        shown.turn = state().turn > 0 && !state().over && (state().side == side || state().side == both);
        all << shown;
    }
    return all;
}

} // namespace strategikon

#include "moc_battletable.cpp"
