#include "tape.h"

#include "model/field/deploying/standing.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cmath>

namespace strategikon::play {

namespace {

const field::Field& noField()
{
    static const field::Field none;
    return none;
}

const field::Kinds& noKinds()
{
    static const field::Kinds none;
    return none;
}

} // namespace

Tape::Tape(const State& state, Surveyed over)
    : state_(state), over_(std::move(over)), view_(over_.about, noField(), noKinds())
{
}

std::optional<std::pair<double, double>> Tape::apart(Id a, Id b) const
{
    const double cm = view_.distance(badge(a), badge(b));
    if (!std::isfinite(cm) || scale() <= 0)
        return {};
    const double off = tolerance().beside + margin(a, b) + turning(a) + turning(b);
    return std::pair((cm - off) / scale(), (cm + off) / scale());
}

double Tape::turning(Id thing) const
{
    const field::Posted* post = margin(thing) > 0 ? over_.about.post(badge(thing)) : nullptr;
    if (!post || post->stands.empty())
        return 0;
    const field::Troop& troop = *over_.about.troop(badge(thing));
    const field::Point middle = middleOf(post->stands);
    double farthest = 0, nearest = INFINITY; // of its edges
    for (const field::Stand& stand : post->stands) {
        for (const field::Point corner : outline(troop, stand))
            farthest = std::max(farthest, field::distance(corner, middle));
        nearest = std::min(nearest, field::distance(stand.centre, middle) + std::min(troop.wide, troop.deep) / 2);
    }
    return farthest - std::min(farthest, nearest);
}

std::vector<field::Quarter> Tape::quarters(Id thing, Id other) const
{
    std::vector<field::Quarter> met;
    const field::Posted *post = over_.about.post(badge(thing)), *its = over_.about.post(badge(other));
    if (!post || !its)
        return met;
    const field::Troop &own = *over_.about.troop(badge(thing)), &troop = *over_.about.troop(badge(other));
    for (const field::Stand& stand : post->stands) {
        const field::Stand* beside = nullptr; // the one that it fights: a corner touches others too
        for (const field::Stand& one : its->stands)
            if (field::distance(outline(own, stand), outline(troop, one)) <= tolerance().clear
                && (!beside
                    || field::distance(one.centre, stand.centre) < field::distance(beside->centre, stand.centre)))
                beside = &one;
        const auto edge = beside ? std::optional(quarterOf(own, stand, beside->centre)) : std::nullopt;
        if (edge && !contains(met, *edge))
            met.push_back(*edge);
    }
    return met;
}

double Tape::distance(Id a, Id b) const
{
    return scale() > 0 ? view_.distance(badge(a), badge(b)) / scale() : INFINITY;
}

std::optional<bool> Tape::within(Id a, Id b, double cm) const
{
    const auto is = apart(a, b);
    if (!is || (is->first <= cm && is->second > cm))
        return {};
    return is->second <= cm;
}

std::optional<std::pair<int, int>> Tape::bandsAbout(Id a, Id b, double each) const
{
    const auto is = apart(a, b);
    const auto of = [each](double cm) { return std::max(0, int(std::ceil(cm / each)) - 1); };
    return is ? std::optional(std::pair(of(is->first), of(is->second))) : std::nullopt;
}

bool Tape::known(const Ids& others) const
{
    return std::ranges::all_of(others, [&](Id one) { return standing().post(badge(one)) != nullptr; });
}

bool Tape::placed(const Ids& others) const
{
    return std::ranges::all_of(others, [&](Id one) { return over_.about.post(badge(one)) != nullptr; });
}

Ids Tape::near(Id unit, const Ids& others, double cm) const
{
    Ids found;
    std::copy_if(others.begin(), others.end(), std::back_inserter(found),
        [&](Id other) { return within(unit, other, cm) != false; });
    return found;
}

} // namespace strategikon::play
