// Where the stands of two armies are, and who sets down what next. Systems say which ways there are (rules/<system>/
// deployment.yaml); which zone each side has follows from the way and the table. Armies may come in portions: some of
// it before the battle, some of it in later turns.
#pragma once

#include "model/field/field.h"
#include "model/field/random.h"
#include "model/seal/seal.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::field {

enum class Formation { line, column, irregular };

// A body that takes the field, as the set-up sees it.
struct Troop {
    std::string badge{};         // "A1", "B7": side and number, as on the labels behind the stands
    std::string name{}, entry{}; // of the body and its row
    int side = 0;
    int stands = 1;
    double wide = 4, deep = 2;          // of a stand, cm: 4 x 2, or 2 x 4 on its narrow edge
    bool round = false;                 // a commander's base, `wide` across
    std::vector<std::string> classes{}; // who he is to terrain: "infantry", "phalanx"
    bool leads = false;                 // set down last, and no unit
    double reach = 0;                   // a commander's, cm of the rules; 0: the whole table
    double move = 0;                    // full pace, cm of the rules
    bool sees = false;                  // shoots: wants a free line ahead
    bool allRound = false;              // sees from every edge of its stands, not only from the front
    std::string role{};                 // foot, horse, skirmishers, artillery, vessel, leader: its place in an order
    std::string block{};                // contingent, command; empty: none
    std::string terrain{};              // the kind of terrain that it is, if any: other stands may stand on it
    int points = 0;                     // minor units
    int ranks = 1;                      // bodies one behind the other where its kind is drawn up in blocks
    friend bool operator==(const Troop&, const Troop&) = default;
};

struct Stand {
    Point centre;
    double facing = 90; // degrees: where the front looks
    friend bool operator==(const Stand&, const Stand&) = default;
};

// One troop on the table; without stands it stays off it (`arrives`).
struct Posted {
    std::string badge{};
    Formation formation = Formation::line;
    std::vector<Stand> stands{}; // of a column the first one leads
    std::string arrives{};       // code: when it comes; empty: it is there
    bool drawn = true;           // false: its player leaves it undrawn, it is somewhere in the zone
    friend bool operator==(const Posted&, const Posted&) = default;
};
inline constexpr std::string_view noRoom = "no-room"; // arrives: it found none, and waits beside the table
inline constexpr std::string_view halted = "halted";  // a throw of no dice: the program gave up setting down

// The outline of a stand; of a round base the octagon about it.
Ring outline(const Troop& troop, const Stand& stand);
Point seenFrom(const Stand& stand, Point p); // x to the right of the middle of the stand as it looks, y ahead of it
// The stands of a formation, front rank's middle at `front`, looking to `facing`.
std::vector<Stand> formed(const Troop& troop, Formation formation, Point front, double facing);
// Whether the stands, true to size, are one: a straight line, one behind the other, or at least all in touch.
bool isFormed(const Troop& troop, Formation formation, const std::vector<Stand>& stands);

// Where a portion of an army may be. Lengths are cm of the rules.
struct Where {
    double fromMiddle = 0;                // no nearer to the middle line
    double fromCentre = 0;                // no nearer to the centre of the table
    double fromEnemies = 0;               // no nearer to enemy units on the table
    double centreSquare = 0;              // instead of a half: a square of this side in the middle of the table
    bool anywhere = false;                // on either half
    bool atEdge = false;                  // touching the base edge, a move at most either side of the spot chosen on it
    double leaderWithin = 0;              // commanders within so many cm of a unit of theirs; 0: they go where units go
    double fromShort = 0;                 // no nearer to a short edge
    std::vector<std::string> shortFree{}; // classes that may be nearer to it
    double fromTowns = 0;                 // no nearer to a fortified place that enemies stand in
    bool atBase =
        false; // in good going with its rear on the base edge, or on others that are so, or at water; or in a town
    std::vector<std::string> towns{};  // atBase: kinds of terrain that are one, beside what is fortified
    std::vector<std::string> within{}; // all of it inside one piece of such terrain; empty: wherever it may be
    friend bool operator==(const Where&, const Where&) = default;
};

// Where bodies may hide: at either short edge, a third of the table, and only where the ground conceals them.
struct Hiding {
    double fromMiddle = 0, fromTowns = 0;          // as of Where
    std::vector<std::string> in{};                 // kinds of terrain that conceal anybody
    std::vector<std::string> classes{}, classIn{}; // and those that conceal only such
    Source rule{};
    friend bool operator==(const Hiding&, const Hiding&) = default;
};

