// What the features of a field do to one another and to the table.
#include "judging.h"
#include "model/field/messages.h"

#include <algorithm>

namespace strategikon::field {

namespace {

using Weight = Misplaced::Weight;

// What players agreed on freely breaks no rule: then it is only pointed out.
Weight weightOf(const Feature& one, const Feature& other)
{
    return one.item.empty() || other.item.empty() ? Weight::advice : Weight::wrong;
}

struct Ground {
    Ring ring;
    std::string_view kind;
};

// The ground a feature takes up: its areas and rings, and a river; not its fences, nor roads that lie over anything.
std::vector<Ground> groundsOf(const Feature& feature, const Kinds& kinds)
{
    std::vector<Ground> all;
    for (const Piece& piece : feature.pieces) {
        const Kind* kind = kinds.find(piece.kind);
        const bool over = kind && kind->opens && kind->form != Form::area;
        if (!over && (piece.course.empty() || piece.part.empty()))
            all.push_back({isRing(piece) ? ground(piece) : piece.area, piece.kind});
    }
    return all;
}

// Whether an item may share the ground of that kind.
bool mayShare(const Charts& charts, const Feature& feature, std::string_view kind)
{
    const Item* item = charts.find(feature.item);
    return item && std::ranges::find(item->over, kind) != item->over.end();
}

// How far apart two areas would have to be moved, along an edge of the table; 0 where they only touch.
double overlapping(const Ring& a, const Ring& b)
{
    double most = 0;
    if (meet(boxOf(a), boxOf(b)))
        for (const Ring& both : shared(a, b)) {
            const Box box = boxOf(both);
            most = std::max(most, std::min(box.width(), box.depth()));
        }
    return most;
}

struct Whole {
    const Field& field;
    const Charts& charts;
    const Kinds& kinds;
    std::vector<Misplaced>& found;

