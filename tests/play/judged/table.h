// The table as the judge reads it out of a state: who stands where, what he is, what lies about. What he says of it is
// yes, no, or open, where half a cm or the rulebook's silence would make it otherwise. Numbers in brackets are lines of
// the rulebook, those with an E of the errata.
#pragma once

#include "tape.h"

#include "model/field/field.h"
#include "model/play/game.h"

#include <string>

namespace judged {

namespace play = strategikon::play;
namespace field = strategikon::field;

enum class Says { no, open, yes };
Says both(Says a, Says b);
Says either(Says a, Says b);

constexpr double margin = 0.5; // cm: nearer to a limit than this nothing is judged

struct Unit {
    play::Id id = 0;
    std::string badge{};
    int side = 0;
    std::string type{};
    int stands = 0, range = 0, shots = 1;
    bool known = false;        // where it stands
    bool knownMiddle = false;  // that, but not how its stands lie
    std::vector<Base> bases{}; // where they are known; in a column from the front
    bool skirmish = false, phalanx = false, shock = false, fanatic = false, terrifying = false, broad = false;
    bool dreaded = false;                 // it may be: a character has a say in it
    bool fights = false, charged = false; // in an engagement; this turn
    play::Id engagement = 0;
    std::string after{}; // what it did when the last round was over

    bool onFoot() const { return type == "infantry"; }
    bool mounted() const { return type == "cavalry" || type == "chariots" || type == "elephants"; }
    bool takesCover() const { return onFoot() || type == "artillery"; } // (1297)
};

struct Commander {
    play::Id id = 0;
    int side = 0;
    bool known = false, joined = false;
    Spot middle{};
    double across = 2.5;
    int range = 100; // cm of the rules (2416-2418)
};

struct Ground {
    std::string kind{};
    Outline outline{};      // of an area
    Outline course{};       // of a river, a hedge
    double halfWidth = 0.5; // of a course
};

class Table {
public:
    Table(const play::Game& game, const play::State& state, const field::Field* on);

    const std::vector<Unit>& units() const { return units_; }
    const std::vector<Commander>& commanders() const { return commanders_; }
    const Unit* unit(play::Id id) const;
    const Commander* commander(play::Id id) const;
    double cm(double ofTheRules) const { return ofTheRules * scale_; }
    bool allKnown() const; // where every unit stands
    bool enemiesKnown(int side) const;

    double apart(const Unit& a, const Unit& b) const; // both known
    const Base& nearest(const Unit& of, const Unit& to) const;
    // Whether a unit is within so many cm of the rules of another.
    Says within(double cm, const Unit& a, const Unit& b) const;
    Says sees(const Unit& unit, const Base& from, const Unit& target) const; // (309-313, 1154-1166)
    Says sees(const Unit& unit, const Unit& target) const;
    Says inArc(const Unit& unit, const Base& from, const Unit& target) const;    // (1228-1234)
    Says inRange(const Unit& unit, const Base& from, const Unit& target) const;  // (1224)
    Says mayShoot(const Unit& unit, const Base& from, const Unit& target) const; // (1236)
    Says mayShoot(const Unit& unit, const Unit& target) const;
    Says isDense(const Unit& unit) const;                     // (571)
    Says isCovered(const Unit& unit, const Base& base) const; // in what shelters; open too where a shape may
    Says lies(const Base& base, const char* const (&kinds)[9]) const;

private:
    void causesTerror(const play::Game& game, const play::State& state, const play::Thing& tie);
    Says clear(const Unit& unit, const Base& from, const Unit& target, const Line& line) const;
    bool isShut(const Unit& unit, const Base& from, const Unit& target) const;
    bool blockedByTerrain(const Line& line) const;

    std::vector<Unit> units_{};
    std::vector<Commander> commanders_{};
    std::vector<Ground> grounds_{};
    double scale_ = 1, visibility_ = 60;
};

} // namespace judged