struct Portion {
    std::vector<std::string> blocks{}; // that it consists of; "" is whoever has none
    std::vector<std::string> roles{};  // or whoever has such a role, whatever his block
    bool first = false;                // by blocks: both sides set it down before all blocks
    std::string arrives{};             // code: when it is set down; empty: before the battle
    std::string spills{};              // the block that takes what finds no room here
    bool absent = false;               // takes no part
    Where where;
    friend bool operator==(const Portion&, const Portion&) = default;
};

// Where the book has works that an army brings, and classes of what those of a camp are about.
struct AboutWorks {
    Source rule{}, shape{}; // where those of a camp are; corners and gaps of all
    std::vector<std::string> about{};
    friend bool operator==(const AboutWorks&, const AboutWorks&) = default;
};

// A way to deploy, of one side.
struct Way {
    // byBlocks: a whole block at a time (a command, a batch), in turn.
    enum class Order { byTurns, oneFirst, secret, march, freeChoice, byBlocks };
    enum class FirstTurn { thrown, mine, ofWhoBegan }; // who takes the first turn of the battle
    std::string id{}, name{}, effect{};                // effect: in our words
    std::vector<std::string> options{};                // ids of those in force
    std::string against{};                             // the way the other side must have; empty: any without such
    Order order = Order::byTurns;
    int atATime = 1;       // bodies set down in one go
    bool mostFirst = true; // the army of more bodies begins; otherwise a throw decides
    bool begins = false;   // this side does, whatever the armies
    FirstTurn firstTurn = FirstTurn::thrown;
    double slow = 0, slowFirstMove = 0;    // bodies of a move up to `slow` move so far in their first move; 0: as ever
    std::string mostPointsOf{};            // the side with the most points in this block has this way
    std::string waits{};                   // march: the code of what did not fit
    bool largestFirst = false;             // by blocks: the block with the most bodies that are on the table first
    bool apart = false;                    // each block in a rectangle of its own; they may touch
    bool writesDown = false;               // in secret, before the blocks: see Notes
    int mostAway = 0;                      // one in so many blocks may be away, on its flanks; 0: none
    int eachFlank = 0;                     // blocks on each of them
    Source awayRule{};                     // of those that are away
    std::vector<std::string> keeps{};      // classes of leaders whose blocks are never away
    std::vector<std::string> takesCamps{}; // classes of leaders: one block of theirs gets the camps in the end
    std::vector<std::string> garrison{}; // kinds of terrain that it has fortified: some of a block begin in one of them
    AboutWorks works{};                  // deploying/works.h
    Where where;
    Hiding ambush;
    std::vector<Portion> portions{}; // none: all of the army, `where`
    Source rule;
    friend bool operator==(const Way&, const Way&) = default;
};

// The ways of a system: each as it stands, and the options that change it.
struct WayOption {
    std::string id{}, name{}, effect{};
    Node changes;
    double fullWidth = 0, fullDepth = 0; // it shrinks lengths on tables smaller than this, cm of the rules
};
struct Ways {
    std::vector<Way> all{};
    std::vector<std::vector<WayOption>> options{};               // of each
    std::vector<std::pair<std::string, std::string>> arrivals{}; // codes, and when that is, in our words
    const Way* find(std::string_view id) const;
    std::string arrival(std::string_view code) const; // in words; the code where there are none
    // With options, in their order; nothing where there is no such way or option.
    std::optional<Way> with(std::string_view id, const std::vector<std::string>& options, const Table& table) const;
};
// From a table that schema/deployment.schema.json has checked.
Ways readWays(const Node& table);
// Whether two sides can play so against one another.
bool fit(const Way& a, const Way& b);
// The side that the rules give this way, by the points of a block; nothing where both have as many.
std::optional<int> sideOf(const Way& way, const std::vector<Troop>& troops);

// How a side was kept from the other until both were known: not at all, sealed with a word, or only hidden on screens;
// or its word was forgotten, and it was told after the fact.
enum class Kept { open, sealed, hidden, toldAfter };

