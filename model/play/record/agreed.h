// What players agree on, whatever the rules say: a phase that was played away from the program, a slip that nobody
// wants to take back, phases in another order, a rule that does not hold tonight. An agreement is a step of the record
// like any other, with an answer that no card asks for:
//
//     {"agreed": {"A3": {"stands": 2, "confused": true}, "B7": {"gone": true}, "phase": "shooting"}}
//
// Where something stands now is told so too (place.h): {"agreed": {"A3": {"place": {"x": 400, "y": 120, "facing":
// 90}}}}.
//
// Kept, it names things by their numbers: "#12.stands" -> 2, "#12.gone" -> 1, "#12.place" -> its five numbers, "phase"
// -> an index of Game::phases(); house rules ("house") are the text of the answer.
// The battle itself is thing 1; its switches are fields of it.
#pragma once

#include "battle.h"
#include "model/play/map/place.h"
#include "model/text/node.h"

namespace strategikon::play {

struct Agreement {
    struct Point {
        Id thing = 0;
        std::string field{}; // or "gone", "place"
        int to = 0;
        Place place{};
    };
    std::vector<Point> points{};
    std::string phase{}; // empty: the phase stays; so do turn and side
    std::optional<int> turn{}, side{};
    int left = 0;                       // steps that wait and are left out, from the top of the agenda
    bool phaseOver = false;             // the phase was played to its end
    std::optional<std::string> house{}; // these house rules from here on; an empty text: none
};

constexpr const char* agreedStep = "agreed";
inline bool isAgreed(const Answer& answer) { return answer.what == agreedStep; }
bool isJump(const Answer& answer);    // about nothing but where the battle goes on
bool isPlacing(const Answer& answer); // about nothing but where things stand

// Fields of a thing that players may agree on; "gone" they may of units and leaders.
std::vector<const FieldSpec*> agreeable(const Game& game, Sort sort);
bool mayGo(Sort sort);
// The values of such a field: from 0 to this.
int mostOf(const Game& game, const FieldSpec& spec, const State& state, const Thing& thing);

// What comes of an answer: agreed or, of all others, as the game resolves it. An agreement that leaves the battle in a
// state that cannot be is refused.
Resolved resolved(const Game& game, const State& state, const Answer& answer);

// For games that tell an agreement themselves. A point: its event begins and the field is set.
void tell(EventBuilder& builder, const Game& game, const Agreement::Point& point);
// Turn, side and phase, and steps left out: all of them, where the battle goes on elsewhere.
void tellCourse(EventBuilder& builder, const Agreement& agreement);

// As people write it (above) and back.
Result<Answer> agreedFrom(const Game& game, const State& state, const Node& agreement);
Node agreementOf(const Game& game, const State& state, const Answer& answer);

// A rule without a switch is overruled by a note ("overruled") with its id and what players do instead. The last such
// note beside a step that led to where the battle stands; nullptr: the rule holds.
const Entry* overruledIn(const Battle& battle, std::string_view rule);
std::string overruling(const std::string& rule, const std::string& instead);

} // namespace strategikon::play
