// Night falls during a battle, and what becomes of it (rulebook 389).
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// It is an hour later: night may fall, mist may settle or lift.
void hourIs(Transaction& transaction, int hour);

} // namespace strategikon::dbmPlay
