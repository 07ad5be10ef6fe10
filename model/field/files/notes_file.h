// What a side wrote down in secret, in a set-up's file: hidden from eyes that look by accident, or closed with a word
// of its side (model/seal).
#pragma once

#include "model/field/deployment.h"

#include <string>

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

// The file of a set-up in which the notes of a side stand as they are now closed, where it had them open: what it says
// of them is known to nobody else any more. As it is where they are not open in it.
std::string withClosed(const std::string& setup, int side, const Notes& notes);

} // namespace strategikon::field
