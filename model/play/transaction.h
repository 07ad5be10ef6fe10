// What happens, told by rules: a view that already shows what has been told.
#pragma once

#include "model/play/event.h"
#include "model/play/view.h"

#include <concepts>
#include <initializer_list>

namespace strategikon::play {

// `Of`: the view of a system, made of a state.
template <class Of>
class TransactionOf : public Of {
public:
    explicit TransactionOf(const State& state) : Of(state), builder_(state, this->declared()) {}

    const State& state() const override { return builder_.state(); }
    std::vector<Event> taken() { return builder_.taken(); }

    // Begins an event; what follows belongs to it.
    EventBuilder& happened(
        std::string what, Ids on = {}, std::vector<std::pair<std::string, int>> with = {}, std::string rule = {})
    {
        return builder_.happened(std::move(what), std::move(on), std::move(with), std::move(rule));
    }
    template <class T, std::convertible_to<T> Value>
    void set(Id thing, const Field<T>& field, Value to)
    {
        builder_.set(thing, field, to);
    }
    void setNumber(Id thing, const AnyField& field, int to) { builder_.setNumber(thing, field, to); }
    void add(Id thing, const AnyField& field, int by) { builder_.add(thing, field, by); }
    // Nought, all that is kept of it until then (FieldSpec::until).
    void end(Id thing, std::string_view until)
    {
        for (const FieldSpec& spec : this->declared().of((*this)[thing].sort))
            if (spec.until == until)
                builder_.set(thing, spec.id, 0);
    }
    void clear(Id thing, std::initializer_list<AnyField> fields) // nought, each
    {
        for (const AnyField& field : fields)
            builder_.setNumber(thing, field, 0);
    }
    void push(Step step) { builder_.push(std::move(step)); }
    void drop() { builder_.drop(); }
    Id tie(std::string kind, const Ids& members) // its event must have begun
    {
        const Id id = builder_.make({.sort = Sort::tie, .kind = std::move(kind)});
        for (const Id member : members)
            builder_.join(id, member);
        return id;
    }
    void dissolve(Id tie) { builder_.lose(tie); }
    EventBuilder& builder() { return builder_; }

private:
    EventBuilder builder_;
};

} // namespace strategikon::play
