#include "stepstold.h"

#include "app/report/report.h"
#include "app/words/played.h"
#include "model/play/card/unasked.h"
#include "model/play/phases.h"
#include "model/play/record/agreed.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

// The first sentence; one that only opens the next is told with it.
QString inShort(const QStringList& words, const QString& otherwise)
{
    if (words.isEmpty()) {
        return otherwise;
    }
    const bool opens = words.size() > 1 && words.front().endsWith(u':');
    return opens ? words[0] + u' ' + words[1] : words.front();
}

} // namespace

void StepsTold::forget()
{
    told_.clear();
    done_.clear();
    earlier_ = {-1, {}};
}

// What was asked and answered; empty where that is asked no more.
QString StepsTold::answered(const Entry& entry) const
{
    const State before = battle_.record().stateAfter(entry.parent);
    const auto asks = battle_.game().can(before);
    const Decision* its = cardFor(asks, entry.answer.what, entry.answer.who);
    if (its == nullptr) {
        return {};
    }
    QStringList picked, noted; // what is asked, and what the table knows
    bool nobody = false;
    for (const Input& input : its->inputs) {
        const auto* given = entry.answer.find(input.id);
        if (given == nullptr) {
            continue;
        }
        QStringList& words = input.fact ? noted : picked;
        if (input.kind == Input::Kind::things) {
            nobody = nobody || given->empty();
            std::transform(given->begin(), given->end(), std::back_inserter(words),
                [&](Id thing) { return named(before, thing); });
        } else if (input.kind == Input::Kind::choice && given->size() == 1) {
            words << labelled(input.options[std::size_t(given->front())], before);
        } else if (input.kind == Input::Kind::number && given->size() == 1 && its->inputs.size() == 1) {
            words << QString::number(given->front());
        }
    }
    QString title = titled(*its, before);
    const bool question = title.endsWith(u'?');
    if (picked.isEmpty() && question) {
        picked = noted.isEmpty() && nobody ? QStringList{tr("Nobody")} : noted;
    }
    if (picked.isEmpty()) {
        return title;
    }
    const bool ends = question || title.endsWith(u'.') || title.endsWith(u':');
    return (ends ? tr("%1 %2", "a question and its answer") : tr("%1: %2", "an action and who does it"))
        .arg(title, picked.join(QStringLiteral(", ")));
}

QString StepsTold::done(int step) const
{
    const auto known = done_.find(step);
    if (known != done_.end()) {
        return known->second;
    }
    const Entry& entry = battle_.record().log()[std::size_t(step - 1)];
    const QString words = isAgreed(entry.answer) ? QString() : answered(entry);
    return done_[step] = words.isEmpty() ? inShort(of(step), tr("a step")) : words;
}

QStringList StepsTold::of(int step) const
{
    const auto known = told_.find(step);
    if (known != told_.end()) {
        return known->second;
    }
    const Battle& battle = battle_.record();
    const Entry& entry = battle.log()[std::size_t(step - 1)];
    const State after = step == battle.head() ? battle.state() : battle.stateAfter(step);
    QStringList words;
    if (entry.answer.unasked && entry.answer.what == Phases::endAction) {
        const State before = battle.stateAfter(entry.parent);
        words << tr("%1: nothing more to do.", "a phase").arg(phaseShown(before.phase, before.words));
    }
    std::vector<Event> events = entry.events;
    std::erase_if(events, [](const Event& event) { return event.what == "step"; });
    words << told(events, after, battle.game());
    if (words.isEmpty()) {
        const QString asked = answered(entry);
        words << (asked.isEmpty() ? tr("Nothing happened.") : asked);
    }
    return told_[step] = words;
}

