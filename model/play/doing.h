// What happens, told by rules: a view that already shows what has been told.
#pragma once

#include "model/play/event.h"
#include "model/play/view.h"

namespace strategikon::play {

// `Of`: the view of a system, made of a state.
template <class Of>
class DoingOf : public Of {
public:
    explicit DoingOf(const State& state) : Of(state), telling_(state, this->declared()) {}

    const State& state() const override { return telling_.state(); }
    std::vector<Event> taken() { return telling_.taken(); }

    // Begins an event; what follows belongs to it.
    Telling& happened(
        std::string what, Ids on = {}, std::vector<std::pair<std::string, int>> with = {}, std::string rule = {})
    {
        return telling_.happened(std::move(what), std::move(on), std::move(with), std::move(rule));
    }
    void set(Id thing, std::string_view field, int to) { telling_.set(thing, field, to); }
    void add(Id thing, std::string_view field, int by) { telling_.add(thing, field, by); }
    void push(Step step) { telling_.push(std::move(step)); }
    void drop() { telling_.drop(); }
    Id tie(std::string kind, const Ids& members) // its event must have begun
    {
        const Id id = telling_.make({.sort = Sort::tie, .kind = std::move(kind)});
        for (const Id member : members)
            telling_.join(id, member);
        return id;
    }
    void dissolve(Id tie) { telling_.lose(tie); }
    Telling& telling() { return telling_; }

private:
    Telling telling_;
};

} // namespace strategikon::play
