#include "node_reader.h"

#include "field_file.h"
#include "model/text/utf8.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double farthest = 2 * mostTable; // cm; whether a point lies on the table is for the rules to say

std::string plain(double number)
{
    const double rounded = std::round(number * 1000) / 1000;
    return rounded == std::floor(rounded) ? std::to_string((long long)(rounded)) : Node::ofNumber(rounded).written();
}

// As a message shows what stands in the file.
std::string shown(const Node& node)
{
    return node.isList() ? "[ ]" : node.isMap() ? "{ }" : node.written().substr(0, 40);
}

bool isIdLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

} // namespace

void NodeReader::fault(const Place& place, std::string code, Arguments args)
{
    faults.push_back({place, {std::move(code), std::move(args)}});
}

bool NodeReader::isMap(
    const Node& node, std::initializer_list<std::string_view> needed, std::initializer_list<std::string_view> others)
{
    if (!node.isMap()) {
        fault(node.place(), "battlefield-wants-map", {{"written", shown(node)}});
        return false;
    }
    const auto among = [](const auto& keys, const std::string& key) {
        return std::ranges::find(keys, key) != keys.end();
    };
    for (const auto& entry : node.entries())
        if (!among(needed, entry.key) && !among(others, entry.key))
            fault(node.placeOfKey(entry.key), "battlefield-unknown-key", {{"key", entry.key}});
    for (const std::string_view key : needed)
        if (!node.find(key))
            fault(node.place(), "battlefield-without", {{"key", std::string(key)}});
    return true;
}

std::string NodeReader::text(const Node& node, std::string_view key, std::size_t longest)
{
    const Node* value = node.find(key);
    if (!value)
        return {};
    if (!value->isText())
        fault(value->place(), "battlefield-wants-text", {{"key", std::string(key)}});
    else if (countCodePoints(value->written()) > longest)
        fault(value->place(), "battlefield-long-text", {{"key", std::string(key)}, {"most", longest}});
    else
        return value->written();
    return {};
}

std::string NodeReader::id(const Node& node, std::string_view key)
{
    const Node* value = node.find(key);
    if (!value)
        return {};
    std::string written = value->isText() ? value->written() : "";
    if (!written.empty() && written.size() <= 40 && std::ranges::all_of(written, isIdLetter))
        return written;
    fault(value->place(), "battlefield-wants-id", {{"key", std::string(key)}, {"written", shown(*value)}});
    return {};
}

double NodeReader::number(const Node& node, std::string_view key, double absent, double least, double most)
{
    const Node* value = node.find(key);
    if (!value)
        return absent;
    if (const auto found = value->quoted() ? std::nullopt : value->number(); found && *found >= least && *found <= most)
        return *found;
    fault(value->place(), "battlefield-wants-number",
        {{"key", std::string(key)}, {"least", plain(least)}, {"most", plain(most)}, {"written", shown(*value)}});
    return absent;
}

int NodeReader::whole(const Node& node, std::string_view key, int absent, int least, int most)
{
    const Node* value = node.find(key);
    if (!value)
        return absent;
    if (const auto found = value->quoted() ? std::nullopt : value->integer();
        found && *found >= least && *found <= most)
        return int(*found);
    fault(value->place(), "battlefield-wants-whole",
        {{"key", std::string(key)}, {"least", least}, {"most", most}, {"written", shown(*value)}});
    return absent;
}

bool NodeReader::flag(const Node& node, std::string_view key)
{
    const Node* value = node.find(key);
    if (value && !value->boolean())
        fault(value->place(), "battlefield-wants-flag", {{"key", std::string(key)}, {"written", shown(*value)}});
    return value && value->boolean().value_or(false);
}

std::size_t NodeReader::word(const Node& node, std::string_view key, std::initializer_list<std::string_view> words)
{
    const Node* value = node.find(key);
    if (!value)
        return 0;
    const auto it = std::ranges::find(words, value->written());
    if (it != words.end())
        return std::size_t(it - words.begin());
    std::string choices;
    for (const std::string_view one : words)
        choices += (choices.empty() ? "" : ", ") + std::string(one);
    fault(value->place(), "battlefield-wants-word",
        {{"key", std::string(key)}, {"choices", choices}, {"written", shown(*value)}});
    return 0;
}

