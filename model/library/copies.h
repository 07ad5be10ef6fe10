// Copies that the program makes of the library by itself, one a day at most, and the way back to one of them. They lie
// in a folder of their own beside the library, with every library that Restore set aside.
#pragma once

#include "model/library/library.h"

#include <functional>
#include <string>
#include <vector>

namespace strategikon {

struct LibraryCopy {
    std::string file; // absolute
    std::string name; // of the file
    std::string day;  // 2026-01-31, of the copy or of when it was set aside
    bool setAside = false;
    std::string at{}; // when it was set aside, UTC; empty: of a day
};

// Those beside a library, the latest first.
std::vector<LibraryCopy> copiesOf(const std::string& library);

// Those that a word can mean: all of a name, or of its beginning; a day alone means what was copied on it.
std::vector<LibraryCopy> copiesMeant(const std::string& library, const std::string& word);
// The latest that was copied, is whole and holds something. `passed`: what is against later ones.
Result<LibraryCopy> lastWhole(const std::string& library, std::vector<Fault>& passed);

// Today's copy (a day such as 2026-01-31), unless there is one. Then older ones go: kept are the latest of each of
// the last three days, weeks and months that have any. Only for a library that was looked through and is whole.
// True: a copy was made. Where the disk has no room for two more of its size none is made, and none of a library in
// which nothing is: that would take the place of one that holds something.
Result<bool> rollCopies(const Library& library, const std::string& today);
// Which of these days are kept; the latest first.
std::vector<std::string> keptDays(std::vector<std::string> days);

// Where a library is set aside to: a name in that folder which is not taken.
std::string asideName(const std::string& library);

// Copies a library that nobody has open beside its backups, with its log, as both lie there; where that fails, nothing.
void keepAsFound(const std::string& library);

// The names of those, and of the copies that were made before an upgrade, in which a field, as it was then or as undo
// could bring it back, has a document of that kind. One that cannot be read is passed over.
std::vector<std::string> copiesHolding(
    const std::string& library, const std::string& field, const std::function<bool(const std::string& document)>& kind);

// Puts a whole copy, or any whole library file, in the place of the library, and says where that was set aside to;
// nothing is deleted. At every moment a whole library, the old or the new, is in its place. Refused while another
// process has the library open, and where the copy is damaged.
Result<std::string> restoreLibrary(const std::string& library, const std::string& copy);

// Library::mend(); where the file itself is damaged a new library is made of what can be read of it, with a history
// that begins anew, and takes its place. Refused while another process has the library open.
Result<LibraryMended> mendLibrary(const std::string& library);

} // namespace strategikon
