#include "rules/dbm/play/combat/weather_effects.h"

#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/naval/wind.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon::dbmPlay {

namespace {

constexpr int fullCircle = 360, east = 90, west = 270;

// A row of `against` in weather.yaml.
struct Against {
    std::string what{};
    Kinds own{};
    bool shooting = false, close = false; // only so
    bool exceptDownWind = false, upslope = false;
    int facing = -1, degrees = 0; // towards the sun
    int risen = 0, setting = 0;   // so many hours after it rose, before it sets
    int bounds = 0;               // after so many of its side
    std::string otherwise{};      // by the other reading of that switch alone
    play::Cells cells{};
};

bool hasWord(const std::vector<std::string>& words, std::string_view word) { return contains(words, word); }

Against againstOf(const Node& node)
{
    Against row{.what = node.textOr("what"), .own = kindsIn(node, "own")};
    const auto when = node.textsOf("when");
    row.shooting = hasWord(when, "shoots");
    row.upslope = hasWord(when, "moved-upslope-into-contact");
    row.otherwise = otherwiseIn(node);
    row.close = row.upslope || node.textOr("mode") == "close";
    const Node* unless = node.find("unless");
    row.exceptDownWind = unless != nullptr;
    row.degrees = int(unless ? unless->integerOr("down-wind", 0) : node.integerOr("degrees", 0));
    if (const std::string facing = node.textOr("facing"); !facing.empty())
        row.facing = facing == "east" ? east : west;
    row.risen = int(node.integerOr("hours-after-sunrise", 0));
    row.setting = int(node.integerOr("hours-before-sunset", 0));
    row.bounds = int(node.integerOr("after-own-bounds", 0));
    row.cells = {{"degrees", std::to_string(row.degrees)}, {"bounds", std::to_string(row.bounds)}};
    return row;
}

const std::vector<Against>& allAgainst()
{
    static const std::vector<Against> all = [] {
        std::vector<Against> read;
        for (const Node& node : weatherTable().itemsOf("against"))
            read.push_back(againstOf(node));
        return read;
    }();
    return all;
}

bool blowsNow(const BattleView& table, const std::string& what)
{
    static const std::vector<std::pair<std::string, Sky>> skies{
        {"mist", Sky::mist}, {"fog", Sky::fog}, {"rain", Sky::rain}, {"snow", Sky::snow}, {"dust-storm", Sky::dust}};
    for (const auto& [word, sky] : skies)
        if (word == what)
            return table.get(table.battle(), state::sky) == sky;
    return hasWeather(table, what == "dazzle" ? "dazzle-risk" : what);
}

// Where the element looks, in degrees clockwise from north, as its side does where its own place is not known exactly;
// below nought: nobody told which way the armies face.
int facingOf(const BattleView& table, Id element)
{
    const Faces faces = table.get(table.battle(), state::faces);
    if (faces == Faces::untold)
        return -1;
    constexpr int upwards = 90; // of a place, counterclockwise from right; so the first side looks
    const int first = (faces == Faces::west) == (table.invader() == 0) ? west : east;
    const play::Place place = play::placeOf(fields(), table[element]);
    const int turned = place.exact() ? place.facing - upwards : table[element].side == 0 ? 0 : fullCircle / 2;
    return ((first - turned) % fullCircle + fullCircle) % fullCircle;
}

bool isWithin(int one, int other, int degrees)
{
    const int apart = std::abs(one - other) % fullCircle;
    return std::min(apart, fullCircle - apart) <= degrees;
}

// Where the wind blows to; below nought: there is none.
int downWind(const BattleView& table)
{
    if (windOf(table) == Wind::none)
        return -1;
    return (table.get(table.battle(), state::windFrom) * (fullCircle / windPoints) + fullCircle / 2) % fullCircle;
}

bool sunIsLow(const BattleView& table, const Against& row)
{
    const int hour = table.get(table.battle(), state::hour);
    const auto day = table.day();
    return (row.risen > 0 && hour >= day.rise && hour < day.rise + row.risen)
        || (row.setting > 0 && hour >= day.set - row.setting && hour < day.set);
}

// Bounds of this day that a side has ended (414, 389), or by the other reading of the battle.
int boundsOf(const BattleView& table, int side)
{
    const play::State& state = table.state();
    const bool ended = side == table.invader() && state.side != side;
    return state.turn - 1 + ended
        - (table.alternative("thirst-next-day") ? 0 : table.get(table.battle(), state::dayTurn));
}

// By one reading from its own seventh bound, not in the enemy's before it.
bool hasLasted(const BattleView& table, int side, int bounds)
{
    const bool waits = table.state().side != side && table.alternative("seventh-bound");
    return bounds == 0 || boundsOf(table, side) - waits >= bounds;
}

bool mayHold(const BattleView& table, Id element, const Classified& kind, const Against& row, Mode mode, bool shoots)
{
    const Classified its = table.alternative("rain-on-what-they-count-as") ? table.countsAs(element) : kind;
    if (!blowsNow(table, row.what) || (!row.own.empty() && !row.own.hold(its)))
        return false;
    if (!row.otherwise.empty() && !table.alternative(row.otherwise))
        return false;
    if ((row.shooting && (mode == Mode::close || !shoots)) || (row.close && mode != Mode::close))
        return false;
    if (row.facing >= 0 && !sunIsLow(table, row))
        return false;
    if (row.upslope && table[element].side != table.state().side)
        return false; // it moves in bounds of its own
    return hasLasted(table, table[element].side, row.bounds);
}

bool isLikely(const BattleView& table, Id element, const Against& row)
{
    const int looks = facingOf(table, element);
    if (row.upslope)
        return false;
    if (row.facing >= 0)
        return looks >= 0 && isWithin(looks, row.facing, row.degrees);
    if (row.bounds > 0)
        return table.is(table.state().armyOf(element), state::thirsty);
    const int wind = downWind(table);
    return !row.exceptDownWind || looks < 0 || wind < 0 || !isWithin(looks, wind, row.degrees);
}

} // namespace

