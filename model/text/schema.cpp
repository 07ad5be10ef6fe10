#include "model/text/schema.h"

#include "model/text/schema_rules.h"
#include "model/text/utf8.h"
#include "model/text/yaml.h"

namespace strategikon {

bool matches(const std::regex& expression, const std::string& text)
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

Reading<Schema> Schema::load(const std::string& path, const std::vector<std::string>& others)
{
    Reading<Node> document = readDocument(path);
    std::vector<Fault> faults = std::move(document.faults);
    std::vector<Node> more;
    for (const std::string& other : others) {
        Reading<Node> read = readDocument(other);
        if (read)
            more.push_back(std::move(*read));
        faults.insert(faults.end(), read.faults.begin(), read.faults.end());
    }
    if (!faults.empty())
        return faults;
    return compile(*document, more);
}

Reading<Node> readChecked(const std::string& path, const Schema& schema, Limits limits)
{
    Reading<Node> document = readDocument(path, limits);
    if (!document)
        return document;
    if (std::vector<Fault> faults = schema.check(*document); !faults.empty())
        return faults;
    return document;
}

} // namespace strategikon
