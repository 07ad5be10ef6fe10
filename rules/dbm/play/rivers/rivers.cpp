#include "rules/dbm/play/rivers/rivers.h"

#include "model/field/files/setup_file.h"
#include "model/play/map/place.h"
#include "rules/battlefield.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rows.h"
#include "rules/placed.h"
#include "rules/system.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

using play::FieldSpec;
using play::Sort;
using FieldKind = FieldSpec::Kind;

constexpr const char* riverKind = "river";
constexpr const char* riverNames[] = {"River", "Second river"};

// Words of the field "rivers" of the battle.
enum class Lying { untold, none, one, two };

Lying lying(const BattleView& table) { return Lying(table.get(table.battle(), state::rivers)); }

// Its body is a course of the kind; pieces of it may lie over others.
const field::Piece* riverIn(const field::Feature& feature)
{
    const auto piece = std::ranges::find(feature.pieces, riverKind, &field::Piece::kind);
    return piece == feature.pieces.end() || piece->course.empty() ? nullptr : &*piece;
}

// One of its ends is not at a long edge: it runs to another water or to a short edge (614).
bool isShort(const field::Piece& river, const field::Table& table)
{
    constexpr double touching = 1; // cm
    const auto atLong = [&](const field::Point& end) { return end.y <= touching || end.y >= table.depth - touching; };
    return !atLong(river.course.front()) || !atLong(river.course.back());
}

// The sectors as they lie on the map, whoever invades: from 0 along the near edge from the left, from 3 along the far.
constexpr int cells = tableSectors, cellsAlong = cells / 2;

int cellAt(double x, double y, double wide, double deep)
{
    return (2 * y < deep ? 0 : cellsAlong) + std::clamp(int(cellsAlong * x / wide), 0, cellsAlong - 1);
}

int cellsOf(const field::Piece& river, const field::Table& table)
{
    int all = 0;
    for (const field::Point& point : river.course)
        all |= 1 << cellAt(point.x, point.y, table.width, table.depth);
    return all;
}

int apart(int cell, int other)
{
    return std::abs(cell % cellsAlong - other % cellsAlong) + std::abs(cell / cellsAlong - other / cellsAlong);
}

} // namespace

play::Thing riverThing(int river) { return {.sort = Sort::feature, .kind = riverKind, .name = riverNames[river]}; }

const std::vector<std::string>& natureWords() { return specOf(fields(), Sort::feature, state::sectors[0]).words; }

void noteRivers(const field::Setup& setUp, play::EventBuilder& builder)
{
    constexpr Id battle = 1;
    const field::Field& field = setUp.field;
    int found = 0;
    for (const field::Feature& feature : field.features) {
        const field::Piece* river = riverIn(feature);
        if (!river || found == mostRivers)
            continue;
        const Id id = builder.make(riverThing(found));
        builder.set(id, state::number, ++found);
        builder.set(id, state::short_, isShort(*river, field.table));
        builder.set(id, state::liesIn, cellsOf(*river, field.table));
    }
    builder.set(battle, state::rivers, int(Lying::none) + found);
    builder.set(battle, state::tableWide, millimetres(field.table.width));
    builder.set(battle, state::tableDeep, millimetres(field.table.depth));
    builder.set(battle, state::firstFar, !field::isNear(field, 0));
}

bool mayLie(const BattleView& table) { return lying(table) != Lying::none; }

bool mayWade(const BattleView& table) { return mayLie(table) && !hasWeather(table, "ice-on-rivers"); }

bool isUntold(const BattleView& table) { return lying(table) == Lying::untold; }

bool maybeTwo(const BattleView& table) { return isUntold(table) || lying(table) == Lying::two; }

Id riverOf(const BattleView& table, int river)
{
    const Ids all = table.thoseThat([&](const play::Thing& thing) {
        return thing.sort == Sort::feature && thing.kind == riverKind
            && table.get(thing.id, state::number) == river + 1;
    });
    return all.empty() ? 0 : all.front();
}

Nature natureAt(const BattleView& table, Stretch at)
{
    const Id river = riverOf(table, at.river);
    return river == 0 ? Nature::unknown : table.get(river, state::sectors[at.sector - 1]);
}

