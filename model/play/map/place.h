// Where things stand, where a system keeps it: fields of a sort that it declares by these ids (placeFields). A thing
// that moves has left its place, which is not forgotten: it is the last that was known.
#pragma once

#include "model/play/decision.h"
#include "model/play/event.h"

#include <set>

namespace strategikon::field {
struct Field;
}

namespace strategikon::play {

class Game;

struct Place {
    enum class Known {
        untold,    // never
        left,      // it has gone from there
        irregular, // its middle, but not how its stands lie
        line,
        column
    };
    Known known = Known::untold;
    int x = 0, y = 0; // of the middle of its stands, mm from the left and the near edge
    int facing = 0;   // degrees counterclockwise from right
    int ground = 0;   // what its stands are on, bits of the field's words
    int margin = 0;   // mm: it stands about there, no farther off than that, and nobody knows how it is turned
    bool stands() const { return known > Known::left; }
    bool formed() const { return known > Known::irregular; } // in line or column
    bool exact() const { return formed() && margin == 0; }
    friend bool operator==(const Place&, const Place&) = default;
};
constexpr int mostPlaced = 10'000; // mm, either way

// `grounds`: what of the ground matters to the system: "dense" and ids of kinds of terrain.
std::vector<FieldSpec> placeFields(Sort of, std::vector<std::string> grounds);
const FieldSpec* groundField(const Fields& fields, Sort sort);             // nullptr: no places are kept of these
int groundOf(const FieldSpec& ground, const std::set<std::string>& under); // its words among what lies under stands
Place placeOf(const Fields& fields, const Thing& thing);
bool isPlaceField(const Fields& fields, Sort sort, int index); // the one that says whether, and how, it stands
// An event must have begun.
void setPlace(EventBuilder& builder, const Fields& fields, Id thing, const Place& place);
void setPlace(State& state, const Fields& fields, Id thing, const Place& place); // supposed: no event tells of it
void leavePlace(EventBuilder& builder, const Fields& fields, Id thing);

// As an answer keeps it and as people write it: null where nobody knows, otherwise
//     {"x": 400, "y": 120, "facing": 90, "formation": "line", "ground": ["dense"], "margin": 50}
// Of somebody whose formation nobody tells it is a line, without a margin it is exact. Nothing where it is no place.
std::vector<int> placeValues(const Place& place);
std::optional<Place> placeFrom(const std::vector<int>& values, const FieldSpec& ground);
std::optional<Place> placeFrom(const Node& node, const FieldSpec& ground);
Node placeNode(const Place& place, const FieldSpec& ground);

// The card with what the map tells of those whom the answer names: filled in, and marked as such (Input::map), or left
// empty where it is to be measured (Input::measure). `on`: the battlefield; nullptr: none is known.
Decision withMap(const Game& game, const State& state, Decision ask, const Answer& answer, const field::Field* on);
// The same with those who are filled in beforehand.
Decision withMap(const Game& game, const State& state, Decision ask, const field::Field* on);

// The state for what measures on the map: whoever has left his place with the last of these events, on the way to where
// the players still have to say, is where he was.
State beforeLeaving(const Game& game, State state, const std::vector<Event>& last);

} // namespace strategikon::play
