// What happens on the table: events as the rules tell them, and what several rules bring about alike. A Transaction is
// a BattleView that already shows what has been told.
#pragma once

#include "model/play/transaction.h"
#include "rules/warmaster/play/battle_view.h"

namespace strategikon::warmasterPlay {

class Transaction : public play::TransactionOf<BattleView> {
public:
    using TransactionOf::TransactionOf;

    // Begins an event; `rule` is an id of play.yaml.
    Transaction& happened(const std::string& what, const Ids& on = {},
        std::vector<std::pair<std::string, int>> with = {}, std::string rule = {});
    // Hits that were not saved (rulebook 1318-1342, 1694-1716): they count towards `counter` ("shot", "struck",
    // "taken", or none), never more than the unit can take. Stands fall only when removeCasualties() is called. Returns
    // how many count.
    int hit(Id unit, int hits, const play::Field<>& counter);
    // Stands for whole hits are removed; the unit is destroyed with its last.
    void removeCasualties(Id unit);
    // So many stands are removed, hits stay as they are (rulebook 1784-1800).
    void loseStands(Id unit, int stands, std::string rule);
    // The unit is gone: core units, commanders with it (slain), its engagement, Victory points.
    void destroy(Id unit, std::string rule);
    void slay(Id commander, std::string rule);
    void fall(Id commander, std::string rule); // the same while his army withdraws
    void confuse(Id unit, std::string rule);
    // Tests of one die each; on a 6 the unit is confused (rulebook 2210-2240). They are asked in this order.
    void testConfusion(const Ids& units);

    // One engagement of all these, merged with those they are in already (rulebook 1530-1545).
    Id engage(const Ids& units);
    // Out of its engagement, which ends when a side has none left.
    void disengage(Id unit);
};

} // namespace strategikon::warmasterPlay
