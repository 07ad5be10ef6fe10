// How generate() and laidOut() are parted. Inside model/field only: others include laying.h.
#pragma once

#include "choosing.h"
#include "laying.h"
#include "shapes.h"

namespace strategikon::field {

// What laying out one item is about.
struct Task {
    const Field& field;
    const Item& item;
    const Variant& variant;
    int side;
    const Charts& charts;
    const Kinds& kinds;
    const Wish& wish;
    Random& random;
    double gap;                   // to other features, cm: troops should get through
    const Picked* pick = nullptr; // where it was chosen, with its dice
    double ruled(double cm) const { return cm * field.table.laying(); }
};

Box tableOn(const Field& field);                                               // no wider than the table, on the grid
Box halfOf(const Field& field, int side);                                      // of the table
Look lookOf(const Kind* kind);                                                 // by how the map draws it
double widthOf(const Kinds& kinds, const std::string& kind, double otherwise); // on the grid
std::optional<std::string> oneKind(const Task& task, const Part& part);        // one that the side may lay out
bool mayUse(const Task& task, const std::string& kind);                        // owned, or anything goes

// The ground a feature takes, in its place, and where it borders the table. Nothing where none was found.
struct Site {
    Ring outline;  // the body, or the hill beneath it
    Course course; // of rivers
    std::vector<double> widths;
    std::string owned; // the player's own piece it is
};
// The piece of scenery to lay out as the body: its name, and its outline or its size.
struct Scenery {
    std::string name;
    Ring outline;
    double across = 0; // 0: as the program likes
};

int laidOutOf(const Field& field, const Owned& owned); // how many of them
double acrossOf(const Owned& owned);
Ring freeShape(const Task& task, double most, double exactly = 0); // of a body, about (0, 0); empty: no room for it
std::optional<Site> groundFor(const Task& task, const Part* base);
std::optional<Site> riverFor(const Task& task);
std::optional<Site> groundByDice(const Task& task);                          // of what lies nowhere by halves
std::optional<Scenery> scenery(const Task& task, double least, double most); // nothing: none of the player's own fits
bool clear(const Task& task, const Ring& outline);                           // of all other features, by the gap
double freeAround(const Field& field, const Box& box);

// The pieces of a feature on its ground: body and parts. Nothing where a part that must be there has no room.
std::optional<Feature> builtOn(const Task& task, const Site& ground, const Part* base);
// Lays out a part of a feature that has its body: how many pieces found their place.
int addPart(const Task& task, Feature& feature, const Part& part, int count);
bool acrossTable(const Ring& ring, const Box& table); // nothing of it beyond
// Sand along a part of the shore; empty where there is no room.
Ring dunesBy(const Task& task, const Ring& water, int number);
Course wayThrough(const Ring& dunes, const Ring& water); // the shortest from the land to the water; empty: none
// The point of an area that is furthest from its outline, of some that are drawn.
struct Middle {
    Point at;
    double room = 0;
};
Middle middleOf(const Ring& ring, Random& random);
Course closed(Ring ring); // as a line that ends where it began
bool wellWithin(const Ring& outer, const Ring& inner, double margin);
// Lines of a feature that leave it: roads onto the table. False where one that must be there finds no way.
bool roadFrom(const Task& task, const Part& part, Feature& feature);
// What of a feature's outline is not on the edge of the table: closed where all of it is. Ends a little before the
// edge.
Course inland(const Ring& outline, const Box& table);

} // namespace strategikon::field
