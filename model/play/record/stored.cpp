#include "stored.h"

#include "model/play/messages.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "record.h"

namespace strategikon::play {

namespace {

// What of a change has a column of its own; all else is `more`.
constexpr const char* columns[] = {"do", "thing", "field", "from", "to"};

StoredChange storedChange(Node node)
{
    StoredChange change{node.textOr("do"), node.textOr("field"), int(node.integerOr("thing", 0)),
        int(node.integerOr("from", 0)), int(node.integerOr("to", 0)), {}};
    for (const char* column : columns)
        node.remove(column);
    if (!node.entries().empty())
        change.more = writeJsonLine(node);
    return change;
}

Result<Node> nodeOf(const std::string& json) { return json.empty() ? Node::newMap() : readJson(json, "battle"); }

Result<Node> nodeOf(const StoredChange& change)
{
    auto node = nodeOf(change.more);
    if (!node)
        return node;
    node->set("do", Node::ofText(change.what));
    node->set("thing", Node::ofInteger(change.thing));
    if (!change.field.empty())
        node->set("field", Node::ofText(change.field));
    node->set("from", Node::ofInteger(change.before));
    node->set("to", Node::ofInteger(change.after));
    return node;
}

Result<Node> nodeOf(const StoredEvent& event)
{
    Node node = Node::newMap();
    node.set("what", Node::ofText(event.what));
    auto things = nodeOf(event.things), figures = nodeOf(event.figures);
    if (!things || !figures)
        return things ? figures : things;
    node.set("on", things->isMap() ? Node::newList() : std::move(*things));
    node.set("with", std::move(*figures));
    node.set("rule", Node::ofText(event.rule));
    Node changes = Node::newList();
    for (const StoredChange& one : event.changes) {
        auto change = nodeOf(one);
        if (!change)
            return change;
        changes.add(std::move(*change));
    }
    node.set("changes", std::move(changes));
    return node;
}

std::string lineOf(const Node& node, const char* key)
{
    const Node* part = node.find(key);
    return part ? writeJsonLine(*part) : "";
}

} // namespace

StoredEntry stored(const Entry& entry, const Fields& fields, const State& after, const std::string& program)
{
    StoredEntry all{entry.number, wordOf(entry.kind), entry.kind == Entry::Kind::step ? entry.answer.what : entry.what,
        entry.text, entry.parent, entry.to, {}, program, {}, {}};
    if (entry.kind != Entry::Kind::step)
        return all;
    all.answer = writeJsonLine(written(entry.answer));
    for (const Event& one : entry.events) {
        const Node node = written(one, fields, after);
        StoredEvent event{one.what, lineOf(node, "on"), lineOf(node, "with"), one.rule, {}};
        if (const Node* changes = node.find("changes"))
            for (const Node& change : changes->items())
                event.changes.push_back(storedChange(change));
        all.events.push_back(std::move(event));
    }
    return all;
}

Result<Entry> fromStored(const StoredEntry& stored, const Fields& fields)
{
    Node node = Node::newMap();
    node.set("number", Node::ofInteger(stored.number));
    node.set("kind", Node::ofText(stored.kind));
    node.set("parent", Node::ofInteger(stored.parent));
    node.set("to", Node::ofInteger(stored.target));
    node.set("text", Node::ofText(stored.text));
    if (stored.kind != "step") {
        node.set("what", Node::ofText(stored.what));
        return entryFrom(node, fields);
    }
    auto answer = nodeOf(stored.answer);
    if (!answer)
        return answer.faults;
    node.set("answer", std::move(*answer));
    Node events = Node::newList();
    for (const StoredEvent& one : stored.events) {
        auto event = nodeOf(one);
        if (!event)
            return event.faults;
        events.add(std::move(*event));
    }
    node.set("events", std::move(events));
    return entryFrom(node, fields);
}

namespace {

Result<State> soundState(const Game& game, const std::string& written)
{
    auto node = readJson(written, "battle");
    if (!node)
        return node.faults;
    auto state = stateFrom(*node, game.fields());
    if (state && !isSound(*state, game))
        return Fault{{}, {"play-unsound", {}}};
    return state;
}

Result<Battle> playedOn(Battle battle, std::span<const StoredEntry> entries)
{
    for (const StoredEntry& one : entries) {
        auto entry = fromStored(one, battle.game().fields());
        if (!entry)
            return entry.faults;
        if (!battle.restored(*entry))
            return Fault{{}, {"play-broken-entry", {}}};
    }
    return battle;
}

} // namespace

Result<Battle> battleFrom(const Game& game, const std::string& beginning, std::span<const StoredEntry> entries)
{
    addPlayMessages();
    auto state = soundState(game, beginning);
    return state ? playedOn(Battle(game, std::move(*state)), entries) : state.faults;
}

std::optional<Battle> battleSince(const Game& game, const KeptState& kept, std::span<const StoredEntry> entries)
{
    auto state = soundState(game, kept.state);
    return state ? playedOn(Battle(game, std::move(*state), kept.entry, kept.head), entries).value : std::nullopt;
}

std::string storedState(const State& state, const Fields& fields) { return writeJsonLine(written(state, fields)); }

} // namespace strategikon::play
