// What the readers of this folder ask of a node; every fault is kept, with its place.
#pragma once

#include "model/field/field.h"
#include "model/text/node.h"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace strategikon::field {

class NodeReader {
public:
    std::vector<Fault> faults;

protected:
    void fault(const Place& place, std::string code, Arguments args = {});
    // A map with no other keys than these, and all of `needed`; false: not even a map.
    bool isMap(const Node& node, std::initializer_list<std::string_view> needed,
        std::initializer_list<std::string_view> others = {});
    std::string text(const Node& node, std::string_view key, std::size_t longest = 200);
    // Short enough to write on paper: letters, digits, hyphens; empty: a fault.
    std::string id(const Node& node, std::string_view key);
    double number(const Node& node, std::string_view key, double absent, double least, double most);
    int whole(const Node& node, std::string_view key, int absent, int least, int most);
    bool flag(const Node& node, std::string_view key);
    // The place of the value among the words; the first where it is absent.
    std::size_t word(const Node& node, std::string_view key, std::initializer_list<std::string_view> words);
    // The items of a list, none where there are too many or the key is absent.
    const std::vector<Node>& items(const Node& node, std::string_view key, std::size_t most);
    std::vector<Point> points(const Node& node, std::string_view key, std::size_t most);
    // An outline that holds together; empty: a fault.
    Ring ring(const Node& node, std::string_view key);
    Throw throwOf(const Node& node);

private:
    Point point(const Node& node);
};

// Centimetres on the grid in at most four decimals: reading snaps them back.
Node cm(double length);
// Keys that are left out where they say nothing.
void setText(Node& node, const char* key, const std::string& text);
void setSide(Node& node, int side);
Node throwNode(const Throw& one);
Node pointsNode(const std::vector<Point>& points);

} // namespace strategikon::field
