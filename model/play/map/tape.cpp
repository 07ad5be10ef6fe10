#include "tape.h"

#include "model/field/deploying/standing.h"

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
    const double off = tolerance().beside + margin(a, b);
    return std::pair((cm - off) / scale(), (cm + off) / scale());
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

std::optional<int> Tape::bands(Id a, Id b, double each) const
{
    const auto is = apart(a, b);
    const auto of = [each](double cm) { return std::max(0, int(std::ceil(cm / each)) - 1); };
    return is && of(is->first) == of(is->second) ? std::optional(of(is->first)) : std::nullopt;
}

bool Tape::known(const Ids& others) const
{
    return std::all_of(others.begin(), others.end(), [&](Id one) { return standing().post(badge(one)) != nullptr; });
}

bool Tape::placed(const Ids& others) const
{
    return std::all_of(others.begin(), others.end(), [&](Id one) { return over_.about.post(badge(one)) != nullptr; });
}

Ids Tape::near(Id unit, const Ids& others, double cm) const
{
    Ids found;
    std::copy_if(others.begin(), others.end(), std::back_inserter(found),
        [&](Id other) { return within(unit, other, cm) != false; });
    return found;
}

} // namespace strategikon::play
