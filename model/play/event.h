// What happened. An event names itself for the report and holds the changes it consists of, so that one function
// applies any event of any system, one takes it back, and the store can say in SQL what each step changed.
#pragma once

#include "model/play/field.h"

#include <concepts>
#include <optional>
#include <utility>

namespace strategikon::play {

struct Change {
    enum class What {
        field,  // of `thing`, the field `index`: `from` to `to`
        made,   // `value` is the new thing
        gone,   // `from` and `to`: 0 or 1
        side,   // of a thing
        within, // of a thing
        joined, // `to` becomes a member of the tie `thing`, at `index`
        left,   // `to` no longer is, it was at `index`
        turn,
        turnOf,
        phase,
        over,    // of the state; phase: texts `before` and `after`
        pushed,  // `step` comes to `index` of the agenda
        dropped, // `step` was at `index`
        house,   // rules of the house: texts `before` and `after`
        sealed,  // `to` has answered `step`, `after`, and nobody knows it yet; at `index`
        opened   // that of `from` was there, `before`
    };
    What what = What::field;
    Id thing = 0;
    int index = 0, from = 0, to = 0;
    std::string before{}, after{};
    std::optional<Thing> value{};
    std::optional<Step> step{};
    friend bool operator==(const Change&, const Change&) = default;
};

struct Event {
    std::string what{};                              // "order-given", "stand-lost": past tense
    std::vector<Id> on{};                            // whom it is about, in the order its sentence names them
    std::vector<std::pair<std::string, int>> with{}; // figures of its sentence
    std::string rule{};                              // id in the system's table of rules; may be empty
    std::vector<Change> changes{};
    int of(std::string_view figure, int absent = 0) const;
    friend bool operator==(const Event&, const Event&) = default;
};

// A change that does not fit the state (another value stands there) is a fault of the program or a record that was
// tampered with: then nothing is applied and the answer is false.
bool apply(State& state, const Event& event);
bool takeBack(State& state, const Event& event);            // the inverse: apply, then takeBack is the same state
bool apply(State& state, const std::vector<Event>& events); // all of them in their order, or none
bool takeBack(State& state, const std::vector<Event>& events);

// Makes events: each call changes a copy of the state and notes the change, so that a rule reads what it has just done.
class EventBuilder {
public:
    EventBuilder(const State& state, const Fields& fields) : state_(state), fields_(fields) {}

    const State& state() const { return state_; }
    const std::vector<Event>& events() const { return events_; }
    std::vector<Event> taken() { return std::move(events_); }

    EventBuilder& happened(std::string what, std::vector<Id> on = {},
        std::vector<std::pair<std::string, int>> with = {},
        std::string rule = {}); // begins an event; what follows belongs to it

    template <class T>
    T get(Id thing, const Field<T>& field) const
    {
        return static_cast<T>(valueOf(state_[thing], field));
    }
    template <class T, std::convertible_to<T> Value>
    void set(Id thing, const Field<T>& field, Value to)
    {
        setNumber(thing, field, int(T(to)));
    }
    void setNumber(Id thing, const AnyField& field, int to) { put(thing, field.placeIn(state_[thing].sort), to); }
    void add(Id thing, const AnyField& field, int by) { setNumber(thing, field, valueOf(state_[thing], field) + by); }
    // By a name that comes from outside (View::get).
    int get(Id thing, std::string_view field) const;
    void set(Id thing, std::string_view field, int to);
    void add(Id thing, std::string_view field, int by) { set(thing, field, get(thing, field) + by); }
    Id make(Thing thing); // gets the next id and the starts of its fields
    void lose(Id thing);
    void regain(Id thing); // it was not lost after all
    void changeSide(Id thing, int side);
    void join(Id tie, Id member);
    void leave(Id tie, Id member);
    void setTurn(int turn);
    void setSide(int side);
    void setPhase(std::string phase);
    void setHouse(std::string rules);
    void seal(SealedAnswer answer);              // behind those that are sealed already
    void open(std::size_t index);                // it is known now
    void end();                                  // nothing waits any more
    void push(Step step, std::size_t below = 0); // on top, or below so many others: answered next, or after them
    void queue(Step step);                       // at the bottom: answered last
    void drop(std::size_t fromTop = 0);

private:
    void put(Id thing, int place, int to); // of its fields; -1: it has none
    void note(Change change);

    State state_;
    const Fields& fields_;
    std::vector<Event> events_{};
};

} // namespace strategikon::play
