// Things in a battle and the state they are in. Values are whole numbers: a count, a level, a flag, a set of causes, a
// turn, or another thing; what they are called and who may see them the system declares (FieldSpec).
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace strategikon::play {

using Id = int; // of a thing, from 1; 0 is none
using Ids = std::vector<Id>;
// Beside the sides 0 and 1. A step of both is one card that they answer together; of each, one card for either side.
constexpr int nobody = -1, both = 2, eachSide = 3;

enum class Sort { battle, army, block, body, stand, leader, feature, tie };
constexpr int sortsOfThings = 8;

// A field of all things of a sort, declared by the system.
struct FieldSpec {
    enum class Kind {
        count,  // 0 and up
        level,  // one of `words`, worst last
        flag,   // 0 or 1
        causes, // a set of `words`, one bit each
        clock,  // a turn in which it ends; 0: none runs
        thing,  // the Id of another
    };
    std::string id{}, label{};
    Sort of = Sort::body;
    // What it is to maps and reports of any system: how many models are left of a body; whether somebody is gone only
    // because his army is; whether an army has left.
    enum class Means { own, models, removed, withdrawn, away } means = Means::own;
    Kind kind = Kind::count;
    std::vector<std::string> words{};
    std::vector<std::string> says{}; // what players read for each word; empty: the words themselves
    int start = 0;
    struct Bounds {
        int least = 0, most = 0;
    };
    std::optional<Bounds> bounds{}; // of a count: in a record from elsewhere it is refused where it is beyond
    bool shown = true;              // on the screen beside the thing
    bool veiled = false;            // secret: written so that nobody reads it by accident, and told nowhere
    bool plight = false;            // something its player has to mind
    bool own = false;               // shown in the turn of its own side: what it did there is nothing to the other's
    std::string whole{};            // of a count: the field that holds how many there are in all
    int parts = 1;                  // of a count: it is told by so many: halves of equivalents
    bool agreed = false;            // players may agree on it, whatever the rules say
    bool tally = false;             // and a phase that was played elsewhere is caught up with it
    // The sign by which its players know it without reading: a shape ("triangle", "diamond", "square", "circle",
    // "chevron") around a letter; of a level a letter for each word.
    std::string shape{}, letters{};
    std::string until{}; // what it ends with: "phase", "turn", "bound" (TransactionOf::end)
};

struct Thing {
    Id id = 0;
    Sort sort = Sort::body;
    std::string kind{}; // the row of its list, the kind of a tie: "engagement"
    std::string name{}, badge{};
    int side = nobody;
    Id within = 0;             // army of a block, block of a body, body of a stand
    bool gone = false;         // destroyed, dissolved
    std::vector<int> fields{}; // in the order of the system's specs of its sort
    std::vector<Id> members{}; // of a tie, in order
    friend bool operator==(const Thing&, const Thing&) = default;
};

// The things of a battle by their ids, which are given from 1 on and never again. Whoever goes through them finds all
// but the ties that are over: those have left, states share them, and a state stays as large as what is on the table
// however long its record grows. By its id each is still there.
class Things {
public:
    std::size_t size() const { return given_; } // ids that were given
    bool empty() const { return given_ == 0; }
    auto begin() const { return here_.begin(); }
    auto end() const { return here_.end(); }
    auto begin() { return here_.begin(); }
    auto end() { return here_.end(); }

    const Thing& operator[](Id id) const
    {
        const std::size_t at = std::size_t(id - 1); // where it stands while none before it has left
        return at < here_.size() && here_[at].id == id ? here_[at] : found(id);
    }
    Thing& change(Id id);  // a tie that has left is here again
    void add(Thing thing); // gets the next id
    void removeLast();     // the thing of the last id, which is given again
    void leave(Id id);     // does nothing but to a tie that is over and still here
    friend bool operator==(const Things& one, const Things& other);

private:
    using Page = std::vector<Thing>; // in order of their ids
    const Thing& found(Id id) const;

    std::vector<Thing> here_{};                       // in order of their ids
    std::vector<std::shared_ptr<const Page>> left_{}; // so many ids a page
    std::size_t given_ = 0;
};

// One open step. The last of the agenda is the one to be answered.
struct Step {
    std::string what{}; // code of the system: "blunder", "drive-back"
    int who = nobody;   // side, both, each, or nobody: resolved at once
    std::vector<Id> on{};
    std::vector<int> with{}; // numbers the step needs later: hits, distance
    friend bool operator==(const Step&, const Step&) = default;
};

// What a side has answered to a step that nobody is to know yet (sealed.h). `text`: a seal, or the answer itself where
// a battle only hides it; JSON.
struct SealedAnswer {
    int side = 0;
    Step step{};
    std::string text{};
    friend bool operator==(const SealedAnswer&, const SealedAnswer&) = default;
};

struct State {
    int turn = 0;        // from 1; 0: before the battle
    int side = 0;        // whose turn
    std::string phase{}; // code of the system
    std::string words{}; // whose words tell it, where they are not everybody's (ownCode)
    Things things{};     // the first is the battle, where the system has fields of it
    std::vector<Step> agenda{};
    bool over = false;
    std::string house{}; // house rules it is played by, as the battle keeps them (rules/play/house.h); empty: none
    std::vector<SealedAnswer> sealed{}; // in the order in which they were given; all are opened in one go, but notes
    bool hides = false;                 // a term of the battle: sealed answers are only hidden on screens

    const Thing& operator[](Id id) const { return things[id]; }
    Id armyOf(Id id) const // 0: of none
    {
        while (id != 0 && (*this)[id].sort != Sort::army)
            id = (*this)[id].within;
        return id;
    }
    friend bool operator==(const State&, const State&) = default;
};

// Where each field of a sort stands in Thing::fields. One for a system, made once.
class Fields {
public:
    Fields() = default;
    explicit Fields(std::vector<FieldSpec> specs);
    const std::vector<FieldSpec>& of(Sort sort) const;
    int index(Sort sort, std::string_view id) const; // -1: there is none
    // The field of that meaning; `absent` where its sort has none.
    int value(const Thing& thing, FieldSpec::Means means, int absent = 0) const;
    std::vector<int> starts(Sort sort) const;

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    struct OfSort {
        std::vector<FieldSpec> specs{};
        std::unordered_map<std::string, int, Hash, std::equal_to<>> places{}; // every rule asks for them, all the time
    };
    std::map<Sort, OfSort> bySort_;
};

} // namespace strategikon::play
