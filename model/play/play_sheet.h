// What a rule system tells of a battle besides playing it: how the sides stand, and what goes onto play sheets.
#pragma once

#include "model/army/list/list.h"
#include "model/play/thing.h"
#include "model/text/message.h"

#include <utility>

namespace strategikon::play {

// Numbers that go into a sentence of ours, by their {places}.
using Cells = std::vector<std::pair<std::string, std::string>>;

// A count that a battle is about: "withdrawal", "points". Worded by "standing-<id>".
struct Standing {
    std::string id{};
    int side = 0;
    int value = 0, of = 0;        // of 0: there is no bound
    bool course = false;          // worth a chart over the turns, and decides what a turning point is
    int halves = 0, ofHalves = 0; // what is counted in halves, exactly; ofHalves 0: it is not
};

// What a unit may boast of: how often an event befell it as the first it is about; worded by "honour-<id>".
struct Honour {
    std::string id{}, event{};
};

// A rule as a play sheet prints it.
struct SheetRule {
    std::string phase{};        // in which it matters
    std::string name{};         // of a rule that has one; data words, as the text
    std::string text{};         // its lines are sentences of their own
    std::vector<Cells> cells{}; // of each line; of none where there are no more
    std::string figure{};       // what it adds, or which scores pick it: "+1", "2–3"
    std::string table{}; // rows that stand together, under words of "table-<id>" and "table-<id>-figure"; empty: none
    Source source{};
    std::vector<Id> of{};        // who has it; empty: everybody
    std::vector<Message> only{}; // when alone it counts, where the text is too short to say so
};

// A table of these armies on a play sheet: how far they move, their factors, what becomes of them. A cell is what is
// said one after the other; plainCell: what is no sentence, a number, a name.
using SheetCell = std::vector<Message>;
struct SheetTable {
    std::string phase{}; // under which it stands; empty: before all of them
    int side = both;     // on whose sheet it stands
    SheetCell head{};    // of each column
    struct Row {
        std::vector<SheetCell> cells{};
        std::vector<Id> of{}; // whose row it is, where the cells do not say so
    };
    std::vector<Row> rows{}; // there need be none
    int words = 1;           // so many columns from the left hold words, the others figures
    SheetCell notes{};       // below it
};
SheetCell plainCell(Value value);

// The first round of one unit against one other, the usual way: the exact chances of what may come of it, and what
// either may expect to lose. What they are of tells "matchup-key".
struct Matchup {
    Id unit = 0, against = 0;
    std::string way{}; // what `unit` does: "charging", "shooting"; worded by "bout-<way>"
    std::vector<double> chances{}, means{};
};

// What players tick off beside a unit or a block or mark it with, so many at most; worded by "tick-<id>".
struct Tracker {
    std::string id{};
    int many = 1;
    bool marker = false;      // laid beside the models; otherwise models are taken away
    int worth = 0, parts = 1; // what each counts of a loss line, `parts` of one
    bool ofArmy = false;      // to its army's alone
};

// Where so many losses of a block or an army change everything; worded by "line-<id>".
struct LossLine {
    std::string id{};
    Id of = 0;
    int at = 0, whole = 0, parts = 1; // `parts` of one, of so many that there were
};

// A word of the game's language, for a glossary; data words.
struct Term {
    std::string id{}, name{}, text{};
    std::vector<std::string> forms{}; // other forms of it in running text
    Source source{};
};

// A small plan that stands beside a rule: models from above, moves, and places. Lengths are those of a unit's front,
// y grows away from the reader.
struct Mark {
    std::string is{}; // "unit", "element" (its middle, front to `turn`), "move", "line", "area" (corners), "word"
    std::vector<std::pair<double, double>> at{};
    int side = -1;      // 0: who acts, 1: the other, -1: neither
    double turn = 0;    // of a unit, degrees clockwise; 0 faces away from the reader
    bool pale = false;  // where it was before
    std::string text{}; // data words
};
struct Drawing {
    std::string id{}, name{};
    std::vector<std::string> rules{}; // it stands beside
    double wide = 6, high = 4;
    std::vector<Mark> marks{};
};

} // namespace strategikon::play
