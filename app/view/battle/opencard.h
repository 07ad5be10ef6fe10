// What can be done in the moment that is shown, and the card of it that lies open (model/play/card). Those who fill it
// in by hand do so through here and say then that it is another.
#pragma once

#include "openbattle.h"
#include "unfolded.h"

#include "model/play/card/card.h"

namespace strategikon {

class OpenCard {
public:
    explicit OpenCard(OpenBattle& battle) : battle_(battle) {}

    const std::vector<play::Decision>& asks() const { return asks_; }
    std::vector<const play::Decision*> offered() const; // to be chosen, those aside last; none while a step waits
    const play::Decision* onlyOne() const; // of what can be done, unless it is the end of the phase; nullptr: several
    bool isOpen(const play::Decision& ask) const; // its time has come

    const std::optional<play::Card>& card() const { return card_; } // none: an action is to be chosen
    std::optional<play::Card>& card() { return card_; }
    const play::Decision* ask() const { return card_ ? &card_->ask() : nullptr; }
    bool planning() const { return planning_; } // a card before its time, for a plan only
    bool complete() const { return card_ && !planning_ && card_->complete() && !wantsWord(); }
    bool hasDice() const { return card_ && card_->hasDice(); }
    bool takesDice() const;          // it has dice, or the one behind it does
    bool wantsWord() const;          // an action that a word alone answers; a step may be answered without
    QString unfit() const;           // why it will be refused as it stands, before its dice are thrown
    QString said(Message why) const; // what is refused, as the card calls it
    const play::Warnings& warned() const;

    void clear(); // nothing can be done
    void drop() { card_.reset(); }
    void deal();                                        // asks anew what can be done
    void dealStep(const play::Entry& entry, bool bare); // of the moment before it; bare: nothing can be done there
    void lay(const play::Decision* ask);                // a card of asks(); nullptr: none
    void layAnew();                                     // the card that lies open, empty
    void plan(const play::Decision& ask);

    void tell(); // that the card is another
    void tellBattle();

    bool plans = false;              // the odds lie open: whom a card names, only OK answers
    std::set<std::string> eachDie{}; // phases in which each face is noted all the same
    Unfolded unfolded{};

private:
    void layNext(); // what is asked, or waits to be done
    play::Card::Context context() const;

    OpenBattle& battle_;
    std::vector<play::Decision> asks_{};
    std::optional<play::Card> card_{};
    mutable std::optional<play::Warnings> warned_{}; // of it, once somebody has looked
    bool planning_ = false;
};

} // namespace strategikon
