// A spec of the charts: features on a table in a file, and exactly what there is to say about them.
#pragma once

#include "model/text/schema.h"
#include "rules/battlefield.h"
#include "rules/catalogue.h"
#include "rules/tables.h"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

namespace fieldtest {

using namespace strategikon;
using namespace strategikon::field;
namespace fs = std::filesystem;

inline const fs::path source = SOURCE_DIR;

inline void setSourceRoots()
{
    setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
}

struct Expected {
    std::string code, feature;
    bool advice = false;
    std::vector<std::pair<std::string, std::string>> says;
};

struct Spec {
    std::string file, system, text;
    std::set<int> lines; // of the sources
    std::vector<std::string> covers;
    Field field;
    std::vector<Expected> findings;
};

inline std::vector<double> numbers(const Node& list)
{
    std::vector<double> all;
    for (const Node& item : list.items())
        all.push_back(item.number().value_or(0));
    return all;
}

inline Course points(const Node& list)
{
    Course all;
    for (const Node& point : list.items())
        all.push_back({numbers(point)[0], numbers(point)[1]});
    return all;
}

// An even shape with 24 corners, of which two face each other: as wide as it says.
inline Ring rounded(const Node& node)
{
    const auto at = numbers(node);
    Ring ring;
    for (int corner = 0; corner < 24; ++corner)
        ring.push_back(Point{at[0], at[1]} + towards(corner * 15) * (at[2] / 2));
    return ring;
}

inline Piece pieceOf(const Node& node)
{
    Piece piece{node.textOr("kind"), node.textOr("part"), {}, {}, {}};
    const auto close = [](Course course) {
        if (!course.empty())
            course.push_back(course.front());
        return course;
    };
    if (const Node* round = node.find("round"))
        piece.area = snapped(rounded(*round));
    if (const Node* box = node.find("box")) {
        const auto side = numbers(*box);
        piece.area = {{side[0], side[1]}, {side[2], side[1]}, {side[2], side[3]}, {side[0], side[3]}};
    }
    if (const Node* area = node.find("area"))
        piece.area = points(*area);
    if (const Node* line = node.find("line"))
        piece.course = points(*line);
    if (const Node* ring = node.find("ring"))
        piece.course = close(points(*ring));
    if (const Node* wall = node.find("wall"))
        piece.course = close(snapped(rounded(*wall)));
    if (!piece.course.empty()) {
        const Node* width = node.find("width");
        piece.widths = {width ? width->number().value_or(1) : 1};
        widen(piece);
    }
    return piece;
}

inline Feature featureOf(const Node& node, std::size_t number)
{
    Feature feature;
    feature.id = "t" + std::to_string(number);
    feature.item = node.textOr("item");
    feature.variant = node.textOr("variant");
    feature.side = int(node.integerOr("side", feature.item.empty() ? -1 : 0));
    for (const Node& piece : node.find("pieces")->items())
        feature.pieces.push_back(pieceOf(piece));
    return feature;
}

inline Throw throwOf(const Node& node)
{
    Throw one{node.textOr("what"), int(node.integerOr("side", -1)), {}, node.textOr("came"), false};
    if (const Node* dice = node.find("dice"))
        for (const double die : numbers(*dice))
            one.dice.push_back(int(die));
    return one;
}

inline std::set<int> linesOf(const std::string& sources)
{
    std::set<int> lines;
    const std::regex number("[0-9]+");
    for (std::sregex_iterator it(sources.begin(), sources.end(), number), end; it != end; ++it)
        lines.insert(std::stoi(it->str()));
    return lines;
}

inline Spec specOf(const Node& node, const std::string& file)
{
    Spec spec{file, file.substr(0, file.find('/')), node.textOr("spec"), linesOf(node.textOr("from")),
        node.textsOf("covers"), {}, {}};
    if (const Node* table = node.find("table")) {
        spec.field.table.width = numbers(*table)[0];
        spec.field.table.depth = numbers(*table)[1];
    }
    if (node.booleanOr("inches", false))
        spec.field.table.shown = Unit::inch;
    if (const Node* scale = node.find("scale"))
        spec.field.table.scale = scale->number().value_or(1);
    for (const Node& feature : node.find("features")->items())
        spec.field.features.push_back(featureOf(feature, spec.field.features.size() + 1));
    if (const Node* throws = node.find("throws")) {
        spec.field.method = "random";
        for (const Node& one : throws->items())
            spec.field.throws.push_back(throwOf(one));
    }
    for (const Node& finding : node.find("findings")->items()) {
        Expected expected{
            finding.textOr("code"), finding.textOr("feature", "t1"), finding.booleanOr("advice", false), {}};
        if (const Node* says = finding.find("says"))
            for (const auto& entry : says->entries())
                expected.says.emplace_back(entry.key, entry.node.written());
        spec.findings.push_back(std::move(expected));
    }
    return spec;
}

// Every file of a folder below tests/field with its schema; the first file with a fault ends it.
inline Result<std::vector<std::pair<Node, std::string>>> readFiles(const char* folder, const char* schemaName)
{
    auto schema = Schema::load((source / "schema" / schemaName).string());
    if (!schema)
        return schema.faults;
    const fs::path at = source / "tests/field" / folder;
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(at))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::pair<Node, std::string>> read;
    for (const fs::path& file : files) {
        auto node = readChecked(file.string(), *schema);
        if (!node)
            return node.faults;
        read.emplace_back(std::move(*node), fs::relative(file, at).string());
    }
    return read;
}

inline Result<std::vector<Spec>> readSpecs()
{
    const auto files = readFiles("specs", "field-spec.schema.json");
    if (!files)
        return files.faults;
    std::vector<Spec> specs;
    for (const auto& [node, file] : *files)
        specs.push_back(specOf(node, file));
    return specs;
}

// Codes with what they are about, sorted: "field-too-wide t1", "field-cramped-near t2 (advice)".
inline std::vector<std::string> brief(const std::vector<Misplaced>& found)
{
    std::vector<std::string> all;
    for (const Misplaced& one : found)
        all.push_back(
            one.message.code + " " + one.feature + (one.weight == Misplaced::Weight::advice ? " (advice)" : ""));
    std::ranges::sort(all);
    return all;
}

inline std::vector<std::string> brief(const std::vector<Expected>& expected)
{
    std::vector<std::string> all;
    for (const Expected& one : expected)
        all.push_back(one.code + " " + one.feature + (one.advice ? " (advice)" : ""));
    std::ranges::sort(all);
    return all;
}

} // namespace fieldtest
