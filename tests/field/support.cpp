#include "tests/field/support.h"

#include "rules/tables.h"
#include "tests/army/support.h"

namespace fieldtest {

using namespace field;

const System& theSystem()
{
    static const bool ready = (armytest::setSourceRoots(), true);
    return ready ? *findSystem("warmaster") : *systems().front();
}

const Kinds& kinds()
{
    static const Kinds read = readKinds(readTable(theSystem().format().id, "terrain"));
    return read;
}

const Ways& ways()
{
    static const Ways read = waysOf(theSystem());
    return read;
}

namespace {

Piece areaOf(const std::string& kind, const Ring& ring, const std::string& part = {})
{
    return {kind, part, counterclockwise(snapped(ring)), {}, {}};
}

Piece courseOf(const std::string& kind, const Course& course, double width, const std::string& part = {})
{
    Piece piece{kind, part, {}, snapped(Ring(course)), {snapped(width)}};
    widen(piece);
    return piece;
}

void lay(Field& field, std::vector<Piece> pieces)
{
    Feature feature;
    feature.id = "t" + std::to_string(field.features.size() + 1);
    feature.pieces = std::move(pieces);
    field.features.push_back(std::move(feature));
}

// An outline with bays: not convex.
Ring bay(Point centre, double across)
{
    Ring ring;
    for (int i = 0; i < 24; ++i)
        ring.push_back(centre + towards(i * 15.0) * (across / 2 * (i % 4 == 0 ? 0.7 : 1.0)));
    return ring;
}

void layCountry(Field& field)
{
    const double w = field.table.width, d = field.table.depth;
    lay(field, {areaOf("hill", bay({w * 0.25, d * 0.1}, 30)), areaOf("cliff", bay({w * 0.25, d * 0.1}, 8), "summit")});
    lay(field,
        {areaOf("wood", bay({w * 0.5, d * 0.06}, 26)),
            courseOf("path", {{w * 0.5 - 20, d * 0.06}, {w * 0.5 + 20, d * 0.06}}, 1.5, "path")});
    lay(field, {areaOf("village", bay({w * 0.7, d * 0.95}, 20))});
    lay(field, {courseOf("low-obstacle", {{w * 0.1, d * 0.92}, {w * 0.4, d * 0.9}}, 0.6)});
    lay(field, {areaOf("forest", bay({w * 0.5, d * 0.5}, 22))});
    lay(field, {areaOf("broken", bay({w * 0.9, d * 0.12}, 24))});
}

void layWater(Field& field)
{
    const double w = field.table.width, d = field.table.depth;
    lay(field, {areaOf("lake", bay({w * 0.3, d * 0.08}, 30))});
    lay(field, {areaOf("sea", {{w * 0.5, d}, {w * 0.55, d - 15}, {w * 0.8, d - 12}, {w * 0.9, d}})});
    lay(field,
        {courseOf("deep-river", {{w * 0.7, 0}, {w * 0.75, d * 0.3}, {w, d * 0.4}}, 4),
            courseOf("bridge", {{w * 0.7, d * 0.16}, {w * 0.76, d * 0.14}}, 4, "crossing")});
}

// Deep water on three sides of a narrow bridge.
void layBridge(Field& field)
{
    lay(field,
        {courseOf("deep-river", {{130, 0}, {130, 60}}, 4), courseOf("bridge", {{127, 8}, {133, 8}}, 2, "crossing")});
    lay(field, {areaOf("lake", {{120, 2}, {128, 2}, {128, 6}, {120, 6}})});
}

} // namespace

const std::vector<std::string>& fieldNames()
{
    static const std::vector<std::string> names{"open", "country", "water"}; // at random; others by name alone
    return names;
}

Field fieldNamed(const std::string& name, double width, double depth)
{
    Field field;
    field.system = theSystem().format().id;
    field.name = name;
    field.table.width = width;
    field.table.depth = depth;
    if (name == "country")
        layCountry(field);
    if (name == "water")
        layWater(field);
    if (name == "bridge")
        layBridge(field);
    return field;
}

Armies::Armies()
{
    theSystem();
    std::vector<Fault> faults;
    for (const ListHeading& heading : catalogue.headings())
        if (heading.system == theSystem().format().id)
            lists.push_back(catalogue.find(heading.system, heading.id, {}, faults));
}

// The best army by weights that are drawn for each row: any row may come out on top.
const Army& Armies::army(std::size_t nation, int points, int which)
{
    const auto key = std::tuple(nation, points, which);
    if (const auto known = solved.find(key); known != solved.end())
        return known->second;
    const ArmyList& list = *lists[nation];
    const Problem problem = theSystem().problem(list, points);
    armytest::Dice dice(nation * 1000 + std::size_t(points) + std::size_t(which) * 77);
    const Aim aim = additive("drawn", problem, [&](const Variable&) { return dice.between(-3, 30); });
    Army army = armytest::emptyArmy(list, points);
    const auto found = strategikon::best(problem, {}, aim, 1);
    return solved[key] = found.empty() ? army : armyOf(problem, found.front().counts, army);
}

namespace {

// As in the example of the book: skirmishers and riders ahead, the last unit in reserve, what the main force does not
// need behind it; commanders in turn.
void divide(std::vector<Troop>& troops)
{
    int all = 0, leaders = 0;
    std::map<std::string, int> points;
    for (const Troop& troop : troops)
        all += troop.points;
    const auto put = [&](Troop& troop, const char* block) {
        troop.block = block;
        points[block] += troop.points;
    };
    for (Troop& troop : troops) {
        const char* const turns[] = {"main", "vanguard", "rearguard"};
        if (troop.leads)
            put(troop, turns[leaders++ % 3]);
        else if ((troop.role == "skirmishers" || troop.role == "horse") && points["vanguard"] + troop.points <= all / 3)
            put(troop, "vanguard");
        else if (&troop == &troops.front())
            put(troop, "reserve");
        else
            put(troop, points["main"] < all * 2 / 5 ? "main" : "rearguard");
    }
}

} // namespace

std::vector<Troop> Armies::troops(std::size_t nation, int points, int which, int side, bool divided)
{
    Army fielded = army(nation, points, which);
    const ArmyList& list = *lists[nation];
    if (which % 3 == 1)
        for (const Line& line : list.lines)
            if (theSystem().splits(list, list.line(line.id)))
                fielded.split.push_back(line.id);
    auto all = troopsOf(theSystem(), list, fielded, side, which % 4 == 3 ? Basing::broad : Basing::narrow);
    if (divided)
        divide(all);
    return all;
}

} // namespace fieldtest
