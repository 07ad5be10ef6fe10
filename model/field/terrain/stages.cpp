#include "stages.h"

#include "model/text/rows.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

Source lineOf(const Node& row) { return {row.textOr("book", "rulebook"), int(row.integerOr("line", 0)), 0}; }

int quarters(double equivalents) { return int(std::lround(equivalents * 4)); }

double numberAt(const Node& list, std::size_t at)
{
    return at < list.items().size() ? list.items()[at].number().value_or(0) : 0;
}

std::vector<int> facesOf(const Node& row)
{
    std::vector<int> faces;
    if (const Node* list = row.find("faces"))
        for (const Node& face : list->items())
            faces.push_back(int(face.number().value_or(0)));
    return faces;
}

template <class Each>
void eachRow(const Node& table, std::string_view key, Each each)
{
    if (const Node* rows = table.find(key))
        for (const Node& row : rows->items())
            each(row);
}

Offer readOption(const Node& row)
{
    Offer option;
    option.item = row.textOr("id");
    option.most = int(row.integerOr("most", 0));
    option.die = int(row.integerOr("die", 0));
    option.freeIfCompulsory = row.find("die-if-compulsory") != nullptr;
    option.dry = row.textOr("else") == "other-than-water";
    option.naval = int(row.integerOr("needs-naval", 0));
    option.from = row.textOr("from");
    option.to = row.textsOf("to");
    option.needs = row.textOr("needs");
    option.away = int(row.integerOr("die-away-from-edge", 0));
    option.with = row.textOr("with");
    eachRow(row, "with-budgets", [&](const Node& span) {
        option.withBudgets.emplace_back(quarters(numberAt(span, 0)), quarters(numberAt(span, 1)));
    });
    option.compulsoryLeast = quarters(numberOr(row, "compulsory-least", 0));
    option.compulsoryMost = quarters(numberOr(row, "compulsory-most", 0));
    option.rule = lineOf(row);
    return option;
}

Stage readStage(const Node& row)
{
    using Who = Stage::Who;
    Stage stage;
    stage.id = row.textOr("id");
    stage.name = row.textOr("name");
    stage.who =
        named<Who>(row, "who", {{"in-turn", Who::inTurn}, {"invader", Who::invader}, {"defender", Who::defender}});
    stage.charts = row.textOr("by") == "charts";
    stage.ifNothing = row.textOr("if") == "placed-nothing";
    stage.choices = int(row.integerOr("choices", 0));
    if (const Node* budget = row.find("budget")) {
        stage.least = quarters(numberAt(*budget, 0));
        stage.most = quarters(numberAt(*budget, 1));
    }
    stage.first = row.textsOf("first");
    eachRow(row, "options", [&](const Node& option) { stage.options.push_back(readOption(option)); });
    stage.rule = lineOf(row);
    return stage;
}

Placing readBand(const Node& row)
{
    Placing band;
    band.id = row.textOr("id");
    band.faces = facesOf(row);
    band.rule = lineOf(row);
    if (const Node* nearest = row.find("nearest")) {
        band.to = Placing::To::nearest;
        band.least = numberAt(*nearest, 0);
        band.most = numberAt(*nearest, 1);
    } else if (row.find("beyond")) {
        band.to = Placing::To::beyond;
        band.least = numberOr(row, "beyond", 0);
    }
    return band;
}

// A row of limits has paces, a share, or both.
void readLimit(const Node& row, std::map<std::string, double>& limits)
{
    const std::string id = row.textOr("id");
    if (row.find("paces"))
        limits[id] = numberOr(row, "paces", 0);
    if (row.find("share"))
        limits[limits.contains(id) ? id + "-share" : id] = numberOr(row, "share", 0);
}

} // namespace

double Stages::limit(const std::string& id) const
{
    const auto it = limits.find(id);
    return it == limits.end() ? 0 : it->second;
}

bool Stages::opensWith(std::string_view what) const { return std::ranges::find(openings, what) != openings.end(); }

std::vector<std::string> Stages::methods() const
{
    std::vector<std::string> all{"random", "mutual"};
    if (opensWith("sides"))
        all.push_back("one-sets-up");
    return all;
}

const Scale* Stages::scaleNamed(std::string_view id) const
{
    const auto it = std::ranges::find_if(scales, [id](const Scale& one) { return id.empty() || one.id == id; });
    return it == scales.end() ? nullptr : &*it;
}

const Scale* Stages::scaleOf(const Table& table) const
{
    if (!table.figures.empty())
        return scaleNamed(table.figures);
    const auto it =
        std::ranges::find_if(scales, [&](const Scale& one) { return std::abs(one.cm - table.scale) < 1e-6; });
    return it == scales.end() ? nullptr : &*it;
}

void takeScale(Table& table, const Scale& scale)
{
    table.scale = scale.cm;
    table.terrainShare = scale.share;
    table.figures = scale.id;
}

const Placing* Stages::bandOf(int face) const
{
    const auto it = std::ranges::find_if(
        bands, [face](const Placing& band) { return std::ranges::find(band.faces, face) != band.faces.end(); });
    return it == bands.end() ? nullptr : &*it;
}

Stages readStages(const Node& table)
{
    Stages stages;
    if (table.find("openings"))
        stages.openings = table.textsOf("openings");
    stages.seasons = table.textsOf("seasons");
    eachRow(table, "stages", [&](const Node& row) { stages.all.push_back(readStage(row)); });
    if (const Node* sectors = table.find("sectors")) {
        stages.across = int(sectors->integerOr("across", 0));
        stages.deep = int(sectors->integerOr("deep", 0));
    }
    eachRow(table, "sizes", [&](const Node& row) {
        stages.sizes.push_back({row.textOr("id"), row.textOr("name"), numberOr(row, "most", 0),
            quarters(numberOr(row, "equivalents", 0)), lineOf(row)});
    });
    if (const Node* alike = table.find("alike"))
        stages.alikeMost = int(alike->integerOr("most", 0));
    eachRow(table, "equivalents", [&](const Node& row) {
        if (row.find("equivalents"))
            stages.worth[row.textOr("id")] = quarters(numberOr(row, "equivalents", 0));
    });
    if (const Node* compulsory = table.find("compulsory"))
        stages.compulsoryCounts = numberOr(*compulsory, "counts", 1);
    eachRow(table, "reaches", [&](const Node& row) {
        stages.reaches[row.textOr("id")] = {numberOr(row, "first", 0), numberOr(row, "each", 0)};
    });
    eachRow(table, "river-zones", [&](const Node& row) {
        for (const int face : facesOf(row))
            stages.riverZones[face] = int(row.integerOr("zone", 0));
    });
    eachRow(table, "places", [&](const Node& row) { stages.bands.push_back(readBand(row)); });
    eachRow(table, "limits", [&](const Node& row) { readLimit(row, stages.limits); });
    eachRow(table, "scales", [&](const Node& row) {
        stages.scales.push_back({row.textOr("id"), row.textOr("name"), numberOr(row, "cm", 1),
            numberOr(row, "terrain-share", 1), row.textOr("basing"), int(row.integerOr("points", 0)),
            numberOr(row, "width", 0), numberOr(row, "depth", 0), lineOf(row)});
    });
    return stages;
}

} // namespace strategikon::field
