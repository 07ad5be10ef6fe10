#include "model/text/schema.h"

#include "model/text/schema_rules.h"
#include "model/text/utf8.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

bool matches(const Expression& expression, const std::string& text)
{
    return text.size() <= longestMatched && std::regex_search(text, expression);
}

std::string shown(const std::string& text)
{
    constexpr std::size_t longest = 60;
    std::string out;
    std::size_t at = 0;
    for (std::size_t count = 0; at < text.size() && count < longest; ++count) {
        const char32_t c = nextCodePoint(text, at).value_or(U'\uFFFD');
        appendUtf8(out, c == U'\n' || c == U'\t' || c == U'\r' ? U' ' : c);
    }
    return at < text.size() ? out + "…" : out;
}

std::string shown(const Node& node)
{
    if (node.isList())
        return "[…]";
    return node.isMap() ? "{…}" : shown(node.written());
}

namespace {

// Whether a part of the document is to be found in that file.
bool refersTo(const Node& node, const std::string& file)
{
    if (const Node* reference = node.find("$ref"); reference && reference->written().starts_with(file))
        return true;
    const auto in = [&](const Node& one) { return refersTo(one, file); };
    return std::ranges::any_of(node.items(), in) || std::ranges::any_of(node.entries(), in, &Node::Entry::node);
}

} // namespace

Result<Schema> Schema::load(const std::string& path, const std::vector<std::string>& others)
{
    Result<Node> document = readShipped(path);
    std::vector<Fault> faults = std::move(document.faults);
    std::vector<Node> more;
    std::vector<std::string> left = others;
    const auto isNeeded = [&](const std::string& other) {
        const std::string name = std::filesystem::path(other).filename();
        const auto refers = [&](const Node& one) { return refersTo(one, name); };
        return !document || refers(*document) || std::ranges::any_of(more, refers);
    };
    for (auto next = left.begin(); (next = std::ranges::find_if(left, isNeeded)) != left.end(); left.erase(next)) {
        Result<Node> read = readShipped(*next);
        if (read)
            more.push_back(std::move(*read));
        faults.insert(faults.end(), read.faults.begin(), read.faults.end());
    }
    if (!faults.empty())
        return faults;
    return compile(*document, more);
}

Result<Node> readChecked(const std::string& path, const Schema& schema, Limits limits)
{
    Result<Node> document = readDocument(path, limits);
    if (!document)
        return document;
    if (std::vector<Fault> faults = schema.check(*document); !faults.empty())
        return faults;
    return document;
}

} // namespace strategikon
