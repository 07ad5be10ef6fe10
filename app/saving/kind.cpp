#include "app/saving/kind.h"

#include "model/army/army.h"
#include "model/army/army_code.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace strategikon {

namespace {

using namespace std::string_view_literals;

bool holds(std::string_view bytes, std::string_view mark) { return bytes.find(mark) != std::string_view::npos; }

// Documents of others begin alike: each of ours has a mark inside.
struct Marked {
    const char* kind;
    std::string_view head, mark;
};
constexpr Marked marks[] = {
    {"pdf", "%PDF-"sv, "\0S\0t\0r\0a\0t\0e\0g\0i\0k\0o\0n"sv}, // its maker, in UTF-16
    {"png", "\x89PNG\r\n"sv, "Software\0Strategikon"sv},
    {"rosz", "PK\3\4"sv, ".ros"sv},
    {"svg", "<?xml"sv, "<metadata id=\"strategikon-field\">"sv},
    {"ros", "<?xml"sv, "<roster "sv},
    {"html", "<!DOCTYPE html>"sv, "<meta name=\"generator\" content=\"Strategikon\">"sv},
    {"html", "<!DOCTYPE html>"sv, "<code>STK1:"sv},
    {"record", "{"sv, "\"strategikon-battle\""sv},
    {"code", "STK1:"sv, ""sv},
    {"csv of an army", "count,entry,name,"sv, ""sv},
    {"csv of battles", "date,battle,system,"sv, ""sv},
};

// Keys that a document of ours has at its top.
struct Keyed {
    const char* kind;
    const char *one, *other;
};
constexpr Keyed keys[] = {
    {"roster", "format", "units"},
    {"army", "list", "units"},
    {"army", "list", "points"},
    {"list", "system", "entries"},
    {"battlefield", "table", "features"},
    {"battlefield", "field", "deployment"},
    {"sealed", "strategikon", "digest"},
    {"report", "title", "parts"},
    {"pieces", "pieces", "pieces"},
};

constexpr Limits roomy{64u << 20, 4'000'000, 32, 1u << 20};

std::string kindOfDocument(std::string_view bytes, bool json)
{
    const Result<Node> read = json ? readJson(bytes, {}, roomy) : readYaml(bytes, {}, roomy);
    if (!read || !read->isMap())
        return {};
    const auto found = std::ranges::find_if(
        keys, [&](const Keyed& one) { return read->find(one.one) != nullptr && read->find(one.other) != nullptr; });
    return found == std::end(keys) ? std::string() : found->kind;
}

// What stands between the two marks; all that follows the first where the second is not there.
std::string_view between(std::string_view bytes, std::string_view from, std::string_view to)
{
    const auto at = bytes.find(from);
    if (at == bytes.npos)
        return {};
    const std::string_view rest = bytes.substr(at + from.size());
    return rest.substr(0, rest.find(to));
}

std::string_view firstLine(std::string_view text) { return text.substr(0, text.find_first_of("\r\n")); }

// The address of a link without what stands in it; a heading without its figures, which stand in brackets.
std::string kindOfText(std::string_view text)
{
    std::string_view line = firstLine(text);
    line = line.substr(0, line.starts_with("http") ? line.find_first_of("?#") : line.find(" ("));
    const bool blank = std::ranges::all_of(line, [](unsigned char c) { return std::isspace(c) != 0; });
    return blank || holds(text, "\0"sv) ? std::string() : "text: " + std::string(line);
}

std::string_view trimmedEnd(std::string_view text) { return text.substr(0, text.find_last_not_of('\n') + 1); }

bool isAsWritten(const Army& army, std::string_view bytes, bool json)
{
    return std::ranges::any_of(std::array{"contingent", "command"}, [&](const char* block) {
        const std::string written = writeArmy(army, block);
        const auto node = json ? readYaml(written, {}, roomy) : Result<Node>(Fault{});
        return trimmedEnd(node ? writeJson(*node) : written) == trimmedEnd(bytes);
    });
}

// What this program wrote is told by its list and name; what somebody wrote by hand, or changed, is all his.
std::string subjectOfArmy(std::string_view bytes)
{
    const bool json = bytes.starts_with('{'), code = looksLikeArmyCode(bytes.substr(0, 100));
    const auto node = code ? Result<Node>(Fault{}) : json ? readJson(bytes, {}, roomy) : readYaml(bytes, {}, roomy);
    const auto army = node ? readArmy(*node) : readArmyCode(bytes);
    const bool ours = army && (code || isAsWritten(*army, bytes, json));
    return ours ? army->system + '/' + army->list + '/' + army->name : std::string(bytes);
}

} // namespace

std::string subjectOf(std::string_view bytes, std::string_view kind)
{
    if (kind == "pdf")
        return std::string(between(bytes, "/Title ("sv, ")\n/"sv));
    if (kind == "record")
        return std::string(between(firstLine(bytes), "\"beginning\""sv, "\n"sv));
    if (kind == "army" || kind == "code")
        return subjectOfArmy(bytes);
    if (kind == "ros")
        return std::string(between(bytes, "catalogueName=\""sv, "\""sv)) + '/'
            + std::string(between(between(bytes, "<roster "sv, ">"sv), " name=\""sv, "\""sv));
    return kind == "battlefield" || kind == "rosz" || kind == "csv of an army" ? std::string(bytes) : std::string();
}

// As names of a document: within a text of one a quotation mark is never without its backslash.
bool holdsSecret(std::string_view bytes)
{
    constexpr std::string_view names[] = {
        "\"first-notes\"", "\"second-notes\"", "\"sealed-deployment\"", "\"sealed-with-word\"", "\"hides\""};
    return bytes.starts_with('{') && std::ranges::any_of(names, [bytes](auto name) { return holds(bytes, name); });
}

std::string kindOf(std::string_view bytes)
{
    for (const Marked& one : marks)
        if (bytes.starts_with(one.head) && holds(one.kind == "record"sv ? firstLine(bytes) : bytes, one.mark))
            return one.kind;
    if (bytes.starts_with("{") || bytes.starts_with("["))
        return kindOfDocument(bytes, true);
    if (bytes.starts_with("%PDF-") || bytes.starts_with("<") || bytes.starts_with("\x89PNG") || bytes.starts_with("PK"))
        return {}; // somebody else's
    const std::string document = kindOfDocument(bytes, false);
    return document.empty() ? kindOfText(bytes) : document;
}

} // namespace strategikon
