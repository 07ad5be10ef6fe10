#include "toy.h"

namespace strategikon::play {

namespace {

constexpr int goal = 30;

Input dice(int count) { return {.id = "dice", .kind = Input::Kind::dice, .dice = {.count = count}}; }

} // namespace

Toy::Toy()
    : fields_({{.id = "way", .label = "Way", .of = Sort::body},
        {.id = "tired", .label = "Tired", .of = Sort::body, .kind = FieldSpec::Kind::flag},
        {.id = "worn",
            .label = "Worn by",
            .of = Sort::body,
            .kind = FieldSpec::Kind::causes,
            .words = {"heat", "thirst"},
            .agreed = true}})
{
}

State Toy::beginning() const
{
    EventBuilder builder(State{}, fields_);
    builder.happened("begun");
    for (const int side : {0, 1})
        for (const char* name : {"Horse", "Foot"})
            builder.make({.sort = Sort::body, .name = name, .side = side});
    builder.setTurn(1);
    return builder.state();
}

std::vector<Decision> Toy::can(const State& state) const
{
    if (state.over)
        return {};
    if (!state.agenda.empty()) {
        const Step& step = state.agenda.back();
        return {{.what = step.what, .who = step.who, .on = step.on, .inputs = {dice(1)}, .step = true}};
    }
    Decision march{.what = "march", .who = state.side};
    Input who{.id = "who", .kind = Input::Kind::things, .least = 1, .most = 1};
    for (const Thing& thing : state.things)
        if (thing.side == state.side && !thing.gone)
            who.among.push_back(thing.id);
    march.inputs = {who, {.id = "hill", .kind = Input::Kind::flag, .fact = true}, dice(2)};
    return {march, {.what = "halt", .who = state.side}};
}

Preview Toy::preview(const State& state, const Answer& answer) const
{
    Preview seen;
    for (const Decision& ask : can(state))
        if (ask.what == answer.what)
            seen.matters = stillMatters(*this, state, ask, answer);
    return seen;
}

Resolved Toy::resolve(const State& state, const Answer& answer) const
{
    EventBuilder builder(state, fields_);
    if (answer.what == "stumble") {
        const Id who = state.agenda.back().on.front();
        builder.happened("stumbled", {who}, {{"by", answer.number("dice")}});
        builder.drop();
        builder.set(who, "way", std::max(0, builder.get(who, "way") - answer.number("dice")));
        return {builder.taken(), {}};
    }
    if (answer.what == "march") {
        const Id who = answer.number("who");
        const auto& faces = *answer.find("dice");
        const int sum = faces[0] + faces[1];
        // A hill shortens all but the shortest ways; whether there is one then need not be known.
        builder.happened("marched", {who}, {{"sum", sum}});
        builder.add(who, "way", sum > 3 ? sum - bonus * answer.number("hill") : sum);
        if (faces[0] == faces[1])
            builder.push({"stumble", 1 - state.side, {who}, {}});
        if (builder.get(who, "way") >= goal) {
            builder.happened("arrived", {who});
            builder.end();
        }
    } else {
        builder.happened("halted");
    }
    builder.setSide(1 - state.side);
    builder.setTurn(state.turn + 1);
    return {builder.taken(), {}};
}

std::vector<std::string> Toy::violatedInvariants(const State& state) const
{
    std::vector<std::string> found;
    for (const Thing& thing : state.things)
        if (thing.fields[0] < 0)
            found.push_back(thing.name + " walked backwards");
    return found;
}

} // namespace strategikon::play
