// Who may choose terrain when, from which budget, which dice allow it and which say where it lies: the stages of
// rules/<system>/battlefield.yaml. Charts that are thrown on are one kind of stage.
//
// Feature equivalents are counted in quarters: what is compulsory may count half of a half. Lengths are of the rules.
#pragma once

#include "model/field/field.h"
#include "model/text/node.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon::field {

// What places an item.
enum class Lies {
    half,   // its player, on his half of the table
    sector, // a die for the sector and a die for the place within it
    shore,  // along a short edge, a die for its depth
    river,  // from edge to edge, a die for where
    road,   // from edge to edge, or to what it leads to
    town,   // at the rear edge of its side unless a die lets it leave that, at the water where there is one
    fields, // beside a town
};

struct Offer {
    std::string item;              // its id; "area": every item that is an area and not a town
    int most = 0;                  // 0: any number
    int die = 0;                   // the least face by which it may be had; 0: no die
    bool freeIfCompulsory = false; // no die for what is compulsory
    bool dry = false;              // after a die in vain no other water either
    int naval = 0;                 // elements that the side needs
    std::string from;              // of lines: the edge, "long", "short" or "central"
    std::vector<std::string> to;   // where they may end: an edge, "waterway", "river"
    std::string needs;             // "built-up-area": one beside it; "link-or-compulsory": something to lead to
    int away = 0;                  // the least face by which it may leave the rear edge
    std::string with;              // the item that may be had besides
    std::vector<std::pair<int, int>> withBudgets; // of that, each a least and a most
    int compulsoryLeast = 0, compulsoryMost = 0;  // the size of an area by which it counts as compulsory
    Source rule;
};

struct Stage {
    enum class Who { inTurn, invader, defender };
    std::string id, name;
    Who who = Who::inTurn;
    bool charts = false;            // thrown for on the charts, until the sides end it; else chosen
    bool ifNothing = false;         // only if the side has placed nothing
    int choices = 0;                // at most so many, and what comes with them; 0: the budget decides
    int least = 0, most = 0;        // the budget
    std::vector<std::string> first; // what is placed first: "compulsory", then items
    std::vector<Offer> options;
    Source rule;
};

// Of areas: an area nowhere wider than `most` is worth so much.
struct Size {
    std::string id, name;
    double most = 0;
    int quarters = 0;
    Source rule;
};

// Where in its sector an area lies, by the second die.
struct Placing {
    enum class To { touches, nearest, beyond }; // a table edge or a waterway
    std::string id;
    std::vector<int> faces;
    To to = To::touches;
    double least = 0, most = 0;
    Source rule;
};

struct ByFace {
    double first = 0, each = 0; // first + each times the face
    double of(int face) const { return first + each * face; }
};

// A scale of figures: how long a unit of the rules is on the table.
struct Scale {
    std::string id, name;
    double cm = 1;
    double share = 1;            // of it, where terrain is laid out
    std::string basing{};        // how its bodies are based, as rules/system.h names it
    int points = 0;              // armies of at most so many; 0: any
    double width = 0, depth = 0; // its usual table, cm; 0: that of all scales
    Source rule{};
};

void takeScale(Table& table, const Scale& scale);

struct Stages {
    std::vector<std::string> openings{"sides", "first"}; // or "seasons", "roll-off"
    std::vector<std::string> seasons;
    std::vector<Stage> all;
    int across = 0, deep = 0; // sectors
    std::vector<Size> sizes;
    int alikeMost = 0;                // features of a player that are worth the same and alike in going
    std::map<std::string, int> worth; // quarters, of items that are no areas; "first-compulsory-road"
    double compulsoryCounts = 1;      // of their worth
    std::map<std::string, ByFace> reaches;
    std::map<int, int> riverZones; // by face
    std::vector<Placing> bands;
    std::map<std::string, double> limits; // by id; what has a share too is "<id>-share"
    std::vector<Scale> scales;
    bool chosen() const { return !all.empty() && !all.front().charts; }
    bool opensWith(std::string_view what) const;
    // How a field may come about: "random", "mutual"; "one-sets-up" where who did not lay out can take either edge.
    std::vector<std::string> methods() const;
    double limit(const std::string& id) const;
    const Placing* bandOf(int face) const;
    const Scale* scaleNamed(std::string_view id) const; // "": the first; nullptr: there is none of that name
    const Scale* scaleOf(const Table& table) const;     // by its name, else by its length
};

Stages readStages(const Node& table);

} // namespace strategikon::field
