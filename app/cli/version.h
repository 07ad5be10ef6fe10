// Of the program, and of the keys of `--json`: docs/json.md tells what each version of these changed. It rises where a
// key goes or means something else; a key more leaves it as it is.
#pragma once

namespace strategikon::cli {

inline constexpr const char* versions = "strategikon " STRATEGIKON_VERSION "\nJSON 2";

} // namespace strategikon::cli
