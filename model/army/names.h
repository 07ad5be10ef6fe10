// The names in an army that came as a file.
#pragma once

#include "model/army/army.h"

namespace strategikon {

// What is against the first that there is something against; `file` is for the message.
std::optional<Fault> faultOfNames(const Army& army, const std::string& file);
// The same army with names that nothing is against.
Army withCleanNames(Army army);

} // namespace strategikon
