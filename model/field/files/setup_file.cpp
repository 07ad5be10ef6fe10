#include "setup_file.h"

#include "field_file.h"
#include "model/text/write.h"
#include "node_reader.h"
#include "notes_file.h"
#include "setup_form.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace strategikon::field {

namespace {

using Words = std::initializer_list<std::string_view>;

Node numberNode(double value)
{
    return value == std::floor(value) ? Node::ofInteger((long long)(value)) : Node::ofNumber(value);
}

// Keys that say nothing new are left out.
class Writer {
public:
    Node node = Node::newMap();

    void text(const std::string& key, const std::string& value)
    {
        if (!value.empty())
            node.set(key, Node::ofText(value));
    }
    void id(const std::string& key, const std::string& value) { node.set(key, Node::ofText(value)); }
    void texts(const std::string& key, const std::vector<std::string>& values)
    {
        Node list = Node::newList();
        for (const std::string& value : values)
            list.add(Node::ofText(value));
        if (!values.empty())
            node.set(key, std::move(list));
    }
    void number(const std::string& key, double value, double) { node.set(key, numberNode(value)); }
    void whole(const std::string& key, int value, int, int) { node.set(key, Node::ofInteger(value)); }
    void flag(const std::string& key, bool value) { node.set(key, Node::ofBoolean(value)); }
    template <class Value>
    void word(const std::string& key, Value value, Words words)
    {
        node.set(key, Node::ofText(std::string(words.begin()[int(value)])));
    }
    // What is as it nearly always is is not written: older programs refuse a key that they do not know.
    template <class Value>
    void rarely(const std::string& key, Value value, Words words)
    {
        if (value != Value())
            word(key, value, words);
    }
    void some(const std::string& key, double value, double)
    {
        if (value != 0)
            node.set(key, numberNode(value));
    }
    void some(const std::string& key, int value, int least, int)
    {
        if (value != least)
            node.set(key, Node::ofInteger(value));
    }
    void some(const std::string& key, bool value)
    {
        if (value)
            flag(key, value);
    }
    template <class Value>
    void someMap(const std::string& key, Value& value)
    {
        if (value != Value())
            map(key, value);
    }
    void notes(const std::string& key, std::optional<Notes>& value)
    {
        if (value)
            node.set(key, notesNode(*value));
    }
    void seed(const std::string& key, const std::optional<std::uint64_t>& value)
    {
        if (value)
            node.set(key, Node::ofText(std::to_string(*value)));
    }
    void spot(const std::string& key, const std::optional<Point>& value)
    {
        if (value)
            node.set(key, pointsNode({*value}));
    }
    void stands(const std::string& key, const std::vector<Stand>& value)
    {
        Node list = Node::newList();
        for (const Stand& stand : value) {
            Node one = Node::newList();
            for (const double number : {stand.centre.x, stand.centre.y, stand.facing})
                one.add(numberNode(number)); // to the last bit: stands of a wheeled unit touch where no grid is
            list.add(std::move(one));
        }
        if (!value.empty())
            node.set(key, std::move(list));
    }
    void throws(const std::string& key, const std::vector<Throw>& value)
    {
        Node list = Node::newList();
        for (const Throw& one : value)
            list.add(throwNode(one));
        if (!value.empty())
            node.set(key, std::move(list));
    }
    template <class Value>
    void map(const std::string& key, Value& value)
    {
        Writer inner;
        form(inner, value);
        node.set(key, std::move(inner.node));
    }
    template <class Value>
    void list(const std::string& key, std::vector<Value>& values, std::size_t)
    {
        Node list = Node::newList();
        for (Value& value : values) {
            Writer inner;
            form(inner, value);
            list.add(std::move(inner.node));
        }
        if (!values.empty())
            node.set(key, std::move(list));
    }
};

class Reader : public NodeReader {
public:
    explicit Reader(const Node& node) : node(node) {}

    template <class Value>
    void all(Value& value)
    {
        if (!node.isMap())
            return fault(node.place(), "battlefield-wants-map", {{"written", node.written().substr(0, 40)}});
        form(*this, value);
        for (const auto& entry : node.entries())
            if (!known.contains(entry.key))
                fault(node.placeOfKey(entry.key), "battlefield-unknown-key", {{"key", entry.key}});
    }

