#include "field_file.h"

#include "model/text/write.h"
#include "node_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr std::size_t mostPermitted = 100;
constexpr double leastWidth = 0.1, mostWidth = 100; // of a course, cm
constexpr std::size_t courseCost = 10;              // its points cost more: all of it is made into one outline
constexpr double leastScale = 0.01, mostScale = 10, leastShare = 0.1;
constexpr std::uint64_t exact = std::uint64_t(1) << 53; // whole numbers that every JSON reader keeps

class FieldReader : public NodeReader {
public:
    Result<Field> run(const Node& node)
    {
        Field field;
        if (!isMap(node, {"system", "table", "features"}, {"name", "method", "seed", "version", "throws", "parties"}))
            return faults;
        field.system = id(node, "system");
        field.name = text(node, "name");
        if (const Node* table = node.find("table"))
            field.table = readTable(*table);
        field.method = node.find("method") ? id(node, "method") : "";
        field.seed = readSeed(node);
        field.version = text(node, "version", 40);
        for (const Node& party : items(node, "parties", 2))
            field.parties.push_back(readParty(party));
        for (const Node& feature : items(node, "features", mostFeatures)) {
            field.features.push_back(readFeature(feature, field));
            if (points_ > mostPoints) {
                fault(feature.place(), "battlefield-too-many-points", {{"most", mostPoints}});
                break;
            }
        }
        for (const Node& one : items(node, "throws", mostThrows))
            field.throws.push_back(throwOf(one));
        if (!faults.empty())
            return faults;
        return field;
    }

private:
    Table readTable(const Node& node)
    {
        Table table;
        if (!isMap(node, {"width", "depth"}, {"shown", "scale", "terrain-share", "figures"}))
            return table;
        table.width = readSize(node, "width");
        table.depth = readSize(node, "depth");
        table.shown = Unit(word(node, "shown", {"cm", "inch", "pace"}));
        table.scale = number(node, "scale", 1, leastScale, mostScale);
        table.terrainShare = number(node, "terrain-share", 1, leastShare, 1);
        table.figures = node.find("figures") ? id(node, "figures") : "";
        return table;
    }

    Party readParty(const Node& node)
    {
        Party party;
        if (!isMap(node, {}, {"army", "aggression", "naval", "points", "climate", "terrain"}))
            return party;
        party.army = text(node, "army");
        party.aggression = whole(node, "aggression", 0, 0, 100);
        party.naval = whole(node, "naval", 0, 0, 10000);
        party.points = whole(node, "points", 0, 0, 1'000'000);
        party.climate = node.find("climate") ? id(node, "climate") : "";
        for (const Node& one : items(node, "terrain", mostPermitted))
            if (isMap(one, {"item"}, {"compulsory"}))
                party.terrain.push_back({id(one, "item"), flag(one, "compulsory")});
        return party;
    }

    double readSize(const Node& node, std::string_view key)
    {
        const Node* value = node.find(key);
        if (!value)
            return leastTable;
        if (const auto size = value->number(); size && *size >= leastTable && *size <= mostTable)
            return *size;
        fault(value->place(), "battlefield-table-size",
            {{"key", std::string(key)}, {"written", value->isScalar() ? value->written().substr(0, 40) : "[ ]"},
                {"least", cm(leastTable).written()}, {"most", cm(mostTable).written()}});
        return leastTable;
    }

    std::optional<std::uint64_t> readSeed(const Node& node)
    {
        const Node* value = node.find("seed");
        if (!value)
            return {};
        std::uint64_t seed = 0;
        const std::string& written = value->written();
        const char* end = written.data() + written.size();
        if (const auto [at, wrong] = std::from_chars(written.data(), end, seed);
            wrong == std::errc() && at == end && value->isScalar() && (written.front() != '0' || written == "0"))
            return seed;
        fault(value->place(), "battlefield-wants-seed", {{"written", written.substr(0, 40)}});
        return {};
    }

    Feature readFeature(const Node& node, const Field& field)
    {
        Feature feature;
        if (!isMap(node, {"id", "pieces"}, {"item", "variant", "name", "side"}))
            return feature;
        feature.id = id(node, "id");
        if (!feature.id.empty() && field.find(feature.id))
            fault(node.find("id")->place(), "battlefield-same-id", {{"id", feature.id}});
        feature.item = node.find("item") ? id(node, "item") : "";
        feature.variant = node.find("variant") ? id(node, "variant") : "";
        feature.name = text(node, "name");
        feature.side = whole(node, "side", -1, 0, 1);
        for (const Node& piece : items(node, "pieces", mostPieces))
            feature.pieces.push_back(readPiece(piece));
        if (const Node* pieces = node.find("pieces"); pieces && pieces->isList() && pieces->items().empty())
            fault(pieces->place(), "battlefield-no-pieces", {{"id", feature.id}});
        return feature;
    }

    Piece readPiece(const Node& node)
    {
        Piece piece;
        if (!isMap(node, {"kind"}, {"part", "outline", "course", "widths"}))
            return piece;
        piece.kind = id(node, "kind");
        piece.part = node.find("part") ? id(node, "part") : "";
        const bool area = node.find("outline"), course = node.find("course"), widths = node.find("widths");
        if (area == course || widths != course)
            fault(node.place(), "battlefield-outline-or-course");
        else if (area)
            piece.area = ring(node, "outline");
        else
            readCourse(node, piece);
        points_ += piece.area.size() + courseCost * piece.course.size();
        return piece;
    }