// Of several phases in which nobody did anything it is said in one sentence.
QStringList StepsTold::since(int step) const
{
    const Battle& battle = battle_.record();
    QStringList words, quiet, rest;
    for (const int one : battle.line()) {
        if (one < step) {
            continue;
        }
        words << of(one);
        const Entry& entry = battle.log()[std::size_t(one - 1)];
        if (entry.answer.what != Phases::endAction) {
            rest << of(one);
            continue;
        }
        const State before = battle.stateAfter(entry.parent);
        quiet << phaseShown(before.phase, before.words);
        std::vector<Event> events = entry.events;
        std::erase_if(events, [](const Event& event) {
            return event.what == "step" || event.what == "phase-ended" || event.what == "phase-began";
        });
        rest << told(events, battle.stateAfter(one), battle.game());
    }
    if (quiet.size() < 2) {
        return words;
    }
    rest.prepend(tr("%1: nothing more to do.", "phases").arg(quiet.join(QStringLiteral(", "))));
    return rest;
}

QString StepsTold::beginning() const
{
    const State first = battle_.record().stateAfter(0);
    return first.turn == 0 ? tr("The armies face each other.")
                           : tr("Continues an earlier battle, which had reached: %1.").arg(report::momentShown(first));
}

// Of the answer that was given last, or went on from it unasked: they are undone together.
bool StepsTold::isLast(int step, bool undone) const
{
    const Battle& battle = battle_.record();
    return !undone && step > 0 && step >= battle.askedBy(battle.head());
}

StepShown StepsTold::shown(int step, bool undone, const Marked& marked) const
{
    StepShown shown{.step = step,
        .number = battle_.numberOf(step),
        .words = step == 0 ? QStringList{beginning()} : of(step),
        .here = step == battle_.record().head(),
        .goes = isLast(step, undone),
        .undone = undone,
        .line = !undone && step > 0,
        .notes = marked.notes.value(step),
        .bookmark = marked.bookmarks.contains(step)};
    if (step > 0) {
        const Answer& answer = battle_.record().log()[std::size_t(step - 1)].answer;
        shown.rolled = answer.rolled;
        if (answer.noted) {
            shown.notes << tr("Only the outcome was recorded.");
        }
    }
    for (const int first : marked.others(step)) {
        const int last = battle_.record().tip(first);
        shown.others << CourseShown{last, done(first), marked.length(first, last)};
    }
    return shown;
}

// What a step rolled; nothing where it did not, unless it was filled in: that is seen there too, and corrected.
std::optional<EarlierShown> StepsTold::earlierOf(int step, const Entry& entry, const State& before) const
{
    const auto open = battle_.game().can(before);
    const Decision* its = cardFor(open, entry.answer.what, entry.answer.who);
    EarlierShown row{.step = step, .number = battle_.numberOf(step), .words = of(step).join(u' ')};
    bool rolled = false;
    for (const Input& input : its != nullptr ? its->inputs : std::vector<Input>()) {
        const auto* values = input.kind == Input::Kind::dice ? entry.answer.find(input.id) : nullptr;
        rolled = rolled || values != nullptr;
        if (values != nullptr && int(values->size()) == input.dice.count) {
            row.faces << QList<int>(values->begin(), values->end());
        }
    }
    return rolled || entry.answer.unasked ? std::optional(row) : std::nullopt;
}

// The last few rows of it.
QList<EarlierShown> StepsTold::earlier() const
{
    if (!battle_.known() || !battle_.isNow() || battle_.state().agenda.empty()) {
        return {};
    }
    const Battle& battle = battle_.record();
    if (earlier_.first == battle.head()) {
        return earlier_.second;
    }
    constexpr int most = 8;
    QList<EarlierShown> rows;
    const auto line = battle.line();
    for (auto it = line.rbegin(); it != line.rend() && rows.size() < most; ++it) {
        const Entry& entry = battle.log()[std::size_t(*it - 1)];
        const State before = battle.stateAfter(entry.parent);
        if (const auto row = earlierOf(*it, entry, before)) {
            rows.prepend(*row);
        }
        if (before.agenda.empty()) {
            break; // with this it began
        }
    }
    earlier_ = {battle.head(), rows};
    return rows;
}

} // namespace strategikon
