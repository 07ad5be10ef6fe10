// Laying out a battlefield by its stages, step by step. What comes next follows from the throws the field has kept, so
// a field that was saved half way goes on where it was, and undoing is keeping fewer throws and features.
//
// Side 0 is the first player. The throw for sides gives him his edge, and with it the half that he lays out on.
//
// What a throw is called, and what came of it:
// (choosing.h has those of stages where terrain is chosen)
//     sides         near, far: the edge of side 0
//     first         0, 1: the side
//     terrain-type  id of the chart          (dice of the side)
//     terrain-item  id of the item           (dice of the side)
//     placed        id of the feature        (no dice)
//     declined      the reason, may be empty: no-room, agreed (there was room), or one of missing_terrain.h (no dice)
//     ended         nothing                  (no dice)
#pragma once

#include "charts.h"
#include "model/field/random.h"

namespace strategikon::field {

// What is to be answered now, and by whom.
struct Ask {
    enum class What {
        side,    // one throw for who has which edge: the low half of a die the first player near, the high half far
        first,   // one throw for who lays out first
        chart,   // the throw for the type of terrain, or, where `mayEnd`, the word that no more is laid out
        item,    // the throw for the item of `chart`
        place,   // a feature for `item`, or the word that it is declined: of what was chosen, that it found no room
        done,    // the battlefield is complete
        season,  // a season that the side names, one of `options`
        rollOff, // a die of each side for who invades
        choose,  // one of `options`, or, where `mayEnd`, the word that the side has chosen
        allow,   // one die: whether the side may have `item`
        where,   // dice for where `item` lies
    };
    What what = What::done;
    int side = -1;           // who answers; -1: both
    int dice = 0, sides = 6; // of a throw
    bool mayEnd = false;     // chart: the side may end it instead
    bool last = false;       // the other side has ended it: this is the last item
    const Chart* chart = nullptr;
    const Item* item = nullptr;
    const Variant* variant = nullptr; // of the item, where it was chosen
    const Stage* stage = nullptr;     // where terrain is chosen
    std::vector<std::string> options{};
    int spent = 0; // of the stage's budget, quarters
    int needs = 0; // allow: the least face
};

// Of a field whose method is random. Laid out mutually only the sides are thrown for; else nothing is asked.
Ask next(const Field& field, const Charts& charts);

// Each answers what next() asks, and nothing else: `thrown` side, first, chart and item; `placed` and `declined` place;
// `ended` chart with mayEnd. False, with the field as it was, where the answer does not fit the question (wrong number
// of dice, a face there is not). A feature is not judged here: ask misplaced() first.
bool thrown(Field& field, const Charts& charts, std::vector<int> dice, bool typed);
bool placed(Field& field, const Charts& charts, Feature feature); // gets the next free id and its side
bool declined(Field& field, const Charts& charts, std::string why = {});
bool chosen(Field& field, const Charts& charts, const std::string& option); // a season, or what is chosen
bool ended(Field& field, const Charts& charts);
// One step back: the last throw, with what it placed. False where there was none.
bool takenBack(Field& field);
// Who has which edge without a throw, at any time: both agree on it, or who did not lay out chooses. False where a side
// has laid out on the half that it had.
bool sidesAgreed(Field& field, bool firstIsNear);

// A piece of scenery a player owns: the kind and the size he can lay out.
struct Owned {
    std::string name, kind;
    Ring outline;      // as it is drawn, about (0, 0); empty: only its size is known
    double across = 0; // cm, where it is not drawn: the widest
    int count = 1;
};

inline constexpr std::string_view bare = "bare"; // cover: none

struct Wish {
    std::uint64_t seed = 0;
    bool declines = true;       // a side may decline what it cannot place well
    std::vector<Owned> pieces;  // lay out only these; none: anything
    std::string cover;          // of what may be covered: the kind, or `bare`; empty: as it comes
    int most = 8;               // items, after which a side ends it; 0: only dice and room decide
    std::vector<Party> parties; // of both sides, where terrain is chosen; none: anything may lie there
    std::vector<int> typed;     // dice thrown at the table, in their order; what comes after them is rolled
};

// Everything from the first throw to the last, from a seed. Items that find no room are declined, with the reason among
// the throws. The same wish, table, charts and kinds give the same field.
Field generate(const Table& table, const Charts& charts, const Kinds& kinds, const Wish& wish);
// What is left of a field that was begun: what fell, was chosen and lies already stays.
Field finished(Field field, const Charts& charts, const Kinds& kinds, const Wish& wish);
// The same for one item: a feature that misplaced() has nothing against, on this field, for this side; nothing where no
// place was found in a number of trials.
std::optional<Feature> laidOut(const Field& field, const Item& item, std::string_view variant, int side,
    const Charts& charts, const Kinds& kinds, const Wish& wish, Random& random);

} // namespace strategikon::field
