#include "model/play/phases.h"

namespace strategikon::play {

Phases::Phases(std::vector<Phase> phases, std::string turnBegins)
    : phases_(std::move(phases)), turnBegins_(std::move(turnBegins))
{
}

std::vector<std::string> Phases::ids() const
{
    std::vector<std::string> all;
    for (const Phase& one : phases_)
        all.push_back(one.id);
    return all;
}

std::size_t Phases::at(const std::string& phase) const
{
    const auto it = std::ranges::find_if(phases_, [&](const Phase& one) { return one.id == phase; });
    return std::size_t(it - phases_.begin());
}

const std::string& Phases::next(const std::string& phase) const
{
    const std::size_t behind = at(phase) + 1;
    return behind < phases_.size() ? phases_[behind].id : first();
}

bool Phases::isLater(const std::string& phase, const std::string& than) const { return at(phase) > at(than); }

void Phases::ends(EventBuilder& builder) const
{
    const std::size_t now = at(builder.state().phase);
    builder.push({beginsStep, nobody, {}, {}});
    if (now < phases_.size())
        for (auto it = phases_[now].due.rbegin(); it != phases_[now].due.rend(); ++it)
            builder.push({*it, nobody, {}, {}});
}

void Phases::begins(EventBuilder& builder) const
{
    const std::string& phase = next(builder.state().phase);
    builder.setPhase(phase);
    if (phase == first() && !turnBegins_.empty())
        builder.push({turnBegins_, nobody, {}, {}});
}

} // namespace strategikon::play
