// What the tests of texts share.
#pragma once
#include "model/text/fault.h"

#include <QTest>

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

// Sanitizers slow everything down; repetitions shrink with them.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int patience = 20;
#else
inline constexpr int patience = 1;
#endif

} // namespace support
