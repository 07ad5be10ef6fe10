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

std::string dayHere(const std::string& time)
{
    std::tm parts{};
    if (std::sscanf(time.c_str(), "%d-%d-%dT%d:%d:%d", &parts.tm_year, &parts.tm_mon, &parts.tm_mday, &parts.tm_hour,
            &parts.tm_min, &parts.tm_sec)
        != 6)
        return {};
    parts.tm_year -= 1900;
    parts.tm_mon -= 1;
    const std::time_t seconds = timegm(&parts);
    localtime_r(&seconds, &parts);
    char day[32];
    std::strftime(day, sizeof day, "%Y-%m-%d", &parts);
    return day;
}

} // namespace strategikon
