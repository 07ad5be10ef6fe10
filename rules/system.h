// What a rule system is to the rest of the program.
#pragma once

#include "model/army/mend/mend.h"
#include "model/army/problem/checker.h"
#include "model/army/solver/solver.h"
#include "model/field/deployment.h"
#include "rules/battle.h"
#include "rules/designer.h"
#include "rules/prices.h"

#include <span>

namespace strategikon {

// A figure of an army that a player watches: spent points, bodies, withdrawal level ...
struct Figure {
    std::string id; // "units", "core", "withdraws_at": key of the JSON and of the wording
    int value = 0;
    int parts = 1;     // `value` counts parts of one: halves where this is 2
    bool flag = false; // says that something is so: the value is 1
    // What a flag says besides its name: names of data ("Sp(O), Bd(O)"), and by the value how many make one.
    std::string words{};
};

// What players write by hand onto the roster that the umpire gets: so many lines, or a place for each block.
struct WrittenLine {
    std::string id; // "flank-marches": key of the wording
    int lines = 1;
    bool ofBlocks = false;
};

// How much of one kind of body an army has, for a summary by type.
struct Tally {
    std::string type; // as the list prints it
    int bodies = 0, stands = 0;
};

// Figures of one block of an army: a command, a contingent.
struct BlockFigures {
    std::string block; // one of System::blocks(), or an ally's id
    std::vector<Figure> figures;
};

// A whole army in place of a faulty one, and the steps that lead there.
struct Mended {
    Army army;
    std::vector<Change> changes;
    int points = 0; // minor units
};

// Everything about one army. Points are minor units (SystemFormat::parts of one point).
struct Verdict {
    bool legal = false;
    int points = 0; // spent
    int limit = 0;  // the agreed size
    int parts = 1;  // minor units of one point
    std::vector<Figure> figures;
    std::vector<BlockFigures> blocks; // of armies that are divided, in the order of the blocks
    std::vector<Tally> tallies;       // leaders not counted
    std::string stamp;
    std::vector<Finding> findings;
    std::optional<Mended> mendAll;         // where several findings have mends: the nearest legal army, of which
                                           // each mend is a part or at least no contradiction
    std::vector<Message> notes;            // what a player should know of it that is nothing to mend
    std::vector<Verdict> partner;          // none or one: of the ally alone; his findings are in `findings` as well
    int figure(std::string_view id) const; // 0 when there is none; "first.points" is of the block "first"
    std::string figureText(std::string_view id) const; // the same as a player writes it: "12.5"

private:
    const Figure* find(std::string_view id) const;
};

// Whether armies of a system are divided into blocks.
enum class Division { none, optional, required };

// How bodies are based: on which edge of their stands those are that may be on either; for figures of which height.
enum class Basing { narrow, broad, mm25, mm15, mm6, mm2 };

class System {
public:
    virtual ~System() = default;

    virtual const SystemFormat& format() const = 0;
    // Special rules that its lists share, with the edition's layer laid over the printed ones.
    virtual const std::vector<SpecialRule>& specials(std::string_view edition) const = 0;
    // The kinds of effects that it carries out; any other would do nothing.
    virtual std::vector<std::string> effectKinds() const { return {}; }
    // Names of the blocks an army may be divided into; empty: the system knows none.
    virtual const std::vector<std::string>& blocks() const = 0;
    virtual Division division() const = 0;
    // The army with a block for each row that has none or a wrong one, so that judge() finds no fault with
    // the division where that can be done; rows may be parted. What stands right stays where it is, and
    // armies that are not divided stay as they are.
    virtual Army divided(const Problem& problem, const Army& army) const = 0;

    // Whether points limit the armies of a list. Where nothing does there is nothing to count, to
    // fill or to rank.
    virtual bool bounded(const ArmyList& list) const = 0;

    // Prices of its tables that a player may correct, in the order of the table; empty: none may be.
    virtual std::vector<PriceCell> prices() const { return {}; }
    // Reads the player's corrections again. Whoever is just reckoning with the old prices may go on.
    virtual void readCorrections() const {}

    // Standard troop types for own lists; nullptr where the system has none.
    virtual const Designer* designer(std::string_view edition) const = 0;

    // A list compiled at one size, with what this system must know of each variable worked in.
    virtual Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without = {}) const = 0;
    // Figures to name first, by id.
    virtual const std::vector<std::string>& headlines() const = 0;
    // May bodies of the line take the field as single stands?
    virtual bool splits(const ArmyList& list, int line) const = 0;

