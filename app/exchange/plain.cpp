#include "app/exchange/plain.h"

#include "model/text/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace strategikon::exchange {

namespace {

struct Named {
    std::string_view name;
    char32_t character;
};

// What writers of army lists use; any other name is left as it is.
constexpr std::array references{
    Named{"amp", U'&'},
    Named{"lt", U'<'},
    Named{"gt", U'>'},
    Named{"quot", U'"'},
    Named{"apos", U'\''},
    Named{"nbsp", U' '},
    Named{"ndash", U'\u2013'},
    Named{"mdash", U'\u2014'},
    Named{"minus", U'\u2212'},
    Named{"lsquo", U'\u2018'},
    Named{"rsquo", U'\u2019'},
    Named{"ldquo", U'\u201C'},
    Named{"rdquo", U'\u201D'},
    Named{"laquo", U'\u00AB'},
    Named{"raquo", U'\u00BB'},
    Named{"hellip", U'\u2026'},
    Named{"bull", U'\u2022'},
    Named{"middot", U'\u00B7'},
    Named{"times", U'\u00D7'},
    Named{"divide", U'\u00F7'},
    Named{"plusmn", U'\u00B1'},
    Named{"deg", U'\u00B0'},
    Named{"frac12", U'\u00BD'},
    Named{"frac14", U'\u00BC'},
    Named{"frac34", U'\u00BE'},
    Named{"prime", U'\u2032'},
    Named{"Prime", U'\u2033'},
    Named{"le", U'\u2264'},
    Named{"ge", U'\u2265'},
    Named{"rarr", U'\u2192'},
    Named{"dagger", U'\u2020'},
    Named{"Dagger", U'\u2021'},
    Named{"sect", U'\u00A7'},
    Named{"copy", U'\u00A9'},
    Named{"aacute", U'\u00E1'},
    Named{"agrave", U'\u00E0'},
    Named{"auml", U'\u00E4'},
    Named{"aelig", U'\u00E6'},
    Named{"ccedil", U'\u00E7'},
    Named{"eacute", U'\u00E9'},
    Named{"egrave", U'\u00E8'},
    Named{"ecirc", U'\u00EA'},
    Named{"euml", U'\u00EB'},
    Named{"iacute", U'\u00ED'},
    Named{"iuml", U'\u00EF'},
    Named{"ntilde", U'\u00F1'},
    Named{"oacute", U'\u00F3'},
    Named{"ouml", U'\u00F6'},
    Named{"oslash", U'\u00F8'},
    Named{"uacute", U'\u00FA'},
    Named{"uuml", U'\u00FC'},
    Named{"szlig", U'\u00DF'},
    Named{"Auml", U'\u00C4'},
    Named{"Eacute", U'\u00C9'},
    Named{"Ouml", U'\u00D6'},
    Named{"Uuml", U'\u00DC'},
};

constexpr std::size_t longestReference = 10;

std::optional<char32_t> numbered(std::string_view digits)
{
    const bool hexadecimal = digits.starts_with('x') || digits.starts_with('X');
    if (hexadecimal)
        digits.remove_prefix(1);
    unsigned value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, hexadecimal ? 16 : 10);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size();
    const bool character = value > 0 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return whole && character ? std::optional(char32_t(value)) : std::nullopt;
}

std::optional<char32_t> referred(std::string_view name)
{
    if (name.starts_with('#'))
        return numbered(name.substr(1));
    const auto found = std::ranges::find_if(references, [&](const Named& one) { return one.name == name; });
    return found == references.end() ? std::nullopt : std::optional(found->character);
}

// Length of the tag at the beginning of the text, 0 when there is none.
std::size_t tagLength(std::string_view text)
{
    const std::size_t close = text.substr(0, 300).find('>');
    if (close == std::string_view::npos || close < 2)
        return 0;
    const char first = text[1] == '/' ? text[2] : text[1];
    const bool letter = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    return letter ? close + 1 : 0;
}

bool breaksLine(std::string_view tag)
{
    return tag.starts_with("<br") || tag.starts_with("<p") || tag.starts_with("</p") || tag.starts_with("<li")
        || tag.starts_with("<tr");
}

void append(std::string& out, char32_t c) { appendUtf8(out, isForbiddenRaw(c) || isControl(c) ? U' ' : c); }

enum class Tags { dropped, kept };

std::string plainOf(std::string_view html, Tags tags)
{
    std::string out;
    for (std::size_t at = 0; at < html.size();) {
        const std::string_view rest = html.substr(at);
        if (tags == Tags::dropped && rest.front() == '<')
            if (const std::size_t length = tagLength(rest)) {
                if (breaksLine(rest.substr(0, length)))
                    out += '\n';
                at += length;
                continue;
            }
        if (rest.front() == '&') {
            const std::size_t end = rest.substr(0, longestReference).find(';');
            const auto character = end == std::string_view::npos ? std::nullopt : referred(rest.substr(1, end - 1));
            if (character) {
                append(out, *character);
                at += end + 1;
                continue;
            }
        }
        if (rest.front() == '\r') {
            ++at;
            continue;
        }
        if (rest.front() == '\n' || rest.front() == '\t') {
            out += rest.front();
            ++at;
            continue;
        }
        append(out, nextCodePoint(html, at).value_or(U'\uFFFD'));
    }
    return out;
}

} // namespace

std::string plainText(std::string_view html) { return plainOf(html, Tags::dropped); }

std::string withoutReferences(std::string_view text) { return plainOf(text, Tags::kept); }

std::string oneLine(std::string_view text, std::size_t most)
{
    std::string out;
    bool space = false;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(U'\uFFFD');
        if (c == U' ' || c == U'\u00A0' || isControl(c) || isForbiddenRaw(c) || c == U'\n' || c == U'\t') {
            space = !out.empty();
            continue;
        }
        if (out.size() + 5 > most)
            break;
        if (space)
            out += ' ';
        space = false;
        appendUtf8(out, c);
    }
    return out;
}

} // namespace strategikon::exchange
