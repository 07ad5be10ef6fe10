#include "app/exchange/text_lines.h"

#include "app/exchange/patterns.h"
#include "app/exchange/plain.h"
#include "model/text/decode.h"
#include "model/text/utf8.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

constexpr qsizetype longestLine = 2'000;
constexpr int deepestList = 20;

// Spaces of every kind become plain ones; what no screen shows is left out.
std::string seen(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(U'\uFFFD');
        constexpr char32_t softHyphen = 0xad;
        if (isUnseen(c) || turnsText(c) || c == softHyphen || c == 0xfe0f)
            continue;
        appendUtf8(out, isWideSpace(c) || (isControl(c) && c != U'\n') ? U' ' : c);
    }
    return out;
}

// Mail that was saved as it travels: "=3D" for "=", and "=" at the end of a line that goes on.
QByteArray fromMail(std::string_view text)
{
    QByteArray bytes(text.data(), qsizetype(text.size()));
    if (!bytes.contains("=3D") && !bytes.contains("=20\n") && !bytes.contains("=C2=A0"))
        return bytes;
    bytes.replace("=\n", "");
    QByteArray out;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const QByteArray code = bytes.mid(i + 1, 2);
        bool hex = false;
        const int value = bytes[i] == '=' && code.size() == 2 ? code.toInt(&hex, 16) : 0;
        out += hex ? char(value) : bytes[i];
        i += hex ? 2 : 0;
    }
    return out;
}

// Collects lines while tags are read.
class Page {
public:
    explicit Page(const QString& text) : text(text)
    {
        static const Pattern whole(QStringLiteral(R"(<(?:!doctype html|html|body|table|div)[\s>])"), caseless);
        html = text.contains(whole);
    }

    std::vector<TextLine> read()
    {
        static const Pattern tag(
            QStringLiteral(
                R"(<!--.{0,60000}?-->|<(style|script|head|title)\b.{0,60000}?</\1\s*>|)"
                R"(</?(?:!doctype|[abiqsu]|article|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|font|footer|)"
                R"(form|h[1-6r]|header|html|img|input|ins|label|li|link|main|meta|nav|o:p|ol|p|pre|section|small|span|)"
                R"(strong|su[bp]|svg|table|tbody|t[dhr]|tfoot|thead|ul)\b[^<>]{0,300}>|)"
                R"(\[/?(?:b|i|u|s|h\d?|list|size|color|colour|code|quote|url|img|font|center|left|right|spoiler|table|tr|th|td|\*)(?:=[^\]\n]{0,300})?\])"),
            caseless | QRegularExpression::DotMatchesEverythingOption);
        qsizetype at = 0;
        for (auto it = tag.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            add(text.mid(at, match.capturedStart() - at));
            use(match.captured().toLower());
            number += int(match.captured().count(u'\n'));
            at = match.capturedEnd();
        }
        add(text.mid(at));
        close();
        return std::move(lines);
    }

private:
    void add(const QString& words)
    {
        qsizetype at = 0;
        for (qsizetype end; (end = words.indexOf(u'\n', at)) >= 0; at = end + 1) {
            line += words.mid(at, end - at);
            ++number;
            if (html && !kept) {
                line += u' ';
            } else {
                close();
                begun = number;
            }
        }
        line += words.mid(at);
    }

    void close()
    {
        if (!line.trimmed().isEmpty()) {
            const QString plain = QString::fromStdString(withoutReferences(line.left(longestLine).toStdString()));
            lines.push_back({begun, html ? trimmedEnd(plain) : plain});
        } else if (!lines.empty() && !lines.back().text.isEmpty()) {
            lines.push_back({number, QString()}); // a blank line ends a table
        }
        line.clear();
        begun = number;
    }

    // Blanks between tags mean nothing; a tab parts cells.
    static QString trimmedEnd(QString text)
    {
        static const Pattern around(QStringLiteral(R"( *\t *)")), runs(QStringLiteral(R"((?<=\S) {2,})"));
        text.replace(around, QStringLiteral("\t")).replace(runs, QStringLiteral(" "));
        return text;
    }

    void fresh()
    {
        if (!line.trimmed().isEmpty())
            close();
        line.clear();
        begun = number;
    }

    void use(const QString& tag)
    {
        const QString name = nameOf(tag);
        const bool ends = tag.startsWith(u"</") || tag.startsWith(u"[/");
        if (name == u"ul" || name == u"ol" || name == u"list") {
            fresh();
            depth = std::clamp(depth + (ends ? -1 : 1), 0, deepestList);
        } else if (name == u"li" || name == u"*") {
            fresh();
            if (!ends)
                line = QString(2 * std::max(depth - 1, 0), u' ') + QStringLiteral("• ");
        } else if (name == u"s" || name == u"del") { // as in Markdown
            line += QStringLiteral("~~");
        } else if (name == u"td" || name == u"th") {
            if (!ends && cells)
                line += u'\t';
            cells = true;
        } else if (name == u"dt" && ends) {
            line += QStringLiteral(": ");
        } else if (name == u"pre") {
            kept = !ends;
        } else if (breaks(name)) {
            fresh();
            cells = false;
        }
    }

    static QString nameOf(const QString& tag)
    {
        static const Pattern name(QStringLiteral(R"(^[<\[]/?([a-z]+\d?|\*))"));
        return name.match(tag).captured(1);
    }
    static bool breaks(const QString& name)
    {
        static const QStringList all{QStringLiteral("br"), QStringLiteral("p"), QStringLiteral("div"),
            QStringLiteral("tr"), QStringLiteral("table"), QStringLiteral("h1"), QStringLiteral("h2"),
            QStringLiteral("h3"), QStringLiteral("h4"), QStringLiteral("h5"), QStringLiteral("dd"),
            QStringLiteral("dt"), QStringLiteral("dl"), QStringLiteral("section"), QStringLiteral("quote")};
        return all.contains(name);
    }

    const QString& text;
    bool html = false, kept = false, cells = false;
    int number = 1, begun = 1, depth = 0;
    QString line;
    std::vector<TextLine> lines;
};

} // namespace

std::string unwrapped(std::string_view text)
{
    QString plain = QString::fromUtf8(fromMail(seen(text)));
    plain.replace(QStringLiteral("&amp;amp;"), QStringLiteral("&"))
        .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    plain.replace(QStringLiteral("&#38;"), QStringLiteral("&"));
    static const Pattern quoted(QStringLiteral(R"(\n(?: ?>)+ ?)"));
    return plain.replace(quoted, QStringLiteral("\n")).toStdString();
}

std::vector<TextLine> textLines(std::string_view text)
{
    const QString plain = QString::fromUtf8(fromMail(seen(text)));
    std::vector<TextLine> lines = Page(plain).read();
    static const Pattern quoted(QStringLiteral(R"(^\s*(?:> ?)+(?=\S))"));
    for (TextLine& line : lines)
        line.text.remove(quoted);
    return lines;
}

} // namespace strategikon::exchange