namespace {

// Who got off as a knight; by the first reading superior blades are nothing else (178).
bool areKnightsOnFoot(const BattleView& table, Id element)
{
    static const Kinds blades("Bd(S)"), knights("Kn");
    const int rides = table.get(element, state::rides);
    const Kind rode = rides == 0 ? Kind{} : kindAt(rides);
    return table.is(element, state::knights) || (rides != 0 && knights.hold({rode, rode}))
        || (table.is(element, blades) && table.ruledBy("blades-in-tricky-water", "all"));
}

} // namespace

Nature natureFor(const BattleView& table, Id element, Stretch at)
{
    static const Node& row = *riversTable().find("as-dangerous");
    static const Kinds own = kindsIn(row, "own");
    static const Nature from = Nature(std::ranges::find(natureWords(), row.textOr("nature")) - natureWords().begin());
    const Nature its = natureAt(table, at);
    return its == from && table.is(element, own) && areKnightsOnFoot(table, element) ? Nature::dangerous : its;
}

Nature natureOfTotal(const BattleView& table, int total)
{
    return total <= table.figure("river-paltry", "most") ? Nature::paltry
        : total <= table.figure("river-easy", "most")    ? Nature::easy
        : total <= table.figure("river-tricky", "most")  ? Nature::tricky
                                                         : Nature::dangerous;
}

namespace {

// Where an element was last seen on the map.
std::optional<int> cellOf(const BattleView& table, Id element)
{
    const play::Place place = play::placeOf(fields(), table[element]);
    const int wide = table.get(table.battle(), state::tableWide), deep = table.get(table.battle(), state::tableDeep);
    if (wide == 0 || deep == 0 || place.known == play::Place::Known::untold)
        return {};
    return cellAt(place.x, place.y, wide, deep);
}

// From 1 to 3 on the defender's half from his left, from 4 on opposite them.
int sectorOf(const BattleView& table, int cell)
{
    const bool firstFar = table.is(table.battle(), state::firstFar), near = firstFar == (table.invader() == 0);
    const int third = cell % cellsAlong;
    const bool onNearHalf = cell < cellsAlong;
    return (onNearHalf == near ? 1 : cellsAlong + 1) + (near ? third : cellsAlong - 1 - third);
}

// No map tells: the first.
int sectorOfElement(const BattleView& table, Id element)
{
    const auto cell = cellOf(table, element);
    return cell ? sectorOf(table, *cell) : 1;
}

// Where the map shows it now: in a river, or not; nothing where nobody put it there.
std::optional<bool> isShownIn(const BattleView& table, Id element)
{
    const play::Place place = play::placeOf(fields(), table[element]);
    if (!place.stands())
        return {};
    const auto& grounds = play::groundField(fields(), Sort::body)->words;
    const auto river = std::ranges::find(grounds, riverKind) - grounds.begin();
    return (place.ground >> river & 1) != 0;
}

} // namespace

std::optional<Stretch> wadesIn(const BattleView& table, Id element)
{
    const Stream stream = table.get(element, state::stream);
    const bool told = stream == Stream::first || stream == Stream::second;
    const bool dry = stream == Stream::ford || stream == Stream::bridge;
    if (!mayWade(table) || dry || !isShownIn(table, element).value_or(told))
        return {};
    const int sector = table.get(element, state::stretch);
    return Stretch{stream == Stream::second ? 1 : 0, sector > 0 ? sector : sectorOfElement(table, element)};
}

bool isDeep(const BattleView& table, Id element)
{
    const auto at = wadesIn(table, element);
    return at && natureAt(table, *at) > Nature::paltry;
}

Stretch likelyStretch(const BattleView& table, Id element)
{
    if (const auto at = wadesIn(table, element))
        return *at;
    const auto from = cellOf(table, element);
    int least = cells;
    Stretch nearest{0, sectorOfElement(table, element)};
    for (int river = 0; from && river < mostRivers; ++river)
        if (const Id lies = riverOf(table, river); lies != 0)
            for (int cell = 0; cell < cells; ++cell)
                if ((table.get(lies, state::liesIn) >> cell & 1) != 0 && apart(cell, *from) < least) {
                    least = apart(cell, *from);
                    nearest = {river, sectorOf(table, cell)};
                }
    return nearest;
}

} // namespace strategikon::dbmPlay
