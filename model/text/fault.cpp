#include "model/text/fault.h"

namespace strategikon {

std::string describe(const Fault& fault)
{
    const auto& [file, line, column] = fault.place;
    std::string out = file;
    if (line > 0)
        out += (out.empty() ? "" : ":") + std::to_string(line) + ":" + std::to_string(column);
    if (!out.empty())
        out += ": ";
    return out + english(fault.message);
}

std::string describe(const std::vector<Fault>& faults)
{
    std::string out;
    for (const Fault& fault : faults)
        out += describe(fault) + "\n";
    return out;
}

} // namespace strategikon
