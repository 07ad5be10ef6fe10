// A line of pasted text, taken apart without knowing any list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strategikon::exchange {

struct PastedPart { // an upgrade, as written
    std::string name;
    int count = 0;       // 0: none is written
    std::string written; // the count, where it is 0 or less
    std::string whole{}; // with the number, which may belong to the name: "8 bases"
};

struct PastedLine {
    int number = 0;       // in the text, from 1
    int indent = 0;       // columns
    int rank = 0;         // of its bullet, in the order in which kinds of bullets appear; 0: it has none
    bool struck = false;  // struck out, or not ticked
    int listed = 0;       // the number before a dot or bracket: of the line, or of units
    bool inside = false;  // marked as part of the unit above, as BattleScribe does with a dot
    bool heading = false; // marked as one: "# Egyptian", "++ Egyptian ++"
    bool counted = false; // "4 x Archers", "Archers x4"
    int count = 1;
    std::string written; // the count as it stands there
    std::string whole;   // name with all that follows, without count, price and marks
    std::string name;    // the part before brackets, commas, plus signs and "with"
    std::vector<PastedPart> parts;
    std::string ownName;             // in quotes
    int points = 0;                  // a size or price: "1,000 points"
    std::vector<std::string> pieces; // of a heading: between commas, colons, dashes and brackets
    std::vector<int> figures;        // without a word: number or price; a fraction is -1
    bool lead = false;               // the first of them stands before the name

    bool cells = false;              // a row of a table
    bool headed = false;             // whose headings say what stands where
    bool again = false;              // the first one below headings that come a second time
    bool countless = false;          // there is a column of numbers, and nothing in it
    std::vector<PastedPart> options; // from a column of upgrades
    std::string entry, block, note;  // from columns of their own
};

// Every line that holds a letter or digit, at most `most` of them.
std::vector<PastedLine> pastedLines(std::string_view text, std::size_t most);

// Whether a line only tells sums: "Total: 995 of 1000 points", "Units 12, break point 6".
bool tellsSums(const PastedLine& line);

} // namespace strategikon::exchange
