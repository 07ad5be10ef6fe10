// What a side wrote down in secret, in a set-up's file: hidden from eyes that look by accident, or closed with a word
// of its side (model/seal).
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

Node notesNode(const Notes& notes);
Result<Notes> notesFrom(const Node& node);

// In the open, for the side whose they are.
Node plainNode(const Notes& notes);
Result<Notes> plainNotes(const Node& node);

// Closed with a word, and open again. What opens keeps the digest it was told by.
Result<Notes> closed(const Notes& notes, const seals::Key& key);
Result<Notes> opened(const Notes& notes, const seals::Key& key);
// 64 hexadecimal digits, to be told before they matter: whoever has them knows later that nothing was changed.
std::string digestOf(const Notes& notes);

} // namespace strategikon::field
