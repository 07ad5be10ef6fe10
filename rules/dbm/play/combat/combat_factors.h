// Two elements that fight or shoot, and what is known of how they stand: what each counts as, what is added to its die,
// and what becomes of who scored less (rulebook 662-755). Nothing here knows a battle; battle_view.h fills it in.
#pragma once

#include "model/text/contains.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/fields.h"
#include "rules/dbm/play/kinds.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmPlay {

struct Seen; // a fight as one of its sides sees it (fight_conditions.h)
using FightConditions = play::Conditions<Seen>;

enum class Mode { close, shooting };
enum class Going { good, rough, difficult };
enum class Works { none, temporary, permanent };
enum class Water { none, paltry, deeper }; // of a river that is waded

// Who stands behind an element, as its second, third or fourth rank.
struct BehindIt {
    Classified kind{};
    Armed armed = Armed::none;
    bool chariot = false;
};

// One of the two. What nobody told is as it is with most.
struct Fighter {
    Classified kind{};
    std::optional<Type> factor{};     // of another type, than what it counts as (psiloi with fire)
    std::optional<Classified> seen{}; // what its enemy looks up his factor against
    std::vector<BehindIt> behind{};
    Armed armed = Armed::none;
    Going going = Going::good;    // of its own ground, as it counts it
    std::optional<Going> there{}; // of its enemy's ground as it counts it, where they count it otherwise
    Water wading = Water::none;
    bool crossing = false;                             // by a ford or bridge of a road
    bool rearInRough = false, rearInDifficult = false; // a rank behind it is
    int flanks = 0;                                    // overlapped, or with an enemy front against them: 0 to 2
    bool rear = false;
    int aids = 0; // of those who shoot with it: 0 to 2
    bool chariot = false, general = false, demoralised = false, paired = false, permits = false;
    bool mixed = false;  // its list lets ranks of another grade support it
    bool backed = false; // superior bowmen stand behind it on its base
    bool above = false;  // upslope; where nobody tells them apart, on a bank or a tower that it defends
    bool tower = false, bank = false;
    bool hindered = false; // by weather; where nobody tells them apart, by trees between
    bool trees = false;
    bool shoots = false, shotAt = false;
    bool moved = false;       // into contact with the other's front in this bound
    bool expendables = false; // an edge of any of its ranks touches the front of enemy expendables
    bool immobile = true;     // of baggage
    bool unladen = false;     // its landing troops are ashore
    bool inside = false;      // a fortification, whether it defends it or not
    Works defends = Works::none;
    bool gate = false;   // what it defends is a gateway
    bool storms = false; // attacks across works
    bool empty = false;  // no element: a stretch of works that nobody defends, foot to who attacks it (657)
    bool regular = true;
};

struct Fight {
    Mode mode = Mode::close;
    std::array<Fighter, 2> of{};
    std::array<bool, 2> toFront{true, true}; // as always where two fight one another
    std::vector<std::string> others{};       // switches (play.yaml) of which the other reading is played

    bool alternative(std::string_view aSwitch) const { return contains(others, aSwitch); }
};

// The fight with what both count as in it.
Fight countsAs(Fight fight);

// Before any die: combat factors, rear support, tactical factors.
struct Total {
    int value = 0;
    std::vector<play::Modifier> modifiers{};
};
std::array<Total, 2> accountsOf(const Fight& fight, const play::Book& book);
int factorOf(const Fight& fight, int own);

// With these dice: grading and mitigating factors besides, and what both come to.
std::array<Total, 2> scoresOf(
    const Fight& fight, const std::array<Total, 2>& before, std::array<int, 2> dice, const play::Book& book);

// What becomes of an element, from the mildest to the severest.
enum class Fate { stand, recoil, flee, destroyed };
const std::vector<std::string>& fateWords();
enum class Degree { equal, beaten, doubled };
struct Verdict {
    Degree degree = Degree::equal;
    int loser = -1; // 0 or 1; -1: level
    std::array<Fate, 2> fates{Fate::stand, Fate::stand};
    std::array<int, 2> scores{};
};
// `never milder`: to be doubled is never milder than to be beaten.
Verdict verdictOf(const Fight& fight, std::array<int, 2> scores, bool neverMilder = true);

// What becomes of who scores less, by what such a fight does not tell yet: the first whose words all hold. Nothing:
// nothing at all.
struct Case {
    FightConditions when{};
    Fate fate = Fate::stand;
    friend bool operator==(const Case&, const Case&) = default;
};
std::vector<Case> casesOf(const Fight& fight, int loser, Degree degree, bool neverMilder = true);

// What becomes of both by the faces of both dice, the first one's in rows.
using Fates = std::array<Fate, 2>;
std::array<Fates, 36> fatesOf(const Fight& fight, const play::Book& book, bool neverMilder);

} // namespace strategikon::dbmPlay
