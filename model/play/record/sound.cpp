// Whether the rules can read what comes from outside.
#include "record.h"

#include <algorithm>

namespace strategikon::play {

namespace {

bool isNamed(Id id, const State& state) { return id >= 1 && id <= int(state.things.size()); }
bool isKnown(Id id, const State& state) { return id == 0 || isNamed(id, state); }

bool fieldsAreSound(const Thing& thing, const State& state, const Game& game)
{
    const auto& specs = game.fields().of(thing.sort);
    bool sound = specs.size() == thing.fields.size();
    for (std::size_t i = 0; sound && i < specs.size(); ++i) {
        const int value = thing.fields[i];
        if (specs[i].kind == FieldSpec::Kind::thing)
            sound = isKnown(value, state);
        else if (specs[i].kind == FieldSpec::Kind::level)
            sound = value >= 0 && value < int(specs[i].words.size());
    }
    return sound;
}

// Whatever it is within is within something else in the end, or nothing.
bool endsUp(const Thing& thing, const State& state)
{
    Id up = thing.within;
    for (std::size_t deep = 0; up != 0; up = state[up].within)
        if (!isNamed(up, state) || ++deep > state.things.size())
            return false;
    return true;
}

// Who fights and who leads is somebody's: the rules ask the army of each.
bool hasArmy(const Thing& thing, const State& state, const Game& game)
{
    const bool fights = thing.sort == Sort::body || thing.sort == Sort::leader;
    return !fights || game.fields().of(Sort::army).empty() || state.armyOf(thing.id) != 0;
}

bool thingIsSound(const Thing& thing, const State& state, const Game& game)
{
    return thing.side >= nobody && thing.side <= both
        && std::ranges::all_of(thing.members, [&](Id id) { return isNamed(id, state); })
        && fieldsAreSound(thing, state, game) && endsUp(thing, state) && hasArmy(thing, state, game);
}

// As the game would keep them: a stranger's have been through the same reader.
bool houseIsSound(const State& state, const Game& game)
{
    if (state.house.empty())
        return true;
    const auto kept = game.house(state.house, {});
    return kept && *kept == state.house;
}

bool courseIsSound(const State& state, const Game& game)
{
    const auto known = [&](Id id) { return isKnown(id, state); };
    const bool battle =
        game.fields().of(Sort::battle).empty() || (!state.things.empty() && state[1].sort == Sort::battle);
    const auto sealed = [&](const SealedAnswer& one) {
        return (one.side == 0 || one.side == 1) && std::ranges::all_of(one.step.on, known);
    };
    return battle && std::ranges::all_of(state.sealed, sealed)
        && (state.side == 0 || state.side == 1 || state.side == both)
        && std::ranges::all_of(state.agenda, [&](const Step& step) { return std::ranges::all_of(step.on, known); });
}

} // namespace

bool isSound(const State& state, const Game& game)
{
    bool sound = courseIsSound(state, game);
    for (Id id = 1; sound && id <= int(state.things.size()); ++id)
        sound = thingIsSound(state[id], state, game);
    return sound && houseIsSound(state, game) && game.reads(state);
}

bool isSound(const Entry& entry, const State& after, const Game& game)
{
    const auto changeIsSound = [&](const Change& change) {
        if (change.what == Change::What::house)
            return houseIsSound(after, game);
        const Id id = change.value ? change.value->id : change.thing;
        return id == 0 || !isNamed(id, after) || thingIsSound(after[id], after, game);
    };
    return courseIsSound(after, game) && std::ranges::all_of(entry.events, [&](const Event& event) {
        return std::ranges::all_of(event.on, [&](Id id) { return isNamed(id, after); })
            && std::ranges::all_of(event.changes, changeIsSound);
    });
}

} // namespace strategikon::play
