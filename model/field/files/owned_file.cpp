#include "field_file.h"

#include "model/text/name.h"
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "node_reader.h"

namespace strategikon::field {

namespace {

constexpr double smallest = 1, largest = 300; // of a piece of scenery, cm
constexpr int mostAlike = 100;

class OwnedReader : public NodeReader {
public:
    Result<std::vector<Owned>> run(const Node& node)
    {
        std::vector<Owned> all;
        if (isMap(node, {"pieces"}))
            for (const Node& row : items(node, "pieces", mostOwned))
                all.push_back(read(row));
        if (!faults.empty())
            return faults;
        return all;
    }

private:
    Owned read(const Node& node)
    {
        Owned owned;
        if (!isMap(node, {"kind"}, {"name", "across", "outline", "count"}))
            return owned;
        owned.kind = id(node, "kind");
        owned.name = cleanName(text(node, "name"));
        owned.count = whole(node, "count", 1, 1, mostAlike);
        if (bool(node.find("across")) == bool(node.find("outline")))
            fault(node.place(), "owned-size");
        else if (node.find("outline"))
            owned.outline = ring(node, "outline");
        owned.across = number(node, "across", 0, smallest, largest);
        return owned;
    }
};

} // namespace

Result<std::vector<Owned>> readOwned(std::string_view text, const std::string& file)
{
    addFieldFileMessages();
    const Result<Node> node = file.ends_with(".json") ? readJson(text, file) : readYaml(text, file);
    return node ? OwnedReader().run(*node) : Result<std::vector<Owned>>(node.faults);
}

std::string writeOwned(const std::vector<Owned>& all)
{
    Node pieces = Node::newList();
    for (const Owned& one : all) {
        Node piece = Node::newMap();
        piece.set("kind", Node::ofText(one.kind));
        if (!one.name.empty())
            piece.set("name", Node::ofText(one.name));
        if (one.outline.empty())
            piece.set("across", Node::ofNumber(one.across));
        else
            piece.set("outline", pointsNode(one.outline));
        if (one.count != 1)
            piece.set("count", Node::ofInteger(one.count));
        pieces.add(std::move(piece));
    }
    Node node = Node::newMap();
    node.set("pieces", std::move(pieces));
    return writeYaml(node);
}

} // namespace strategikon::field
