// Faults of the library, and the way from SQLite's exceptions to them.
#pragma once

#include "model/text/fault.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace strategikon {

// A fault of the whole file; its name is the argument `file` of every message.
Fault libraryFault(const std::string& path, std::string code, Arguments arguments = {});

// Only in a catch block: what the exception at hand means for the player.
Fault currentTrouble(const std::string& path);

// The same fault where the file is not the user's own library but a copy of one: then nothing is lost yet, and another
// copy will do.
Fault saidOfCopy(Fault fault, const std::string& copy);

// The same for a result code of SQLite and for an errno of the system.
Fault databaseTrouble(const std::string& path, int result, const std::string& detail);
Fault systemTrouble(const std::string& path, int error);

// A fault as an exception inside the library, to leave a transaction from any depth.
struct Refused {
    Fault fault;
};

// Calls f, whose result can be made from a Fault (a Result or an optional Fault); nothing is thrown.
template <class F>
auto guarded(const std::string& path, F f) noexcept -> decltype(f())
{
    try {
        return f();
    } catch (...) {
        return currentTrouble(path);
    }
}

} // namespace strategikon
