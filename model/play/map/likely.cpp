#include "likely.h"

#include "model/play/game.h"
#include "model/play/record/agreed.h"

#include <algorithm>

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

std::vector<LikelyPlace> likelyPlaces(const Battle& battle, int after, const State& state, const field::Field* on)
{
    const Game& game = battle.game();
    EventBuilder table(state, game.fields());
    table.happened("likely");
    std::vector<LikelyPlace> all;
    for (const Gone& gone : goneIn(battle, after, state))
        if (const auto likely = game.likelyPlace(table.state(), gone, on)) {
            setPlace(table, game.fields(), gone.thing, likely->place);
            all.push_back(*likely);
        }
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
