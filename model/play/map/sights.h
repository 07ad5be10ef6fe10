// What two units have of one another on the table: sight, distance, who lies ahead of whom. Models are set down by hand
// and measured by tape, so each question is put to every table that may be meant; what differs between them the players
// see for themselves.
#pragma once

#include "tape.h"

namespace strategikon::play {

// Where a stand may shoot.
enum class Arc { front, straight, allRound };

// One table that may be meant: the stands of both units one by one, all others as what blocks a line of sight.
class Moment {
public:
    // How the two may stand otherwise than was told, and the others in the way of their looks more, or less.
    struct Slip {
        int whose = 0;                 // 0: the first of both, 1: the other
        double towards = 0, aside = 0; // cm, from the first to the other
        double turned = 0;             // degrees
    };
    struct Scene; // what is the same on all of them
    Moment(const Scene& scene, const Slip& slip, bool inTheWay);
    Moment(const Moment&) = delete;

    int stands() const { return int(own_.size()); }
    int others() const { return int(theirs_.size()); }
    // Of stands by their number in each unit; units of the rules.
    bool sees(int stand, int other, double most) const;
    double apart(int stand, int other) const;
    bool inArc(int stand, int other, Arc arc) const;
    bool onlyAhead(int stand, int other) const; // all of the other lies in its front quarter
    const field::Stand& stand(int at) const { return own_[std::size_t(at)]; }
    const field::Stand& other(int at) const { return theirs_[std::size_t(at)]; }
    const field::Troop& troop() const { return troop_; }
    const field::Troop& otherTroop() const { return otherTroop_; }

private:
    double scale_;
    bool blind_; // somebody of whom nobody knows where he stands, or country, may be in the way
    const field::Troop &troop_, &otherTroop_;
    std::vector<field::Stand> own_, theirs_;
    field::Deployment all_;
    std::optional<field::View> view_;
};

// Every table that may be meant, until `visit` has seen enough, which it says with false; a moment is valid only there.
// False: nobody knows where one of the two is, or the scale.
bool eachMoment(const Tape& tape, Id one, Id other, const std::function<bool(const Moment&)>& visit);

// What is so on all of them; nothing where two differ.
template <class Of>
auto surely(const Tape& tape, Id one, Id other, Of of) -> std::optional<decltype(of(std::declval<const Moment&>()))>
{
    std::optional<decltype(of(std::declval<const Moment&>()))> found;
    bool same = true;
    const bool known = eachMoment(tape, one, other, [&](const Moment& moment) {
        auto here = of(moment);
        same = !found || *found == here;
        found = std::move(here);
        return same;
    });
    return known && same ? found : std::nullopt;
}

// Whether some stand of it sees some of the other, no further off than so many units.
std::optional<bool> surelySees(const Tape& tape, Id unit, Id other, double units);
// Whether all of the other lies ahead of each of its stands.
std::optional<bool> surelyAhead(const Tape& tape, Id unit, Id other);
// The enemy among these, all of them known to stand somewhere, who is closest of those it sees within so many units;
// nothing where one as close is near enough, and only a part of him further off is seen.
std::optional<Id> closestSeen(const Tape& tape, Id unit, const Ids& enemies, double units);

} // namespace strategikon::play
