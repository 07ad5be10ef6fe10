// What is damaged put right, or taken out, so that everything else goes on.
#pragma once

#include "model/library/store.h"

#include <vector>

namespace strategikon {

// Armies, fields and stands are put back as the history has them; what it does not have is taken out, and battles and
// settings that are damaged are too. What was done, a sentence each; nothing: all is as it was written. Within the
// caller's transaction. Throws where the file itself is damaged so far that something would still be amiss.
std::vector<Message> mendLibrary(LibraryStore& store);

} // namespace strategikon
