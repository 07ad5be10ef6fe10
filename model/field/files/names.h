// The names in a battlefield, and in the armies on it, that came as a file.
#pragma once

#include "setup_file.h"

namespace strategikon::field {

// What is against the first that there is something against; `file` is for the message.
std::optional<Fault> faultOfNames(const Setup& setup, const std::string& file);
std::optional<Fault> faultOfNames(const Deployment& deployment, const std::string& file);
// The same as readSetup(), for a file of somebody else.
Result<Setup> readNamedSetup(std::string_view text, const std::string& file);

} // namespace strategikon::field
