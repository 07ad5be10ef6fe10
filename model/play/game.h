// What a rule system is to a battle.
#pragma once

#include "model/play/decision.h"
#include "model/play/event.h"
#include "model/play/odds/odds.h"
#include "model/play/odds/opposed.h"
#include "model/play/play_sheet.h"
#include "model/play/reach.h"
#include "model/play/warning.h"
#include "model/text/fault.h"

#include <array>
#include <span>

namespace strategikon::field {
struct Field;
}

namespace strategikon::play {

// A switch of a battle: a rule that players may have otherwise, or a reading of a place that can be read two ways.
struct Switch {
    std::string id{};
    std::vector<std::string> choices{}; // the first: how a record without it was played
    Source rule;
    std::string says{};   // in our words
    bool assumed = false; // a reading of ours: the rules are silent, or say two things
    std::string of{};     // its subject (rules/readings.h)
    int usual = 0;        // the place of the choice with which a battle begins
};

// A place of the rules that events, cards and modifiers name by its id; `text` and `cells` as those of a SheetRule.
struct Cited {
    std::string id{}, text{};
    Source source{};
    std::vector<Cells> cells{};
    bool house = false; // not as it is printed there: a house rule has changed it, or it is one
};

// A row of the house rules of a battle.
struct HouseRule {
    Cited rule{};
    std::optional<int> value{};   // of a modifier: what it adds
    std::optional<int> printed{}; // and what it adds by the book
    bool without = false;         // it does not count
    std::vector<Cited> also{};    // rules without a row of their own that share a figure which it changes
};

// What house rules may change of a rule: its figures by name, modifiers with their sign.
struct HouseGround {
    Cited rule{};
    Cells figures{};
};

struct Preview {
    std::vector<Id> of{};               // whom its accounts and outcomes name: of two, who is asked about first
    std::vector<Modifier> modifiers{};  // all that were counted so far, by account and stage
    int target = 0;                     // what dice must reach, or the sum must not pass; 0: nothing of the kind
    std::vector<Throw> dice{};          // still to be thrown
    std::vector<std::string> matters{}; // inputs, not yet answered, that could still change what comes of it
    bool weighed = false;               // no other fact can, before any dice: those need not be asked
    std::vector<std::pair<std::string, double>> chances{}; // outcome, exact
    Opposed opposed{};                                     // where two dice decide: each pair of them
    std::optional<Message> price{};                        // what it costs, of how much
};

// What is being fought out, from its first throw until it is decided.
struct Bout {
    Message says{};                              // which it is, and what is left beside it
    std::optional<std::array<int, 2>> score{};   // so far, by side; nothing where none is kept, or it is decided
    std::array<std::vector<Message>, 2> parts{}; // what that is made of
};

// How a report tells an event: among the others, as the beginning of a paragraph, or not at all, because what comes of
// it is told (an aside). Among the others and at a turning point too: why the figures changed. Record and screen tell
// them all.
enum class Manner { plain, opening, aside, turning };

struct Resolved {
    std::vector<Event> events{};
    std::optional<Message> refused{};
};

// What the map tells of a fact: the input and its answer.
struct MapFact {
    std::string input{};
    std::vector<int> value{};
    bool open =
        false; // those it is about stand on the map, and yet it may be one thing or another: it is to be measured
};

struct Agreement; // agreed.h
struct Gone;      // map/likely.h
struct LikelyPlace;

// What is printed: sentences, rules that are cited, what house rules may change, words and drawings for those who
// learn.
class Rulebook {
public:
    virtual ~Rulebook() = default;
    // What codes of its own words begin with, so that two systems may each have a sentence for a charge (ownCode).
    virtual std::string words() const { return {}; }
    virtual const std::vector<Switch>& switches() const;
    // As the battle is played; nullptr where the system cites nothing of that id.
    virtual const Cited* cited(const State&, std::string_view) const { return nullptr; }
    // House rules as people write them, checked: as a battle keeps them. `file`: for the places of faults.
    virtual Result<std::string> house(std::string_view text, const std::string& file) const;
    // Rules that they may change, as they are printed.
    virtual std::vector<HouseGround> houseGround() const { return {}; }
    // Those of a text that a battle keeps, in their order.
    virtual std::vector<HouseRule> houseRules(const std::string& /*kept*/) const { return {}; }
    virtual Manner manner(const Event&) const { return Manner::plain; }
    virtual const std::vector<Term>& terms() const;
    virtual const std::vector<Drawing>& drawings() const;
};

// What the map says to a card, as far as it is known where things stand. `on`: the battlefield; nullptr: none is known.
class MapReader {
public:
    virtual ~MapReader() = default;
    // Facts of a card that follow from where things are known to stand, as far as the answer names whom they are about;
    // what does not follow is not among them. The players may answer otherwise.
    virtual std::vector<MapFact> mapFacts(
        const State&, const Decision&, const Answer&, const field::Field* /*on*/) const
    {
        return {};
    }
    // Who would be named with those whom the answer names: a brigade in touch, as the map shows it.
    virtual std::vector<Id> together(const State&, const Decision&, const Answer&, const field::Field* /*on*/) const
    {
        return {};
    }
    // Whether the map shows for certain that nobody can take this action now.
    virtual bool idle(const State&, const Decision& /*action*/, const field::Field* /*on*/) const { return false; }
    // What the map has against an answer in the making, of a card or agreed on (agreed.h).
    virtual Warnings warnings(const State&, const Decision&, const Answer&, const field::Field* /*on*/) const
    {
        return {};
    }
    // Where somebody likely stands who has left his place, with a margin; nothing where nobody could say. Whoever is
    // proposed before him stands where he was proposed.
    virtual std::optional<LikelyPlace> likelyPlace(const State&, const Gone&, const field::Field* /*on*/) const;
    // How far somebody reaches now.
    virtual Reaches reaches(const State&, Id) const { return {}; }
};

// How the sides stand, for lists, charts and reports.
class Scoring {
public:
    virtual ~Scoring() = default;
    virtual std::vector<Standing> standings(const State&) const { return {}; }
    // A side, both for a draw, nobody while it is open.
    virtual int winner(const State&) const { return nobody; }
    // What the players agreed to fight for besides, a sentence each.
    virtual std::vector<Message> stakes(const State&) const { return {}; }
    // The standing that is the score, worded in short by "score-<id>"; empty: there is none. And what is told of units
    // over many battles.
    virtual std::string score() const { return {}; }
    virtual std::vector<Honour> honours() const { return {}; }
};

// What goes onto paper and beside names.
class Paperwork {
public:
    virtual ~Paperwork() = default;
    // Which arm a unit or commander belongs to, for the glyph beside its name; empty: none.
    virtual std::string arm(const Thing&) const { return {}; }
    // What the book calls a thing in short, beside its name: "Reg Bd(O)"; no code: nothing.
    virtual Message sortOf(const State&, const Thing&) const { return {}; }
    // What those have in common who are told in one row that opens; empty: it has a row of its own.
    virtual std::string alike(const Thing&) const { return {}; }
    // Fields of units and leaders that players look up, what is ticked off beside them, where their losses count, the
    // tables and the rules that matter between the armies of this state.
    virtual std::vector<std::string> figures(Sort) const { return {}; }
    virtual std::vector<Tracker> trackers(const State&, Id) const { return {}; }
    virtual std::vector<LossLine> lossLines(const State&) const { return {}; }
    virtual std::vector<SheetTable> sheetTables(const State&) const { return {}; }
    virtual std::vector<SheetRule> sheetRules(const State&) const { return {}; }
    // How each sort of unit of side 0 fares against each of side 1, and the fields in which sorts may differ that are
    // called alike.
    virtual std::vector<Matchup> matchups(const State&) const { return {}; }
    virtual std::vector<std::string> fightsBy() const { return {}; }
};

class Game : public Rulebook, public MapReader, public Scoring, public Paperwork {
public:
    virtual const Fields& fields() const = 0;
    // Everything that may be answered now: one, where a step waits; otherwise the actions of the side whose turn it is.
    // Never empty before the battle is over.
    virtual std::vector<Decision> can(const State& state) const = 0;
    // The one of them that an answer is for (cardFor), without the work that the others are.
    virtual std::optional<Decision> card(const State& state, std::string_view what, int who) const;
    virtual Preview preview(const State& state, const Answer& answer) const = 0;
    // What was said last time on a card about the same, in that order, as this one says it: of two who fight the other
    // may come first now.
    virtual Answer asLastTime(const Decision&, const Ids& /*then*/, const Answer& said) const { return said; }
    virtual std::optional<Bout> bout(const State&) const { return {}; }
    // The answer has been compared with its ask already. Its events leave a state on which can() has an answer.
    virtual Resolved resolve(const State& state, const Answer& answer) const = 0;
    // What players agree on, whatever the rules say (agreed.h): phases that can be gone to, and how an agreement comes
    // true with all that follows from it. Its points are within their ranges already.
    virtual std::vector<std::string> phases() const { return {}; }
    virtual Resolved agreed(const State& state, const Agreement& agreement) const;
    // Whether every open step carries what the rules read of it: what was recorded elsewhere need not. Before anything
    // else is asked of a state that was read.
    virtual bool reads(const State&) const { return true; }
    // What must hold in every state, for tests: sentences of what does not.
    virtual std::vector<std::string> violatedInvariants(const State& state) const = 0;
};

// Which inputs of an ask, not answered yet, can still change what comes of it: every value they may have is tried.
// Inputs with more than `most` values in all count as mattering.
std::vector<std::string> stillMatters(
    const Game& game, const State& state, const Decision& ask, const Answer& answer, int most = 4096);

} // namespace strategikon::play