const std::vector<Node>& NodeReader::items(const Node& node, std::string_view key, std::size_t most)
{
    static const std::vector<Node> none;
    const Node* value = node.find(key);
    if (!value)
        return none;
    if (!value->isList()) {
        fault(value->place(), "battlefield-wants-list", {{"key", std::string(key)}});
        return none;
    }
    if (value->items().size() <= most)
        return value->items();
    fault(value->place(), "battlefield-too-many",
        {{"key", std::string(key)}, {"count", value->items().size()}, {"most", most}});
    return none;
}

Point NodeReader::point(const Node& node)
{
    const auto coordinate = [&](std::size_t i) {
        const auto found = node.items()[i].number();
        return found && std::abs(*found) <= farthest ? found : std::nullopt;
    };
    if (node.isList() && node.items().size() == 2)
        if (const auto x = coordinate(0), y = coordinate(1); x && y)
            return {*x, *y};
    fault(node.place(), "battlefield-wants-point", {{"most", plain(farthest)}});
    return {};
}

std::vector<Point> NodeReader::points(const Node& node, std::string_view key, std::size_t most)
{
    std::vector<Point> read;
    for (const Node& item : items(node, key, most)) {
        const std::size_t before = faults.size();
        read.push_back(snapped(point(item)));
        if (faults.size() > before)
            return {}; // one is enough: the others are often wrong in the same way
    }
    return read;
}

Ring NodeReader::ring(const Node& node, std::string_view key)
{
    const std::size_t before = faults.size();
    const Ring read = snapped(points(node, key, mostRingPoints));
    if (faults.size() > before)
        return {};
    const RingFault found = faultOf(read);
    if (found == RingFault::none)
        return counterclockwise(read);
    // Points on one line are told as such, and not as a line that meets itself.
    const char* wrong = found == RingFault::fewPoints ? "battlefield-few-points"
        : area(read) == 0 && hull(read).size() < 3    ? "battlefield-no-area"
                                                      : "battlefield-crosses-itself";
    fault(node.find(key)->place(), wrong);
    return {};
}

Throw NodeReader::throwOf(const Node& node)
{
    Throw one;
    if (!isMap(node, {"what"}, {"side", "dice", "came", "typed"}))
        return one;
    one.what = id(node, "what");
    one.side = whole(node, "side", -1, 0, 1);
    for (const Node& die : items(node, "dice", 100))
        if (const auto face = die.integer(); face && *face >= 1 && *face <= 100)
            one.dice.push_back(int(*face));
        else
            fault(die.place(), "battlefield-die");
    one.came = text(node, "came");
    one.typed = flag(node, "typed");
    return one;
}

Node cm(double length)
{
    const double rounded = std::round(length * 1e4) / 1e4;
    return rounded == std::floor(rounded) ? Node::ofInteger((long long)(rounded)) : Node::ofNumber(rounded);
}

Node pointsNode(const std::vector<Point>& points)
{
    Node list = Node::newList();
    for (const Point p : points) {
        Node pair = Node::newList();
        pair.add(cm(p.x));
        pair.add(cm(p.y));
        list.add(std::move(pair));
    }
    return list;
}

void setText(Node& node, const char* key, const std::string& text)
{
    if (!text.empty())
        node.set(key, Node::ofText(text));
}

void setSide(Node& node, int side)
{
    if (side >= 0)
        node.set("side", Node::ofInteger(side));
}

Node throwNode(const Throw& one)
{
    Node node = Node::newMap();
    node.set("what", Node::ofText(one.what));
    setSide(node, one.side);
    if (!one.dice.empty()) {
        Node dice = Node::newList();
        for (const int die : one.dice)
            dice.add(Node::ofInteger(die));
        node.set("dice", std::move(dice));
    }
    setText(node, "came", one.came);
    if (one.typed)
        node.set("typed", Node::ofBoolean(true));
    return node;
}

} // namespace strategikon::field
