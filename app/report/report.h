// The report of a battle, written from its record; a battle that is not over is told as far as it stands.
#pragma once

#include "app/report/maps.h"
#include "model/library/battle_records.h"
#include "model/play/record/battle.h"

namespace strategikon::report {

// `about`: who met, where and when; empty where that is nobody else's business.
Document reportOf(
    const play::Battle& battle, const QString& name, const Maps& maps = {}, const BattleAbout& about = {});

// How the sides stand, by the book.
Table balanceOf(const play::Game& game, const play::State& state);
// The names of a side's armies.
QString sideShown(const play::State& state, int side);
// "Turn 3, side B, Combat".
QString momentShown(const play::State& state);

} // namespace strategikon::report
