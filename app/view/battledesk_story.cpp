// What has happened, in sentences by step; what was undone stays in sight.
#include "battledesk.h"

#include "app/words/played.h"
#include "battlemarks.h"

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

// What was asked and answered, of a step that changed nothing on the table.
QString BattleDesk::answered(const Entry& entry) const
{
    const State before = recorder_->battle().stateAfter(entry.parent);
    for (const Ask& ask : recorder_->game().can(before)) {
        if (ask.what != entry.answer.what) {
            continue;
        }
        QStringList chosen;
        for (const Input& input : ask.inputs) {
            const auto* given = entry.answer.find(input.id);
            if (given != nullptr && given->size() == 1 && input.kind == Input::Kind::choice) {
                chosen << labelled(input.options[std::size_t(given->front())]);
            }
        }
        const QString title = titled(ask, before);
        return chosen.isEmpty()
            ? title
            : tr("%1 %2", "a question and its answer").arg(title, chosen.join(QStringLiteral(", ")));
    }
    return tr("Nothing happened.");
}

QStringList BattleDesk::told(int step) const
{
    const auto known = told_.find(step);
    if (known != told_.end()) {
        return known->second;
    }
    const Battle& battle = recorder_->battle();
    const Entry& entry = battle.log()[std::size_t(step - 1)];
    const State after = step == battle.head() ? battle.state() : battle.stateAfter(step);
    QStringList words;
    for (const Event& event : entry.events) {
        if (event.what != "step") {
            words << strategikon::told(event, after, battle.game());
        }
    }
    return told_[step] = words.isEmpty() ? QStringList{answered(entry)} : words;
}

QVariantMap BattleDesk::entryShown(int step, bool undone, const Marked& marked) const
{
    QStringList notes = marked.notes.value(step);
    if (step > 0 && recorder_->battle().log()[std::size_t(step - 1)].answer.noted) {
        notes << tr("Only the outcome was noted.");
    }
    const bool rolled = step > 0 && recorder_->battle().log()[std::size_t(step - 1)].answer.rolled;
    QVariantList others;
    for (const int first : marked.others(step)) {
        const int last = marked.tip(first);
        others << QVariantMap{
            {"step", last}, {"words", inShort(told(first), tr("a step"))}, {"steps", marked.length(first, last)}};
    }
    return {{"step", step}, {"words", step == 0 ? QStringList{tr("The armies face each other.")} : told(step)},
        {"here", step == recorder_->battle().head()}, {"undone", undone}, {"line", !undone && step > 0},
        {"rolled", rolled}, {"notes", notes}, {"bookmark", marked.bookmarks.contains(step)}, {"others", others}};
}

QVariantList BattleDesk::story() const
{
    QVariantList all;
    if (!known()) {
        return all;
    }
    const Marked marked(recorder_->battle());
    all << entryShown(0, false, marked);
    for (const int step : recorder_->battle().line()) {
        all << entryShown(step, false, marked);
    }
    for (const int step : recorder_->battle().ahead()) {
        all << entryShown(step, true, marked);
    }
    return all;
}

QString BattleDesk::undoWords() const
{
    const int head = known() ? recorder_->battle().head() : 0;
    if (head == 0) {
        return {};
    }
    if (correction_) {
        return correction_->followed ? tr("Undo: what was answered once more")
                                     : tr("Undo: the correction of step %1").arg(correction_->step);
    }
    return tr("Undo: %1").arg(inShort(told(head), tr("the last step")));
}

QString BattleDesk::redoWords() const
{
    const auto ahead = known() ? recorder_->battle().ahead() : std::vector<int>();
    if (ahead.empty()) {
        return {};
    }
    return tr("Redo: %1").arg(inShort(told(ahead.front()), tr("the next step")));
}

} // namespace strategikon
