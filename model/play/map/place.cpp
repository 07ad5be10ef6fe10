#include "place.h"

#include "model/play/game.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Known = Place::Known;

const std::vector<std::string> knowns{"untold", "left", "irregular", "line", "column"};
constexpr const char *known = "placed", *across = "x", *forward = "y", *facing = "facing", *ground = "ground",
                     *margin = "margin";

std::optional<int> wholeOf(const Node& node, const char* key, int least, int most)
{
    const Node* found = node.find(key);
    const auto number = found ? found->integer() : std::nullopt;
    return number && *number >= least && *number <= most ? std::optional(int(*number)) : std::nullopt;
}

bool within(int value, int least, int most) { return value >= least && value <= most; }

} // namespace

std::vector<FieldSpec> placeFields(Sort of, std::vector<std::string> grounds)
{
    using Kind = FieldSpec::Kind;
    return {
        {.id = known, .label = "Where it stands", .of = of, .kind = Kind::level, .words = knowns, .shown = false},
        {.id = across, .label = "From the left edge", .of = of, .shown = false},
        {.id = forward, .label = "From the near edge", .of = of, .shown = false},
        {.id = facing, .label = "Faces", .of = of, .shown = false},
        {.id = ground, .label = "Ground", .of = of, .kind = Kind::causes, .words = std::move(grounds), .shown = false},
        {.id = margin, .label = "Stands about there", .of = of, .shown = false},
    };
}

const FieldSpec* groundField(const Fields& fields, Sort sort)
{
    const int at = fields.index(sort, ground);
    return at < 0 || fields.index(sort, known) < 0 ? nullptr : &fields.of(sort)[std::size_t(at)];
}

int groundOf(const FieldSpec& ground, const std::set<std::string>& under)
{
    int bits = 0;
    for (std::size_t i = 0; i < ground.words.size(); ++i)
        bits |= int(under.contains(ground.words[i])) << i;
    return bits;
}

Place placeOf(const Fields& fields, const Thing& thing)
{
    const auto get = [&](const char* field) {
        const int at = fields.index(thing.sort, field);
        return at < 0 ? 0 : thing.fields[std::size_t(at)];
    };
    return {Known(get(known)), get(across), get(forward), get(facing), get(ground), get(margin)};
}

bool isPlaceField(const Fields& fields, Sort sort, int index)
{
    return index >= 0 && fields.index(sort, known) == index;
}

void setPlace(EventBuilder& builder, const Fields& fields, Id thing, const Place& place)
{
    if (!groundField(fields, builder.state()[thing].sort))
        return;
    builder.set(thing, known, int(place.known));
    builder.set(thing, across, place.x);
    builder.set(thing, forward, place.y);
    builder.set(thing, facing, place.facing);
    builder.set(thing, ground, place.ground);
    builder.set(thing, margin, place.margin);
}

void setPlace(State& state, const Fields& fields, Id thing, const Place& place)
{
    const Sort sort = state[thing].sort;
    if (!groundField(fields, sort))
        return;
    auto& values = state.things.change(thing).fields;
    for (const auto& [field, value] : {std::pair(known, int(place.known)), {across, place.x}, {forward, place.y},
             {facing, place.facing}, {ground, place.ground}, {margin, place.margin}})
        values[std::size_t(fields.index(sort, field))] = value;
}

void leavePlace(EventBuilder& builder, const Fields& fields, Id thing)
{
    if (placeOf(fields, builder.state()[thing]).stands())
        builder.set(thing, known, int(Known::left));
}

std::vector<int> placeValues(const Place& place)
{
    std::vector<int> values{int(place.known), place.x, place.y, place.facing, place.ground};
    if (place.margin > 0)
        values.push_back(place.margin);
    return values;
}

