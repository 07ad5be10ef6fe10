// Battles from nodes.
#include "model/play/messages.h"
#include "written.h"
#include "written_words.h"

namespace strategikon::play {

namespace {

template <class Words>
int at(const Words& words, std::string_view word)
{
    return int(std::ranges::find(words, word) - words.begin());
}

// Reads, and remembers the first thing that is not as it should be.
class Reader {
public:
    explicit Reader(const Fields& fields) : fields_(fields) { addPlayMessages(); }

    std::optional<Fault> fault{};

    void wrong(const Node& node, const std::string& what)
    {
        if (!fault)
            fault = Fault{node.place(), {"play-record", {{"what", what}}}};
    }

    int number(const Node& node, const char* key, int absent = 0)
    {
        const Node* value = node.find(key);
        if (!value)
            return absent;
        const auto read = value->integer();
        if (!read || *read < -1'000'000'000 || *read > 1'000'000'000)
            wrong(*value, key);
        return int(read.value_or(0));
    }

    std::vector<int> numbers(const Node& node, const char* key)
    {
        const Node* list = node.find(key);
        return list ? numbers(*list) : std::vector<int>{};
    }

    std::vector<int> numbers(const Node& list)
    {
        std::vector<int> values;
        if (!list.isList())
            wrong(list, "list");
        for (const Node& item : list.items()) {
            const auto read = item.integer();
            if (!read || *read < -1'000'000'000 || *read > 1'000'000'000)
                wrong(item, item.written());
            values.push_back(int(read.value_or(0)));
        }
        return values;
    }

    template <class Words>
    int word(const Node& node, const char* key, const Words& words)
    {
        const int found = at(words, node.textOr(key));
        if (found == int(words.size())) {
            wrong(node, key);
            return 0;
        }
        return found;
    }

    Thing thing(const Node& node)
    {
        Thing thing;
        thing.id = number(node, "id");
        thing.sort = Sort(word(node, "sort", sorts));
        thing.kind = node.textOr("kind");
        thing.name = node.textOr("name");
        thing.badge = node.textOr("badge");
        thing.side = number(node, "side", nobody);
        thing.within = number(node, "within");
        thing.gone = node.booleanOr("gone", false);
        thing.fields = fields_.starts(thing.sort);
        if (const Node* values = node.find("fields"))
            for (const auto& entry : values->entries()) {
                const int index = fields_.index(thing.sort, entry.key);
                if (index < 0)
                    wrong(entry.node, entry.key);
                else
                    thing.fields[std::size_t(index)] = number(*values, entry.key.c_str());
            }
        thing.members = numbers(node, "members");
        return thing;
    }

    Step step(const Node& node)
    {
        return {node.textOr("what"), number(node, "who", nobody), numbers(node, "on"), numbers(node, "with")};
    }

    SealedAnswer sealed(const Node& node)
    {
        const Node* answered = node.find("step");
        if (!answered)
            wrong(node, "step");
        return {number(node, "side"), answered ? step(*answered) : Step{}, node.textOr("text")};
    }

    Change change(const Node& node)
    {
        Change change;
        change.what = Change::What(word(node, "do", whats));
        change.thing = number(node, "thing");
        change.index = number(node, "index");
        if (const Node* field = node.find("field")) {
            const std::string& name = field->written();
            const auto dot = std::min(name.find('.'), name.size());
            const int sort = at(sorts, std::string_view(name).substr(0, dot));
            change.index = sort < int(sorts.size()) && dot < name.size()
                ? fields_.index(Sort(sort), std::string_view(name).substr(dot + 1))
                : -1;
            if (change.index < 0)
                wrong(*field, name);
        }
        change.from = number(node, "from");
        change.to = number(node, "to");
        change.before = node.textOr("before");
        change.after = node.textOr("after");
        if (const Node* value = node.find("value"))
            change.value = thing(*value);
        if (const Node* pushed = node.find("step"))
            change.step = step(*pushed);
        return change;
    }

    Event event(const Node& node)
    {
        Event event;
        event.what = node.textOr("what");
        event.on = numbers(node, "on");
        if (const Node* with = node.find("with"))
            for (const auto& entry : with->entries())
                event.with.emplace_back(entry.key, number(*with, entry.key.c_str()));
        event.rule = node.textOr("rule");
        if (const Node* changes = node.find("changes"))
            for (const Node& one : changes->items())
                event.changes.push_back(change(one));
        return event;
    }

    Answer answer(const Node& node)
    {
        Answer answer{node.textOr("what"), number(node, "who", nobody), {}, node.booleanOr("rolled", false),
            node.booleanOr("noted", false), node.booleanOr("unasked", false), node.textOr("text")};
        if (const Node* inputs = node.find("inputs"))
            for (const auto& entry : inputs->entries())
                answer.set(entry.key, numbers(entry.node));
        return answer;
    }

private:
    const Fields& fields_;
};

template <class Value>
Result<Value> finished(Reader& reader, Value value)
{
    if (reader.fault)
        return *reader.fault;
    return value;
}

} // namespace

Result<State> stateFrom(const Node& node, const Fields& fields)
{
    Reader reader(fields);
    State state;
    state.turn = reader.number(node, "turn");
    state.side = reader.number(node, "side");
    state.phase = node.textOr("phase");
    if (const Node* things = node.find("things"))
        for (const Node& one : things->items()) {
            Thing thing = reader.thing(one);
            if (thing.id != int(state.things.size()) + 1)
                reader.wrong(one, "id");
            state.things.add(std::move(thing));
            state.things.leave(int(state.things.size()));
        }
    if (const Node* agenda = node.find("agenda"))
        for (const Node& one : agenda->items())
            state.agenda.push_back(reader.step(one));
    state.over = node.booleanOr("over", false);
    state.house = node.textOr("house");
    if (const Node* sealed = node.find("sealed"))
        for (const Node& one : sealed->items())
            state.sealed.push_back(reader.sealed(one));
    state.hides = node.booleanOr("hides", false);
    return finished(reader, std::move(state));
}

Result<Answer> answerFrom(const Node& node)
{
    static const Fields none;
    Reader reader(none);
    return finished(reader, reader.answer(node));
}

Result<Entry> entryFrom(const Node& node, const Fields& fields)
{
    Reader reader(fields);
    Entry entry;
    entry.number = reader.number(node, "number");
    entry.kind = Entry::Kind(reader.word(node, "kind", kinds));
    entry.parent = reader.number(node, "parent");
    entry.to = reader.number(node, "to");
    entry.what = node.textOr("what");
    entry.text = node.textOr("text");
    if (const Node* answer = node.find("answer"))
        entry.answer = reader.answer(*answer);
    if (const Node* events = node.find("events"))
        for (const Node& one : events->items())
            entry.events.push_back(reader.event(one));
    return finished(reader, std::move(entry));
}

} // namespace strategikon::play
