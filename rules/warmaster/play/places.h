// Where units and commanders stand, as far as a set-up or the players have told, and what a tape tells of it. What does
// not follow for certain is not told: the table decides it, as ever.
#pragma once

#include "model/field/sight.h"
#include "model/play/place.h"
#include "rules/warmaster/play/doing.h"

namespace strategikon::warmasterPlay {

// Whom an event moves has left his place (play.yaml, `moves`), with the commanders who have joined him, and has made
// his first move. Called by Doing::happened().
void leavePlaces(Doing& doing, const std::string& what, const Ids& on);

// A unit has been told to stand here: commanders of its side who stand alone where it does make room towards their base
// line, no farther than they must (rulebook 2468). Called once its place is set.
void makeRoom(Doing& doing, Id unit);

class Tape {
public:
    explicit Tape(const Table& table, const field::Field* on = nullptr);
    Tape(const Tape&) = delete;

    const Table& table() const { return table_; }
    const field::Field* on() const { return on_; }               // nullptr: on no known battlefield
    double scale() const { return scale_; }                      // cm on the table for one of the rules; 0: not known
    const field::Deployment& standing() const { return known_; } // all whose stands are known to the last

    play::Place place(Id thing) const { return play::placeOf(fields(), table_[thing]); }
    // Whether they are so many cm of the rules apart, or less.
    std::optional<bool> within(Id a, Id b, double cm) const;
    double distance(Id a, Id b) const; // cm of the rules, as they are said to stand; infinite where they are not
    // How many full bands of so many cm lie between them: none up to the first mark.
    std::optional<int> bands(Id a, Id b, double each) const;
    // Whether all of `others` are known, and those of them who are within so many cm, or may be.
    bool known(const Ids& others) const;
    Ids near(Id unit, const Ids& others, double cm) const;
    // Whether all of the other lies ahead of each stand.
    bool onlyInFront(Id unit, Id other) const;

private:
    std::optional<std::pair<double, double>> apart(Id a, Id b) const; // at least, at most

    const Table& table_;
    const field::Field* on_;
    double scale_;
    field::Deployment known_;
    field::View view_;
};

} // namespace strategikon::warmasterPlay
