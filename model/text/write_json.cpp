#include "model/text/utf8.h"
#include "model/text/write.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr std::size_t widest = 100; // characters of a line of numbers

std::string quotedForJson(const std::string& text)
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
    return node.isText() ? quotedForJson(node.written()) : node.isNull() ? "null" : node.written();
}

bool isNumber(const Node& node) { return node.kind() == Node::Kind::integer || node.kind() == Node::Kind::number; }

// A list of numbers, as a point.
bool isTuple(const Node& node)
{
    return node.isList() && !node.items().empty() && std::ranges::all_of(node.items(), isNumber);
}

// A list of numbers or of points: one a line would make a file that nobody can read.
bool isFigures(const Node& node)
{
    return node.isList() && !node.items().empty()
        && std::ranges::all_of(node.items(), [](const Node& item) { return isNumber(item) || isTuple(item); });
}

std::string figure(const Node& node)
{
    if (!node.isList())
        return scalar(node);
    std::string out;
    for (const Node& item : node.items())
        out += (out.empty() ? "[" : ", ") + scalar(item);
    return out + "]";
}

// As many to a line as there is room for.
void writeFigures(const Node& node, const std::string& indent, std::string& out)
{
    std::vector<std::string> lines{""};
    for (const Node& item : node.items()) {
        const std::string next = figure(item);
        if (!lines.back().empty() && indent.size() + lines.back().size() + next.size() > widest)
            lines.push_back("");
        lines.back() += (lines.back().empty() ? "" : ", ") + next;
    }
    if (lines.size() == 1) {
        out += "[" + lines.front() + "]";
        return;
    }
    out += "[";
    for (std::size_t i = 0; i < lines.size(); ++i)
        out += "\n" + indent + "  " + lines[i] + (i + 1 < lines.size() ? "," : "");
    out += "\n" + indent + "]";
}

void write(const Node& node, const std::string& indent, std::string& out)
{
    const std::string deeper = indent + "  ";
    const char* between = "";
    if (node.isMap()) {
        out += "{";
        for (const auto& entry : node.entries()) {
            out += between + ("\n" + deeper) + quotedForJson(entry.key) + ": ";
            write(entry.node, deeper, out);
            between = ",";
        }
        out += node.entries().empty() ? "}" : "\n" + indent + "}";
    } else if (isFigures(node)) {
        writeFigures(node, indent, out);
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

void writeOnOneLine(const Node& node, std::string& out)
{
    const char* between = "";
    if (node.isMap()) {
        out += "{";
        for (const auto& entry : node.entries()) {
            out += between + quotedForJson(entry.key) + ": ";
            writeOnOneLine(entry.node, out);
            between = ", ";
        }
        out += "}";
    } else if (node.isList()) {
        out += "[";
        for (const Node& item : node.items()) {
            out += between;
            writeOnOneLine(item, out);
            between = ", ";
        }
        out += "]";
    } else {
        out += scalar(node);
    }
}

} // namespace

std::string writeJsonLine(const Node& node)
{
    std::string out;
    writeOnOneLine(node, out);
    return out;
}

std::string writeJson(const Node& node)
{
    std::string out;
    write(node, "", out);
    return out + "\n";
}

} // namespace strategikon
