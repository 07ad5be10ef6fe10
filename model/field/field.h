// A battlefield: the table and what lies on it.
#pragma once

#include "model/field/geometry.h"
#include "model/field/kinds.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::field {

enum class Unit { centimetre, inch, pace };
constexpr double inch = 2.54;

struct Table {
    double width = 180, depth = 120; // cm; the armies face each other across the depth
    Unit shown = Unit::centimetre;   // how lengths are told
    // cm on the table for one of the unit that the rules measure in: of a cm 2.54 where it is played as an inch, of a
    // pace 0.05 with 15 mm figures.
    double scale = 1;
    double terrainShare = 1; // of that, in all that says where terrain may lie and how large it is
    std::string figures{};   // its scale among those of the system; empty: by its length
    double laying() const { return scale * terrainShare; } // cm for one of the unit where terrain is laid out
    Box box() const { return {{0, 0}, {width, depth}}; }
    friend bool operator==(const Table&, const Table&) = default;
};
Length lengthOf(double cm, Unit shown); // paces have no length without a table: told in cm
Length lengthOf(double cm, const Table& table);
constexpr double leastTable = 30, mostTable = 1000; // cm, either way

// One shape of one kind: a hill's slope, its summit, a path. Either an area, or a course with widths. A course that
// ends where it began is a ring, a wall around a place: its area is all that it encloses, and what stands within
// without touching the wall is not under it.
struct Piece {
    std::string kind{};
    std::string part{};           // which part of the item's row it is ("summit"); empty: the body
    Ring area{};                  // of a course: its ribbon, made by widen()
    Course course{};              // empty for areas
    std::vector<double> widths{}; // cm at each point of the course
    friend bool operator==(const Piece&, const Piece&) = default;
};
void widen(Piece& piece); // makes the area of a course
bool isRing(const Piece& piece);

struct Feature {
    std::string id{};      // "t1", "t2": short enough to write on paper
    std::string item{};    // id of the charts' row; empty: agreed freely
    std::string variant{}; // which of the row's possibilities
    std::string name{};    // a player's own; may be empty
    int side = -1;         // who placed it: 0, 1; -1: both
    // Lowest first; the first is the body, except where a hill lies beneath it (part "base").
    std::vector<Piece> pieces{};
    const Piece& body() const;
    friend bool operator==(const Feature&, const Feature&) = default;
};
Ring outline(const Feature& feature); // of the largest piece: the body, or the hill it stands on
Box boxOf(const Feature& feature);

// One throw of dice, as it is kept for the record.
struct Throw {
    std::string what{}; // code: "terrain-type", "terrain-item", "sides", "first", ...
    int side = -1;
    std::vector<int> dice{};
    std::string came{}; // what came of it: id of a chart, an item, "placed", ...
    bool typed = false; // thrown at the table
    friend bool operator==(const Throw&, const Throw&) = default;
};

// What a side brings to the choosing of terrain, as its army's list has it.
struct Permitted {
    std::string item{};
    bool compulsory = false;
    friend bool operator==(const Permitted&, const Permitted&) = default;
};
struct Party {
    std::string army{};
    int aggression = 0, naval = 0; // naval: elements
    std::string climate{};
    std::vector<Permitted> terrain{}; // on its own ground; empty: anything
    int points = 0;                   // that it was made for; 0: nobody knows
    friend bool operator==(const Party&, const Party&) = default;
};

struct Field {
    std::string system{};
    std::string name{};
    Table table{};
    std::string method{}; // how it was laid out: "random", "mutual", "one-sets-up"
    std::optional<std::uint64_t> seed{};
    std::string version{};        // of the program that rolled it
    std::vector<Party> parties{}; // of both sides, where terrain is chosen; else none
    std::vector<Feature> features{};
    std::vector<Throw> throws{};
    const Feature* find(std::string_view id) const;
    friend bool operator==(const Field&, const Field&) = default;
};

// Which edge the throw for sides gave side 0, as Deployment keeps it: 0 the near one, also before the throw; 1 the far
// one.
int edgeThrown(const Field& field);
// Whether an older version laid it out, which took sides for edges: side 0's terrain lies on the near half though the
// throw gave him the far edge. What lies wholly on one half shows it, where all of it lies on the wrong one.
bool isByEdges(const Field& field);
// Whether the half on which a side lays out is the near one; of a field laid out by edges, the near one of side 0.
bool isNear(const Field& field, int side);

// Pieces under an area, lowest first.
struct Under {
    const Feature* feature = nullptr;
    const Piece* piece = nullptr;
};
std::vector<Under> under(const Field& field, const Ring& area);

// Lengths of each edge that pieces of water cover: bottom, right, top, left. A river covers as much as it is wide where
// it leaves the table.
Covered waterAlongEdges(const Field& field, const Kinds& kinds);

} // namespace strategikon::field
