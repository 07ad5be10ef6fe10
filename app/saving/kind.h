// What a file holds, as far as this program writes it.
#pragma once

#include <string>
#include <string_view>

namespace strategikon {

// A word for it, the same for all files of a kind; empty where it is nothing that this program writes. A text without a
// mark of its own is of the kind of those that begin with the same heading.
std::string kindOf(std::string_view bytes);

// Whether something is in it that only its owner is to read before its time: notes and deployments that are hidden or
// sealed, answers that a battle hides.
bool holdsSecret(std::string_view bytes);

// Whose it is of such a kind, where each is somebody's work: a document by its title, the record of a battle by its
// beginning, a battlefield by all that it holds. Others of the kind are made again with the same command: empty.
std::string subjectOf(std::string_view bytes, std::string_view kind);

} // namespace strategikon
