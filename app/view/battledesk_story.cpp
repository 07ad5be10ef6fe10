// What has happened, in sentences by step; what was undone stays in sight.
#include "battledesk.h"

#include "app/words/played.h"
#include "battlemarks.h"

namespace strategikon {

using namespace play;

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
            words << strategikon::told(event, after);
        }
    }
    return told_[step] = words;
}

QVariantMap BattleDesk::entryShown(int step, bool undone, const Marked& marked) const
{
    const bool rolled = step > 0 && recorder_->battle().log()[std::size_t(step - 1)].answer.rolled;
    QVariantList others;
    for (const int first : marked.others(step)) {
        const int last = marked.tip(first);
        const QStringList words = told(first);
        others << QVariantMap{{"step", last}, {"words", words.isEmpty() ? tr("a step") : words.front()},
            {"steps", marked.length(first, last)}};
    }
    return {{"step", step}, {"words", step == 0 ? QStringList{tr("The armies face each other.")} : told(step)},
        {"here", step == recorder_->battle().head()}, {"undone", undone}, {"line", !undone && step > 0},
        {"rolled", rolled}, {"notes", marked.notes.value(step)}, {"bookmark", marked.bookmarks.contains(step)},
        {"others", others}};
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
        return tr("Undo: the correction of step %1").arg(correction_->step);
    }
    const QStringList words = told(head);
    return tr("Undo: %1").arg(words.isEmpty() ? tr("the last step") : words.front());
}

QString BattleDesk::redoWords() const
{
    const auto ahead = known() ? recorder_->battle().ahead() : std::vector<int>();
    if (ahead.empty()) {
        return {};
    }
    const QStringList words = told(ahead.front());
    return tr("Redo: %1").arg(words.isEmpty() ? tr("the next step") : words.front());
}

} // namespace strategikon
