#include "model/army/code_names.h"

#include "model/text/contains.h"
#include "model/text/utf8.h"

#include <algorithm>
#include <charconv>

namespace strategikon {

namespace {

constexpr std::size_t longestName = 1'000; // bytes

bool isPlain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

std::string spelt(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c >= 'a' && c <= 'z')
            out += char(c - 'a' + 'A');
        else if (isPlain(c))
            out += c;
        else {
            out += '%';
            out += digits[byte >> 4];
            out += digits[byte & 15];
        }
    }
    return out;
}

std::string reference(std::size_t number)
{
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, number, 36).ptr;
    std::string text(digits, end);
    std::transform(text.begin(), text.end(), text.begin(), [](char c) { return c >= 'a' ? char(c - 'a' + 'A') : c; });
    return '.' + text;
}

bool isClean(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto point = nextCodePoint(text, at);
        if (!point || isForbiddenRaw(*point))
            return false;
    }
    return true;
}

std::optional<int> number(std::string_view& rest, std::size_t digits, int base)
{
    int value = 0;
    const char* last = rest.data() + std::min(digits, rest.size());
    const auto [end, error] = std::from_chars(rest.data(), last, value, base);
    if (error != std::errc{} || rest.front() == '-')
        return std::nullopt;
    rest.remove_prefix(std::size_t(end - rest.data()));
    return value;
}

} // namespace

std::string CodeNames::write(const std::string& text)
{
    std::string full = spelt(text);
    const auto place = std::ranges::find(known, text);
    if (place != known.end()) {
        const std::string number = reference(std::size_t(place - known.begin()));
        return number.size() < full.size() ? number : full;
    }
    known.push_back(text);
    return full;
}

std::optional<std::string> CodeNames::read(std::string_view& rest)
{
    if (!rest.empty() && rest.front() == '.') {
        rest.remove_prefix(1);
        const auto index = number(rest, 5, 36);
        if (!index || std::size_t(*index) >= known.size())
            return std::nullopt;
        return known[std::size_t(*index)];
    }
    std::string text;
    while (!rest.empty() && text.size() <= longestName) {
        const char c = rest.front();
        if (c == '%') {
            rest.remove_prefix(1);
            const std::size_t before = rest.size();
            const auto byte = number(rest, 2, 16);
            if (!byte || before - rest.size() != 2)
                return std::nullopt;
            text += char(*byte);
        } else if (c >= 'A' && c <= 'Z') {
            text += char(c - 'A' + 'a');
            rest.remove_prefix(1);
        } else if (isPlain(c)) {
            text += c;
            rest.remove_prefix(1);
        } else
            break;
    }
    if (text.size() > longestName || !isClean(text))
        return std::nullopt;
    if (!contains(known, text))
        known.push_back(text);
    return text;
}

} // namespace strategikon
