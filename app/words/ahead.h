// Words for what a moment of a battle leads to (model/play/ahead.h). The templates are the rule systems' own:
// "prospect-combat", "ahead-wins", "figure-destroyed", "granted-combat-moves".
#pragma once

#include "model/play/ahead.h"

#include <QString>

namespace strategikon {

QString titled(const play::Prospect& prospect, const play::State& state);
QString labelled(const play::Prospect::Line& line, const play::State& state);
// Of a line; empty where the line says it.
QString labelled(const play::Prospect::Figure& figure, const play::Prospect::Line& line, const play::State& state);
QString shown(const play::Prospect::Figure& figure); // "12.3 %", "1.24"
QString grantedShown(const std::string& id, const play::State& state);
// Why its course would be better in another order.
QString betterShown(const play::Prospect& prospect, const play::State& state);

} // namespace strategikon
