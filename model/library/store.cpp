#include "model/library/store.h"

#include <chrono>
#include <cstdio>
#include <ctime>

namespace strategikon {

std::string libraryTime()
{
    using namespace std::chrono;
    const auto now = time_point_cast<milliseconds>(system_clock::now());
    const std::time_t seconds = system_clock::to_time_t(floor<std::chrono::seconds>(now));
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char day[32], text[48];
    std::strftime(day, sizeof day, "%Y-%m-%dT%H:%M:%S", &parts);
    std::snprintf(text, sizeof text, "%s.%03dZ", day, static_cast<int>(now.time_since_epoch().count() % 1000));
    return text;
}

} // namespace strategikon
