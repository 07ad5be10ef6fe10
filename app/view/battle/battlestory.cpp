#include "battlestory.h"

#include "battleviewmodel.h"

#include <algorithm>

namespace strategikon {

BattleStory::BattleStory(BattleViewModel& desk) : QAbstractListModel(&desk), desk_(desk) {}

int BattleStory::here() const
{
    const int looked = desk_.known() ? desk_.lookedStep() : -1;
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
    return QVariant::fromValue(desk_.stepShown(row.step, row.undone, *marked_));
}

BattleStory::Row BattleStory::rowOf(int step, bool undone) const
{
    const play::Battle& battle = desk_.recorder().battle();
    Row row{.step = step,
        .undone = undone,
        .here = step == battle.head(),
        .goes = desk_.isLast(step, undone),
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
    if (!desk_.known()) {
        return rows;
    }
    const play::Battle& battle = desk_.recorder().battle();
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
