// A nation's list on paper, as the player reads it on the screen.
#pragma once

#include "app/print/document.h"
#include "model/text/fault.h"
#include "rules/system.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include <optional>
#include <string>

namespace strategikon::print {

// The upgrades that hang together and the limits over several rows, a sentence each.
// What else a list tells, label and words: that it stands in no book, its years, climate, terrain ...
QList<std::pair<QString, QString>> factsOf(const ArmyList& list);

QStringList tiesOf(const System& system, const ArmyList& list);

Sheet nationSheet(const System& system, const ArmyList& list, const QSizeF& size);

// As pdfOf() for rosters.
QByteArray nationPdf(const System& system, const ArmyList& list, Paper paper, const QDateTime& made = {});

} // namespace strategikon::print
