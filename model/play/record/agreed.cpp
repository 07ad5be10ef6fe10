#include "agreed.h"
#include "invariants.h"

#include "model/play/messages.h"
#include "model/text/contains.h"

#include <algorithm>
#include <charconv>

namespace strategikon::play {

namespace {

constexpr int manyTurns = 99, muchOf = 1000;

bool isSwitch(const Game& game, const FieldSpec& spec)
{
    const auto& all = game.switches();
    return spec.of == Sort::battle && std::ranges::any_of(all, [&](const Switch& one) { return one.id == spec.id; });
}

const FieldSpec* agreeable(const Game& game, Sort sort, std::string_view field)
{
    for (const FieldSpec* spec : play::agreeable(game, sort))
        if (spec->id == field)
            return spec;
    return nullptr;
}

std::optional<Message> outOf(const std::string& input, int value, int least, int most)
{
    if (value >= least && value <= most)
        return {};
    return Message{
        "play-out-of-range", {{"input", input}, {"value", std::to_string(value)}, {"least", least}, {"most", most}}};
}

// "#12.stands".
std::optional<Message> readPoint(const Game& game, const State& state, const std::string& input,
    const std::vector<int>& values, Agreement& agreement)
{
    const auto dot = std::min(input.find('.'), input.size());
    const int value = values.front();
    Agreement::Point point{.field = input.substr(std::min(dot + 1, input.size())), .to = value};
    const char *first = input.data() + 1, *last = input.data() + dot;
    if (input.front() != '#' || std::from_chars(first, last, point.thing).ptr != last || point.thing < 1
        || point.thing > int(state.things.size()))
        return Message{"play-agreed-unknown", {{"input", input}}};
    const Thing& thing = state[point.thing];
    const std::string name = thing.badge.empty() ? input : thing.badge + "." + point.field; // as its player knows it
    if (point.field == "place") {
        const FieldSpec* ground = groundField(game.fields(), thing.sort);
        const auto place = ground ? placeFrom(values, *ground) : std::nullopt;
        if (!place)
            return Message{"play-agreed-place", {{"input", name}}};
        point.place = *place;
        agreement.points.push_back(std::move(point));
        return {};
    }
    if (values.size() != 1)
        return Message{"play-one-value", {{"input", name}}};
    const FieldSpec* spec = agreeable(game, thing.sort, point.field);
    if (!spec && (point.field != "gone" || !mayGo(thing.sort)))
        return Message{"play-agreed-unknown", {{"input", name}}};
    if (auto wrong = outOf(name, value, 0, spec ? mostOf(game, *spec, state, thing) : 1))
        return wrong;
    agreement.points.push_back(std::move(point));
    return {};
}

std::optional<Message> readOne(const Game& game, const State& state, const std::string& input,
    const std::vector<int>& values, Agreement& agreement)
{
    if (input.find('.') != std::string::npos && !values.empty())
        return readPoint(game, state, input, values, agreement);
    if (values.size() != 1)
        return Message{"play-one-value", {{"input", input}}};
    const int value = values.front();
    const auto phases = game.phases();
    std::optional<Message> wrong;
    if (input == "phase") {
        if (!(wrong = outOf(input, value, 0, int(phases.size()) - 1)))
            agreement.phase = phases[std::size_t(value)];
    } else if (input == "turn") {
        if (!(wrong = outOf(input, value, 1, manyTurns)))
            agreement.turn = value;
    } else if (input == "side") {
        if (!(wrong = outOf(input, value, 0, 1)))
            agreement.side = value;
    } else if (input == "left") {
        if (!(wrong = outOf(input, value, 0, int(state.agenda.size()))))
            agreement.left = value;
    } else if (input == "phase-over") {
        if (!(wrong = outOf(input, value, 0, 1)))
            agreement.phaseOver = value == 1;
    } else if (input == "house") {
        if (!(wrong = outOf(input, value, 0, 1)))
            agreement.house.emplace();
    } else {
        wrong = Message{"play-agreed-unknown", {{"input", input}}};
    }
    return wrong;
}

std::optional<Message> read(const Game& game, const State& state, const Answer& answer, Agreement& agreement)
{
    if (state.over)
        return Message{"play-over", {}};
    for (const auto& [input, values] : answer.inputs) {
        if (auto wrong = readOne(game, state, input, values, agreement))
            return wrong;
    }
    if (agreement.house && !answer.text.empty()) {
        auto kept = game.house(answer.text, {});
        if (!kept)
            return kept.faults.front().message;
        agreement.house = std::move(*kept);
    }
    const bool course =
        !agreement.phase.empty() || agreement.turn || agreement.side || agreement.phaseOver || agreement.left > 0;
    if (course && state.turn == 0)
        return Message{"play-agreed-early", {}};
    return {};
}

// Its event says which value it is now, so that each has words of its own.
std::string codeOf(const FieldSpec& spec, int to)
{
    if (spec.kind == FieldSpec::Kind::level)
        return "agreed-" + spec.id + "-" + spec.words[std::size_t(to)];
    const bool noneOf = spec.kind == FieldSpec::Kind::flag || spec.kind == FieldSpec::Kind::thing;
    return (noneOf && to == 0 ? "agreed-not-" : "agreed-") + spec.id;
}

// Nobody knows where it stands, or everybody knows now. The figures are cm from the left and the near edge.
void tellPlace(EventBuilder& builder, const Game& game, const Agreement::Point& point)
{
    const Place was = placeOf(game.fields(), builder.state()[point.thing]);
    if (!point.place.stands()) {
        if (was.stands()) {
            builder.happened("agreed-not-place", {point.thing});
            leavePlace(builder, game.fields(), point.thing);
        }
    } else if (!(was == point.place)) {
        std::vector<std::pair<std::string, int>> where{{"x", point.place.x / 10}, {"y", point.place.y / 10}};
        const bool about = point.place.margin > 0;
        if (about)
            where.emplace_back("margin", (point.place.margin + 9) / 10);
        builder.happened(about ? "agreed-about" : "agreed-place", {point.thing}, std::move(where));
        setPlace(builder, game.fields(), point.thing, point.place);
    }
}

bool changesSomething(const std::vector<Event>& events)
{
    return std::ranges::any_of(events, [](const Event& event) { return !event.changes.empty(); });
}

} // namespace

bool isJump(const Answer& answer)
{
    const auto of = [](const auto& one) { return one.first == "phase" || one.first == "turn" || one.first == "side"; };
    return isAgreed(answer) && !answer.inputs.empty() && std::ranges::all_of(answer.inputs, of);
}

bool isPlacing(const Answer& answer)
{
    const auto of = [](const auto& one) { return one.first.ends_with(".place"); };
    return isAgreed(answer) && !answer.inputs.empty() && std::ranges::all_of(answer.inputs, of);
}

std::vector<const FieldSpec*> agreeable(const Game& game, Sort sort)
{
    std::vector<const FieldSpec*> all;
    for (const FieldSpec& spec : game.fields().of(sort))
        if (spec.agreed || isSwitch(game, spec))
            all.push_back(&spec);
    return all;
}

bool mayGo(Sort sort) { return sort == Sort::body || sort == Sort::leader; }

int mostOf(const Game& game, const FieldSpec& spec, const State& state, const Thing& thing)
{
    using Kind = FieldSpec::Kind;
    switch (spec.kind) {
    case Kind::flag:
        return 1;
    case Kind::level:
        return int(spec.words.size()) - 1;
    case Kind::causes:
        return (1 << spec.words.size()) - 1;
    case Kind::clock:
        return manyTurns;
    case Kind::thing:
        return int(state.things.size());
    default: {
        const int whole = game.fields().index(thing.sort, spec.whole);
        return whole < 0 ? muchOf : thing.fields[std::size_t(whole)];
    }
    }
}

Resolved resolved(const Game& game, const State& state, const Answer& answer)
{
    if (!isAgreed(answer))
        return game.resolve(state, answer);
    addPlayMessages();
    Agreement agreement;
    if (auto wrong = read(game, state, answer, agreement))
        return {{}, std::move(wrong)};
    Resolved came = game.agreed(state, agreement);
    if (came.refused)
        return came;
    if (!changesSomething(came.events))
        return {{}, Message{"play-agreed-nothing", {}}};
    State after = state;
    for (const Event& event : came.events)
        apply(after, event);
    if (const auto wrong = brokenIn(game, after); !wrong.empty())
        return {{}, Message{"play-agreed-broken", {{"why", wrong.front()}}}};
    if (!after.over && game.can(after).empty())
        return {{}, Message{"play-agreed-stuck", {}}};
    return came;
}

std::string overruling(const std::string& rule, const std::string& instead)
{
    return instead.empty() ? rule : rule + ": " + instead;
}

const Entry* overruledIn(const Battle& battle, std::string_view rule)
{
    const std::vector<int> line = battle.line();
    const Entry* last = nullptr;
    for (const Entry& one : battle.log())
        if (one.kind == Entry::Kind::note && one.what == "overruled" && one.text.substr(0, one.text.find(": ")) == rule
            && (one.to == 0 || contains(line, one.to)))
            last = &one;
    return last;
}

void tell(EventBuilder& builder, const Game& game, const Agreement::Point& point)
{
    const Thing& thing = builder.state()[point.thing];
    if (point.field == "gone") {
        if (thing.gone == (point.to == 1))
            return;
        builder.happened(point.to ? "agreed-gone" : "agreed-not-gone", {point.thing});
        point.to ? builder.lose(point.thing) : builder.regain(point.thing);
        return;
    }
    if (point.field == "place") {
        tellPlace(builder, game, point);
        return;
    }
    const FieldSpec& spec = *agreeable(game, thing.sort, point.field);
    const int from = builder.get(point.thing, point.field);
    if (from == point.to)
        return;
    std::vector<Id> on{point.thing};
    if (spec.kind == FieldSpec::Kind::thing && point.to != 0)
        on.push_back(point.to);
    if (isSwitch(game, spec))
        builder.happened("overruled", {}, {{"choice", point.to}}, spec.id);
    else
        builder.happened(codeOf(spec, point.to), std::move(on), {{"from", from}, {"to", point.to}});
    builder.set(point.thing, point.field, point.to);
}

void tellCourse(EventBuilder& builder, const Agreement& agreement)
{
    const State before = builder.state();
    if (agreement.turn && *agreement.turn != before.turn) {
        builder.happened("agreed-turn", {}, {{"turn", *agreement.turn}});
        builder.setTurn(*agreement.turn);
    }
    if (agreement.side && *agreement.side != before.side) {
        builder.happened("agreed-side-" + std::to_string(*agreement.side), {}, {{"side", *agreement.side}});
        builder.setSide(*agreement.side);
    }
    if (agreement.house && *agreement.house != before.house) {
        builder.happened(agreement.house->empty() ? "agreed-not-house" : "agreed-house");
        builder.setHouse(*agreement.house);
    }
    if (!agreement.phase.empty() && agreement.phase != before.phase) {
        builder.happened("agreed-phase", {}, {{"turn", builder.state().turn}});
        builder.setPhase(agreement.phase);
    }
    const State& now = builder.state();
    const bool elsewhere = now.turn != before.turn || now.side != before.side || now.phase != before.phase;
    const std::size_t left =
        elsewhere || agreement.phaseOver ? now.agenda.size() : std::size_t(std::max(agreement.left, 0));
    if (left == 0)
        return;
    builder.happened("agreed-left", {}, {{"steps", int(left)}});
    for (std::size_t i = 0; i < left; ++i)
        builder.drop();
}

// A game without ways of its own: what is agreed is so, and nothing follows from it.
Resolved Game::agreed(const State& state, const Agreement& agreement) const
{
    EventBuilder builder(state, fields());
    builder.happened(agreedStep, {}, {{"points", int(agreement.points.size())}});
    for (const Agreement::Point& point : agreement.points)
        tell(builder, *this, point);
    tellCourse(builder, agreement);
    return {builder.taken(), {}};
}

} // namespace strategikon::play
