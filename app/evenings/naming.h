// Names that people give: of players, places and occasions. One name may be typed in several ways, and is one all the
// same.
#pragma once

#include "model/library/library.h"

#include <QString>

#include <map>
#include <unordered_map>

namespace strategikon::evenings {

// Letters with their accents in one piece (NFC), no space before or behind, one between words.
std::string tidyName(const std::string& name);
BattleAbout tidied(BattleAbout about); // all its names
// The same for all that are one name: capitals make no difference.
QString nameKey(const std::string& name);
bool isSameName(const std::string& one, const std::string& other);

// How names are spelt: as each was first.
class Spellings {
public:
    const std::string& of(const std::string& name); // counts as the first where nobody has spelt it yet
private:
    std::map<QString, std::string> first_;
    std::unordered_map<std::string, const std::string*> asked_; // most names come again as they were typed before
};

// As other battles of the library spell the names already. `battle`: its id; empty: it is still to be made.
BattleAbout asKnown(const Library& library, BattleAbout about, const std::string& battle = {});

// What one name became that was stored by several spellings.
struct Merged {
    std::string before, after;
    int battles = 0;
};
// What a library has stored from before, or got from another: each name as it was spelt first. Nothing: there was
// nothing to do.
std::vector<Merged> mergeNames(Library& library);
std::vector<Merged> mergedNames(const Library& library); // what came of it and can be taken back
// Takes that back, where nobody has said something else since; how many battles have their old names again. It is not
// done again by itself.
Result<int> unmergeNames(Library& library);

} // namespace strategikon::evenings
