// Applying events and taking them back.
#include "model/play/event.h"

#include <algorithm>
#include <ranges>

namespace strategikon::play {

namespace {

using What = Change::What;

// Replaces what must stand there; false where something else does.
template <class Value>
bool replace(Value& there, const Value& from, const Value& to)
{
    if (there != from)
        return false;
    there = to;
    return true;
}

template <class Item>
bool insert(std::vector<Item>& into, int at, const Item& item)
{
    if (at < 0 || at > int(into.size()))
        return false;
    into.insert(into.begin() + at, item);
    return true;
}

template <class Item>
bool erase(std::vector<Item>& from, int at, const Item& item)
{
    if (at < 0 || at >= int(from.size()) || !(from[std::size_t(at)] == item))
        return false;
    from.erase(from.begin() + at);
    return true;
}

bool make(State& state, const Change& change)
{
    if (!change.value || change.value->id != int(state.things.size()) + 1)
        return false;
    state.things.add(*change.value);
    return true;
}

bool unmake(State& state, const Change& change)
{
    if (!change.value || state.things.empty() || !(state[int(state.things.size())] == *change.value))
        return false;
    state.things.removeLast();
    return true;
}

bool replaceField(Thing& thing, int index, int from, int to)
{
    return index >= 0 && index < int(thing.fields.size()) && replace(thing.fields[std::size_t(index)], from, to);
}

bool isOfThing(What what)
{
    return what == What::field || what == What::gone || what == What::side || what == What::within
        || what == What::joined || what == What::left;
}

bool changeThing(Thing& thing, const Change& change, bool back)
{
    const int from = back ? change.to : change.from, to = back ? change.from : change.to;
    switch (change.what) {
    case What::field:
        return replaceField(thing, change.index, from, to);
    case What::gone:
        return replace(thing.gone, from != 0, to != 0);
    case What::side:
        return replace(thing.side, from, to);
    case What::within:
        return replace(thing.within, from, to);
    default: // joined, left
        return (change.what == What::joined) != back ? insert(thing.members, change.index, change.to)
                                                     : erase(thing.members, change.index, change.to);
    }
}

bool sealOrOpen(State& state, const Change& change, bool back)
{
    if (!change.step)
        return false;
    const bool seals = change.what == What::sealed;
    const SealedAnswer answer{seals ? change.to : change.from, *change.step, seals ? change.after : change.before};
    return seals != back ? insert(state.sealed, change.index, answer) : erase(state.sealed, change.index, answer);
}

bool changeState(State& state, const Change& change, bool back)
{
    const int from = back ? change.to : change.from, to = back ? change.from : change.to;
    switch (change.what) {
    case What::made:
        return back ? unmake(state, change) : make(state, change);
    case What::turn:
        return replace(state.turn, from, to);
    case What::turnOf:
        return replace(state.side, from, to);
    case What::phase:
        return replace(state.phase, back ? change.after : change.before, back ? change.before : change.after);
    case What::house:
        return replace(state.house, back ? change.after : change.before, back ? change.before : change.after);
    case What::sealed:
    case What::opened:
        return sealOrOpen(state, change, back);
    case What::over:
        return replace(state.over, from != 0, to != 0);
    case What::pushed:
    case What::dropped:
        return change.step
            && ((change.what == What::pushed) != back ? insert(state.agenda, change.index, *change.step)
                                                      : erase(state.agenda, change.index, *change.step));
    default:
        return false;
    }
}

bool change(State& state, const Change& change, bool back)
{
    if (!isOfThing(change.what))
        return changeState(state, change, back);
    return change.thing >= 1 && change.thing <= int(state.things.size())
        && changeThing(state.things.change(change.thing), change, back);
}

// Ties that the changes were about and that are over.
template <class Changes>
void letLeave(State& state, Changes&& changes)
{
    for (const Change& one : changes)
        if (const Id id = one.value ? one.value->id : one.thing; id >= 1 && id <= int(state.things.size()))
            state.things.leave(id);
}

// All of them or none: what was done already is taken back where one does not fit.
template <class Changes>
bool changeAll(State& state, Changes&& changes, bool back)
{
    bool fits = true;
    for (auto it = std::begin(changes); fits && it != std::end(changes); ++it)
        if (fits = change(state, *it, back); !fits)
            while (it != std::begin(changes))
                change(state, *--it, !back);
    letLeave(state, changes);
    return fits;
}

auto changesOf(const std::vector<Event>& events)
{
    return events | std::views::transform(&Event::changes) | std::views::join;
}

} // namespace

int Event::of(std::string_view figure, int absent) const
{
    for (const auto& [name, value] : with)
        if (name == figure)
            return value;
    return absent;
}

bool apply(State& state, const Event& event) { return changeAll(state, event.changes, false); }

bool takeBack(State& state, const Event& event) { return changeAll(state, event.changes | std::views::reverse, true); }

bool apply(State& state, const std::vector<Event>& events) { return changeAll(state, changesOf(events), false); }

bool takeBack(State& state, const std::vector<Event>& events)
{
    return changeAll(state, changesOf(events) | std::views::reverse, true);
}

EventBuilder& EventBuilder::happened(
    std::string what, std::vector<Id> on, std::vector<std::pair<std::string, int>> with, std::string rule)
{
    events_.push_back({std::move(what), std::move(on), std::move(with), std::move(rule), {}});
    return *this;
}

void EventBuilder::note(Change made)
{
    if (change(state_, made, false))
        events_.back().changes.push_back(std::move(made));
}

int EventBuilder::get(Id thing, std::string_view field) const
{
    const int index = fields_.index(state_[thing].sort, field);
    return index < 0 ? 0 : state_[thing].fields[std::size_t(index)];
}

void EventBuilder::set(Id thing, std::string_view field, int to)
{
    put(thing, fields_.index(state_[thing].sort, field), to);
}

void EventBuilder::put(Id thing, int place, int to)
{
    if (place < 0)
        return;
    if (const int from = state_[thing].fields[std::size_t(place)]; from != to)
        note({.what = What::field, .thing = thing, .index = place, .from = from, .to = to});
}

Id EventBuilder::make(Thing thing)
{
    thing.id = int(state_.things.size()) + 1;
    if (thing.fields.empty())
        thing.fields = fields_.starts(thing.sort);
    const Id id = thing.id;
    note({.what = What::made, .value = std::move(thing)});
    return id;
}

void EventBuilder::lose(Id thing)
{
    if (!state_[thing].gone)
        note({.what = What::gone, .thing = thing, .from = 0, .to = 1});
}

void EventBuilder::regain(Id thing)
{
    if (state_[thing].gone)
        note({.what = What::gone, .thing = thing, .from = 1, .to = 0});
}

void EventBuilder::changeSide(Id thing, int side)
{
    note({.what = What::side, .thing = thing, .from = state_[thing].side, .to = side});
}

void EventBuilder::join(Id tie, Id member)
{
    note({.what = What::joined, .thing = tie, .index = int(state_[tie].members.size()), .to = member});
}

void EventBuilder::leave(Id tie, Id member)
{
    const auto& members = state_[tie].members;
    if (const auto it = std::ranges::find(members, member); it != members.end())
        note({.what = What::left, .thing = tie, .index = int(it - members.begin()), .to = member});
}

void EventBuilder::setTurn(int turn) { note({.what = What::turn, .from = state_.turn, .to = turn}); }

void EventBuilder::setSide(int side) { note({.what = What::turnOf, .from = state_.side, .to = side}); }

void EventBuilder::setPhase(std::string phase)
{
    note({.what = What::phase, .before = state_.phase, .after = std::move(phase)});
}

void EventBuilder::setHouse(std::string rules)
{
    note({.what = What::house, .before = state_.house, .after = std::move(rules)});
}

void EventBuilder::seal(SealedAnswer answer)
{
    note({.what = What::sealed,
        .index = int(state_.sealed.size()),
        .to = answer.side,
        .after = std::move(answer.text),
        .step = std::move(answer.step)});
}

void EventBuilder::open(std::size_t index)
{
    if (index >= state_.sealed.size())
        return;
    const SealedAnswer& answer = state_.sealed[index];
    note({.what = What::opened, .index = int(index), .from = answer.side, .before = answer.text, .step = answer.step});
}

void EventBuilder::end()
{
    while (!state_.agenda.empty())
        drop();
    note({.what = What::over, .from = state_.over, .to = 1});
}

void EventBuilder::push(Step step, std::size_t below)
{
    const auto open = state_.agenda.size();
    note({.what = What::pushed, .index = int(open - std::min(below, open)), .step = std::move(step)});
}

void EventBuilder::queue(Step step) { note({.what = What::pushed, .index = 0, .step = std::move(step)}); }

void EventBuilder::drop(std::size_t fromTop)
{
    if (fromTop >= state_.agenda.size())
        return;
    const int index = int(state_.agenda.size() - 1 - fromTop);
    note({.what = What::dropped, .index = index, .step = state_.agenda[std::size_t(index)]});
}

} // namespace strategikon::play
