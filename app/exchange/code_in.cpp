#include "app/exchange/code_in.h"

#include "app/exchange/names.h"
#include "app/exchange/text_lines.h"
#include "model/army/army_code.h"

#include <QByteArray>

#include <algorithm>
#include <optional>

namespace strategikon::exchange {

namespace {

constexpr std::size_t mostCodes = 20;
constexpr std::size_t checkLength = 7;

bool isSign(char c)
{
    constexpr std::string_view others = "$%*+-./:";
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
        || others.find(c) != std::string_view::npos;
}

bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

// The signs of a code that may begin here, without what parts them; it ends where its check fits.
std::optional<Army> armyAt(std::string_view text)
{
    std::string code;
    std::size_t check = 0; // signs since the last "$"
    for (const char c : text) {
        if (isBlank(c))
            continue;
        if (!isSign(c) || code.size() > longestArmyCode)
            return {};
        code += c;
        check = c == '$' ? 1 : check > 0 ? check + 1 : 0;
        if (check == checkLength + 1)
            if (auto army = readArmyCode(code))
                return std::move(*army);
    }
    return {};
}

// A code in an address: "STK1%3A...".
std::string unescaped(std::string text)
{
    const std::string small = lower(text);
    return small.find("stk1%3a") == std::string::npos
        ? text
        : QByteArray::fromPercentEncoding(QByteArray::fromStdString(text)).toStdString();
}

} // namespace

CodesIn codesIn(std::string_view source)
{
    CodesIn codes;
    const std::string text = unescaped(unwrapped(source));
    const std::string small = lower(text);
    for (std::size_t at = small.find("stk"); at != std::string::npos && codes.armies.size() < mostCodes;
         at = small.find("stk", at + 3)) {
        if (!looksLikeArmyCode(std::string_view(text).substr(at, 64)) || small.find(':', at) > at + 12)
            continue;
        const int line = 1 + int(std::count(text.begin(), text.begin() + std::ptrdiff_t(at), '\n'));
        if (auto army = armyAt(std::string_view(text).substr(at))) {
            if (codes.armies.empty())
                codes.line = line;
            if (std::ranges::find(codes.armies, *army) == codes.armies.end())
                codes.armies.push_back(std::move(*army));
        } else if (codes.damagedAt == 0) {
            codes.damagedAt = line;
        }
    }
    return codes;
}

} // namespace strategikon::exchange
