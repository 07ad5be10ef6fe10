#include "proposal.h"

#include "app/words/changes.h"

#include <QLocale>

namespace strategikon {

namespace {

constexpr int alternatives = 5;

// Points a step adds to the army, or takes from it.
int pointsOf(const ArmyList& list, const Change& change)
{
    const int line = list.lineNamed(change.entry);
    const int option = change.option.empty() ? -1 : list.optionNamed(change.option, line);
    const int price = option >= 0 ? list.options[option].price : line >= 0 ? list.lines[line].price : 0;
    return price * std::max(1, change.count) * (change.action == Change::Do::remove ? -1 : 1);
}

} // namespace

void Proposal::ask(const QString& aim, bool keep)
{
    drop();
    if (!desk_.task) {
        return;
    }
    if (!desk_.system->bounded(desk_.task->list)) {
        asked_ = true;
        verdict_ = tr("No limit is set: without points there is nothing to fill.");
        emit changed();
        return;
    }
    task_ = desk_.task;
    from_ = desk_.bound.counts;
    busy_ = asked_ = true;
    emit changed();
    pool_.start([this, request = request_, task = desk_.task, system = desk_.system, wish = desk_.wish(keep),
                    aim = aim.toStdString()] {
        std::vector<Found> found = aim.empty()
            ? fill(task->problem, wish, system->aim(task->problem, system->aims().front()), alternatives)
            : system->best(task->problem, wish, aim, alternatives);
        QMetaObject::invokeMethod(
            this, [this, request, found = std::move(found), filled = aim.empty()] { answer(request, found, filled); },
            Qt::QueuedConnection);
    });
}

void Proposal::drop()
{
    pool_.clear();
    ++request_;
    beginResetModel();
    found_.clear();
    steps_.clear();
    verdict_.clear();
    current_ = 0;
    busy_ = asked_ = false;
    endResetModel();
    emit changed();
}

void Proposal::answer(int request, std::vector<Found> found, bool filled)
{
    if (request != request_) {
        return; // a later question is on its way
    }
    busy_ = false;
    found_ = std::move(found);
    const QLocale locale;
    if (found_.empty()) {
        verdict_ = tr("No legal army of this size has all of this. Unlock an entry, or let go of what you have.");
    } else if (filled && found_.front().points < desk_.army.points) {
        verdict_ = tr("%1 of %2 points: no legal army that has all of this comes nearer.")
                       .arg(locale.toString(found_.front().points), locale.toString(desk_.army.points));
    } else if (filled) {
        verdict_ = tr("The limit is spent exactly.");
    } else {
        verdict_ = tr("No legal army of this size does better.");
    }
    showSteps();
}

void Proposal::setCurrent(int current)
{
    if (current != current_ && current >= 0 && current < count()) {
        current_ = current;
        showSteps();
    }
}

void Proposal::showSteps()
{
    beginResetModel();
    steps_.clear();
    if (current_ < count()) {
        steps_ = difference(task_->problem, from_, found_[current_].counts);
    }
    endResetModel();
    emit changed();
}

Army Proposal::army() const
{
    if (current_ >= count()) {
        return desk_.army;
    }
    Army made = armyOf(task_->problem, found_[current_].counts, desk_.army);
    // What the list does not know is the player's to remove.
    for (const Choice& choice : desk_.army.choices) {
        if (task_->list.lineNamed(choice.entry) < 0) {
            made.choices.push_back(choice);
        }
    }
    return made;
}

int Proposal::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : steps(); }

QVariant Proposal::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Change& step = steps_[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Words:
        return worded(std::vector<Change>{step}, task_->list);
    case Adds:
        return step.action == Change::Do::add;
    case Points:
        return pointsOf(task_->list, step);
    default:
        return {};
    }
}

QHash<int, QByteArray> Proposal::roleNames() const { return {{Words, "words"}, {Adds, "adds"}, {Points, "points"}}; }

} // namespace strategikon
