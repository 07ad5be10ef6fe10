// What players agree on comes true on the table, with all that follows from it: who is lost counts as lost, who is not
// lost after all counts no more.
#pragma once

#include "model/play/record/agreed.h"
#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// A message refuses the agreement. Steps that nobody has to answer are still to be resolved afterwards.
std::optional<Message> agree(Transaction& transaction, const play::Game& game, const play::Agreement& agreement);

} // namespace strategikon::dbmPlay
