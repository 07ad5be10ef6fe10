// Where the choosing of terrain stands after the throws so far. For this folder, judging and what tells of it: the one
// way to answer is laying.h.
//
// What a throw is called, and what came of it (laying.h has those of charts, and what is placed or declined):
//     season        the season that the side names                       (no dice)
//     roll-off      0, 1: the side that invades; level                   (a die of each side)
//     chosen        id of the item, and of areas the size: woods/large   (no dice)
//     allowed       yes, no: whether the side may have what it chose     (one die)
//     where         what the dice say of its place: 4-near, zone-2, ...  (one die or two)
//     ended         nothing: the side has chosen                         (no dice)
#pragma once

#include "charts.h"

#include <optional>

namespace strategikon::field {

struct Ask;

// What a side has chosen.
struct Picked {
    const Stage* stage = nullptr;
    const Offer* option = nullptr;
    const Item* item = nullptr;
    const Variant* variant = nullptr;
    int side = 0;
    bool compulsory = false; // it is there because the list says so, and counts less
    int counts = 0;          // towards the budget, quarters
    std::vector<int> dice{}; // where it lies
    std::string placed{};    // its feature; empty: not yet
    bool discarded = false;
    std::string word() const; // "woods/large", "river"
};

// What the dice before terrain say of the battle.
struct Opening {
    int invader = -1; // -1: not settled
    std::string season, climate;
    int hour = 0, weather = 0; // after midnight; the weather score
    bool west = false;         // the invader faces west, else east
    bool moon = false;
};

// Why something may not be chosen now.
enum class Bar {
    none,
    refused, // its die refused it
    present, // there is one, and no room for another
    enough,  // as many as there may be were chosen
    alike,   // too many that are alike in going and worth
    alone,   // one may be chosen, and was
    beside,  // it comes only with something else
    shares,  // with that, more than may come with it
    budget,  // more than may be spent, or than what is compulsory leaves
    town,    // it needs a built-up area
    lead,    // a road needs something to lead to
};
// Why a side may not end its choosing yet.
enum class Due {
    none,
    missing, // compulsory items
    town,    // the built-up area of a waterway
    shares,  // what comes with its choice: none, or as much as that asks for
    least,   // the least of its budget
};

class Choosing {
public:
    Choosing(const Field& field, const Charts& charts);

    Ask ask() const;
    const Opening& opening() const { return opening_; }
    const std::vector<Picked>& picks() const { return picks_; }
    const Picked* pickOf(std::string_view feature) const; // what was placed as that
    const Picked* due() const;                            // what is to be placed now
    bool present(std::string_view item) const;            // on the table by an earlier stage
    bool permits(std::string_view item) const;            // the defender's list
    bool permitsKind(std::string_view kind) const;        // as the body of an item
    bool isCompulsory(std::string_view item) const;
    std::vector<std::string> coversOf(const Variant& variant) const; // kinds; none: it has no cover to choose
    std::optional<Picked> pickFor(std::string_view word) const;      // as it would be, if it may be chosen now
    // All that the stage has for its side, as it would be: also what may not be chosen now, for want of something else
    // or because there is enough of it.
    std::vector<Picked> offered() const;
    int pickedNow(std::string_view item, std::string_view variant = {}) const; // in this stage; of any variant
    Bar barOf(const Picked& pick) const;                                       // of offered()
    Due dueBeforeEnd() const;
    std::vector<const Item*> missing() const; // compulsory ones that the defender has yet to choose
    int defender() const { return 1 - opening_.invader; }

    // What comes of the dice that are asked for: the word that is kept.
    std::string cameOf(const std::vector<int>& dice) const;

private:
    void answer(const Throw& one);
    void rolled(const Throw& one);
    void choose(const Throw& one);
    void order();
    void settle();
    const Stage* stage() const;
    int side() const;
    std::vector<std::string> words() const; // what may be chosen now
    Picked made(const Offer& option, const Item& item, const Variant& variant) const;
    bool mayPick(const Picked& pick) const { return barOf(pick) == Bar::none; }
    Bar needOf(const Picked& pick) const;
    bool isAlike(const Variant& a, const Variant& b) const;
    const Variant* townDue() const;
    bool mayEnd() const { return dueBeforeEnd() == Due::none; }
    int total(bool beside) const;
    int leastOf(const Item& item) const; // what the smallest counts that is enough where it is compulsory
    int missingLeast(const std::string& but) const;
    const Picked* mainPick() const;
    bool needsDie(const Picked& pick) const;

    const Field& field_;
    const Charts& charts_;
    Opening opening_;
    std::vector<std::string> seasons_;
    int hours_ = 0;
    std::size_t stage_ = 0;
    std::vector<Picked> picks_;
    std::vector<std::size_t> order_; // of the stage's picks, in which they are placed
    std::size_t at_ = 0;
    bool placing_ = false, pending_ = false; // pending: a die says whether the last pick may be had
    std::vector<std::string> refused_;
};

// What grows on it: the kind, or `bare`; empty: no cover is chosen for such terrain.
std::string coverOf(const Feature& feature, const Variant& variant);

const Party* partyOf(const Field& field, int side); // nullptr: it brings nothing
Opening openingOf(const Field& field, const Charts& charts);
// The side that is called so, "invader" or "defender"; nothing where it is no such word, or nobody invades yet.
std::optional<int> sideCalled(const Opening& opening, std::string_view who);

// What decides where a feature has to lie: of one that was placed, or else is to be placed now. Nothing where players
// agreed on it.
std::optional<Picked> pickFor(const Field& field, const Charts& charts, const Feature& feature);

// A sector of the table by its number: 1 to 3 on the defender's side from his left, then the invader's.
Box sectorOf(const Field& field, const Charts& charts, int number);

} // namespace strategikon::field
