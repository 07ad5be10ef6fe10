#include "battlestory.h"

#include <algorithm>

namespace strategikon {

BattleStory::BattleStory(const OpenBattle& battle, const StepsTold& told, QObject* parent)
    : QAbstractListModel(parent), battle_(battle), told_(told)
{
    connect(&battle_, &OpenBattle::changed, this, &BattleStory::update);
    connect(&battle_, &OpenBattle::opened, this, &BattleStory::reset);
}

int BattleStory::here() const
{
    const int looked = battle_.known() ? battle_.lookedStep() : -1;
    const auto it = std::find_if(rows_.begin(), rows_.end(),
        [&](const Row& row) { return looked < 0 ? row.here : row.step == looked && !row.undone; });
    return it == rows_.end() ? -1 : int(it - rows_.begin());
}

void BattleStory::setOnlyMarked(bool only)
{
    if (std::exchange(onlyMarked_, only) != only) {
        update();
    }
}

int BattleStory::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant BattleStory::data(const QModelIndex& index, int role) const
{
    if (role != Qt::UserRole || !marked_ || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rows_[std::size_t(index.row())];
    return QVariant::fromValue(told_.shown(row.step, row.undone, *marked_));
}

BattleStory::Row BattleStory::rowOf(int step, bool undone) const
{
    const play::Battle& battle = battle_.record();
    Row row{.step = step,
        .undone = undone,
        .here = step == battle.head(),
        .goes = told_.isLast(step, undone),
        .bookmark = marked_->bookmarks.contains(step),
        .notes = marked_->notes.value(step)};
    for (const int first : marked_->others(step)) {
        row.others.emplace_back(first, battle.tip(first));
    }
    return row;
}

std::vector<BattleStory::Row> BattleStory::found()
{
    std::vector<Row> rows;
    marked_.reset();
    anyMarked_ = false;
    if (!battle_.known()) {
        return rows;
    }
    const play::Battle& battle = battle_.record();
    marked_.emplace(battle);
    const auto add = [&](int step, bool undone) {
        Row row = rowOf(step, undone);
        const bool marked = row.bookmark || !row.notes.isEmpty();
        anyMarked_ = anyMarked_ || marked;
        if (marked || !onlyMarked_) {
            rows.push_back(std::move(row));
        }
    };
    add(0, false);
    for (const int step : battle.line()) {
        add(step, false);
    }
    for (const int step : battle.ahead()) {
        if (!marked_->isIdleJump(step)) {
            add(step, true);
        }
    }
    return rows;
}

void BattleStory::reset()
{
    beginResetModel();
    rows_ = found();
    endResetModel();
    emit changed();
}

// With all that went on from it unasked; of a moment that is looked back at, what led there.
QString BattleStory::lastTold() const
{
    if (!battle_.known()) {
        return {};
    }
    const play::Battle& battle = battle_.record();
    const auto line = battle.line();
    const int looking = battle_.looking();
    if (looking >= 0) {
        return looking > 0 && looking <= int(line.size()) ? told_.of(line[std::size_t(looking - 1)]).join(u' ')
                                                          : QString();
    }
    return battle.head() == battle.root() ? QString() : told_.since(battle.askedBy(battle.head())).join(u' ');
}

QList<StepShown> BattleStory::all() const
{
    QList<StepShown> all;
    if (!battle_.known()) {
        return all;
    }
    const Marked marked(battle_.record());
    all << told_.shown(0, false, marked);
    for (const int step : battle_.record().line()) {
        all << told_.shown(step, false, marked);
    }
    for (const int step : battle_.record().ahead()) {
        if (!marked.isIdleJump(step)) {
            all << told_.shown(step, true, marked);
        }
    }
    return all;
}

// As far as the steps are the same they stay; what follows goes, and what is new comes behind.
void BattleStory::update()
{
    std::vector<Row> now = found();
    std::size_t same = 0;
    while (same < std::min(rows_.size(), now.size()) && rows_[same].step == now[same].step) {
        ++same;
    }
    if (same < rows_.size()) {
        beginRemoveRows({}, int(same), int(rows_.size()) - 1);
        rows_.resize(same);
        endRemoveRows();
    }
    for (std::size_t at = 0; at < same; ++at) {
        if (rows_[at] != now[at]) {
            rows_[at] = now[at];
            emit dataChanged(index(int(at)), index(int(at)));
        }
    }
    if (same < now.size()) {
        beginInsertRows({}, int(same), int(now.size()) - 1);
        rows_ = std::move(now);
        endInsertRows();
    }
    emit changed();
}

} // namespace strategikon

#include "moc_battlestory.cpp"
