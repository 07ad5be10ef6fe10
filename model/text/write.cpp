#include "model/text/write.h"

#include <algorithm>
#include <cctype>

#include "model/text/utf8.h"

namespace strategikon {
namespace {

constexpr std::size_t longestFlow = 100; // characters a list in [ ] may take

// Text as readers accept it: clean UTF-8, and a space for each control character.
std::string cleaned(const std::string& text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(U'\uFFFD');
        appendUtf8(out, isControl(c) ? U' ' : c);
    }
    return out;
}

std::string lowered(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

// Words that YAML 1.1 or 1.2 takes for something other than text.
bool isReserved(const std::string& text)
{
    constexpr std::string_view words[] = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"};
    const std::string low = lowered(text);
    return std::ranges::find(words, low) != std::end(words);
}

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80; }

// Marks that no reader takes for anything but text, wherever they stand behind a letter.
constexpr std::string_view harmless = " -_./'()+";

// Beginning with a letter rules out numbers, dates, times and every mark of YAML.
bool isPlain(const std::string& text)
{
    if (text.empty() || !isLetter(text.front()) || text.back() == ' ' || isReserved(text))
        return false;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(0);
        const bool ascii = c < 0x80;
        const char letter = static_cast<char>(c);
        if (isForbiddenRaw(c)
            || (ascii && !std::isalnum(static_cast<unsigned char>(letter))
                && harmless.find(letter) == std::string_view::npos))
            return false;
    }
    return true;
}

std::string hex4(char32_t c)
{
    std::string out;
    for (int shift = 12; shift >= 0; shift -= 4)
        out += "0123456789abcdef"[c >> shift & 15];
    return out;
}

std::string quotedForYaml(const std::string& text)
{
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(U'\uFFFD');
        switch (c) {
        case U'"':
            out += "\\\"";
            break;
        case U'\\':
            out += "\\\\";
            break;
        case U'\n':
            out += "\\n";
            break;
        case U'\r':
            out += "\\r";
            break;
        case U'\t':
            out += "\\t";
            break;
        default:
            if (isForbiddenRaw(c))
                out += "\\u" + hex4(c);
            else
                appendUtf8(out, c);
        }
    }
    return out + "\"";
}

std::string oneLine(const std::string& text)
{
    const std::string clean = cleaned(text);
    return isPlain(clean) ? clean : quotedForYaml(clean);
}

// A block text keeps its lines readable, but only where no space at an end and no odd character could get lost.
bool isBlock(const std::string& text)
{
    if (text.find('\n') == std::string::npos || text.starts_with(' ') || text.starts_with('\n'))
        return false;
    if (text.ends_with("\n\n") || text.find(" \n") != std::string::npos || text.ends_with(' '))
        return false;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(0);
        if (c == U'\t' || c == U'\r' || isForbiddenRaw(c))
            return false;
    }
    return true;
}

class Writer {
public:
    std::string out;

    // Writes the node behind "key:" or "-"; `indent` is that of the lines below.
    void value(const Node& node, std::size_t indent)
    {
        if (node.isScalar()) {
            out += ' ';
            scalar(node, indent);
        } else if (const std::string flow = asFlow(node); !flow.empty()) {
            out += ' ' + flow + '\n';
        } else {
            out += '\n';
            block(node, indent);
        }
    }

    void block(const Node& node, std::size_t indent)
    {
        for (const Node& item : node.items()) {
            out.append(indent, ' ') += '-';
            if (item.isMap() && !item.entries().empty())
                out += ' ', map(item, indent + 2, true);
            else
                value(item, indent + 2);
        }
        if (node.isMap())
            map(node, indent, false);
    }

    void scalar(const Node& node, std::size_t indent)
    {
        if (!node.isText())
            out += node.isNull() ? "null" : node.written();
        else if (const std::string clean = cleaned(node.written()); isBlock(clean))
            lines(clean, indent);
        else
            out += oneLine(clean);
        if (!out.ends_with('\n'))
            out += '\n';
    }

private:
    void map(const Node& node, std::size_t indent, bool afterHyphen)
    {
        for (const Node::Entry& entry : node.entries()) {
            if (!afterHyphen)
                out.append(indent, ' ');
            afterHyphen = false;
            out += oneLine(entry.key) + ':';
            value(entry.node, indent + 2);
        }
    }

    void lines(const std::string& text, std::size_t indent)
    {
        out += text.ends_with('\n') ? "|\n" : "|-\n";
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            if (end > at)
                out.append(std::max<std::size_t>(indent, 2), ' ').append(text, at, end - at);
            out += '\n';
            at = end + 1;
        }
    }

    // Empty if the node is better written as a block.
    static std::string asFlow(const Node& node)
    {
        if (node.isMap())
            return node.entries().empty() ? "{}" : "";
        std::string flow = "[";
        for (const Node& item : node.items()) {
            if (!item.isScalar() || item.isNull())
                return "";
            flow += (flow.size() > 1 ? ", " : "") + (item.isText() ? oneLine(item.written()) : item.written());
        }
        return flow.size() < longestFlow ? flow + "]" : "";
    }
};

} // namespace

std::string writeYaml(const Node& node)
{
    Writer writer;
    if (node.isScalar())
        writer.scalar(node, 0);
    else if (node.items().empty() && node.entries().empty())
        writer.out = node.isMap() ? "{}\n" : "[]\n";
    else
        writer.block(node, 0);
    return writer.out;
}

} // namespace strategikon
