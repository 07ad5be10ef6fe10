// Kinds of terrain and what they mean in play. One table of a system (rules/<system>/terrain.yaml) is read by the
// engine, the map, the help and the printed sheet.
#pragma once

#include "model/army/list/list.h"
#include "model/text/node.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon::field {

enum class Form { area, line, crossing }; // crossing: a bridge, ford or gateway on a line
enum class Cover { none, defended, fortified };

// What the eye can do with it: nothing special; sees out of and into a strip at its edge only; none through it; only
// over what is no higher (a hill's body blocks).
enum class Sight { open, close, blocked, hill };

// How troops get on, where a system tells goings apart; the worse the later.
enum class Going { none, good, rough, difficult };

struct Kind {
    std::string id;   // "wood"
    std::string name; // as a player calls it, in English
    Form form = Form::area;
    // Who may enter, by classes that the system gives its bodies ("infantry", "phalanx"): only these, where any are
    // named, and of them never those.
    std::vector<std::string> only, never;
    std::vector<std::string> manned;     // who may stand on it without climbing: set up on the ramparts of a wall
    bool closed = false;                 // to everybody
    bool dense = false;                  // hinders orders
    Going going = Going::none;           // how troops get on in it
    std::map<std::string, Going> goings; // of classes that get on otherwise
    bool water = false;                  // counts for the length of an edge that water may block
    bool high = false;                   // stands on it stand higher than the table
    bool opens = false;                  // lies over what is closed and opens it: road, bridge, ford, gateway
    bool column = false;                 // ... to bodies in column only
    bool mayEnd = true;                  // troops that may cross it may also stand in it
    Cover cover = Cover::none;
    std::vector<std::string> covers; // classes that have the cover; empty: all that may stand there
    bool behind = false;             // the cover is of stands behind it, not in it
    Sight sight = Sight::open;
    double seen = 0;    // close: how deep into it, cm of the rules
    std::string effect; // in our words, one or two sentences
    std::vector<Source> rules;
    std::string hatch; // what the map hatches for play: "dense", or "closed" (to most troops); empty: nothing
    std::string draw;  // how the map draws it: "trees", "contour", "water", "houses", ...
    double width = 0;  // of a line as drawn where nothing else is said, cm
};

Going goingOf(const Kind& kind, const std::vector<std::string>& classes);

struct Kinds {
    std::vector<Kind> all;
    const Kind* find(std::string_view id) const;
};

// From a table that schema/terrain.schema.json has checked.
Kinds readKinds(const Node& table);

// Whether a body of these classes may be there: `of` are the pieces under a stand, lowest first.
bool mayEnter(const std::vector<const Kind*>& of, const std::vector<std::string>& classes, bool inColumn);
// Whether it may be set up there: also on what it could not climb.
bool mayStand(const Kind& kind, const std::vector<std::string>& classes, bool inColumn);

} // namespace strategikon::field
