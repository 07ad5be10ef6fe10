// What the tests of texts share.
#pragma once
#include "model/text/fault.h"

#include <QTest>

#include <ctime>
#include <string>

namespace support {

// "2:5 duplicate-key", or "2:5 duplicate-key 3:1 ..." for several; "" for none.
inline QString brief(const std::vector<strategikon::Fault>& faults)
{
    QStringList parts;
    for (const auto& [place, message] : faults)
        parts << QStringLiteral("%1:%2 %3").arg(place.line).arg(place.column).arg(message.code.c_str());
    return parts.join(u' ');
}

inline std::string repeated(std::string_view part, std::size_t times)
{
    std::string out;
    out.reserve(part.size() * times);
    while (times-- > 0)
        out += part;
    return out;
}

// Sanitizers slow everything down; times and repetitions stretch and shrink with them.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int patience = 20;
#else
inline constexpr int patience = 1;
#endif

// Counts the work of this process alone, so that a busy machine fails no test.
class WorkTimer {
public:
    double milliseconds() const { return 1000.0 * double(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

} // namespace support