    // Figures, and the rules about a whole army that are no constraint of its list.
    virtual void judge(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const = 0;
    // What a player wants beside a body's row on paper: thresholds, and flags (1) of how it behaves.
    virtual std::vector<Figure> bodyFigures(const Problem&, int /*variable*/) const { return {}; }
    // What the book calls a body in short: "Reg Bd(O)"; no code: nothing. And what it counts of the figure by which its
    // block stands or falls.
    virtual Message sortOf(const Problem&, int /*variable*/) const { return {}; }
    virtual std::optional<Figure> counts(const Problem&, int /*variable*/) const { return {}; }
    virtual const std::vector<WrittenLine>& written() const = 0;
    // Where the rules deploy an army in batches, in the order of its rows: the first and the last batch in which bodies
    // of each of bound.bodies stand, 0 for those in none. Empty: no batches.
    virtual std::vector<std::pair<int, int>> batches(const Problem&, const Bound&) const { return {}; }
    // What a body is on the table: its stands, what it is to terrain, how it moves and leads. Badge, side, block and
    // the player's own name are none of the system's.
    virtual field::Troop onTable(const Problem& problem, int variable, Basing basing) const;
    // Its battles; nullptr where they cannot be recorded yet.
    // Who of both armies is set down on this field, and where, is in their roles.
    virtual void giveRoles(const field::Field&, std::vector<field::Troop>&) const {}

    virtual const play::Game* game() const { return nullptr; }
    // The program lays out its battlefields, and draws up armies on them.
    virtual bool laysOutFields() const { return game() != nullptr; }
    // What an army brings to the choosing of terrain.
    virtual field::Party party(const ArmyList&, const Army&) const { return {}; }
    virtual Result<play::State> beginning(Catalogue&, const BattlePlan&) const { return play::State(); }
    virtual std::vector<Clause> clauses() const { return {}; }
    // Smallest changes for findings of judge() that the solver does not know.
    virtual void addMends(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const = 0;

    // What `best` can aim at; the first is used for filling when none is named.
    virtual const std::vector<std::string>& aims() const = 0;
    virtual std::vector<Solution> best(
        const Problem& problem, const SolveRequest& wish, std::string_view aim, int k) const = 0;
    virtual Aim aim(const Problem& problem, std::string_view id) const = 0; // for filling; any id of aims()
    // Of the largest total that a legal army can have, the best `k` by the aim; without one, armies that a player
    // would field.
    virtual std::vector<Solution> fill(
        const Problem& problem, const SolveRequest& wish, std::string_view aim, int k) const
    {
        return strategikon::fill(problem, wish, this->aim(problem, aim.empty() ? aims().front() : aim), k);
    }

    // Why what was filled is less than players field, where the list leaves no more.
    virtual std::optional<Message> fieldNote(const Problem&, const Counts&) const { return {}; }

    // The rule that a finding's code stands for, and the name of the section a source lies in.
    virtual Source ruleOf(std::string_view code) const = 0;
    // The rule behind one finding about an army of the list, where its code has several.
    virtual Source ruleBehind(const Finding& finding, const ArmyList&) const { return ruleOf(finding.code); }
    virtual Citation cite(const Source& source) const = 0;
};

// All systems, in the order in which they are shown. Each reads its tables when a loop comes to it.
class Systems {
public:
    class Iterator {
    public:
        using value_type = const System*;
        using difference_type = std::ptrdiff_t;
        const System* operator*() const;
        Iterator& operator++() { return ++at_, *this; }
        Iterator operator++(int) { return Iterator(at_++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        friend class Systems;
        explicit Iterator(std::size_t at) : at_(at) {}
        std::size_t at_;
    };
    Iterator begin() const { return Iterator(0); }
    Iterator end() const { return Iterator(size()); }
    const System* front() const { return *begin(); }
    std::size_t size() const;
};
inline Systems systems() { return {}; }
// Those whose battles can be recorded; the others are not read.
std::vector<const System*> playedSystems();
bool isPlayed(std::string_view id);
// Reads the tables of this one only.
const System* findSystem(std::string_view id);

// Whether the armies of a list can be counted, filled and ranked: points end them, or limits of a house do.
bool isFinite(const System& system, const Problem& problem);

// Everything about one army of a known list, without its partner. With `mends` each finding that is
// an error carries its smallest change, none against another. `without` leaves one constraint out, for tests.
Verdict judge(const System& system, const ArmyList& list, const Army& army, bool mends, std::string_view without = {});

} // namespace strategikon
