// One input of a card as QML shows it.
#pragma once

#include "model/play/ask.h"

#include <QVariantMap>

namespace strategikon {

// id, label, kind, value, least, most; by kind: options (label, on), things (thing, badge, name, on)
QVariantMap inputShown(const play::Input& input, const std::vector<int>& values, const play::State& state);

} // namespace strategikon