std::optional<Place> placeFrom(const std::vector<int>& values, const FieldSpec& ground)
{
    if (values.size() < 5 || values.size() > 6 || !within(values[0], int(Known::left), int(Known::column))
        || !within(values[1], 0, mostPlaced) || !within(values[2], 0, mostPlaced) || !within(values[3], 0, 359)
        || !within(values[4], 0, (1 << ground.words.size()) - 1) || !within(values.back(), 0, mostPlaced))
        return {};
    return Place{Known(values[0]), values[1], values[2], values[3], values[4], values.size() > 5 ? values[5] : 0};
}

std::optional<Place> placeFrom(const Node& node, const FieldSpec& ground)
{
    if (node.isNull())
        return Place{.known = Known::left};
    if (!node.isMap())
        return {};
    Place place{.known = Known::line};
    for (const auto& entry : node.entries()) {
        if (entry.key == "formation") {
            const auto it = std::find(knowns.begin() + int(Known::irregular), knowns.end(), entry.node.written());
            if (it == knowns.end())
                return {};
            place.known = Known(it - knowns.begin());
        } else if (entry.key == "ground") {
            for (const std::string& word : node.textsOf("ground")) {
                const auto it = std::ranges::find(ground.words, word);
                if (it == ground.words.end())
                    return {};
                place.ground |= 1 << (it - ground.words.begin());
            }
        } else if (entry.key == margin) {
            const auto mm = wholeOf(node, margin, 0, mostPlaced);
            if (!mm)
                return {};
            place.margin = *mm;
        } else if (entry.key != across && entry.key != forward && entry.key != facing) {
            return {};
        }
    }
    const auto x = wholeOf(node, across, 0, mostPlaced), y = wholeOf(node, forward, 0, mostPlaced);
    const auto looks = wholeOf(node, facing, 0, 359);
    if (!x || !y || !looks)
        return {};
    place.x = *x;
    place.y = *y;
    place.facing = *looks;
    return place;
}

Node placeNode(const Place& place, const FieldSpec& ground)
{
    if (!place.stands())
        return {};
    Node node = Node::newMap();
    node.set(across, Node::ofInteger(place.x));
    node.set(forward, Node::ofInteger(place.y));
    node.set(facing, Node::ofInteger(place.facing));
    node.set("formation", Node::ofText(knowns[std::size_t(place.known)]));
    Node grounds = Node::newList();
    for (std::size_t i = 0; i < ground.words.size(); ++i)
        if (place.ground >> i & 1)
            grounds.add(Node::ofText(ground.words[i]));
    if (!grounds.items().empty())
        node.set("ground", std::move(grounds));
    if (place.margin > 0)
        node.set(margin, Node::ofInteger(place.margin));
    return node;
}

Decision withMap(const Game& game, const State& state, Decision ask, const Answer& answer, const field::Field* on)
{
    for (MapFact& told : game.mapFacts(state, ask, answer, on))
        for (Input& input : ask.inputs)
            if (input.id == told.input) {
                input.given = told.open ? std::nullopt : std::optional(std::move(told.value));
                input.by.clear(); // whatever else is answered
                input.map = !told.open;
                input.measure = told.open;
            }
    return ask;
}

Decision withMap(const Game& game, const State& state, Decision ask, const field::Field* on)
{
    Answer filled{.what = ask.what, .who = ask.who};
    for (const Input& input : ask.inputs)
        if (input.given && !input.fact)
            filled.set(input.id, *input.given);
    return withMap(game, state, std::move(ask), filled, on);
}

State beforeLeaving(const Game& game, State state, const std::vector<Event>& last)
{
    for (const Event& event : last)
        for (const Change& change : event.changes) {
            if (change.what != Change::What::field || change.to != int(Known::left))
                continue;
            const Thing& thing = state[change.thing];
            const bool here = isPlaceField(game.fields(), thing.sort, change.index)
                && placeOf(game.fields(), thing).known == Known::left;
            if (here && change.from > int(Known::left))
                state.things.change(change.thing).fields[std::size_t(change.index)] = change.from;
        }
    return state;
}

} // namespace strategikon::play
