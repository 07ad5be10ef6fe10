// What players agree on comes true on the table, with all that follows from it: whoever has no stands left is lost, who
// is lost leaves his combat, who comes back counts again.
#pragma once

#include "model/play/record/agreed.h"
#include "rules/warmaster/play/transaction.h"

namespace strategikon::warmasterPlay {

// A message refuses the agreement. Steps that nobody has to answer are still to be resolved afterwards.
std::optional<Message> agree(Transaction& transaction, const play::Game& game, const play::Agreement& agreement);

} // namespace strategikon::warmasterPlay
