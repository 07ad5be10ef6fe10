// Facts of charges that the places before the move decide (rulebook 450, 899-913). Which stands touch, and whom else,
// is seen when the stands have been moved (rulebook 917-1010).
#include "rules/battlefield.h"
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace strategikon::warmasterPlay {

namespace {

constexpr double even = 0.5; // cm; stands that are as near as one another

enum Zone { front, flank, rear, unclear };

Zone zoneOf(field::Quarter quarter)
{
    return quarter == field::Quarter::front ? front : quarter == field::Quarter::rear ? rear : flank;
}

// The zone of a stand that most of the unit is in (rulebook 909), by points spread over its stands.
Zone zoneAbout(const Moment& moment, int other)
{
    constexpr int across = 9, deep = 9;
    std::array<int, unclear> points{};
    for (int stand = 0; stand < moment.stands(); ++stand) {
        const field::Stand& own = moment.stand(stand);
        for (int i = 0; i < across; ++i)
            for (int k = 0; k < deep; ++k) {
                const field::Point off{
                    ((i + 0.5) / across - 0.5) * moment.troop().wide, ((k + 0.5) / deep - 0.5) * moment.troop().deep};
                const field::Point at = own.centre + turned(off, own.facing - 90);
                ++points[zoneOf(quarterOf(moment.otherTroop(), moment.other(other), at))];
            }
    }
    for (const Zone zone : {front, flank, rear})
        if (2 * points[zone] > moment.stands() * across * deep)
            return zone;
    return unclear;
}

// By the closest of those stands; of several as close the charger picks one (rulebook 913).
Zone zoneAmong(const Moment& moment, const std::vector<std::pair<double, int>>& stands)
{
    if (stands.empty())
        return unclear;
    const double closest = std::ranges::min_element(stands)->first;
    std::optional<Zone> zone;
    for (const auto& [apart, other] : stands)
        if (apart <= closest + even) {
            const Zone its = zoneAbout(moment, other);
            if (zone && *zone != its)
                return unclear;
            zone = its;
        }
    return *zone;
}

// Stands of the other, and how far each is; `seen`: those in sight up to so many cm alone.
Zone zoneOf(const Moment& moment, std::optional<double> seen)
{
    std::vector<std::pair<double, int>> among;
    for (int other = 0; other < moment.others(); ++other) {
        double apart = INFINITY;
        bool counts = !seen;
        for (int stand = 0; stand < moment.stands(); ++stand) {
            apart = std::min(apart, moment.apart(stand, other));
            counts = counts || moment.sees(stand, other, *seen);
        }
        if (counts)
            among.emplace_back(apart, other);
    }
    return zoneAmong(moment, among);
}

// Ramparts are charged to the front, wherever one comes from (rulebook 1040).
bool nearRampart(const Tape& tape, Id unit)
{
    const field::Posted* post = tape.standing().post(tape.table()[unit].badge);
    const field::Kinds& kinds = battlefieldOf(*findSystem("warmaster"))->kinds;
    constexpr double near = 2; // cm
    for (const field::Feature& feature : tape.on()->features)
        for (const field::Piece& piece : feature.pieces)
            if (const field::Kind* kind = kinds.find(piece.kind); kind && kind->cover == field::Cover::fortified)
                for (const field::Stand& stand : post->stands)
                    if (field::distance(outline(*tape.standing().troop(post->badge), stand), piece.area) <= near)
                        return true;
    return false;
}

// Who fights already may be pinned, and is then charged to an edge next to that of the zone (rulebook 1004).
std::optional<int> edgeOf(const Tape& tape, Id charger, Id target)
{
    if (!tape.on() || !tape.known({charger, target}) || tape.table().engaged(target) || nearRampart(tape, target))
        return {};
    const double seen = farthestSeen(tape.table());
    const auto zone = surely(tape, charger, target, [seen](const Moment& moment) { return zoneOf(moment, seen); });
    return zone && *zone != unclear ? std::optional(int(*zone)) : std::nullopt;
}

// Nobody stands so near to the target that the charger's line could reach him too (rulebook 934-949).
bool alone(const Tape& tape, Id charger, Id target, const Ids& enemies)
{
    const field::Troop& troop = *tape.standing().troop(tape.table()[charger].badge);
    const double line = tape.table().get(charger, state::stands) * std::max(troop.wide, troop.deep) / tape.scale();
    return std::ranges::all_of(
        enemies, [&](Id enemy) { return enemy == target || tape.within(target, enemy, line) == false; });
}

// On initiative a unit charges the closest enemy it sees and nobody else (rulebook 450).
std::optional<Id> metOnInitiative(const Tape& tape, Id charger, const Ids& enemies)
{
    const auto closest = closestSeen(tape, charger, enemies, tape.table().figure("initiative", "near"));
    const bool meets = closest && tape.within(charger, *closest, tape.table().fullPace(charger)) == true
        && alone(tape, charger, *closest, enemies);
    return meets ? closest : std::nullopt;
}

bool onInitiative(const BattleView& table, const Decision& ask)
{
    return !ask.step || unpacked<steps::Charge>(table.state().agenda.back()).mode == Mode::initiative;
}

} // namespace

bool surelyAside(const Tape& tape, Id unit, Id other)
{
    const auto zone = surely(tape, unit, other, [](const Moment& moment) {
        const Zone its = zoneOf(moment, std::nullopt);
        return its == flank || its == rear; // the one on one of these tables, the other on another
    });
    return zone == true;
}

std::vector<play::MapFact> mapFactsOfCharge(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Input* enemies = ask.find("contacts");
    const Id charger = ask.find("unit") ? answer.number("unit") : ask.on.empty() ? 0 : ask.on.front();
    if (charger == 0 || !enemies)
        return {};
    std::vector<play::MapFact> told;
    Ids contacts = named(answer, "contacts");
    if (contacts.empty() && onInitiative(tape.table(), ask) && !answer.find("contacts"))
        if (const auto met = metOnInitiative(tape, charger, enemies->among)) {
            contacts = {*met};
            told.push_back({"contacts", contacts});
        }
    if (contacts.empty() || !tape.on() || !tape.placed({charger}) || !tape.placed(contacts))
        return told;
    const auto edge = edgeOf(tape, charger, contacts.front());
    const bool alike = std::all_of(contacts.begin() + 1, contacts.end(), // whichever of them it is aimed at
        [&](Id target) { return edgeOf(tape, charger, target) == edge; });
    told.push_back(edge && alike ? play::MapFact{"edge", {*edge}} : play::MapFact{.input = "edge", .open = true});
    return told;
}

} // namespace strategikon::warmasterPlay
