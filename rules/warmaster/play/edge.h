// The step of those who leave the table.
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rule offTable();
Preview previewOffTable(const Table& table, Id leaver);

} // namespace strategikon::warmasterPlay
