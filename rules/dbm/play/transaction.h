// What happens on the table: events as the rules tell them, and what several rules bring about alike. A Transaction is
// a BattleView that already shows what has been told.
#pragma once

#include "model/play/transaction.h"
#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

class Transaction : public play::TransactionOf<BattleView> {
public:
    using TransactionOf::TransactionOf;

    // The element is lost (rulebook 758, 811), and with a general's his command may break at its next die (826).
    // `close`: in close combat, for what baggage weighs (817).
    void lose(Id element, const char* event, std::string rule, bool close = false);
    void regain(Id element); // it was not lost after all; nobody knows where it stands
    void withdraw(
        Id element, std::string rule, const char* event = "withdrew"); // it leaves the table and is not lost (860)
    void flee(Id element, std::string rule);
    void recoil(Id element, std::string rule);
    // A move or an advance touched these: they have met (meeting.h). Of a wide or deep group nobody knows which of it
    // did.
    void touch(const Ids& movers, const Ids& enemies);
    void demoralise(Id command, std::string rule, std::vector<std::pair<std::string, int>> with = {});
    void commit(Id command, std::string rule);
    // Whose command an unreliable ally leads commits himself once he is shot at or contacted (476).
    void attacked(Id element);
    void isNow(int hour);
    // It stands elsewhere now, nobody told where.
    void moves(Id element, Moved how);

private:
    void strike(Id element, bool close); // without a word about it
    void goOver(Id command);             // an ally who holds back, if he is one who would
    void count(Id army);
};

// What an army has lost, in halves of an equivalent: with all of its demoralised commands, and its baggage (829).
int lossesOf(const BattleView& table, Id army);

} // namespace strategikon::dbmPlay
