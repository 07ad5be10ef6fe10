// Who is in contact with whom, as far as the record has it (rulebook 568, 650): a tie holds those who moved together
// and those whom they touched, from bound to bound, until they are parted. Who of a wide group faces whom nobody is
// asked.
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// A contact that is still to be fought out in this bound: who of both sides has not fought.
struct Meeting {
    Ids own{}, enemies{};
    bool moved = false;    // the own did, and named whom they touched
    bool leftOver = false; // of several who met in an earlier bound: they may have stood behind those who fought
    // Whom one of them faces: as they were named, where there are as many on either side; of several whom one alone
    // touched the first. 0: nobody knows.
    Id against(Id one) const;
    // Who is to fight next; 0: one of several.
    std::array<Id, 2> next() const;
    Ids surely() const; // who will have to fight, whoever faces whom; of those left over nobody
};

// In the order in which they came about; who fights or only overlaps in two of them is in both.
std::vector<Meeting> meetings(const BattleView& table, int side);
Ids inContact(const BattleView& table); // all whom the record has in contact with an enemy
// Who may fight: not who has marched, or fled; of a double base its front does.
Ids unfought(const BattleView& table, int side);
// It was in contact in this bound, and everybody whom it met has fought: with it, or to his front (654).
bool isDone(const BattleView& table, Id element);

void meet(Transaction& transaction, const Ids& movers, const Ids& enemies); // its event must have begun
void holdOn(Transaction& transaction, Id one, Id other);                    // they fought, and face each other still
void part(Transaction& transaction, Id element);                            // it is in contact with nobody

} // namespace strategikon::dbmPlay
