// Situations of the judge of fights (judge/combat.py) and what the program makes of them.
#pragma once

#include <QJsonObject>
#include <QStringList>

#include <string>
#include <vector>

namespace judged {

// What the judge prints: of those reckoned by hand, or so many as it draws ("3000", "1"). Without those that no card of
// a battle is about.
std::vector<QJsonObject> situations(const QStringList& arguments = {}, const char* what = "--lines");
// What the program finds otherwise; empty where nothing is. By the book as it is now.
std::string amissIn(const QJsonObject& situation);
// The same by every pair of dice ("--pairs"), and how those are shown.
std::string amissInPairs(const QJsonObject& situation);

} // namespace judged