    Length told(double cm) const { return lengthOf(cm, field.table); }
    Value name(const Feature& feature) const { return nameOf(feature, charts, kinds); }
};

void judgeOverlaps(const Whole& it)
{
    std::vector<std::vector<Ground>> grounds;
    for (const Feature& feature : it.field.features)
        grounds.push_back(groundsOf(feature, it.kinds));
    for (std::size_t b = 1; b < grounds.size(); ++b)
        for (std::size_t a = 0; a < b; ++a) {
            double by = 0;
            const Feature &under = it.field.features[a], &over = it.field.features[b];
            for (const Ground& one : grounds[a])
                for (const Ground& other : grounds[b])
                    if (!mayShare(it.charts, under, other.kind) && !mayShare(it.charts, over, one.kind))
                        by = std::max(by, overlapping(one.ring, other.ring));
            if (by > slack)
                it.found.push_back({over.id,
                    {"field-overlap",
                        {{"feature", it.name(over)}, {"beside", it.name(under)}, {"at", under.id},
                            {"by", it.told(by)}}},
                    it.charts.ruleOf("overlap"), weightOf(under, over)});
        }
}

// Whether any of the water was rolled, and so is bound by the charts.
Weight weightOfWater(const Whole& it)
{
    for (const Feature& feature : it.field.features)
        for (const Piece& piece : feature.pieces)
            if (const Kind* kind = it.kinds.find(piece.kind); kind && kind->water && !feature.item.empty())
                return Weight::wrong;
    return Weight::advice;
}

void judgeWater(const Whole& it)
{
    const Covered covered = waterAlongEdges(it.field, it.kinds);
    const Table& table = it.field.table;
    const auto judge = [&](const char* code, double blocked, double edge) {
        const double most = it.charts.waterShare * edge;
        if (blocked > most + slack)
            it.found.push_back(
                {{}, {code, {{"found", it.told(blocked)}, {"bound", it.told(most)}, {"by", it.told(blocked - most)}}},
                    it.charts.ruleOf("water"), weightOfWater(it)});
    };
    judge("field-water-near", covered.bottom, table.width);
    judge("field-water-far", covered.top, table.width);
    judge("field-water-left", covered.left, table.depth);
    judge("field-water-right", covered.right, table.depth);
}

// How much of a strip most troops cannot enter, and the feature that covers most of it.
struct Cramped {
    double covered = 0, most = 0;
    const Feature* feature = nullptr;
};

Cramped crampedBy(const Whole& it, const Ring& strip)
{
    Cramped all;
    for (const Feature& feature : it.field.features) {
        double its = 0;
        std::vector<const Piece*> counted; // a lake in a wood is no more than the wood
        for (const Piece& piece : feature.pieces) {
            const Kind* kind = it.kinds.find(piece.kind);
            const bool hinders = kind && kind->form == Form::area && (kind->closed || !kind->only.empty());
            const bool within =
                std::ranges::any_of(counted, [&](const Piece* other) { return contains(other->area, piece.area); });
            if (!hinders || within || !piece.course.empty())
                continue;
            its += sharedArea(piece.area, strip);
            counted.push_back(&piece);
        }
        all.covered += its;
        if (its > all.most)
            all = {all.covered, its, &feature};
    }
    return all;
}

void judgeStrips(const Whole& it)
{
    const Table& table = it.field.table;
    const double fromMiddle = it.charts.fromMiddle * table.scale, deep = table.depth / 2 - fromMiddle;
    if (deep <= slack) {
        it.found.push_back({{}, {"field-no-strip", {{"found", it.told(table.depth)}, {"bound", it.told(fromMiddle)}}},
            it.charts.ruleOf("middle"), Weight::advice});
        return;
    }
    for (const bool far : {false, true}) {
        const double y = far ? table.depth - deep / 2 : deep / 2;
        const Cramped cramped = crampedBy(it, rectangle({table.width / 2, y}, table.width, deep));
        const int percent = int(100 * cramped.covered / (table.width * deep));
        if (cramped.feature != nullptr && percent > it.charts.crampedShare * 100)
            it.found.push_back({cramped.feature->id,
                {far ? "field-cramped-far" : "field-cramped-near",
                    {{"feature", it.name(*cramped.feature)}, {"percent", percent}}},
                it.charts.ruleOf("deploy"), Weight::advice});
    }
}

bool judgeTable(const Whole& it)
{
    const Table& table = it.field.table;
    const auto fits = [](double size) { return size >= leastTable && size <= mostTable; };
    if (fits(table.width) && fits(table.depth) && table.laying() > 0)
        return true;
    it.found.push_back({{},
        {"field-table-size",
            {{"found", it.told(table.width)}, {"depth", it.told(table.depth)}, {"least", it.told(leastTable)},
                {"bound", it.told(mostTable)}}},
        it.charts.ruleOf("table"), Weight::wrong});
    return false;
}

// What a file says of things that these rules do not have.
void judgeIdle(const Whole& it)
{
    const Table& table = it.field.table;
    const Stages& stages = it.charts.stages;
    const auto tell = [&](bool is, const char* code) {
        if (is)
            it.found.push_back({{}, {code, {{"name", table.figures}}}, {}, Weight::advice});
    };
    const bool scaled = !table.figures.empty() || table.terrainShare != 1;
    tell(scaled && stages.scales.empty(), "field-idle-figures");
    tell(
        !table.figures.empty() && !stages.scales.empty() && !stages.scaleNamed(table.figures), "field-no-such-figures");
    tell(!it.field.parties.empty() && !stages.chosen(), "field-idle-parties");
}

// Figures on a table that is too small for them: another scale may be for just that, and for smaller armies.
void judgeFigures(const Whole& it)
{
    const Table &table = it.field.table, &usual = it.charts.table;
    const Stages& stages = it.charts.stages;
    const Scale* scale = stages.scaleOf(table);
    if (!scale)
        return;
    const auto other = std::ranges::find_if(stages.scales, [&](const Scale& one) {
        return one.id != scale->id && one.basing == scale->basing && one.share < scale->share;
    });
    if (other != stages.scales.end() && table.width <= usual.width && table.depth <= usual.depth)
        it.found.push_back({{},
            {"field-figures-small-table",
                {{"figures", DataText{scale->name}}, {"found", it.told(scale->width)}, {"depth", it.told(scale->depth)},
                    {"other", DataText{other->name}}}},
            other->rule, Weight::advice});
    for (const Party& party : it.field.parties)
        if (scale->points > 0 && party.points > scale->points)
            it.found.push_back(
                {{}, {"field-army-large", {{"army", party.army}, {"points", party.points}, {"bound", scale->points}}},
                    scale->rule, Weight::advice});
}

} // namespace

std::vector<Misplaced> misplaced(const Field& field, const Charts& charts, const Kinds& kinds)
{
    addFieldMessages();
    std::vector<Misplaced> found;
    const Whole it{field, charts, kinds, found};
    if (!judgeTable(it))
        return found;
    judgeIdle(it);
    judgeFigures(it);
    if (isByEdges(field))
        found.push_back({{}, {"field-by-edges", {}}, charts.ruleOf("half"), Weight::advice});
    for (const Feature& feature : field.features) {
        const auto its = misplaced(feature, field, charts, kinds);
        found.insert(found.end(), its.begin(), its.end());
    }
    judgeThrows(field, charts, kinds, found);
    const bool shapeless = std::ranges::any_of(found, [](const Misplaced& one) {
        return one.message.code == "field-crosses-itself" || one.message.code == "field-no-size"
            || one.message.code == "field-nothing-there";
    });
    if (shapeless)
        return found; // what crosses itself has no inside to compare
    judgeOverlaps(it);
    if (charts.waterShare > 0)
        judgeWater(it);
    if (charts.fromMiddle > 0)
        judgeStrips(it);
    return found;
}

} // namespace strategikon::field
