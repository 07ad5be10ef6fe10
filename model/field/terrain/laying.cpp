#include "laying.h"

#include "choosing.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace strategikon::field {

namespace {

using What = Ask::What;

// Where the laying out stands after the throws so far.
struct Progress {
    bool sides = false;
    int side = -1; // whose turn it is; -1: not thrown for yet
    int placed = 0;
    bool last = false, done = false;
    const Chart* chart = nullptr;
    const Item* item = nullptr;

    void pass()
    {
        side = 1 - side;
        chart = nullptr;
        item = nullptr;
        done = last;
    }
};

const Chart* chartNamed(const Charts& charts, std::string_view id)
{
    const auto it = std::ranges::find_if(charts.charts, [id](const Chart& one) { return one.id == id; });
    return it == charts.charts.end() ? nullptr : &*it;
}

Progress progress(const Field& field, const Charts& charts)
{
    Progress so;
    for (const Throw& one : field.throws) {
        if (one.what == "sides")
            so.sides = true;
        else if (one.what == "first")
            so.side = one.came == "1" ? 1 : 0;
        else if (one.what == "terrain-type")
            so.chart = chartNamed(charts, one.came);
        else if (one.what == "terrain-item")
            so.item = charts.find(one.came);
        else if (one.what == "placed") {
            ++so.placed;
            so.pass();
        } else if (one.what == "declined")
            so.pass();
        else if (one.what == "ended") {
            so.pass();
            so.last = true;
        }
    }
    return so;
}

int sum(const std::vector<int>& dice) { return std::accumulate(dice.begin(), dice.end(), 0); }

bool fits(const Ask& ask, const std::vector<int>& dice)
{
    return ask.dice > 0 && int(dice.size()) == ask.dice
        && std::ranges::all_of(dice, [&](int die) { return die >= 1 && die <= ask.sides; });
}

// The number behind the letter of an id; 0 where there is none.
int numberOf(const Feature& feature)
{
    int number = 0;
    if (feature.id.starts_with('t'))
        std::from_chars(feature.id.data() + 1, feature.id.data() + feature.id.size(), number);
    return number;
}

std::string nextId(const Field& field)
{
    int most = 0;
    for (const Feature& feature : field.features)
        most = std::max(most, numberOf(feature));
    return "t" + std::to_string(most + 1);
}

} // namespace

Ask next(const Field& field, const Charts& charts)
{
    const bool random = field.method == "random";
    if (random && charts.stages.chosen())
        return Choosing(field, charts).ask();
    const Progress so = progress(field, charts);
    Ask ask;
    ask.sides = charts.sides;
    if (charts.stages.opensWith("sides") && !so.sides && (random || field.method == "mutual")) {
        ask.what = What::side;
        ask.dice = 1;
    } else if (!random || so.done) {
        ask.what = What::done;
    } else if (so.side < 0) {
        ask.what = What::first;
        ask.dice = 1;
    } else {
        ask.side = so.side;
        ask.last = so.last;
        ask.chart = so.chart;
        ask.item = so.item;
        ask.what = so.item ? What::place : so.chart ? What::item : What::chart;
        ask.dice = so.item ? 0 : charts.dice;
        ask.mayEnd = ask.what == What::chart && !so.last && so.placed >= charts.dismissAfter;
    }
    return ask;
}

bool thrown(Field& field, const Charts& charts, std::vector<int> dice, bool typed)
{
    const Ask ask = next(field, charts);
    if (!fits(ask, dice))
        return false;
    const bool high = sum(dice) * 2 > ask.sides; // of a single die
    Throw kept{{}, ask.side, std::move(dice), {}, typed};
    if (charts.stages.chosen()) {
        kept.what = ask.what == What::rollOff ? "roll-off" : ask.what == What::allow ? "allowed" : "where";
        kept.came = Choosing(field, charts).cameOf(kept.dice);
    } else if (ask.what == What::side) {
        kept.what = "sides";
        kept.came = high ? "far" : "near";
    } else if (ask.what == What::first) {
        kept.what = "first";
        kept.came = high ? "1" : "0";
    } else if (ask.what == What::chart) {
        const Chart* chart = charts.chartOf(sum(kept.dice));
        kept.what = "terrain-type";
        kept.came = chart ? chart->id : "";
    } else {
        const Item* item = charts.itemOf(*ask.chart, sum(kept.dice));
        kept.what = "terrain-item";
        kept.came = item ? item->id : "";
    }
    if (kept.came.empty())
        return false; // the charts have a gap
    field.throws.push_back(std::move(kept));
    return true;
}

bool placed(Field& field, const Charts& charts, Feature feature)
{
    const Ask ask = next(field, charts);
    if (ask.what != What::place || feature.item != ask.item->id || (ask.variant && feature.variant != ask.variant->id))
        return false;
    feature.id = nextId(field);
    feature.side = ask.side;
    field.throws.push_back({"placed", ask.side, {}, feature.id, false});
    field.features.push_back(std::move(feature));
    return true;
}

bool declined(Field& field, const Charts& charts, std::string why)
{
    const Ask ask = next(field, charts);
    if (ask.what != What::place)
        return false;
    field.throws.push_back({"declined", ask.side, {}, std::move(why), false});
    return true;
}

bool chosen(Field& field, const Charts& charts, const std::string& option)
{
    const Ask ask = next(field, charts);
    if ((ask.what != What::season && ask.what != What::choose)
        || std::ranges::find(ask.options, option) == ask.options.end())
        return false;
    field.throws.push_back({ask.what == What::season ? "season" : "chosen", ask.side, {}, option, false});
    return true;
}

bool ended(Field& field, const Charts& charts)
{
    const Ask ask = next(field, charts);
    if (!ask.mayEnd)
        return false;
    field.throws.push_back({"ended", ask.side, {}, {}, false});
    return true;
}

bool takenBack(Field& field)
{
    if (field.throws.empty())
        return false;
    const Throw last = std::move(field.throws.back());
    field.throws.pop_back();
    if (last.what == "placed")
        std::erase_if(field.features, [&](const Feature& feature) { return feature.id == last.came; });
    return true;
}

bool sidesAgreed(Field& field, bool firstIsNear)
{
    const bool laid = std::ranges::any_of(field.features, [](const Feature& feature) { return feature.side >= 0; });
    if (laid && firstIsNear != (edgeThrown(field) == 0))
        return false;
    std::erase_if(field.throws, [](const Throw& one) { return one.what == "sides"; });
    field.throws.insert(field.throws.begin(), {"sides", -1, {}, firstIsNear ? "near" : "far", true});
    return true;
}

} // namespace strategikon::field
