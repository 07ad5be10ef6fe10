// Finding and loading the plugin of printing.h.
#pragma once

#include "app/printing/printing.h"

namespace strategikon {

// Loaded at the first call and kept. nullptr when it cannot be found; `trouble`, if given, says why.
Printing* loadPrinting(QString* trouble = nullptr);
// From now on this one instead, for tests without a printer; nullptr: the plugin's again.
void usePrinting(Printing* other);

} // namespace strategikon
