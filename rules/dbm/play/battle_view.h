// Questions about a battle of DBM: what every rule asks. A BattleView looks at a state and changes nothing.
#pragma once

#include "model/play/game.h"
#include "model/play/view.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/combat/combat_factors.h"
#include "rules/dbm/play/fields.h"

namespace strategikon::dbmPlay {

class BattleView : public play::View {
public:
    explicit BattleView(const play::State& state) : View(state, fields()) {}

    const play::Book& book() const { return books().with(state().house); }
    int figure(std::string_view rule, std::string_view cell) const { return book().figure(rule, cell); }

    // Whether the other reading of a switch is played: of the two choices each has the first is the default.
    bool alternative(std::string_view aSwitch) const { return get(battle(), aSwitch) != 0; }
    std::vector<std::string> readOtherwise() const; // those switches
    bool reads(const Node& row) const;              // of a table: it holds by the readings of this battle

    Ids armies(int side) const;
    Ids commands(int side) const;                        // those that still throw a die (rulebook 458)
    Ids elements(int side) const;                        // on the table
    Ids waitingOf(Id command) const;                     // off the table, and not lost
    bool isOff(Id command) const;                        // all that fights of it is
    Ids elementsOf(Id command, bool lost = false) const; // on the table or to come; `lost`: and those that are lost
    Id commandOf(Id element) const { return (*this)[element].within; }
    Id generalOf(Id command) const { return get(command, state::general); } // his element; lost or not
    int invader() const { return get(battle(), state::invader); }

    bool onTable(Id element) const { return !(*this)[element].gone && get(element, state::where) == Where::table; }
    Kind kind(Id element) const { return {get(element, state::type), get(element, state::grade)}; }
    Classified countsAs(Id element) const { return {kind(element), kind(element)}; }
    bool is(Id element, const Kinds& kinds) const { return kinds.hold(countsAs(element)); }
    using View::is;
    bool isGeneral(Id element) const { return get(element, state::leads) != Rank::none; }
    Rank leaderOn(Id element) const; // the general's element, or a vessel that carries him
    bool isBaggage(Id element) const { return get(element, state::type) == Type::Bge || is(element, state::supplies); }
    bool isRegular(Id element) const { return get(element, state::regular) != 0; }
    bool demoralised(Id element) const { return get(commandOf(element), state::demoralised) != 0; }
    bool isUncommitted(Id command) const { return get(command, state::loyalty) == Loyalty::unreliable; }
    // A command's die is dealt out after the throw: its general is regular and no ally (rulebook 459).
    bool sharesDice(Id command) const;
    bool isImpetuous(Id element) const; // rulebook 559
    int range(Id element) const;        // in paces (634); 0: it does not shoot
    bool shoots(Id element) const { return range(element) > 0; }
    // Handgunners in the enemy's bound: two deep they shoot in turns, and of these one may stand behind another (635).
    bool shootsInTurns(Id element) const;
    Ids behindInTurns(Id element) const;
    bool mayShoot(Id element) const; // and nothing it did in this bound keeps it from shooting
    bool mayAid(Id element) const;   // it may shoot, or by the other reading aid others though it wades (636)

    // By the season and the defender's climate (rulebook 383-387): when the sun rises and sets, when dawn begins and
    // dusk is over, and the light at an hour.
    struct Day {
        int rise = 6, set = 18, dawn = 5, night = 19;
    };
    Day day() const;
    Sun sunAt(int hour) const;
    bool isOvercast() const { return (get(battle(), state::conditions) & 1) != 0; } // the first of its words

    // Sight is short, at night or in weather: no die is dealt out (rulebook 622).
    bool isDark() const;
    // What it is in a fight before anything is told of how it stands.
    Fighter fighter(Id element) const;
};

} // namespace strategikon::dbmPlay