    void readCourse(const Node& node, Piece& piece)
    {
        const std::size_t before = faults.size();
        piece.course = points(node, "course", mostCoursePoints);
        for (const Node& width : items(node, "widths", mostCoursePoints))
            if (const auto wide = width.number(); wide && *wide >= leastWidth && *wide <= mostWidth)
                piece.widths.push_back(snapped(std::max(*wide, leastWidth + 1 / 2048.))); // no less on the grid
            else
                fault(width.place(), "battlefield-course-width",
                    {{"least", cm(leastWidth).written()}, {"most", cm(mostWidth).written()}});
        if (faults.size() > before)
            return;
        if (piece.widths.empty() || piece.widths.size() > piece.course.size())
            fault(node.find("widths")->place(), "battlefield-widths");
        else if (widen(piece); piece.area.empty())
            fault(node.find("course")->place(), "battlefield-short-course");
    }

    std::size_t points_ = 0;
};

// A table may be no multiple of the grid: 8 feet are 243.84 cm.
Node exactly(double number)
{
    return number == std::floor(number) ? Node::ofInteger((long long)(number)) : Node::ofNumber(number);
}

Node nodeOf(const Table& table)
{
    Node node = Node::newMap();
    node.set("width", exactly(table.width));
    node.set("depth", exactly(table.depth));
    node.set("shown", Node::ofText(table.shown == Unit::pace ? "pace" : table.shown == Unit::inch ? "inch" : "cm"));
    node.set("scale", exactly(table.scale));
    if (table.terrainShare != 1)
        node.set("terrain-share", exactly(table.terrainShare));
    setText(node, "figures", table.figures);
    return node;
}

Node nodeOf(const Party& party)
{
    Node node = Node::newMap();
    setText(node, "army", party.army);
    node.set("aggression", Node::ofInteger(party.aggression));
    if (party.naval > 0)
        node.set("naval", Node::ofInteger(party.naval));
    if (party.points > 0)
        node.set("points", Node::ofInteger(party.points));
    setText(node, "climate", party.climate);
    Node terrain = Node::newList();
    for (const Permitted& one : party.terrain) {
        Node permitted = Node::newMap();
        permitted.set("item", Node::ofText(one.item));
        if (one.compulsory)
            permitted.set("compulsory", Node::ofBoolean(true));
        terrain.add(std::move(permitted));
    }
    if (!party.terrain.empty())
        node.set("terrain", std::move(terrain));
    return node;
}

Node nodeOf(const Piece& piece)
{
    Node node = Node::newMap();
    node.set("kind", Node::ofText(piece.kind));
    setText(node, "part", piece.part);
    if (piece.course.empty()) {
        node.set("outline", pointsNode(piece.area));
        return node;
    }
    node.set("course", pointsNode(piece.course));
    Node widths = Node::newList();
    for (const double width : piece.widths)
        widths.add(cm(width));
    node.set("widths", std::move(widths));
    return node;
}

Node nodeOf(const Feature& feature)
{
    Node node = Node::newMap();
    node.set("id", Node::ofText(feature.id));
    setText(node, "item", feature.item);
    setText(node, "variant", feature.variant);
    setText(node, "name", feature.name);
    setSide(node, feature.side);
    Node pieces = Node::newList();
    for (const Piece& piece : feature.pieces)
        pieces.add(nodeOf(piece));
    node.set("pieces", std::move(pieces));
    return node;
}

} // namespace

Node fieldNode(const Field& field)
{
    Node node = Node::newMap();
    node.set("system", Node::ofText(field.system));
    setText(node, "name", field.name);
    node.set("table", nodeOf(field.table));
    setText(node, "method", field.method);
    if (field.seed)
        node.set("seed",
            *field.seed < exact ? Node::ofInteger((long long)(*field.seed))
                                : Node::ofText(std::to_string(*field.seed)));
    setText(node, "version", field.version);
    Node features = Node::newList(), throws = Node::newList(), parties = Node::newList();
    for (const Party& party : field.parties)
        parties.add(nodeOf(party));
    if (!field.parties.empty())
        node.set("parties", std::move(parties));
    for (const Feature& feature : field.features)
        features.add(nodeOf(feature));
    for (const Throw& one : field.throws)
        throws.add(throwNode(one));
    node.set("features", std::move(features));
    if (!field.throws.empty())
        node.set("throws", std::move(throws));
    return node;
}

Result<Field> fieldOf(const Node& node)
{
    addFieldFileMessages();
    return FieldReader().run(node);
}

std::string writeField(const Field& field) { return writeJson(fieldNode(field)); }

Result<Node> readFieldJson(std::string_view text, const std::string& file)
{
    addFieldFileMessages();
    // Of a file of another kind only that is worth telling.
    if (const std::size_t first = text.find_first_not_of(" \t\r\n"); first != text.npos && text[first] != '{')
        return Fault{{file, 0, 0}, {"battlefield-wants-json", {}}};
    return readJson(text, file);
}

Result<Field> readField(std::string_view text, const std::string& file)
{
    const Result<Node> node = readFieldJson(text, file);
    return node ? fieldOf(*node) : Result<Field>(node.faults);
}

} // namespace strategikon::field
