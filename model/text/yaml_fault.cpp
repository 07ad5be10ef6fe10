#include "model/text/yaml_fault.h"

#include <yaml.h>

#include "model/text/utf8.h"

namespace strategikon {
namespace {

// Which of libyaml's two places helps: where it gave up, or where the thing began that it was reading.
enum class At { problem, beginning };

struct Known {
    std::string_view context; // part of what libyaml was doing; empty: whatever it was
    std::string_view problem; // part of what it says
    const char* code;
    At at;
};

constexpr Known known[] = {
    {"quoted scalar", "found unexpected", "open-quote", At::beginning},
    {"quoted scalar", "tab character", "tab", At::problem},
    {"quoted scalar", "", "unknown-escape", At::problem},
    {"anchor", "", "alias", At::beginning},
    {"alias", "", "alias", At::beginning},
    {"tag", "", "tag", At::beginning},
    {"directive", "", "directive", At::beginning},
    {"", "YAML directive", "directive", At::problem},
    {"", "tag handle", "tag", At::problem},
    {"", "mapping values are not allowed", "stray-colon", At::problem},
    {"simple key", "", "no-colon", At::beginning},
    {"", "unexpected ':'", "bare-colon", At::problem},
    {"", "cannot start any token", "bad-start", At::problem},
    {"", "tab character", "tab", At::problem},
    {"", "',' or ']'", "unclosed-list", At::problem},
    {"", "',' or '}'", "unclosed-map", At::problem},
    {"flow", "", "stray-mark", At::problem},
    {"", "did not find expected key", "bad-indent", At::problem},
    {"", "'-' indicator", "bad-indent", At::problem},
    {"", "block sequence entries are not allowed", "stray-hyphen", At::problem},
    {"", "not allowed in this context", "bad-indent", At::problem},
    {"", "document start", "second-document", At::problem},
    {"", "node content", "stray-mark", At::problem},
};

std::string_view words(const char* text) { return text ? text : ""; }

const Known* recognise(const yaml_parser_t& parser)
{
    for (const Known& one : known)
        if (words(parser.context).find(one.context) != std::string_view::npos
            && words(parser.problem).find(one.problem) != std::string_view::npos)
            return &one;
    return nullptr;
}

std::string characterAt(std::string_view text, std::size_t index)
{
    // libyaml counts characters, not bytes.
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        nextCodePoint(text, at);
        if (index-- == 0)
            return std::string(text.substr(start, at - start));
    }
    return {};
}

} // namespace

Fault yamlFault(const yaml_parser_s& parser, std::string_view text, const std::string& file, bool complete)
{
    const auto place = [&](const yaml_mark_t& mark) {
        return Place{file, static_cast<int>(mark.line) + 1, static_cast<int>(mark.column) + 1};
    };
    const Known* one = recognise(parser);
    if (!one)
        return {place(parser.problem_mark), {"yaml-syntax", {{"problem", std::string(words(parser.problem))}}}};

    const Place at = place(one->at == At::beginning ? parser.context_mark : parser.problem_mark);
    std::string code = one->code;
    const std::string character = characterAt(text, parser.problem_mark.index);
    if (code == "bad-start" && character == "\t")
        code = "tab";
    if (code == "bad-indent" && character == ":")
        code = "empty-key";
    if (code == "bad-indent" && complete)
        code = "second-document";
    Message message{code, {{"character", character}}};
    if (code == "unclosed-list" || code == "unclosed-map")
        message.args = {{"line", std::to_string(parser.context_mark.line + 1)},
            {"column", std::to_string(parser.context_mark.column + 1)}};
    else if (code != "bad-start" && code != "stray-mark")
        message.args.clear();
    return {at, message};
}

} // namespace strategikon