// What a side writes down in secret before it sets down its blocks: where they are to one another, who comes from a
// flank, who hides where. Nothing that shows a deployment looks at it.
struct Notes {
    struct Rank {
        std::vector<std::string> blocks{}; // from right to left, as their own side sees them
        friend bool operator==(const Rank&, const Rank&) = default;
    };
    struct Away {
        std::string block{};
        bool left = false; // the flank, as its own side sees it
        friend bool operator==(const Away&, const Away&) = default;
    };
    std::vector<Rank> ranks{}; // from front to rear
    std::vector<Away> away{};
    std::vector<Posted> hidden{};
    std::vector<std::string> onFoot{}; // badges of those who hide and have dismounted
    std::optional<seals::Seal> seal{}; // closed with a word: all else is empty
    std::string salt{};                // of their digest, drawn when they are written; empty: by an older version
    bool isClosed() const { return seal.has_value(); }
    bool holds(std::string_view block) const;           // away
    friend bool operator==(const Notes&, const Notes&); // in what they say
};
inline constexpr std::string_view offTable = "off-table"; // arrives: on a flank or hidden, and nobody says which
inline constexpr std::string_view unused = "unused";      // arrives: works that stay behind

struct Deployment {
    std::string army[2];          // the names of both
    Way way[2];                   // of each side; alike unless the players agreed otherwise
    std::vector<Troop> troops{};  // of both sides, in the order of their rows
    std::vector<Posted> posted{}; // in the order in which they were set down
    std::vector<Throw> throws{};
    int edge0 = 0; // which edge side 0 has: 0 the near one, 1 the far one
    std::optional<std::uint64_t> seed{};
    std::optional<Point> spot[2];       // march: on each base edge
    std::vector<std::string> column[2]; // march: badges in their order; empty: the order of `troops`
    std::string due{};                  // code of the arrivals that are set down now; empty: before the battle
    Kept kept[2] = {Kept::open, Kept::open};
    std::optional<Notes> notes[2];        // by blocks
    std::vector<std::string> garrison[2]; // badges of those who are set down with the camps, in what is fortified
    const Troop* troop(std::string_view badge) const;
    const Posted* post(std::string_view badge) const;
    friend bool operator==(const Deployment&, const Deployment&) = default;
};
// The portion a troop belongs to; of ways without portions all that there is.
Portion portionOf(const Deployment& deployment, const Troop& troop);
// Whether a side has the near edge.
bool isNear(const Deployment& deployment, int side);
// The armies take the edges that the throw for sides gave them. False where somebody stands at another already.
bool takeEdges(Deployment& deployment, const Field& field);

// Where stands of a side, or of one troop, may be: rings without overlaps; empty: nowhere. Distances from enemies are
// not in it: those move.
std::vector<Ring> zone(const Deployment& deployment, const Table& table, int side);
std::vector<Ring> zone(const Deployment& deployment, const Table& table, const Troop& troop);

