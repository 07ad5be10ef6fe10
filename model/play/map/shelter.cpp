#include "shelter.h"

#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using field::Piece;
using field::Point;
using field::Ring;

struct Shooter {
    field::Troop troop{};
    field::Stand stand{};
};

// Wholly or in part, wherever a slip of the hand has put the stand; nothing where that decides.
std::optional<bool> liesIn(const Piece& piece, const field::Troop& troop, const field::Stand& stand, double setAmiss)
{
    const Ring ring = outline(troop, stand);
    if (field::distance(ring, piece.area) > setAmiss)
        return false;
    const Point ahead = field::towards(stand.facing), aside{-ahead.y, ahead.x};
    for (const Point by : {Point{}, ahead * setAmiss, ahead * -setAmiss, aside * setAmiss, aside * -setAmiss})
        if (!field::overlap(moved(ring, by), piece.area))
            return {};
    return true;
}

std::optional<bool> higher(const field::Field& on, const field::Kinds& kinds, const field::Troop& troop,
    const field::Stand& stand, double setAmiss)
{
    bool is = false;
    for (const field::Feature& feature : on.features)
        for (const Piece& piece : feature.pieces)
            if (const field::Kind* kind = kinds.find(piece.kind); kind && kind->high) {
                const auto lies = liesIn(piece, troop, stand, setAmiss);
                if (!lies)
                    return {};
                is = is || *lies;
            }
    return is;
}

// All that lines from one stand to another can pass over.
Ring between(const Shooter& shooter, const field::Troop& troop, const field::Stand& stand)
{
    Ring corners = outline(shooter.troop, shooter.stand);
    const Ring theirs = outline(troop, stand);
    corners.insert(corners.end(), theirs.begin(), theirs.end());
    return field::hull(corners);
}

// Placed behind a line: right at it, with the line between them and whoever shoots. One that lies anywhere else between
// them may be meant or not.
std::optional<bool> behind(const Piece& piece, const std::vector<Shooter>& shooters, const field::Troop& troop,
    const field::Stand& stand, double setAmiss)
{
    const bool clear = std::ranges::none_of(shooters,
        [&](const Shooter& one) { return field::distance(between(one, troop, stand), piece.area) <= setAmiss; });
    if (clear)
        return false;
    const bool parts = std::ranges::all_of(shooters, [&](const Shooter& one) {
        const Ring corners = outline(one.troop, one.stand);
        return std::ranges::all_of(
            corners, [&](Point corner) { return field::crosses(corner, stand.centre, piece.area); });
    });
    const bool at =
        field::distance(outline(troop, stand), piece.area) <= setAmiss && !field::contains(piece.area, stand.centre);
    return parts && at ? std::optional(true) : std::nullopt;
}

class Sheltering {
public:
    Sheltering(const Tape& tape, std::vector<Shooter> shooters, const Sheltered& who)
        : on_(*tape.on()), who_(who), shooters_(std::move(shooters)), setAmiss_(tape.tolerance().beside)
    {
    }

    std::optional<field::Cover> of(const field::Troop& troop, const field::Stand& stand) const
    {
        field::Cover sure = field::Cover::none, atMost = field::Cover::none;
        const auto notes = [&](field::Cover cover, std::optional<bool> has) {
            if (has != false)
                atMost = std::max(atMost, cover);
            if (has == true)
                sure = std::max(sure, cover);
        };
        for (const field::Feature& feature : on_.features)
            for (const Piece& piece : feature.pieces)
                if (const field::Kind* kind = who_.kinds.find(piece.kind); kind && covers(*kind))
                    notes(kind->cover, sureFor(*kind, given(*kind, piece, troop, stand)));
        return sure == atMost ? std::optional(sure) : std::nullopt;
    }

private:
    bool covers(const field::Kind& kind) const
    {
        return kind.cover != field::Cover::none && (kind.covers.empty() || contains(kind.covers, who_.type));
    }

    std::optional<bool> sureFor(const field::Kind& kind, std::optional<bool> has) const
    {
        return has == true && who_.odd && who_.odd(kind) ? std::nullopt : has;
    }

    std::optional<bool> given(
        const field::Kind& kind, const Piece& piece, const field::Troop& troop, const field::Stand& stand) const
    {
        if (kind.behind) {
            const auto is = behind(piece, shooters_, troop, stand, setAmiss_);
            return is == true && (!kind.manned.empty() || opened(troop, stand)) ? std::nullopt : is;
        }
        const auto lies = liesIn(piece, troop, stand, setAmiss_);
        return kind.high && lies != false ? above(lies) : lies;
    }

    // On a slope those are defended who stand higher than the shooter: for sure where he is on none.
    std::optional<bool> above(std::optional<bool> lies) const
    {
        for (const Shooter& one : shooters_)
            if (higher(on_, who_.kinds, one.troop, one.stand, setAmiss_) != false)
                return {};
        return lies;
    }

    // A ford, a bridge or a gateway lies between: whether there is a bank or a wall there the players see.
    bool opened(const field::Troop& troop, const field::Stand& stand) const
    {
        for (const field::Feature& feature : on_.features)
            for (const Piece& piece : feature.pieces)
                if (const field::Kind* kind = who_.kinds.find(piece.kind); kind && kind->form == field::Form::crossing)
                    for (const Shooter& one : shooters_)
                        if (field::overlap(between(one, troop, stand), piece.area))
                            return true;
        return false;
    }

    const field::Field& on_;
    const Sheltered& who_;
    std::vector<Shooter> shooters_;
    double setAmiss_;
};

} // namespace

std::optional<std::vector<field::Cover>> shelterOf(
    const Tape& tape, const Ids& shooters, Id target, const Sheltered& who)
{
    Ids all = shooters;
    all.push_back(target);
    if (!tape.on() || !tape.known(all))
        return {};
    std::vector<Shooter> shooting;
    for (const Id unit : shooters) {
        const std::string& badge = tape.badge(unit);
        for (const field::Stand& stand : tape.standing().post(badge)->stands)
            shooting.push_back({*tape.standing().troop(badge), stand});
    }
    const std::string& badge = tape.badge(target);
    const Sheltering sheltering(tape, std::move(shooting), who);
    std::vector<field::Cover> found;
    for (const field::Stand& stand : tape.standing().post(badge)->stands) {
        const auto cover = sheltering.of(*tape.standing().troop(badge), stand);
        if (!cover)
            return {};
        found.push_back(*cover);
    }
    return found;
}

} // namespace strategikon::play
