// Who leaves the table by his own will, and what is left of a beaten army in a campaign (rulebook 858-866).
#pragma once

#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

// The battle is over: in a campaign dice say now what a beaten army loses besides. Nothing is thrown for where nobody
// is beaten or has left the field.
bool countsCampaign(Transaction& transaction);

} // namespace strategikon::dbmPlay
