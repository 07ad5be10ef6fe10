// Questions about a battle: what every rule asks. A BattleView looks at a state and changes nothing.
#pragma once

#include "model/play/game.h"
#include "model/play/view.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/fields.h"

namespace strategikon::warmasterPlay {

using play::Id;
using play::Ids;

class BattleView : public play::View {
public:
    explicit BattleView(const play::State& state) : View(state, fields()) {}

    // Whether it began with what this revision brought (fields.h).
    bool begunWith(int revision) const { return get(battle(), state::revision) >= revision; }

    // What it is played by.
    const play::Book& book() const { return books().with(state().house); }
    int figure(std::string_view rule, std::string_view cell) const { return book().figure(rule, cell); }
    const std::vector<play::Factor>& rows(Account account) const { return book().accounts[std::size_t(account)]; }

    Ids armies(int side) const;     // those that have not withdrawn
    Ids units(int side) const;      // on the table
    Ids troops(int side) const;     // those of them that are no encampment
    Ids commanders(int side) const; // on the table
    Ids with(Id unit) const;        // commanders who joined it
    Ids engagements() const { return ties("engagement"); }

    Type type(Id unit) const { return get(unit, state::type); }
    bool isUnit(Id thing) const { return (*this)[thing].sort == play::Sort::body; }
    bool has(Id unit, Special special) const { return get(unit, state::rules) >> int(special) & 1; }
    bool onTable(Id thing) const { return !(*this)[thing].gone && get(thing, state::where) == Where::table; }
    bool isInfantry(Id unit) const { return type(unit) == Type::infantry; }
    bool mounted(Id unit) const { return type(unit) == Type::cavalry || type(unit) == Type::chariots; }
    bool terrifies(Id unit) const { return has(unit, Special::elephants) || has(unit, Special::terror); }
    bool engaged(Id unit) const { return get(unit, state::engagement) != 0; }
    int lostStands(Id unit) const { return get(unit, state::strength) - get(unit, state::stands); }
    int fullPace(Id unit) const; // cm; paper/move_rates.cpp
    int mostHits(Id unit) const { return get(unit, state::stands) * get(unit, state::each) - get(unit, state::hits); }
    Ids enemiesIn(Id engagement, int side) const; // members that fight against a side, on the table
    Ids friendsIn(Id engagement, int side) const;
    Ids enemiesOf(int side) const { return units(1 - side); }
};

// As how many units one counts that is lost (rulebook 4619).
int weightOf(const BattleView& table, Id unit);
} // namespace strategikon::warmasterPlay
