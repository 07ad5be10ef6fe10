// The clock of a round: how much is left, started and stopped.
#pragma once

#include "model/library/battle_records.h"

#include <QDateTime>
#include <QString>

namespace strategikon::evenings {

int spentOf(const Round& round, const QDateTime& now); // seconds
int leftOf(const Round& round, const QDateTime& now);  // seconds; below 0: over time
Round started(Round round, const QDateTime& now);
Round paused(Round round, const QDateTime& now);
Round anew(Round round); // stands still, with all its time
// "1:05:00", "−0:12".
QString timeShown(int seconds);

} // namespace strategikon::evenings
