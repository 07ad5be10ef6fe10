#include "written.h"

#include "written_words.h"

namespace strategikon::play {

namespace {

Node numbers(const std::vector<int>& values)
{
    Node list = Node::newList();
    for (const int value : values)
        list.add(Node::ofInteger(value));
    return list;
}

// Leaves out what is as it usually is.
void put(Node& node, const char* key, int value, int usual = 0)
{
    if (value != usual)
        node.set(key, Node::ofInteger(value));
}

void put(Node& node, const char* key, const std::string& value)
{
    if (!value.empty())
        node.set(key, Node::ofText(value));
}

void put(Node& node, const char* key, const std::vector<int>& values)
{
    if (!values.empty())
        node.set(key, numbers(values));
}

Node nodeOf(const Thing& thing, const Fields& fields)
{
    Node node = Node::newMap();
    put(node, "id", thing.id);
    node.set("sort", Node::ofText(wordOf(thing.sort)));
    put(node, "kind", thing.kind);
    put(node, "name", thing.name);
    put(node, "badge", thing.badge);
    put(node, "side", thing.side, nobody);
    put(node, "within", thing.within);
    if (thing.gone)
        node.set("gone", Node::ofBoolean(true));
    Node values = Node::newMap();
    const auto& specs = fields.of(thing.sort);
    for (std::size_t i = 0; i < specs.size() && i < thing.fields.size(); ++i)
        put(values, specs[i].id.c_str(), thing.fields[i], specs[i].start);
    if (!values.entries().empty())
        node.set("fields", std::move(values));
    put(node, "members", thing.members);
    return node;
}

Node nodeOf(const Step& step)
{
    Node node = Node::newMap();
    put(node, "what", step.what);
    put(node, "who", step.who, nobody);
    put(node, "on", step.on);
    put(node, "with", step.with);
    return node;
}

Node nodeOf(const SealedAnswer& answer)
{
    Node node = Node::newMap();
    put(node, "side", answer.side);
    node.set("step", nodeOf(answer.step));
    put(node, "text", answer.text);
    return node;
}

Node nodeOf(const Change& change, const Fields& fields, const State& after)
{
    Node node = Node::newMap();
    node.set("do", Node::ofText(wordOf(change.what)));
    put(node, "thing", change.thing);
    if (change.what == Change::What::field) {
        const Sort sort = after[change.thing].sort;
        put(node, "field", std::string(wordOf(sort)) + "." + fields.of(sort)[std::size_t(change.index)].id);
    } else {
        put(node, "index", change.index);
    }
    put(node, "from", change.from);
    put(node, "to", change.to);
    put(node, "before", change.before);
    put(node, "after", change.after);
    if (change.value)
        node.set("value", nodeOf(*change.value, fields));
    if (change.step)
        node.set("step", nodeOf(*change.step));
    return node;
}

} // namespace

const char* wordOf(Sort sort) { return sorts[std::size_t(sort)]; }
const char* wordOf(Change::What what) { return whats[std::size_t(what)]; }
const char* wordOf(Entry::Kind kind) { return kinds[std::size_t(kind)]; }

Node written(const State& state, const Fields& fields)
{
    Node node = Node::newMap();
    put(node, "turn", state.turn);
    put(node, "side", state.side);
    put(node, "phase", state.phase);
    Node things = Node::newList();
    for (Id id = 1; id <= int(state.things.size()); ++id)
        things.add(nodeOf(state[id], fields));
    node.set("things", std::move(things));
    if (!state.agenda.empty()) {
        Node agenda = Node::newList();
        for (const Step& step : state.agenda)
            agenda.add(nodeOf(step));
        node.set("agenda", std::move(agenda));
    }
    if (state.over)
        node.set("over", Node::ofBoolean(true));
    put(node, "house", state.house);
    if (!state.sealed.empty()) {
        Node sealed = Node::newList();
        for (const SealedAnswer& answer : state.sealed)
            sealed.add(nodeOf(answer));
        node.set("sealed", std::move(sealed));
    }
    if (state.hides)
        node.set("hides", Node::ofBoolean(true));
    return node;
}

Node written(const Answer& answer)
{
    Node node = Node::newMap();
    put(node, "what", answer.what);
    put(node, "who", answer.who, nobody);
    Node inputs = Node::newMap();
    for (const auto& [input, values] : answer.inputs)
        inputs.set(input, numbers(values));
    if (!inputs.entries().empty())
        node.set("inputs", std::move(inputs));
    if (answer.rolled)
        node.set("rolled", Node::ofBoolean(true));
    if (answer.noted)
        node.set("noted", Node::ofBoolean(true));
    if (answer.unasked)
        node.set("unasked", Node::ofBoolean(true));
    put(node, "text", answer.text);
    return node;
}

Node written(const Event& event, const Fields& fields, const State& after)
{
    Node node = Node::newMap();
    put(node, "what", event.what);
    put(node, "on", event.on);
    if (!event.with.empty()) {
        Node with = Node::newMap();
        for (const auto& [figure, value] : event.with)
            with.set(figure, Node::ofInteger(value));
        node.set("with", std::move(with));
    }
    put(node, "rule", event.rule);
    if (!event.changes.empty()) {
        Node changes = Node::newList();
        for (const Change& change : event.changes)
            changes.add(nodeOf(change, fields, after));
        node.set("changes", std::move(changes));
    }
    return node;
}

Node written(const Entry& entry, const Fields& fields, const State& after)
{
    Node node = Node::newMap();
    put(node, "number", entry.number);
    node.set("kind", Node::ofText(wordOf(entry.kind)));
    put(node, "parent", entry.parent);
    put(node, "to", entry.to);
    put(node, "what", entry.what);
    put(node, "text", entry.text);
    if (entry.kind != Entry::Kind::step)
        return node;
    node.set("answer", written(entry.answer));
    Node events = Node::newList();
    for (const Event& event : entry.events)
        events.add(written(event, fields, after));
    node.set("events", std::move(events));
    return node;
}

} // namespace strategikon::play
