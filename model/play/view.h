// Questions about a state that every system asks. A view looks at a state and changes nothing.
#pragma once

#include "model/play/field.h"
#include "model/play/inputs.h"
#include "model/text/contains.h"

namespace strategikon::play {

class View {
public:
    View(const State& state, const Fields& fields) : state_(&state), fields_(&fields) {}
    virtual ~View() = default;

    virtual const State& state() const { return *state_; }
    const Thing& operator[](Id id) const { return state()[id]; }
    // 0 where things of its sort have no such field.
    template <class T>
    T get(Id thing, const Field<T>& field) const
    {
        return static_cast<T>(valueOf((*this)[thing], field));
    }
    int number(Id thing, const AnyField& field) const { return valueOf((*this)[thing], field); }
    bool is(Id thing, const AnyField& flag) const { return number(thing, flag) != 0; }
    const std::string& word(Id thing, const AnyField& field) const; // of a level
    // By a name that comes from outside: of a spec, a switch. Rules have values of their own for what they ask.
    int get(Id thing, std::string_view field) const;
    Id armyOf(Id thing) const { return state().armyOf(thing); }
    Id withThing(std::string_view kind, Id member) const; // the tie of a kind that has it; 0: none
    Ids ties(std::string_view kind) const;                // those that are not over

    const Fields& declared() const { return *fields_; }
    Id battle() const { return 1; }
    // The rule or reading in force: the id of the choice, "" for a switch the battle does not know.
    std::string ruled(std::string_view aSwitch) const;
    bool ruledBy(std::string_view aSwitch, std::string_view choice) const { return ruled(aSwitch) == choice; }

    template <class Fits>
    Ids thoseThat(Fits fits) const
    {
        Ids found;
        for (const Thing& thing : state().things)
            if (fits(thing))
                found.push_back(thing.id);
        return found;
    }

private:
    const State* state_;
    const Fields* fields_;
};

} // namespace strategikon::play
