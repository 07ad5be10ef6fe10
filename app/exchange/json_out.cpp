#include "app/exchange/readers.h"
#include "model/text/utf8.h"

namespace strategikon::exchange {

namespace {

std::string quoted(const std::string& text)
{
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(U'\uFFFD');
        if (c == U'"' || c == U'\\') {
            out += '\\';
            out += char(c);
        } else if (c == U'\n') {
            out += "\\n";
        } else if (c == U'\t') {
            out += "\\t";
        } else if (c == U'\r') {
            out += "\\r";
        } else {
            appendUtf8(out, isForbiddenRaw(c) ? U' ' : c);
        }
    }
    return out + "\"";
}

std::string scalar(const Node& node)
{
    return node.isText() ? quoted(node.written()) : node.isNull() ? "null" : node.written();
}

void write(const Node& node, const std::string& indent, std::string& out)
{
    const std::string deeper = indent + "  ";
    const char* between = "";
    if (node.isMap()) {
        out += "{";
        for (const auto& entry : node.entries()) {
            out += between + ("\n" + deeper) + quoted(entry.key) + ": ";
            write(entry.node, deeper, out);
            between = ",";
        }
        out += node.entries().empty() ? "}" : "\n" + indent + "}";
    } else if (node.isList()) {
        out += "[";
        for (const Node& item : node.items()) {
            out += between + ("\n" + deeper);
            write(item, deeper, out);
            between = ",";
        }
        out += node.items().empty() ? "]" : "\n" + indent + "]";
    } else {
        out += scalar(node);
    }
}

} // namespace

std::string writeJson(const Node& node)
{
    std::string out;
    write(node, "", out);
    return out + "\n";
}

} // namespace strategikon::exchange
