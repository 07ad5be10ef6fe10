#include "proposal.h"

#include "app/words/changes.h"
#include "app/words/points.h"
#include "app/words/words.h"
#include "owned.h"
#include "session.h"

#include <QLocale>

#include <optional>

namespace strategikon {

namespace {

constexpr int alternatives = 5;

// Points a step adds to the army, or takes from it.
int pointsOf(const ArmyList& list, const Change& change)
{
    if (change.action == Change::Do::assign) {
        return 0;
    }
    const int line = list.lineNamed(change.entry);
    const int option = change.option.empty() ? -1 : list.optionNamed(change.option, line);
    const int price = option >= 0 ? list.options[option].price : line >= 0 ? list.lines[line].price : 0;
    return price * std::max(1, change.count) * (change.action == Change::Do::remove ? -1 : 1);
}

QString tooMuch()
{
    return Proposal::tr("The limits of this list hang together too much to be reckoned with; lock fewer entries.");
}

} // namespace

void Proposal::ask(const QString& aim, bool keep, bool owned)
{
    drop();
    if (!desk_.task) {
        return;
    }
    if (!isFinite(*desk_.system, desk_.task->problem)) {
        asked_ = true;
        verdict_ = tr("No limit is set: without points there is nothing to fill.");
        emit changed();
        return;
    }
    task_ = desk_.task;
    from_ = desk_.bound.counts;
    filled_ = aim.isEmpty();
    owned_ = owned;
    asked_ = true;
    if (keep && !desk_.bound.misfits.empty()) {
        refuse(tr("Mend this first: %1").arg(worded(desk_.bound.misfits.front())));
        return;
    }
    Wish wish = desk_.wish(keep);
    try {
        if (owned) {
            wish.stock = stockFor(task_->list, ownedBy(*Session::current()));
        }
    } catch (const TooIntertwined&) {
        refuse(tooMuch());
        return;
    }
    busy_ = true;
    emit changed();
    pool_.start([this, request = request_, task = task_, system = desk_.system, wish, aim = aim.toStdString()] {
        std::optional<std::vector<Found>> found;
        try {
            found = aim.empty()
                ? fill(task->problem, wish, system->aim(task->problem, system->aims().front()), alternatives)
                : system->best(task->problem, wish, aim, alternatives);
        } catch (const TooIntertwined&) {
        }
        QMetaObject::invokeMethod(
            this,
            [this, request, found = std::move(found)] {
                if (request == request_) { // no later question is on its way
                    found ? answer(*found) : refuse(tooMuch());
                }
            },
            Qt::QueuedConnection);
    });
}

void Proposal::refuse(const QString& why)
{
    busy_ = false;
    verdict_ = why;
    emit changed();
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

void Proposal::answer(std::vector<Found> found)
{
    busy_ = false;
    found_ = std::move(found);
    verdict_ = verdictNow();
    showSteps();
}

QString Proposal::verdictNow() const
{
    const QLocale locale;
    if (found_.empty()) {
        return owned_ ? tr("Your stands make no legal army of this size that has all of this.")
                      : tr("No legal army of this size has all of this. Unlock an entry, or let go of what you have.");
    }
    if (!filled_) {
        return owned_ ? tr("No legal army of this size from your stands does better.")
                      : tr("No legal army of this size does better.");
    }
    if (!desk_.system->bounded(task_->list)) {
        return tr("Only the limits of the list end an army; none that has all of this does better.");
    }
    if (found_.front().points == task_->problem.budget) {
        return tr("The limit is spent exactly.");
    }
    const QString limit = locale.toString(desk_.army.points);
    return owned_ ? tr("No legal army from your stands that has all of this comes nearer to %1.").arg(limit)
                  : tr("No legal army that has all of this comes nearer to %1.").arg(limit);
}

double Proposal::total() const
{
    return current_ < count() ? pointsNumber(found_[current_].points, task_->problem.parts) : 0;
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
        for (Change& move : moved(task_->list, desk_.army, army())) {
            if (!move.from.empty()) { // what had no block gets one
                steps_.push_back(std::move(move));
            }
        }
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
    return desk_.system->divided(task_->problem, made);
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
        return pointsNumber(pointsOf(task_->list, step), task_->problem.parts);
    default:
        return {};
    }
}

QHash<int, QByteArray> Proposal::roleNames() const { return {{Words, "words"}, {Adds, "adds"}, {Points, "points"}}; }

} // namespace strategikon
