#include "invariants.h"

#include "model/play/map/place.h"
#include "record.h"

namespace strategikon::play {

namespace {

bool fits(const FieldSpec& spec, int value)
{
    using Kind = FieldSpec::Kind;
    return value >= 0 && (spec.kind != Kind::flag || value <= 1)
        && (spec.kind != Kind::level || value < int(spec.words.size()))
        && (spec.kind != Kind::causes || value < 1 << spec.words.size());
}

std::string brokenOf(const Fields& fields, const Thing& thing)
{
    const auto& specs = fields.of(thing.sort);
    for (std::size_t i = 0; i < thing.fields.size(); ++i)
        if (!fits(specs[i], thing.fields[i]))
            return "has " + std::to_string(thing.fields[i]) + " in “" + specs[i].id + "”";
    const Place place = placeOf(fields, thing);
    if (!place.stands())
        return {};
    return place.facing > 359                          ? "faces nowhere"
        : place.x > mostPlaced || place.y > mostPlaced ? "stands beyond any table"
        : thing.gone                                   ? "is gone and stands somewhere"
                                                       : "";
}

} // namespace

std::vector<std::string> brokenIn(const Game& game, const State& state)
{
    if (!isSound(state, game))
        return {"something names what is not there"};
    std::vector<std::string> found;
    for (const Thing& thing : state.things)
        if (const std::string what = brokenOf(game.fields(), thing); !what.empty())
            found.push_back((thing.badge.empty() ? std::to_string(thing.id) : thing.badge) + " " + what);
    const auto told = [&](bool is, const char* what) {
        if (is)
            found.push_back(what);
    };
    told(state.side < 0 || state.side > both, "it is nobody's turn");
    told(state.over && !state.agenda.empty(), "a battle that is over still asks");
    auto own = game.violatedInvariants(state);
    found.insert(found.end(), own.begin(), own.end());
    return found;
}

} // namespace strategikon::play
