#include "model/text/name.h"

#include "model/text/input.h"
#include "model/text/utf8.h"

#include <algorithm>

namespace strategikon {

namespace {

bool noneHolds(char32_t c)
{
    return isControl(c) || c == U'\t' || c == U'\n' || c == U'\r' || c == 0x2028 || c == 0x2029 || turnsText(c)
        || isUnseen(c);
}

std::optional<Message> faultOfAsked(std::string_view name, std::initializer_list<std::string_view> words)
{
    if (std::find(words.begin(), words.end(), name) != words.end())
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
        if (!c || noneHolds(*c))
            return fault("name-unseen", c ? codePointName(*c) : "?", "character");
    }
    if (countCodePoints(name) > longestName)
        return fault("name-long", std::to_string(longestName), "most");
    return {};
}

std::optional<Message> faultOfBattleName(std::string_view name)
{
    if (name.find_first_not_of(' ') == name.npos)
        return Message{"name-empty", {}};
    return faultOfAsked(name, {"last", "-"});
}

std::optional<Message> faultOfArmyName(std::string_view name) { return faultOfAsked(name, {"collection", "-"}); }

std::string cleanName(std::string_view name)
{
    std::string clean;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < name.size();) {
        const auto c = nextCodePoint(name, at);
        const bool space = c && (*c == U'\t' || *c == U'\n' || *c == U'\r' || *c == 0x2028 || *c == 0x2029);
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
