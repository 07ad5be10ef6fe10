#include "model/text/schema_words.h"

#include <algorithm>

#include "model/text/schema_rules.h"

namespace strategikon {

std::string nameOf(const Path& path, const Node& node)
{
    if (path.key)
        return shown(*path.key);
    if (path.parent)
        return nameOf(*path.parent, node) + "[" + std::to_string(path.item) + "]";
    const std::string file = node.place().file;
    return file.substr(file.rfind('/') + 1);
}

unsigned bitOf(Node::Kind kind)
{
    switch (kind) {
    case Node::Kind::null:
        return nullBit;
    case Node::Kind::boolean:
        return booleanBit;
    case Node::Kind::integer:
        return integerBit;
    case Node::Kind::number:
        return numberBit;
    case Node::Kind::text:
        return textBit;
    case Node::Kind::list:
        return listBit;
    case Node::Kind::map:
        break;
    }
    return mapBit;
}

const char* codeOfType(unsigned types, const Node& node)
{
    const bool digits = node.quoted() && Node::ofPlain(node.written()).number().has_value();
    if (node.isNull())
        return "needs-value";
    switch (types) {
    case mapBit:
        return "needs-map";
    case listBit:
        return "needs-list";
    case textBit:
        return node.isScalar() ? "needs-text" : "needs-one-text";
    case integerBit:
        return digits ? "needs-unquoted" : "needs-integer";
    case integerBit | numberBit:
        return digits ? "needs-unquoted" : "needs-number";
    case booleanBit:
        return "needs-boolean";
    case nullBit:
        return "needs-null";
    default:
        return "needs-other";
    }
}

std::string joined(const std::vector<std::string>& words)
{
    constexpr std::size_t most = 30;
    std::string out;
    for (std::size_t i = 0; i < std::min(words.size(), most); ++i)
        out += (i ? ", " : "") + words[i];
    return words.size() > most ? out + ", …" : out;
}

std::string identity(const Node& node)
{
    const auto framed = [](const std::string& part) { return std::to_string(part.size()) + ":" + part; };
    std::string out(1, static_cast<char>('0' + static_cast<int>(node.kind())));
    if (const auto number = node.number())
        return "n" + Node::ofNumber(*number).written();
    if (node.isScalar())
        return out + (node.isNull() ? "" : node.written());
    std::vector<std::string> parts;
    for (const Node& item : node.items())
        parts.push_back(framed(identity(item)));
    for (const Node::Entry& entry : node.entries())
        parts.push_back(framed(entry.key) + framed(identity(entry.node)));
    if (node.isMap())
        std::ranges::sort(parts);
    for (const std::string& part : parts)
        out += part;
    return out;
}

} // namespace strategikon
