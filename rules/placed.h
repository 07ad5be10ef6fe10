// What a set-up tells a battle of any system: whether it is of these armies, and where a body stands on which ground.
#pragma once

#include "model/field/files/setup_file.h"
#include "model/play/event.h"
#include "model/play/map/place.h"
#include "rules/system.h"

#include <functional>

namespace strategikon {

// The badge of a body or leader whom only one of both has, or has as somebody else; empty: the set-up is of these
// armies.
// `comes`: who of its troops is in the battle. Empty: everybody.
std::string strangerIn(const field::Deployment& deployment, const play::State& state,
    const std::function<bool(const field::Troop&)>& comes = {});

// As battles keep it: whole millimetres, none below nought or beyond the largest table.
int millimetres(double cm);

// About `middle`, facing as its first stand does; how much of that is known (`Place::known`) the system says.
play::Place standingAbout(const field::Point& middle, const field::Posted& post);

struct PostedTroop {
    const field::Field& on;
    const field::Troop& troop;
    const field::Posted& post;
};
// Sets `id` down there, on the ground under its stands.
void setDown(play::EventBuilder& builder, const play::Fields& fields, const System& system, const PostedTroop& posted,
    play::Id id, const play::Place& place);

} // namespace strategikon
