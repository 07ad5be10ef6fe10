#include "rules/warmaster/play/map/closed.h"

#include "rules/battlefield.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace strategikon::warmasterPlay {

using field::Point;

namespace {

const field::Kinds& kinds() { return battlefieldOf(*findSystem("warmaster"))->kinds; }

// All round by so much smaller, or larger; never less than a thin one.
field::Ring outlineOf(const field::Troop& troop, const field::Stand& stand, double less)
{
    constexpr double thin = 0.2; // cm
    return field::rectangle(
        stand.centre, std::max(thin, troop.wide - 2 * less), std::max(thin, troop.deep - 2 * less), stand.facing - 90);
}

// Beyond an edge: how far, of the corner that is farthest out; and how far the unit was from that edge.
struct Beyond {
    double by = 0, from = 0;
};

Beyond beyond(const field::Table& table, const field::Ring& corners, Point move)
{
    const auto past = [&](Point p) { return std::array{-p.x, p.x - table.width, -p.y, p.y - table.depth}; };
    Beyond most{-INFINITY, 0};
    for (std::size_t edge = 0; edge < 4; ++edge) {
        Beyond here{-INFINITY, INFINITY};
        for (const Point corner : corners) {
            here.by = std::max(here.by, past(corner + move)[edge]);
            here.from = std::min(here.from, -past(corner)[edge]);
        }
        if (here.by > most.by)
            most = here;
    }
    return most;
}

} // namespace

std::vector<std::string> classesOf(const BattleView& table, Id unit)
{
    const auto& words = specOf(fields(), play::Sort::body, state::type).words;
    std::vector<std::string> all{words[std::size_t(table.type(unit))]};
    if (!table.isInfantry(unit))
        return all;
    for (const auto& [is, word] : {std::pair{table.has(unit, Special::skirmish), "skirmishers"},
             {table.has(unit, Special::phalanx), "phalanx"}, {table.is(unit, state::ladders), "ladders"}})
        if (is)
            all.push_back(word);
    return all;
}

const field::Feature* closedTo(const BattleView& table, const field::Field& on, Id unit, const field::Troop& troop,
    const field::Stand& stand, double less)
{
    const auto pieces = field::under(on, outlineOf(troop, stand, less));
    std::vector<const field::Kind*> of;
    for (const field::Under& one : pieces)
        if (const field::Kind* kind = kinds().find(one.piece->kind))
            of.push_back(kind);
    const auto classes = classesOf(table, unit);
    if (field::mayEnter(of, classes, true))
        return nullptr;
    const auto closes = [&](const field::Under& one) {
        const field::Kind* kind = kinds().find(one.piece->kind);
        return kind && !field::mayEnter({kind}, classes, true);
    };
    const auto it = std::find_if(pieces.rbegin(), pieces.rend(), closes);
    return it == pieces.rend() ? nullptr : it->feature;
}

bool liesWithin(const field::Feature& feature, const field::Troop& troop, const field::Stand& stand, double deep)
{
    const field::Ring around = outlineOf(troop, stand, -deep);
    return std::ranges::any_of(feature.pieces, [&](const field::Piece& piece) {
        return std::ranges::all_of(around, [&](Point corner) { return contains(piece.area, corner); });
    });
}

const field::Feature* emplacedOn(const Tape& tape, Id unit)
{
    if (tape.table().type(unit) != Type::artillery)
        return nullptr;
    const field::Troop& troop = *tape.over().about.troop(tape.badge(unit));
    for (const field::Stand& stand : tape.over().about.post(tape.badge(unit))->stands) {
        const field::Feature* closed = closedTo(tape.table(), *tape.on(), unit, troop, stand, 0);
        const field::Kind* kind = closed ? kinds().find(closed->body().kind) : nullptr;
        if (kind && field::mayStand(*kind, classesOf(tape.table(), unit), true))
            return closed;
    }
    return nullptr;
}

bool inOpenCountry(const Tape& tape, Id unit)
{
    const field::Posted* post = tape.over().about.post(tape.badge(unit));
    const field::Troop& troop = *tape.over().about.troop(tape.badge(unit));
    const double off = tape.tolerance().beside + tape.margin(unit) + tape.turning(unit);
    for (const field::Feature& feature : tape.on()->features)
        for (const field::Piece& piece : feature.pieces)
            if (const field::Kind* kind = kinds().find(piece.kind); kind && kind->dense)
                for (const field::Stand& stand : post->stands)
                    if (field::distance(outline(troop, stand), piece.area) <= off)
                        return false;
    return true;
}

Value whereOf(const field::Feature& feature)
{
    const field::Kind* kind = kinds().find(feature.body().kind);
    return inBrackets(feature.id, kind ? Value(DataText{kind->name}) : Value());
}

std::optional<double> leavesBy(const field::Table& table, const Push& push)
{
    field::Ring corners;
    for (const field::Stand& stand : push.stands)
        for (const Point corner : outline(push.troop, stand))
            corners.push_back(corner);
    std::optional<double> from;
    for (const Point way : push.ways) {
        const Beyond out = beyond(table, corners, way * push.cm);
        if (out.by <= push.off)
            return {};
        from = from ? std::min(*from, out.from) : out.from;
    }
    return from;
}

const field::Feature* stopsIn(const BattleView& table, const field::Field& on, const Push& push)
{
    constexpr double step = 0.5; // cm
    const auto closed = [&](Point by) -> const field::Feature* {
        for (field::Stand stand : push.stands) {
            stand.centre = stand.centre + by;
            if (const field::Feature* feature = closedTo(table, on, push.unit, push.troop, stand, push.off))
                return feature;
        }
        return nullptr;
    };
    if (push.ways.empty() || closed({})) // where it should not be anyway
        return nullptr;
    const field::Feature* found = nullptr;
    for (const Point way : push.ways) {
        const field::Feature* here = nullptr;
        for (double far = step; !here && far <= push.cm; far += step)
            here = closed(way * far);
        if (!here)
            return nullptr;
        found = here;
    }
    return found;
}

} // namespace strategikon::warmasterPlay
