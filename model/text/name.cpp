#include "model/text/name.h"

#include "model/text/contains.h"
#include "model/text/input.h"
#include "model/text/utf8.h"

#include <algorithm>

namespace strategikon {

namespace {

bool endsLine(char32_t c) { return c == U'\n' || c == U'\r' || c == 0x2028 || c == 0x2029; }

// A hyphen that only shows where a line breaks is no part of a name.
bool isHidden(char32_t c) { return isControl(c) || isUnseen(c) || c == U'\t' || c == 0xad; }

bool noneHolds(char32_t c) { return endsLine(c) || isHidden(c) || turnsText(c); }

const char* codeOf(char32_t c) { return endsLine(c) ? "name-lines" : turnsText(c) ? "name-turns" : "name-unseen"; }

std::string_view trimmed(std::string_view name)
{
    const std::size_t first = name.find_first_not_of(' ');
    return first == name.npos ? "" : name.substr(first, name.find_last_not_of(' ') + 1 - first);
}

std::optional<Message> faultOfAsked(std::string_view name, std::initializer_list<std::string_view> words)
{
    if (contains(words, trimmed(name)))
        return Message{"name-reserved", {{"name", std::string(name)}}};
    return faultOfName(name);
}

} // namespace

std::optional<Message> faultOfName(std::string_view name)
{
    const auto fault = [&](const char* code, std::string what, const char* key) {
        return Message{code, {{"name", std::string(name)}, {key, std::move(what)}}};
    };
    for (std::size_t at = 0; at < name.size();) {
        const auto c = nextCodePoint(name, at);
        if (!c)
            return Message{"name-not-text", {}};
        if (noneHolds(*c))
            return fault(codeOf(*c), codePointName(*c), "character");
    }
    if (countCodePoints(name) > longestName)
        return fault("name-long", std::to_string(longestName), "most");
    return {};
}

std::optional<Message> faultOfBattleName(std::string_view name)
{
    if (trimmed(name).empty())
        return Message{"name-empty", {}};
    return faultOfAsked(name, {"last", "-"});
}

std::optional<Message> faultOfArmyName(std::string_view name) { return faultOfAsked(name, {"collection", "-"}); }

std::optional<Message> faultOfStandsName(std::string_view name)
{
    return trimmed(name).empty() ? std::optional(Message{"name-empty-stands", {}}) : faultOfName(name);
}

std::string cleanName(std::string_view name)
{
    std::string clean;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < name.size();) {
        const auto c = nextCodePoint(name, at);
        const bool space = c && (*c == U'\t' || endsLine(*c));
        if (!c || (noneHolds(*c) && !space))
            continue;
        if (++letters == longestName && at < name.size()) {
            appendUtf8(clean, U'…');
            break;
        }
        appendUtf8(clean, space ? U' ' : *c);
    }
    return clean;
}

NamesOf& NamesOf::look(std::string_view name)
{
    if (!fault_)
        if (auto message = faultOfName(name))
            fault_ = Fault{place_, std::move(*message)};
    return *this;
}

} // namespace strategikon
