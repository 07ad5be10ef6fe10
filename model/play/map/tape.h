// What a tape tells over the map, of those all of whose stands are known: how far apart they are, and who lies
// ahead of whom. What does not follow for certain is not told: the table decides it.
#pragma once

#include "model/field/seeing/sight.h"
#include "model/play/event.h"

#include <functional>
#include <optional>

namespace strategikon::play {

// How far hands and tapes err.
struct Tolerance {
    double beside = 1;  // cm that models are set down beside their place
    double turned = 5;  // degrees that they are turned
    double clear = 2;   // cm between those who are not meant to touch
    double stretch = 1; // cm of an edge that touch, or that are free, at least
    double askew = 10;  // degrees between those who are meant to stand square
};

// What a system lays its tape over.
struct Surveyed {
    const field::Field* on = nullptr;   // nullptr: on no known battlefield
    double scale = 0;                   // cm on the table for one unit of the rules; 0: not known
    field::Deployment standing{};       // all of whose stands are known, by their badges, as they are measured to
    field::Deployment about{};          // these, and those who stand about where they have them
    std::function<double(Id)> margin{}; // cm: how far off they may be; may be empty
    Ids hiding{};                       // who hides what lies behind, wherever he stands
    std::function<bool(Id)> low{};      // sight passes over him; may be empty
    std::function<bool(Id)> allRound{}; // he sees all round; may be empty
    // What country does to sight where it hides as much as it may, and as little; nullptr: nothing.
    const field::Kinds *close = nullptr, *open = nullptr;
    Tolerance tolerance{};
};

// The state, and whatever `over` names, outlive it.
class Tape {
public:
    Tape(const State& state, Surveyed over);
    Tape(const Tape&) = delete;

    const State& state() const { return state_; }
    const Surveyed& over() const { return over_; }
    const field::Field* on() const { return over_.on; }
    double scale() const { return over_.scale; }
    const field::Deployment& standing() const { return over_.standing; }
    const Tolerance& tolerance() const { return over_.tolerance; }
    const std::string& badge(Id thing) const { return state_[thing].badge; }

    // How far off one may be, or two of them: cm; 0: they are where they were told to be.
    double margin(Id thing) const { return over_.margin ? over_.margin(thing) : 0; }
    double margin(Id a, Id b) const { return margin(a) + margin(b); }
    // Nobody knows how one is turned who stands about there: cm by which his edge may come nearer or go farther.
    double turning(Id thing) const;
    // Where the other touches it: the edges of its stands, as they are said to stand; none where they do not touch.
    std::vector<field::Quarter> quarters(Id thing, Id other) const;
    // Whether they are so many units of the rules apart, or less.
    std::optional<bool> within(Id a, Id b, double units) const;
    double distance(Id a, Id b) const; // units of the rules, as they are said to stand; infinite where they are not
    // How many full bands of so many units lie between them: none up to the first mark.
    // At least and at most so many; nothing where nobody knows where one of them is.
    std::optional<std::pair<int, int>> bandsAbout(Id a, Id b, double each) const;
    // Whether all of `others` are known to their last stand, or where they are at least; and those of them who are
    // within so many units, or may be.
    bool known(const Ids& others) const;
    bool placed(const Ids& others) const;
    Ids near(Id unit, const Ids& others, double units) const;

private:
    std::optional<std::pair<double, double>> apart(Id a, Id b) const; // at least, at most

    const State& state_;
    Surveyed over_;
    field::View view_;
};

} // namespace strategikon::play
