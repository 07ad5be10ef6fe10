#include "model/text/json.h"

#include "model/text/input.h"
#include "model/text/tree.h"
#include "model/text/utf8.h"

namespace strategikon {
namespace {

// Loops over tokens and leaves nesting to the tree builder, so that depth costs no stack.
class JsonReader {
public:
    JsonReader(std::string_view text, TreeBuilder& tree) : text_(text), tree_(tree) {}

    bool read()
    {
        do {
            skipSpace();
            if (!step())
                return false;
        } while (!tree_.complete());
        skipSpace();
        return atEnd() || fail("json-trailing");
    }

private:
    // What may come next inside the innermost list or map.
    enum class Next { first, separator, item, value };

    bool atEnd() const { return at_ >= text_.size(); }
    char here() const { return atEnd() ? '\0' : text_[at_]; }
    bool fail(const char* code) { return tree_.fail(line_, column_, {code, {}}); }

    void pass()
    {
        if (here() == '\n')
            ++line_, column_ = 0;
        ++column_;
        nextCodePoint(text_, at_);
    }
    void skipSpace()
    {
        while (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r')
            pass();
    }

    bool step()
    {
        const char closing = tree_.inMap() ? '}' : ']';
        if (!open_.empty() && here() == closing && (open_.back() == Next::first || open_.back() == Next::separator)) {
            pass();
            open_.pop_back();
            tree_.close();
            return true;
        }
        if (!open_.empty() && open_.back() == Next::separator)
            return separator();
        if (tree_.awaitsKey())
            return key();
        if (!open_.empty())
            open_.back() = Next::separator;
        return value();
    }

    bool separator()
    {
        if (here() != ',')
            return fail(tree_.inMap() ? "json-comma-map" : "json-comma-list");
        pass();
        open_.back() = Next::item;
        return true;
    }

    bool key()
    {
        if (here() != '"')
            return fail("json-key");
        if (!text())
            return false;
        skipSpace();
        if (here() != ':')
            return fail("json-colon");
        pass();
        open_.back() = Next::value;
        return true;
    }

    bool value()
    {
        const char c = here();
        if (c == '{' || c == '[')
            return open(c == '{');
        if (c == '"')
            return text();
        return word();
    }

    bool open(bool map)
    {
        if (!tree_.open(line_, column_, map))
            return false;
        open_.push_back(Next::first);
        pass();
        return true;
    }

    // Numbers and the three words: everything up to a character that ends them.
    bool word()
    {
        const int line = line_, column = column_;
        const std::size_t start = at_;
        while (!atEnd() && std::string_view(" \t\r\n,:[]{}\"").find(here()) == std::string_view::npos)
            pass();
        const std::string written(text_.substr(start, at_ - start));
        Node node = Node::ofPlain(written);
        if (node.isText() || written.empty() || written == "~")
            return tree_.fail(line, column, {written.empty() ? "json-value" : "json-word", {{"written", written}}});
        return tree_.scalar(line, column, std::move(node));
    }

    bool text()
    {
        const int line = line_, column = column_;
        std::string value;
        for (pass(); here() != '"';) {
            if (atEnd() || here() == '\n' || here() == '\r')
                return tree_.fail(line, column, {"open-quote", {}});
            if (here() == '\t')
                return fail("json-tab");
            const std::size_t start = at_;
            if (here() == '\\') {
                if (!escape(value))
                    return false;
            } else {
                pass();
                value += text_.substr(start, at_ - start);
            }
        }
        pass();
        Node node = Node::ofText(std::move(value));
        node.setQuoted(true);
        return tree_.scalar(line, column, std::move(node));
    }

    bool escape(std::string& value)
    {
        constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const int line = line_, column = column_;
        const auto refuse = [&](const char* code) { return tree_.fail(line, column, {code, {}}); };
        pass();
        char32_t c = 0;
        if (here() == 'u') {
            pass();
            if (!fourDigits(c))
                return refuse("json-escape");
            if (c >= 0xd800 && c <= 0xdfff && !secondHalf(c))
                return refuse("json-escape");
        } else {
            const std::size_t which = atEnd() ? std::string_view::npos : letters.find(here());
            if (which == std::string_view::npos)
                return refuse("json-escape");
            c = static_cast<unsigned char>(meanings[which]);
            pass();
        }
        if (isControl(c))
            return tree_.fail(line, column, {"forbidden-character", {{"character", codePointName(c)}}});
        appendUtf8(value, c);
        return true;
    }

    bool fourDigits(char32_t& c)
    {
        c = 0;
        for (int i = 0; i < 4; ++i) {
            const std::size_t digit = atEnd() ? 99 : std::string_view("0123456789abcdefABCDEF").find(here());
            if (digit > 21)
                return false;
            c = c * 16 + static_cast<char32_t>(digit < 16 ? digit : digit - 6);
            pass();
        }
        return true;
    }

    // Characters beyond U+FFFF come as two escapes; one alone is none.
    bool secondHalf(char32_t& c)
    {
        char32_t low = 0;
        if (c >= 0xdc00 || !text_.substr(at_).starts_with("\\u"))
            return false;
        pass(), pass();
        if (!fourDigits(low) || low < 0xdc00 || low > 0xdfff)
            return false;
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
        return true;
    }

    std::string_view text_;
    TreeBuilder& tree_;
    std::size_t at_ = 0;
    int line_ = 1;
    int column_ = 1;
    std::vector<Next> open_;
};

} // namespace

Result<Node> readJson(std::string_view text, std::string file, Limits limits)
{
    if (auto fault = faultOfInput(text, file, limits))
        return std::move(*fault);
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Fault{{file, 0, 0}, {"empty-file", {}}};
    TreeBuilder tree(std::move(file), limits);
    if (!JsonReader(text, tree).read())
        return tree.fault();
    return tree.take();
}

} // namespace strategikon