std::vector<Hindrance> hindrancesOf(const BattleView& table, Id element, const Classified& kind, Mode mode, bool shoots)
{
    std::vector<Hindrance> all;
    if (mode == Mode::shooting && shoots)
        all.push_back({.what = "trees", .shooting = true});
    for (const Against& row : allAgainst()) {
        if (!mayHold(table, element, kind, row, mode, shoots))
            continue;
        const Hindrance one{
            row.what, isLikely(table, element, row), mode == Mode::shooting && row.shooting, row.upslope, row.cells};
        const auto same = std::ranges::find(all, row.what, &Hindrance::what);
        if (same == all.end()) {
            all.push_back(one);
            continue;
        }
        same->likely = same->likely || one.likely; // galleys mind a strong wind whether they shoot or not
        same->shooting = same->shooting && one.shooting;
    }
    const bool trees = !all.empty() && all.front().what == "trees";
    if (trees && all.size() > 1 && table.alternative("weather-and-trees"))
        all.push_back({.what = "both", .shooting = true});
    return all;
}

std::optional<Input> hindranceFact(std::string id, const std::vector<Hindrance>& all)
{
    if (all.empty())
        return {};
    std::vector<std::string> options{"nothing"};
    for (const Hindrance& one : all)
        options.push_back(one.what);
    const auto likely = std::ranges::find_if(all, &Hindrance::likely);
    Input fact = choice(std::move(id), options, likely == all.end() ? 0 : 1 + int(likely - all.begin()));
    fact.fact = true;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Message says{"dbm:hinders-" + all[i].what, {}};
        for (const auto& [name, figure] : all[i].cells)
            says.args.emplace_back(name, figure);
        fact.options[i + 1].says = std::move(says);
    }
    return fact;
}

void hinder(Fighter& fighter, const std::vector<Hindrance>& all, int answered, bool shoots)
{
    if (answered < 1 || answered > int(all.size()))
        return;
    const Hindrance& one = all[std::size_t(answered - 1)];
    if (one.shooting && !shoots)
        return;
    const bool both = one.what == "both";
    fighter.trees = fighter.trees || both || one.what == "trees";
    fighter.hindered = fighter.hindered || both || one.what != "trees";
}

// --- Thirst

void askForWater(Transaction& transaction, int side)
{
    const auto row = std::ranges::find_if(allAgainst(), [](const Against& one) { return one.bounds > 0; });
    if (row == allAgainst().end() || !blowsNow(transaction, row->what))
        return;
    const int more = boundsOf(transaction, side) - row->bounds;
    if (more == 0 || (more > 0 && transaction.alternative("thirst-of-a-side")))
        transaction.push({"water", side, {}, {}});
}

namespace {

Rule water()
{
    return {.what = "water",
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {choice("fresh-water", {"none", "near"})}, .rule = "thirst"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const bool thirsts = answer.number("fresh-water") == 0;
            transaction.happened(thirsts ? "thirsts" : "has-water", {}, {{"side", step.who}}, "thirst");
            for (const Id army : transaction.armies(step.who))
                transaction.set(army, state::thirsty, thirsts);
            return {};
        }};
}

} // namespace

Rules thirstRules() { return {water()}; }

} // namespace strategikon::dbmPlay
