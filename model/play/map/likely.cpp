#include "likely.h"

#include "model/play/game.h"
#include "model/play/record/agreed.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace strategikon::play {

namespace {

using Known = Place::Known;

class Search {
public:
    Search(const Battle& battle, const State& state) : battle_(battle), fields_(battle.game().fields())
    {
        for (const Thing& thing : state.things)
            if (const Place place = placeOf(fields_, thing);
                !thing.gone && place.known != Known::untold && !place.formed())
                wanted_.push_back({thing.id, placeOf(fields_, thing), {}});
    }

    // From the last event back to the one with which each of them left.
    std::vector<Gone> from(int step)
    {
        for (; step != battle_.root() && !wanted_.empty(); step = battle_.entry(step).parent) {
            const auto& events = battle_.entry(step).events;
            for (auto event = events.rbegin(); event != events.rend(); ++event)
                look(*event);
        }
        std::reverse(found_.begin(), found_.end());
        return std::move(found_);
    }

private:
    void look(const Event& event)
    {
        for (std::size_t i = 0; i < wanted_.size();) {
            Gone& gone = wanted_[i];
            const auto left = std::find_if(event.changes.begin(), event.changes.end(),
                [&](const Change& change) { return leaves(change, gone.thing); });
            if (left != event.changes.end()
                || std::find(event.on.begin(), event.on.end(), gone.thing) != event.on.end())
                gone.by.insert(gone.by.begin(), &event);
            if (left == event.changes.end()) {
                ++i;
                continue;
            }
            gone.from.known = Known(left->from);
            found_.push_back(std::move(gone));
            wanted_.erase(wanted_.begin() + std::ptrdiff_t(i));
        }
    }

    bool leaves(const Change& change, Id thing) const
    {
        return change.what == Change::What::field && change.thing == thing && change.to <= int(Known::irregular)
            && change.from > int(Known::irregular) && isPlaceField(fields_, battle_.state()[thing].sort, change.index);
    }

    const Battle& battle_;
    const Fields& fields_;
    std::vector<Gone> wanted_{}, found_{};
};

} // namespace

std::vector<Gone> goneIn(const Battle& battle, int after, const State& state)
{
    return Search(battle, state).from(after);
}

namespace {

// The events about any of them, in their order.
std::vector<const Event*> eventsOf(const Battle& battle, int after, const std::vector<Gone>& all)
{
    std::set<const Event*> about;
    for (const Gone& gone : all)
        about.insert(gone.by.begin(), gone.by.end());
    std::vector<const Event*> found;
    for (int step = after; step != battle.root() && found.size() < about.size(); step = battle.entry(step).parent)
        for (const Event& event : battle.entry(step).events | std::views::reverse)
            if (about.contains(&event))
                found.push_back(&event);
    std::reverse(found.begin(), found.end());
    return found;
}

} // namespace

// One event after the other, as they happened, each from where the one before has brought them: who pursues ends where
// the other has retreated to by then.
std::vector<LikelyPlace> likelyPlaces(const Battle& battle, int after, const State& state, const field::Field* on)
{
    const Game& game = battle.game();
    EventBuilder table(state, game.fields());
    table.happened("likely");
    auto gone = goneIn(battle, after, state);
    for (const Gone& one : gone)
        setPlace(table, game.fields(), one.thing, one.from); // until he left
    std::map<Id, LikelyPlace> places;
    std::set<Id> lost; // from sight: nobody tells any more where they are
    for (const Event* event : eventsOf(battle, after, gone))
        for (Gone& one : gone) {
            if (std::ranges::find(one.by, event) == one.by.end() || lost.contains(one.thing))
                continue;
            if (const auto likely = game.likelyPlace(table.state(), {one.thing, one.from, {event}}, on)) {
                setPlace(table, game.fields(), one.thing, likely->place);
                places.insert_or_assign(one.thing, *likely);
                one.from = likely->place;
            } else {
                lost.insert(one.thing);
                places.erase(one.thing);
                leavePlace(table, game.fields(), one.thing);
            }
        }
    std::vector<LikelyPlace> all;
    for (const Gone& one : gone)
        if (const auto it = places.find(one.thing); it != places.end())
            all.push_back(it->second);
    return all;
}

std::optional<Answer> agreedOn(const std::vector<LikelyPlace>& likely, const Ids& things)
{
    Answer answer{.what = agreedStep, .who = both};
    for (const LikelyPlace& one : likely)
        if (std::find(things.begin(), things.end(), one.thing) != things.end())
            answer.set("#" + std::to_string(one.thing) + ".place", placeValues(one.place));
    return answer.inputs.empty() ? std::nullopt : std::optional(answer);
}

} // namespace strategikon::play
