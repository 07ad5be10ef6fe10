// Matching the names that people and other programs write with the names of a list.
#pragma once

#include "model/army/list/list.h"

#include <string>
#include <string_view>
#include <vector>

namespace strategikon::exchange {

// A to Z as small letters.
std::string lower(std::string text);

// A name as it is compared: small letters without accents and punctuation, each word in the singular
// ("Sab-Shari Spearmen" is "sab shari spearman").
std::string folded(std::string_view name);

// An id: small letters, digits and hyphens ("the-hussites"); "x" when nothing is left.
std::string slug(std::string_view name);
// The same for a list: a leading "the" is dropped.
std::string listSlug(std::string_view name);

// The candidates that may have been meant, the nearest first, at most three.
std::vector<std::string> suggestions(std::string_view name, const std::vector<std::string>& candidates);

// Index of the row that is meant, -1 when none is: by id, by printed name, by folded name, and at last
// by the beginning of a single row's name ("Qurubuti" for "Qurubuti Bow").
int lineFor(const ArmyList& list, std::string_view name);
// The same for options that `host` may take (host -1: any).
int optionFor(const ArmyList& list, std::string_view name, int host);

std::vector<std::string> lineNames(const ArmyList& list);
// Names of the options that the line may take; of all when it may take none.
std::vector<std::string> optionNames(const ArmyList& list, int host);

// Index into `names`, -1: exactly, folded, or the only one that begins so.
int indexFor(const std::vector<std::string>& names, std::string_view name);

} // namespace strategikon::exchange