// Who sets down, and how many bodies; side -1: both at once.
struct Turn {
    int side = -1;
    int bodies = 0;
    bool leaders = false; // only commanders are left
    bool all = false;     // everything at once: the other army is out, or waits
    bool done = false;
    bool roll = false;   // one die of six sides first: the low half means that side 0 begins
    std::string badge{}; // march: this one and no other
    bool notes = false;  // by blocks: it is written down who goes where
    bool camps = false;  // what is set down before the blocks
    bool works = false;  // of it only works, which may stay behind
    bool assign = false; // the camps are given to a block
    std::string block{}; // this one and no other; empty: any that waits
};
Turn next(const Deployment& deployment);
// Whom a side still has to set down now, units or commanders; of a march in the order of the column.
std::vector<const Troop*> pending(const Deployment& deployment, int side, bool leaders);
// By blocks: those of a side that wait, as far as is known, and those that stand.
std::vector<std::string> pendingBlocks(const Deployment& deployment, int side);
std::vector<std::string> standingBlocks(const Deployment& deployment, int side);
// Whether a body is set down before the blocks.
bool isCamp(const Deployment& deployment, const Troop& troop);
// Whether it is one of those who garrison what its side has fortified: set down before the blocks too.
bool isGarrison(const Deployment& deployment, const Troop& troop);
// Makes it one where it is set down in such a place while camps are due; false: it does not become one.
bool joinsGarrison(Deployment& deployment, const Field& field, const Posted& posted);
// Bodies that are with a block on the table: no camps, none that hide.
int sizeOf(const Deployment& deployment, int side, const std::string& block);
// Blocks that may take the camps of a side in the end; giving them to one: false where it may not.
std::vector<std::string> campBlocks(const Deployment& deployment, int side);
bool assignCamps(Deployment& deployment, int side, const std::string& block);
// As both sides may see it.
Deployment withoutNotes(Deployment deployment);
// Blocks that do not stand to one another as it was written down.
std::vector<Message> unlikeNotes(const Deployment& deployment, int side);
// Whoever of a side (of one block, if it is named) does not stand yet is away or hides: all the rest is set down.
void endSettingDown(Deployment& deployment, int side, std::string_view block = {});
// The same as its side says it: of the block that it is setting down; of all that it has, where it has set down whole
// blocks and the next is due. False where it is not its turn, or nothing of it stands.
bool endTurn(Deployment& deployment, int side);
bool hasBegun(const Deployment& deployment, const Turn& turn); // some of the block stand; without one, of the side
// Whether the notes of a side are closed: nobody but its player knows what it sets down next.
bool isClosed(const Deployment& deployment, int side);
// The same of each side whose notes are open, once all stand whom they do not keep back.
void endKnownBlocks(Deployment& deployment);
// About all of each block of a side that stands, parallel to the edges; camps lie outside.
std::map<std::string, Box> rectangles(const Deployment& deployment, int side);
// Who begins; nothing as long as that is to be thrown for.
std::optional<int> beginner(const Deployment& deployment);
// Who takes the battle's first turn; nothing: the battle throws for it.
std::optional<int> firstTurn(const Deployment& deployment);
// How far from the middle line the armies set down by their ways, cm of the rules: the nearer of both. 0: they keep to
// no such line. `otherwise` where no way is chosen yet.
double fromMiddle(const Deployment& deployment, double otherwise);
// The answer to `roll`, thrown or agreed. False where nothing is asked, or there is no such face or side.
bool thrown(Deployment& deployment, int die, bool typed);
bool agreed(Deployment& deployment, int side);

// What comes later is noted as coming later; once more changes nothing.
void settle(Deployment& deployment);
// Those who wait for it are to be set down now; of a march at a new spot.
void arrive(Deployment& deployment, const std::string& code);
// The codes that somebody waits for who is to be set down then.
std::vector<std::string> awaited(const Deployment& deployment);
// A troop that finds no room goes where its way says: to the block that takes it, or to the end of the column.
void leaveOut(Deployment& deployment, const std::string& badge);
// Takes a body off the table again, to be set down anew.
void lift(Deployment& deployment, std::string_view badge);
// A body that finds room nowhere, now or later: a column goes on without it.
void stayOff(Deployment& deployment, const std::string& badge);

// What is wrong with where things stand; `badge` names the troop.
struct Misposted {
    std::string badge{};
    Message message;
    Source rule;
};
std::vector<Misposted> misposted(const Deployment& deployment, const Field& field, const Kinds& kinds);
std::vector<Misposted> misposted(
    const Deployment& deployment, const Field& field, const Kinds& kinds, const Posted& posted);

// What of a side's notes is against the rules; that they are missing or closed.
std::vector<Misposted> misnoted(const Deployment& deployment, const Field& field, const Kinds& kinds, int side);
// Whether the notes that it wrote, as far as they are open, do not fit its way or the ground (any more).
bool isAmiss(const Deployment& deployment, const Field& field, const Kinds& kinds, int side);

// Who was set down when it was not his turn, by the order of `posted`. Nothing once that order is lost, by lifting one
// of the bodies or by deploying one side whole.
std::vector<Misposted> outOfTurn(const Deployment& deployment);
void loseOrder(Deployment& deployment, int side);

// What there is to say that is nobody's mistake: who is not on the table and why, whom no commander reaches.
std::vector<Message> remarks(const Deployment& deployment, const Table& table);
// Of these, which sides were only hidden until both were known, or were told after the fact.
std::vector<Message> remarksOnSeals(const Deployment& deployment);

enum class Plan { random, battle };
// All that is not posted yet of a side (or of both, side -1, but for whom closed notes know more), legal by
// construction. A troop that finds no room stays off the table and is among the throws with the reason. It ends with
// `halted` where no end is in sight.
void deploy(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random);
// One step of it, whoever is to take it. False: nothing is left to do, or the program gave up.
bool deployNext(Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random);
// To play against someone who deploys by hand: all that a side may set down until the other, or a throw, is due.
void answer(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random);

// The sentences of this folder's codes about deployments.
void addDeploymentMessages();

} // namespace strategikon::field
