// What has happened, in sentences by step; what was undone stays in sight.
#include "battleviewmodel.h"

#include "app/report/report.h"
#include "app/words/played.h"
#include "battlemarks.h"
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

// What was asked and answered; empty where that is asked no more.
QString BattleViewModel::answered(const Entry& entry) const
{
    const State before = recorder_->battle().stateAfter(entry.parent);
    const auto asks = recorder_->game().can(before);
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

// What taking the step back or forth is about: the card that was answered, not what came of it.
QString BattleViewModel::done(int step) const
{
    const auto known = done_.find(step);
    if (known != done_.end()) {
        return known->second;
    }
    const Entry& entry = recorder_->battle().log()[std::size_t(step - 1)];
    const QString words = isAgreed(entry.answer) ? QString() : answered(entry);
    return done_[step] = words.isEmpty() ? inShort(told(step), tr("a step")) : words;
}

QStringList BattleViewModel::told(int step) const
{
    const auto known = told_.find(step);
    if (known != told_.end()) {
        return known->second;
    }
    const Battle& battle = recorder_->battle();
    const Entry& entry = battle.log()[std::size_t(step - 1)];
    const State after = step == battle.head() ? battle.state() : battle.stateAfter(step);
    QStringList words;
    if (entry.answer.unasked && entry.answer.what == Phases::endAction) {
        const State before = battle.stateAfter(entry.parent);
        words << tr("%1: nothing more to do.", "a phase").arg(phaseShown(before.phase, before.words));
    }
    std::vector<Event> events = entry.events;
    std::erase_if(events, [](const Event& event) { return event.what == "step"; });
    words << strategikon::told(events, after, battle.game());
    if (words.isEmpty()) {
        const QString asked = answered(entry);
        words << (asked.isEmpty() ? tr("Nothing happened.") : asked);
    }
    return told_[step] = words;
}

// Of several phases in which nobody did anything it is said in one sentence.
QStringList BattleViewModel::toldSince(int step) const
{
    const Battle& battle = recorder_->battle();
    QStringList words, quiet, rest;
    for (const int one : battle.line()) {
        if (one < step) {
            continue;
        }
        words << told(one);
        const Entry& entry = battle.log()[std::size_t(one - 1)];
        if (entry.answer.what != Phases::endAction) {
            rest << told(one);
            continue;
        }
        const State before = battle.stateAfter(entry.parent);
        quiet << phaseShown(before.phase, before.words);
        std::vector<Event> events = entry.events;
        std::erase_if(events, [](const Event& event) {
            return event.what == "step" || event.what == "phase-ended" || event.what == "phase-began";
        });
        rest << strategikon::told(events, battle.stateAfter(one), battle.game());
    }
    if (quiet.size() < 2) {
        return words;
    }
    rest.prepend(tr("%1: nothing more to do.", "phases").arg(quiet.join(QStringLiteral(", "))));
    return rest;
}

QString BattleViewModel::beginningTold() const
{
    const State first = recorder_->battle().stateAfter(0);
    return first.turn == 0 ? tr("The armies face each other.")
                           : tr("Continues an earlier battle, which had reached: %1.").arg(report::momentShown(first));
}

// Of the answer that was given last, or went on from it unasked: they are undone together.
bool BattleViewModel::isLast(int step, bool undone) const
{
    const Battle& battle = recorder_->battle();
    return !undone && step > 0 && step >= battle.askedBy(battle.head());
}

StepShown BattleViewModel::stepShown(int step, bool undone, const Marked& marked) const
{
    StepShown shown{.step = step,
        .number = numberOf(step),
        .words = step == 0 ? QStringList{beginningTold()} : told(step),
        .here = step == recorder_->battle().head(),
        .goes = isLast(step, undone),
        .undone = undone,
        .line = !undone && step > 0,
        .notes = marked.notes.value(step),
        .bookmark = marked.bookmarks.contains(step)};
    if (step > 0) {
        const Answer& answer = recorder_->battle().log()[std::size_t(step - 1)].answer;
        shown.rolled = answer.rolled;
        if (answer.noted) {
            shown.notes << tr("Only the outcome was recorded.");
        }
    }
    for (const int first : marked.others(step)) {
        const int last = recorder_->battle().tip(first);
        shown.others << CourseShown{last, done(first), marked.length(first, last)};
    }
    return shown;
}

QList<StepShown> BattleViewModel::story() const
{
    QList<StepShown> all;
    if (!known()) {
        return all;
    }
    const Marked marked(recorder_->battle());
    all << stepShown(0, false, marked);
    for (const int step : recorder_->battle().line()) {
        all << stepShown(step, false, marked);
    }
    for (const int step : recorder_->battle().ahead()) {
        if (!marked.isIdleJump(step)) {
            all << stepShown(step, true, marked);
        }
    }
    return all;
}

QString BattleViewModel::undoWords() const
{
    const int head = known() ? recorder_->battle().head() : 0;
    if (head == 0) {
        return {};
    }
    if (correction_) {
        return correction_->followed ? tr("Undo: the replay")
                                     : tr("Undo: the correction of step %1").arg(numberOf(correction_->step));
    }
    return tr("Undo: %1").arg(done(recorder_->battle().askedBy(head)));
}

QString BattleViewModel::redoWords() const
{
    const auto ahead = known() ? recorder_->battle().ahead() : std::vector<int>();
    if (ahead.empty()) {
        return {};
    }
    return tr("Redo: %1").arg(done(ahead.front()));
}

} // namespace strategikon
