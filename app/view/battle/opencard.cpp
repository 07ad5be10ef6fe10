#include "opencard.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/card/unasked.h"
#include "model/play/phases.h"
#include "model/play/record/agreed.h"
#include "model/play/record/detail.h"

#include <algorithm>

namespace strategikon {

using namespace play;

std::vector<const Decision*> OpenCard::offered() const
{
    std::vector<const Decision*> all;
    for (const Decision& one : asks_) {
        if (asks_.size() > 1 && one.what != Phases::endAction) { // that has a button of its own
            all.push_back(&one);
        }
    }
    std::stable_partition(all.begin(), all.end(), [](const Decision* one) { return !one->anytime; });
    return all;
}

const Decision* OpenCard::onlyOne() const
{
    return asks_.size() == 1 && phaseEnd(asks_) == nullptr ? &asks_.front() : nullptr;
}

bool OpenCard::isOpen(const Decision& ask) const { return cardFor(asks_, ask.what, ask.who) != nullptr; }

bool OpenCard::takesDice() const
{
    return hasDice() || (card_ && !plans && !planning_ && card_->onlyNames() && unfit().isEmpty());
}

bool OpenCard::wantsWord() const { return card_ && card_->ask().word && !card_->ask().step; }

QString OpenCard::unfit() const
{
    const auto why = planning_ ? std::nullopt : card_->unfit(); // of what is planned the odds say it
    return why ? said(*why) : QString();
}

QString OpenCard::said(Message why) const
{
    for (auto& [place, value] : why.args) {
        if (ask() != nullptr && place == "asked" && value == ask()->what) {
            value = titled(*ask(), battle_.state()).toStdString();
        } else if (const Input* input = ask() != nullptr && place == "input" ? ask()->find(english(value)) : nullptr) {
            value = labelled(*input, battle_.state()).toStdString();
        }
    }
    return worded(why);
}

const Warnings& OpenCard::warned() const
{
    if (!warned_) {
        warned_ = card_ ? card_->warnings() : Warnings();
    }
    return *warned_;
}

void OpenCard::clear()
{
    card_.reset();
    asks_.clear();
}

void OpenCard::deal()
{
    asks_ = battle_.known() ? battle_.game().can(battle_.state()) : std::vector<Decision>();
    layNext();
    tellBattle();
    tell();
}

void OpenCard::dealStep(const Entry& entry, bool bare)
{
    asks_ = bare ? std::vector<Decision>() : battle_.game().can(battle_.state());
    const bool agreed = isAgreed(entry.answer);
    lay(agreed ? onlyOne() : cardFor(asks_, entry.answer.what, entry.answer.who));
    if (!agreed) {
        card_->take(entry.answer);
    }
}

void OpenCard::lay(const Decision* ask)
{
    card_.reset();
    planning_ = false;
    unfolded.foldCard();
    if (ask != nullptr) {
        card_.emplace(*ask, context(), eachDie.contains(battle_.state().phase));
    }
}

void OpenCard::layNext()
{
    lay(onlyOne());
    if (card_ || !battle_.known() || detailOf(battle_.record(), battle_.state().phase) == Detail::tally) {
        return;
    }
    if (const Decision* due = dueCard(asks_, context())) {
        lay(due);
    }
}

void OpenCard::layAnew()
{
    const bool planning = planning_;
    const Decision same = card_->ask();
    lay(&same);
    planning_ = planning;
}

void OpenCard::plan(const Decision& ask)
{
    const Decision its = ask; // it may be told of by what changes now
    lay(&its);
    planning_ = true;
    tell();
}

Card::Context OpenCard::context() const
{
    return {&battle_.game(), &battle_.state(), battle_.field(), &battle_.record(), battle_.shownStep(),
        battle_.correcting() != 0};
}

// What the map has against the card is looked up anew. Screens look as soon as a signal is out, before any slot of it.
void OpenCard::tell()
{
    warned_.reset();
    emit battle_.cardChanged();
}

void OpenCard::tellBattle()
{
    warned_.reset();
    emit battle_.changed();
}

} // namespace strategikon
