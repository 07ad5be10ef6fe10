// Maps of a battle that was begun on a battlefield.
#pragma once

#include "app/map/plate.h"
#include "app/report/document.h"
#include "app/report/standing.h"
#include "model/play/record/battle.h"

#include <map>
#include <optional>
#include <string>

namespace strategikon::report {

// How the armies were drawn up; and who stood where last, as far as it is known, all the lost crossed out: only where
// that is another map. `untold` names whose place is not known; they are dashed where they stood last. `setUp`: as
// BattleContent keeps it; none where it is empty or is not to be read.
struct Maps {
    std::optional<Drawing> before{}, after{};
    // Who stood where at the end of each turn that is over (addTurns); none where that is the deployment still.
    std::map<int, Drawing> turns{};
    QString untold{};
    std::shared_ptr<const Backdrop> backdrop{}; // of them all
    QStringList kept{}; // of sides that were only hidden until both were known, or told after the fact
};
// The map of one moment, as a picture of its own: who stands only about there is pale and dashed, who has moved since
// is a dashed edge, and of the lost those who have just fallen are crossed out.
class MomentMap {
public:
    MomentMap(std::shared_ptr<const Ground> ground, const play::Battle& battle, int step, bool dark = false);
    MomentMap(std::shared_ptr<const Ground> ground, const play::Fields& fields, const play::State& state,
        const play::Ids& fallen, bool dark = false);
    bool tells() const { return tells_; }     // more than the map of the deployment does
    bool shows(const MomentMap& other) const; // nothing that the other does not
    // Keeps all that it shows.
    Drawing drawing(const QString& title, const std::shared_ptr<const Backdrop>& backdrop = {}) const;
    QByteArray png() const;
    QByteArray svg() const;

private:
    map::Plate plate() const;

    std::shared_ptr<const Ground> ground_;
    std::shared_ptr<const field::Deployment> standing_;
    map::MapLook look_{};
    bool tells_ = false;
};

// Of a battle on a battlefield; of others nothing.
void addTurns(Maps& maps, const std::string& system, const std::string& setUp, const play::Battle& battle);
Maps mapsOf(const std::string& system, const std::string& setUp, const play::Fields& fields, const play::State& end);

} // namespace strategikon::report
