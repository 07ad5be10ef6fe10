#include "proposal.h"

#include "app/view/collection/owned.h"
#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/changes.h"
#include "app/words/points.h"
#include "app/words/words.h"
#include "rules/mending.h"

#include <QLocale>
#include <QRandomGenerator>

#include <functional>
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

QString tooMuch() { return Proposal::tr("The limits of this list are too entangled to work out; lock fewer entries."); }

} // namespace

void Proposal::ask(const QString& aim, bool keep, bool owned)
{
    drop();
    if (!open_.task) {
        return;
    }
    if (!isFinite(*open_.system, open_.task->problem)) {
        asked_ = true;
        verdict_ = tr("No points limit set, so there is nothing to fill.");
        emit changed();
        return;
    }
    task_ = open_.task;
    from_ = open_.bound.counts;
    filled_ = aim.isEmpty();
    owned_ = owned;
    asked_ = true;
    if (aim == QStringLiteral("mend")) {
        askMended();
        return;
    }
    if (keep && !open_.bound.misfits.empty()) {
        refuse(tr("Fix this first: %1").arg(worded(open_.bound.misfits.front())));
        return;
    }
    SolveRequest wish = open_.wish(keep);
    try {
        if (owned) {
            wish.stock = stockFor(task_->list, ownedBy(*Session::current()));
        }
    } catch (const TooIntertwined&) {
        refuse(tooMuch());
        return;
    }
    if (aim == QStringLiteral("random")) {
        askDrawn(wish);
        return;
    }
    wonder([task = task_, system = open_.system, wish, aim = aim.toStdString()] {
        const auto found = aim.empty() ? system->fill(task->problem, wish, {}, alternatives)
                                       : system->best(task->problem, wish, aim, alternatives);
        const auto note = aim.empty() && !found.empty() ? system->fieldNote(task->problem, found.front().counts)
                                                        : std::optional<Message>();
        return [found, note](Proposal& self) {
            self.answer(found);
            if (note) {
                self.verdict_ += u' ' + worded(*note);
                emit self.changed();
            }
        };
    });
}

// Asks on the other thread; what is asked gives what is done with the answer on this one.
template <class Asking>
void Proposal::wonder(Asking asking)
{
    busy_ = true;
    emit changed();
    pool_.start([this, request = request_, asking] {
        std::function<void(Proposal&)> answered = [](Proposal& self) { self.refuse(tooMuch()); };
        try {
            answered = asking();
        } catch (const TooIntertwined&) {
        }
        QMetaObject::invokeMethod(
            this,
            [this, request, answered] {
                if (request == request_) { // no later question is on its way
                    answered(*this);
                }
            },
            Qt::QueuedConnection);
    });
}

void Proposal::askMended()
{
    wonder([task = task_, system = open_.system, army = open_.army] {
        const auto mended = mendAll(*system, task->list, army);
        return [mended](Proposal& self) {
            if (!mended) {
                self.refuse(tr("This army cannot be made legal at these points."));
                return;
            }
            self.mended_ = mended;
            self.answer({});
        };
    });
}

void Proposal::askDrawn(const SolveRequest& wish)
{
    const std::uint32_t seed = QRandomGenerator::global()->generate();
    wonder([task = task_, wish, seed] {
        const Drawn drawn = draw(task->problem, wish, seed);
        return [drawn, seed](Proposal& self) {
            if (drawn.of == "0") {
                self.answer({});
                return;
            }
            self.note_ = tr("Random army, seed %1.").arg(seed);
            self.answer({{drawn.counts, drawn.points, 0}});
            self.verdict_ = tr("One of %1 legal armies, each equally likely (seed %2).", "", plural(drawn.of))
                                .arg(grouped(drawn.of))
                                .arg(seed);
            emit self.changed();
        };
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
    mended_.reset();
    verdict_.clear();
    note_.clear();
    current_ = 0;
    busy_ = asked_ = false;
    endResetModel();
    emit changed();
}

void Proposal::answer(std::vector<Solution> found)
{
    busy_ = false;
    found_ = std::move(found);
    verdict_ = verdictNow();
    showSteps();
}

QString Proposal::verdictNow() const
{
    const QLocale locale;
    if (mended_) {
        return tr("This is the smallest change that makes the army legal.");
    }
    if (found_.empty()) {
        return owned_
            ? tr("Your stands cannot make a legal army at these points that includes all of this.")
            : tr("No legal army at these points includes all of this. Unlock an entry, or untick “Keep what I have”.");
    }
    if (!filled_) {
        return owned_ ? tr("The best your stands can do at these points.") : tr("The best possible at these points.");
    }
    if (!open_.system->bounded(task_->list)) {
        return tr("The best possible within the limits of the list.");
    }
    if (found_.front().points == task_->problem.budget) {
        return tr("Every point is spent.");
    }
    const QString limit = locale.toString(open_.army.points);
    return owned_ ? tr("The closest to %1 your stands can get with all of this.").arg(limit)
                  : tr("The closest to %1 possible with all of this.").arg(limit);
}

double Proposal::total() const
{
    return current_ >= count()
        ? 0
        : pointsNumber(mended_ ? mended_->points : found_[current_].points, task_->problem.parts);
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
    if (mended_) {
        steps_ = mended_->changes;
    } else if (current_ < count()) {
        steps_ = difference(task_->problem, from_, found_[current_].counts);
        for (Change& move : moved(task_->list, open_.army, army())) {
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
    if (mended_) {
        return mended_->army;
    }
    if (current_ >= count()) {
        return open_.army;
    }
    Army made = armyOf(task_->problem, found_[current_].counts, open_.army);
    // What the list does not know is the player's to remove.
    for (const Choice& choice : open_.army.choices) {
        if (task_->list.lineNamed(choice.entry) < 0) {
            made.choices.push_back(choice);
        }
    }
    made = open_.system->divided(task_->problem, made);
    if (!note_.isEmpty()) {
        made.note += (made.note.empty() ? "" : "\n") + note_.toStdString();
    }
    return made;
}

QVariant Proposal::row(int at) const
{
    const Change& step = steps_[at];
    return QVariant::fromValue(
        ProposedShown{worded(std::vector<Change>{step}, task_->list), step.action == Change::Do::add,
            step.action == Change::Do::remove, pointsNumber(pointsOf(task_->list, step), task_->problem.parts)});
}

} // namespace strategikon

#include "moc_proposal.cpp"