    void text(const std::string& key, std::string& value) { value = NodeReader::text(at(key), key, 2000); }
    void id(const std::string& key, std::string& value)
    {
        if (!at(key).find(key))
            fault(node.place(), "battlefield-without", {{"key", key}});
        value = NodeReader::id(node, key);
    }
    void texts(const std::string& key, std::vector<std::string>& values)
    {
        for (const Node& item : items(at(key), key, mostTroops)) {
            if (!item.isText())
                fault(item.place(), "battlefield-wants-text", {{"key", key}});
            values.push_back(item.written());
        }
    }
    void number(const std::string& key, double& value, double most)
    {
        value = NodeReader::number(at(key), key, value, 0, most);
    }
    void whole(const std::string& key, int& value, int least, int most)
    {
        value = NodeReader::whole(at(key), key, value, least, most);
    }
    void flag(const std::string& key, bool& value)
    {
        if (at(key).find(key))
            value = NodeReader::flag(node, key);
    }
    template <class Value>
    void word(const std::string& key, Value& value, Words words)
    {
        if (at(key).find(key))
            value = Value(NodeReader::word(node, key, words));
    }
    template <class Value>
    void rarely(const std::string& key, Value& value, Words words)
    {
        word(key, value, words);
    }
    void some(const std::string& key, double& value, double most) { number(key, value, most); }
    void some(const std::string& key, int& value, int least, int most) { whole(key, value, least, most); }
    void some(const std::string& key, bool& value) { flag(key, value); }
    template <class Value>
    void someMap(const std::string& key, Value& value)
    {
        map(key, value);
    }
    void notes(const std::string& key, std::optional<Notes>& value)
    {
        const Node* written = at(key).find(key);
        if (!written)
            return;
        auto read = notesFrom(*written);
        if (read)
            value = std::move(*read);
        std::move(read.faults.begin(), read.faults.end(), std::back_inserter(faults));
    }
    void seed(const std::string& key, std::optional<std::uint64_t>& value)
    {
        const Node* written = at(key).find(key);
        if (!written)
            return;
        std::uint64_t read = 0;
        const std::string& digits = written->written();
        const char* end = digits.data() + digits.size();
        if (const auto [stop, wrong] = std::from_chars(digits.data(), end, read); wrong == std::errc() && stop == end)
            value = read;
        else
            fault(written->place(), "battlefield-wants-seed", {{"written", digits.substr(0, 40)}});
    }
    void spot(const std::string& key, std::optional<Point>& value)
    {
        if (const auto read = points(at(key), key, 1); !read.empty())
            value = read.front();
    }
    void stands(const std::string& key, std::vector<Stand>& value)
    {
        for (const Node& item : items(at(key), key, mostStands)) {
            const auto part = [&](std::size_t i) { return item.items()[i].number(); };
            const bool fits = item.items().size() == 3 && part(0) && part(1) && part(2)
                && std::max({std::abs(*part(0)), std::abs(*part(1)), std::abs(*part(2))}) <= 2 * mostTable;
            if (!fits)
                return fault(item.place(), "setup-wants-stand");
            value.push_back({{*part(0), *part(1)}, *part(2)});
        }
    }
    void throws(const std::string& key, std::vector<Throw>& value)
    {
        for (const Node& item : items(at(key), key, mostThrows))
            value.push_back(throwOf(item));
    }
    template <class Value>
    void map(const std::string& key, Value& value)
    {
        if (const Node* inner = at(key).find(key))
            readInner(*inner, value);
    }
    template <class Value>
    void list(const std::string& key, std::vector<Value>& values, std::size_t most)
    {
        for (const Node& item : items(at(key), key, most))
            readInner(item, values.emplace_back());
    }

private:
    // The map, having noted that it may have this key.
    const Node& at(const std::string& key)
    {
        known.insert(key);
        return node;
    }
    template <class Value>
    void readInner(const Node& inner, Value& value)
    {
        Reader reader(inner);
        reader.all(value);
        std::move(reader.faults.begin(), reader.faults.end(), std::back_inserter(faults));
    }

    const Node& node;
    std::set<std::string> known;
};

// Badges are names: each is there once, and what is posted has a row.
std::vector<Fault> strayBadges(const Deployment& deployment, const Place& place)
{
    std::vector<Fault> faults;
    std::set<std::string> known, posted;
    for (const Troop& troop : deployment.troops)
        if (!known.insert(troop.badge).second)
            faults.push_back({place, {"setup-same-badge", {{"badge", troop.badge}}}});
    for (const Posted& post : deployment.posted)
        if (!known.contains(post.badge) || !posted.insert(post.badge).second)
            faults.push_back({place, {"setup-stray-badge", {{"badge", post.badge}}}});
    for (const auto& notes : deployment.notes)
        for (const Posted& post : notes ? notes->hidden : std::vector<Posted>())
            if (!known.contains(post.badge))
                faults.push_back({place, {"setup-stray-badge", {{"badge", post.badge}}}});
    return faults;
}

} // namespace

Node plainNode(const Notes& notes)
{
    Writer writer;
    Notes copy = notes;
    form(writer, copy);
    return std::move(writer.node);
}

Result<Notes> plainNotes(const Node& node)
{
    Notes notes;
    Reader reader(node);
    reader.all(notes);
    if (!reader.faults.empty())
        return reader.faults;
    return notes;
}

Node deploymentNode(const Deployment& deployment)
{
    Writer writer;
    Deployment copy = deployment;
    form(writer, copy);
    return std::move(writer.node);
}

Result<Deployment> deploymentFrom(const Node& node)
{
    addFieldFileMessages();
    addDeploymentMessages();
    Deployment deployment;
    Reader reader(node);
    reader.all(deployment);
    if (reader.faults.empty())
        reader.faults = strayBadges(deployment, node.place());
    if (!reader.faults.empty())
        return reader.faults;
    return deployment;
}

std::string writeSetup(const Setup& setup)
{
    Node node = Node::newMap();
    node.set("field", fieldNode(setup.field));
    node.set("deployment", deploymentNode(setup.deployment));
    return writeJson(node);
}

Result<Setup> readSetup(std::string_view text, const std::string& file)
{
    const Result<Node> node = readFieldJson(text, file);
    if (!node)
        return node.faults;
    if (!node->find("field") && !node->find("deployment")) {
        auto field = fieldOf(*node);
        return field ? Result<Setup>(Setup{std::move(*field), {}}) : Result<Setup>(field.faults);
    }
    for (const char* key : {"field", "deployment"})
        if (!node->find(key))
            return Fault{node->place(), {"battlefield-without", {{"key", key}}}};
    auto field = fieldOf(*node->find("field"));
    auto deployment = deploymentFrom(*node->find("deployment"));
    std::vector<Fault> faults = field.faults;
    std::move(deployment.faults.begin(), deployment.faults.end(), std::back_inserter(faults));
    if (!faults.empty())
        return faults;
    return Setup{std::move(*field), std::move(*deployment)};
}

} // namespace strategikon::field
