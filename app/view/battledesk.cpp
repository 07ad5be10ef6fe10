#include "battledesk.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "rules/battle.h"
#include "session.h"

namespace strategikon {

using namespace play;

void BattleDesk::open(const QString& id)
{
    if (id.toStdString() == id_) {
        return;
    }
    id_ = id.toStdString();
    load();
    emit opened();
}

void BattleDesk::load()
{
    Session& session = *Session::current();
    recorder_.reset();
    told_.clear();
    trouble_.clear();
    Library* library = session.library();
    const Reading<SavedBattle> saved =
        library != nullptr && !id_.empty() ? library->battle(id_) : Reading<SavedBattle>();
    const Game* game = saved ? gameOf(saved->content.system) : nullptr;
    const auto amiss = saved ? rulesAmiss(saved->content.system) : std::vector<Fault>();
    if (!amiss.empty()) {
        trouble_ = worded(amiss.front());
    } else if (game != nullptr) {
        auto opened = Recorder::open(*library, *game, id_, STRATEGIKON_VERSION);
        if (opened) {
            recorder_.emplace(std::move(*opened));
        } else {
            trouble_ = worded(opened.faults.front());
        }
    } else if (!saved.faults.empty()) {
        trouble_ = worded(saved.faults.front());
    }
    deal();
}

void BattleDesk::deal()
{
    asks_ = known() ? recorder_->game().can(state()) : std::vector<Ask>();
    chosen_ = asks_.size() == 1 ? 0 : -1;
    fill();
    emit changed();
    emit cardChanged();
}

bool BattleDesk::kept(const std::optional<Fault>& fault)
{
    if (fault) {
        emit refused(worded(*fault));
        return false;
    }
    deal();
    return true;
}

bool BattleDesk::answer()
{
    if (ask() == nullptr) {
        return false;
    }
    Answer given = draft();
    return kept(recorder_->answer(given));
}

bool BattleDesk::undo() { return known() && kept(recorder_->undo()); }
bool BattleDesk::redo() { return known() && kept(recorder_->redo()); }
bool BattleDesk::goTo(int step) { return known() && kept(recorder_->goTo(step)); }

bool BattleDesk::note(const QString& text)
{
    return known() && !text.trimmed().isEmpty()
        && kept(recorder_->note("note", text.trimmed().toStdString(), recorder_->battle().head()));
}

} // namespace strategikon
