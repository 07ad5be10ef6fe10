// Where the stands of two armies are, and who sets down what next. Systems say which ways there are (rules/<system>/
// deployment.yaml); which zone each side has follows from the way and the table.
#pragma once

#include "model/field/field.h"
#include "model/field/random.h"

#include <optional>
#include <string>
#include <vector>

namespace strategikon::field {

enum class Formation { line, column, irregular };

// A body that takes the field, as the set-up sees it.
struct Troop {
    std::string badge;       // "A1", "B7": side and number, as on the labels behind the stands
    std::string name, entry; // of the body and its row
    int side = 0;
    int stands = 1;
    double wide = 4, deep = 2;        // of a stand, cm: 4 x 2, or 2 x 4 on its narrow edge
    bool round = false;               // a commander's base, `wide` across
    std::vector<std::string> classes; // who he is to terrain: "infantry", "phalanx"
    bool leads = false;               // set down last, and no unit
    double reach = 0;                 // a commander's, cm of the rules
    double move = 0;                  // full pace, cm of the rules
    bool sees = false;                // shoots: wants a free line ahead
    std::string role;                 // foot, horse, skirmishers, artillery, leader: its place in an order of battle
    std::string block;                // contingent, command; empty: none
};

struct Stand {
    Point centre;
    double facing = 90; // degrees: where the front looks
    friend bool operator==(const Stand&, const Stand&) = default;
};

// One troop on the table; without stands it stays off it (`arrives`).
struct Posted {
    std::string badge;
    Formation formation = Formation::line;
    std::vector<Stand> stands;
    std::string arrives; // code: "march", "turn-1-command"; empty: at once
    bool drawn = true;   // false: its player leaves it undrawn, it is somewhere in the zone
    friend bool operator==(const Posted&, const Posted&) = default;
};

// The outline of a stand; of a round base the octagon about it.
Ring outline(const Troop& troop, const Stand& stand);
// The stands of a formation, front rank's middle at `front`, looking to `facing`.
std::vector<Stand> formed(const Troop& troop, Formation formation, Point front, double facing);

// A way to deploy, from a system's table.
struct Way {
    enum class Order { byTurns, oneFirst, secret, march, freeChoice };
    std::string id, name, effect; // effect: in our words
    Order order = Order::byTurns;
    int atATime = 1;         // bodies set down in one go
    bool mostFirst = true;   // the army of more bodies begins; otherwise a throw decides
    double fromMiddle = 45;  // no nearer to the middle line, cm of the rules
    double fromCentre = 0;   // no nearer to the centre of the table
    double fromEnemies = 0;  // no nearer to enemies on the table
    double centreSquare = 0; // instead of a zone: a square of this side in the middle (ambushed)
    bool atEdge = false;     // stands touch their edge
    bool anywhere = false;   // no half of the table is the other side's
    double leaderWithin = 0; // commanders within so many cm of a unit of theirs; 0: anywhere in the zone
    Source rule;
};

struct Deployment {
    Way way[2];                 // of each side; alike unless the players agreed otherwise
    std::vector<Troop> troops;  // of both sides, in the order of their rows
    std::vector<Posted> posted; // in the order in which they were set down
    std::vector<Throw> throws;
    int edge0 = 0; // which edge side 0 has: 0 the near one, 1 the far one
    std::optional<std::uint64_t> seed;
    Point spot[2]; // march: the spot on each base edge
    const Troop* troop(std::string_view badge) const;
    const Posted* post(std::string_view badge) const;
};

// Where stands of a side may be: rings without overlaps; empty: nowhere.
std::vector<Ring> zone(const Deployment& deployment, const Table& table, int side);

// Who sets down, and how many bodies; side -1: done, or both at once (`secret`).
struct Turn {
    int side = -1;
    int bodies = 0;
    bool leaders = false; // only commanders are left
    bool all = false;     // the other army is out: everything at once
    bool done = false;
};
Turn next(const Deployment& deployment);

// What is wrong with where things stand; `badge` names the troop.
struct Misposted {
    std::string badge;
    Message message;
    Source rule;
};
std::vector<Misposted> misposted(const Deployment& deployment, const Field& field, const Kinds& kinds);
std::vector<Misposted> misposted(
    const Deployment& deployment, const Field& field, const Kinds& kinds, const Posted& posted);

enum class Plan { random, battle };
// All that is not posted yet of a side (or of both, side -1), legal by construction. A troop that finds no room stays
// off the table and is among the throws with the reason.
void deploy(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random);
// One step of it, to answer a player who deploys by hand.
void deployNext(Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random);

} // namespace strategikon::field
