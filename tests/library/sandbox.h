// Disks that are full or write-protected, for a process of their own: they are mounted where no other process sees
// them, and go with it. Needs no rights where the system lets users have namespaces.
#pragma once

#include <string>

namespace strategikon {

// All three concern this process only, which must have a single thread, and are false where the system says no.
bool mountSmallDisk(const std::string& folder, int kilobytes);
bool mountReadOnly(const std::string& folder); // what is in it stays, and cannot be changed
bool becomeNobody();                           // so that permissions bind; true also if they already do

} // namespace strategikon
