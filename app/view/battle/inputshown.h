// One input of a card as QML shows it.
#pragma once

#include "model/play/ask.h"
#include "model/play/thing.h"

#include <QVariantMap>

namespace strategikon {

// id, label, kind, value, least, most; by kind: options (label, on), things (thing, badge, name, on, army)
// `army`: as armyShown.
QVariantMap inputShown(const play::Input& input, const std::vector<int>& values, const play::State& state);

// The army that a thing belongs to, where its side has several; otherwise empty.
QString armyShown(const play::State& state, play::Id thing);

} // namespace strategikon
