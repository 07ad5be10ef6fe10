#include "likely.h"

#include "model/play/game.h"
#include "model/play/record/agreed.h"
#include "model/text/contains.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <utility>

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
            const auto left =
                std::ranges::find_if(event.changes, [&](const Change& change) { return leaves(change, gone.thing); });
            if (left != event.changes.end() || contains(event.on, gone.thing))
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

// Goes back to where the first of those left who have no place now, and farther, to where those left whom what moved
// them names: they may have been placed again since, or be destroyed.
class Back {
public:
    Back(const Battle& battle, State now, const std::vector<Gone>& gone)
        : battle_(battle), fields_(battle.game().fields()), then_(std::move(now)), gone_(gone)
    {
        for (const Gone& one : gone)
            sought_.insert(one.thing);
    }

    // False where the record does not fit its state.
    bool from(int step)
    {
        for (; step != battle_.root(); step = battle_.entry(step).parent)
            for (const Event& event : battle_.entry(step).events | std::views::reverse) {
                if (!takeBack(then_, event))
                    return false;
                events_.push_back(&event);
                std::erase_if(sought_, [&](Id thing) { return leaves(event, thing); });
                if (sought_.empty() && !seekOthers())
                    return true;
            }
        return true;
    }

    State then() { return std::move(then_); }
    std::vector<const Event*> events() const { return {events_.rbegin(), events_.rend()}; } // from there on

private:
    bool leaves(const Event& event, Id thing) const
    {
        return std::ranges::any_of(event.changes, [&](const Change& change) {
            return change.what == Change::What::field && change.thing == thing && change.to <= int(Known::irregular)
                && change.from > int(Known::irregular) && isPlaceField(fields_, then_[thing].sort, change.index);
        });
    }

    // Once.
    bool seekOthers()
    {
        if (!std::exchange(first_, false))
            return false;
        for (const Gone& one : gone_)
            for (const Event* event : one.by)
                for (const Id other : event->on)
                    if (const Place place = placeOf(fields_, then_[other]);
                        place.known != Known::untold && !place.formed())
                        sought_.insert(other);
        return !sought_.empty();
    }

    const Battle& battle_;
    const Fields& fields_;
    State then_;
    const std::vector<Gone>& gone_;
    std::set<Id> sought_{};
    std::vector<const Event*> events_{};
    bool first_ = true;
};

// Plays on from where the first of them left, everybody being where he was then or has likely come to.
class Following {
public:
    Following(const Game& game, State then, const field::Field* on) : game_(game), then_(std::move(then)), on_(on) {}

    void follow(const Event& event)
    {
        for (const auto& [thing, one] : away_)
            setPlace(then_, game_.fields(), thing, one.noted);
        apply(then_, event);
        for (const Change& change : event.changes)
            note(change);
        suppose();
        // Whom it names goes before those who go along with him, and all who are named set out at once.
        for (const bool isNamed : {true, false}) {
            std::map<Id, std::optional<LikelyPlace>> came;
            for (const auto& [thing, one] : away_)
                if (const bool its = contains(event.on, thing);
                    its == isNamed && !one.lost && (its || leavesWith(event, thing)))
                    came[thing] = game_.likelyPlace(then_, {thing, one.at, {&event}}, on_);
            for (const auto& [thing, likely] : came)
                arrive(thing, likely);
        }
    }

    // Of somebody who is still away.
    std::optional<Place> placeOf(Id thing) const
    {
        const auto it = away_.find(thing);
        return it == away_.end() || it->second.lost || !it->second.moved ? std::nullopt : std::optional(it->second.at);
    }

private:
    struct Away {
        Place at{}, noted{};              // as he is supposed to be, and as the record has it
        bool moved = false, lost = false; // from sight: nobody tells any more where he is
    };

    bool leavesWith(const Event& event, Id thing) const
    {
        return std::ranges::any_of(event.changes, [&](const Change& change) {
            return change.thing == thing && isKnown(change) && change.to <= int(Known::irregular);
        });
    }

    bool isKnown(const Change& change) const
    {
        return change.what == Change::What::field
            && isPlaceField(game_.fields(), then_[change.thing].sort, change.index);
    }

    void note(const Change& change)
    {
        if (!isKnown(change))
            return;
        if (change.to > int(Known::irregular)) {
            away_.erase(change.thing); // its players have told
        } else if (change.from > int(Known::irregular)) {
            Place from = play::placeOf(game_.fields(), then_[change.thing]);
            from.known = Known(change.from);
            away_[change.thing] = {.at = from};
        }
    }

    void suppose()
    {
        for (auto& [thing, one] : away_) {
            one.noted = play::placeOf(game_.fields(), then_[thing]);
            if (!one.lost)
                setPlace(then_, game_.fields(), thing, one.at);
        }
    }

    void arrive(Id thing, const std::optional<LikelyPlace>& likely)
    {
        Away& one = away_.at(thing);
        one.moved = true;
        one.lost = !likely;
        if (likely)
            one.at = likely->place;
        setPlace(then_, game_.fields(), thing, one.lost ? one.noted : one.at);
    }

    const Game& game_;
    State then_;
    const field::Field* on_;
    std::map<Id, Away> away_{};
};

} // namespace

// One event after the other, as they happened: who pursues ends where the other has retreated to by then, though he may
// be destroyed since.
std::vector<LikelyPlace> likelyPlaces(const Battle& battle, int after, const State& state, const field::Field* on)
{
    const auto gone = goneIn(battle, after, state);
    Back back(battle, state, gone);
    if (gone.empty() || !back.from(after))
        return {};
    const auto events = back.events();
    Following following(battle.game(), back.then(), on);
    for (const Event* event : events)
        following.follow(*event);
    std::vector<LikelyPlace> all;
    for (const Gone& one : gone)
        if (const auto place = following.placeOf(one.thing))
            all.push_back({one.thing, *place});
    return all;
}

std::optional<Answer> agreedOn(const std::vector<LikelyPlace>& likely, const Ids& things)
{
    Answer answer{.what = agreedStep, .who = both};
    for (const LikelyPlace& one : likely)
        if (contains(things, one.thing))
            answer.set("#" + std::to_string(one.thing) + ".place", placeValues(one.place));
    return answer.inputs.empty() ? std::nullopt : std::optional(answer);
}

} // namespace strategikon::play
