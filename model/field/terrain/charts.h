// What can be rolled or chosen for a battlefield, and what each item allows: tables of rules/<system>/battlefield.yaml.
//
// Nothing here knows dice of one system: a chart says which sum gives which item, an item says what may be laid out for
// it. Lengths are cm of the rules; on a table they are multiplied by its scale. Shares need no scale, stands have none.
#pragma once

#include "model/field/field.h"
#include "stages.h"

#include <map>
#include <string>
#include <vector>

namespace strategikon::field {

enum class Shape {
    blob,  // an area of its own that looks grown: hill, wood, lake, marsh, village
    edge,  // an area along a table edge: ridge, coast, outskirts
    river, // from a short table edge to a long one, along which armies deploy
    ring,  // a closed line around an area: fields, earthwork, fort; its course ends where it began
    shore, // an area along the whole of a short table edge
    line,  // an open line from an edge of the table to another, or to what it leads to
};
enum class May { no, may, must };

// Something on or in an item: a summit, cliffs, a path, banks, a bridge.
struct Part {
    enum class Form {
        summit,   // an area inside the body
        stretch,  // a line along part of the body's outline
        rim,      // lines along the outline and across the body
        path,     // a course through it, from edge to edge of the area
        road,     // a course from the body onto the open table
        banks,    // lines along both sides of a river
        crossing, // a bridge or ford on a river
        fringe,   // an area along the body's outline, on the land (dunes)
        base,     // a hill beneath the whole
        gate,     // a way through a ring
        beach,    // an area along all of the body's outline, on the land
    };
    std::string id; // "summit"
    Form form = Form::summit;
    std::vector<std::string> kinds; // one of these
    int least = 0, most = 1;        // how many are laid out
    bool open = false;              // the book names no most: a player may lay out more
    double across = 0;              // at most, cm of the rules; 0: what the body leaves
    double share = 0;               // stretch: all of them at most this share of the outline; 0: no bound
    bool atEdge = false;            // summit: must border the table edge
    bool round = false;             // base: roughly a circle
    double fromExit = 0;            // crossing: within so many cm of the long edge where the river leaves
    std::string through;            // only where the body has this part, and then at least one: a path through dunes
    std::string notWith;            // not beside this part; said of one of the two
    bool whole = false;             // summit: covers all of the body
    bool permitted = false;         // only of kinds that some item which is permitted has as its body
};

// One way to lay an item out; a row of a chart offers one or more.
struct Variant {
    std::string id, name;
    std::string kind; // of the body
    Shape shape = Shape::blob;
    double acrossLeast = 0, acrossMost = 0; // the widest point, cm of the rules; 0: no bound of its own
    double depthMost = 0;                   // how far from its table edge onto the table, cm of the rules
    double edgeShare = 0;                   // at most this share of that edge's length
    double edgeMost = 0;                    // at most so many cm of that edge
    May edge = May::no;                     // does it border a table edge?
    bool straddles = false;                 // may cross the middle line
    double reach = 0;                // river: no further onto the table than this from the short edge, cm of the rules
    double reachShare = 0;           // river: no further than this share of the table's length
    int standsLeast = 0, stands = 0; // ring: room for at least so many stands, meant for so many
    int quarters = 0;                // its worth in feature equivalents, where terrain is chosen
    Going going = Going::none;       // of body and parts that must be, the worst; see tellGoings()
    std::vector<Part> parts;
    const Part* find(std::string_view id) const;
};

struct Item {
    std::string id, name; // "woods-9"
    std::string chart;
    int least = 0, most = 0; // sums of the dice
    Source rule;
    Lies lies = Lies::half;
    std::vector<std::string> over; // kinds of ground with which it may share its own
    std::vector<Variant> variants;
    const Variant* find(std::string_view id) const;
};

struct Chart {
    std::string id, name;
    int least = 0, most = 0; // sums of the dice that lead to it
    Source rule;
    std::vector<Item> items;
};

struct Charts {
    int dice = 2, sides = 6;   // of both throws
    int dismissAfter = 2;      // items on the table before either side may end it
    double waterShare = 0;     // of the length of any edge; 0: no bound
    double leastAcross = 0;    // of areas, cm of the rules, where the item says nothing else
    double fromMiddle = 0;     // armies usually stand no nearer to the middle line, cm of the rules; 0: no say
    double crampedShare = 0.5; // of what is left to deploy in: beyond it, advice
    double standWide = 4, standDeep = 2; // of the stands that a ring has room for, cm
    std::map<std::string, Source> rules; // behind what no single row says: "half", "overlap", "water", ...
    std::vector<Chart> charts;
    Stages stages;
    Table table; // where nothing else is said
    Source ruleOf(std::string_view what) const;
    const Chart* chartOf(int sum) const;
    const Item* itemOf(const Chart& chart, int sum) const;
    const Item* find(std::string_view id) const;
};

// From a table that schema/battlefield.schema.json has checked.
Charts readCharts(const Node& table);
void tellGoings(Charts& charts, const Kinds& kinds); // each variant its going

// What is wrong with a feature or a field, in words for a player.
struct Misplaced {
    enum class Weight { wrong, advice };
    std::string feature; // id; empty: of the whole field
    Message message;
    Source rule;
    Weight weight = Weight::wrong;
};

// What the feature's row does not allow, wherever it lies, and where it may not lie on the table of this field.
std::vector<Misplaced> misplaced(const Feature& feature, const Field& field, const Charts& charts, const Kinds& kinds);
// The same of every feature, and what they do to one another: overlaps, edges blocked by water.
std::vector<Misplaced> misplaced(const Field& field, const Charts& charts, const Kinds& kinds);

} // namespace strategikon::field
