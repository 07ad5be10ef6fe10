// How far an old library is that is being brought up to date, for whoever waits for it.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace strategikon {

// How many battles are done, of how many: they are what takes time.
using UpgradeHeard = std::function<void(int done, int of)>;

// Who hears it of all libraries that this thread opens, from the beginning on and after each battle; empty: nobody.
void hearUpgrade(UpgradeHeard heard);
void tellUpgrade(int done, int of);

// How many battles there are in a library that opening it would bring up to date; nothing for any other file. The file
// is only looked at.
std::optional<int> battlesOfOlder(const std::string& library);

} // namespace strategikon
