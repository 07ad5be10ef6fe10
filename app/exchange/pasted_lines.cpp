#include "app/exchange/names.h"
#include "app/exchange/pasted.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>

namespace strategikon::exchange {

namespace {

using Pattern = QRegularExpression;
constexpr auto caseless = QRegularExpression::CaseInsensitiveOption;

constexpr qsizetype longestLine = 500;

int toCount(const QString& digits)
{
    bool ok = false;
    const int value = digits.toInt(&ok);
    return ok ? std::clamp(value, 0, 100'000) : 0;
}

// Marks of Markdown, BBCode and HTML that only set type.
QString withoutMarks(QString line)
{
    static const Pattern tags(
        QStringLiteral(R"(\[/?(?:b|i|u|list|size|color|code|quote|\*)(?:=[^\]]*)?\]|</?[a-z][^>]{0,100}>)"), caseless);
    static const Pattern stress(QStringLiteral(R"(\*\*|__|`|(?<=\W)_(?=\w)|(?<=\w)_(?=\W|$))"));
    line.remove(tags);
    line.remove(stress);
    return line;
}

// "| 4 | Archers | Chariot | 160 |" reads like "4 x Archers (Chariot)".
QString fromTable(const QString& line)
{
    QString count, rest;
    for (const QString& raw : line.split(u'|')) {
        const QString cell = raw.trimmed();
        static const Pattern figure(QStringLiteral(R"(^[+-]?\d[\d,.]*\s*(?:points|pts)?$)"), caseless);
        if (cell.isEmpty() || cell == u"-" || cell == u"–" || cell == u"—")
            continue;
        if (figure.match(cell).hasMatch()) {
            if (count.isEmpty() && rest.isEmpty())
                count = cell;
            continue;
        }
        rest += rest.isEmpty() ? cell : QStringLiteral(", ") + cell;
    }
    return count.isEmpty() ? rest : count + QStringLiteral(" x ") + rest;
}

int takePoints(QString& line)
{
    static const Pattern sized(
        QStringLiteral(R"((\d{1,3}(?:[,. ]\d{3})+|\d{1,6})\s*(?:points?|pts?\.?)(?!\w))"), caseless);
    int points = 0;
    // The last figure is the limit in "995 of 1,000 points" and the price in "4 x Archers, 160 points".
    for (auto match = sized.match(line); match.hasMatch(); match = sized.match(line)) {
        QString digits = match.captured(1);
        digits.remove(QRegularExpression(QStringLiteral("[,. ]")));
        points = toCount(digits);
        line.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" "));
    }
    static const Pattern emptied(QStringLiteral(R"([(\[]\s*[)\]])"));
    line.remove(emptied);
    return points;
}

// A price without a word: "(160)", "[160]", "- 160", "@ 40", "= 160" at the end.
void dropPrice(QString& line)
{
    static const Pattern price(
        QStringLiteral(R"(\s*(?:[(\[]\s*[+-]?\d{1,5}\s*[)\]]|(?:\s[-–—]|@|=|\s:)\s*\d{1,5})\s*(?:each)?\s*$)"),
        caseless);
    line.remove(price);
}

QString trimmed(const QString& text)
{
    static const Pattern edge(QStringLiteral(R"(^[\s,;:+\-–—.=>]+|[\s,;:+\-–—=<]+$)"));
    QString result = text;
    return result.remove(edge);
}

// "2 x Chariot", "Chariot x2", "Chariot (2)"
PastedPart partOf(const QString& text)
{
    static const Pattern before(QStringLiteral(R"(^(\d{1,20})\s*(?:[x×*]\s*|\s)(.+)$)"), caseless);
    static const Pattern after(QStringLiteral(R"(^(.+?)\s*(?:[x×*]\s*(\d{1,20})|\((\d{1,20})\))$)"), caseless);
    const auto part = [](const QString& name, const QString& digits) {
        const int count = toCount(digits);
        return PastedPart{trimmed(name).toStdString(), count, count == 0 ? digits.toStdString() : std::string()};
    };
    if (const auto match = before.match(text); match.hasMatch())
        return part(match.captured(2), match.captured(1));
    if (const auto match = after.match(text); match.hasMatch())
        return part(match.captured(1), match.captured(2) + match.captured(3));
    return {trimmed(text).toStdString(), 0, {}};
}

void addParts(const QString& text, PastedLine& line)
{
    static const Pattern between(QStringLiteral(R"([,;+&/()\[\]]|\s(?:and|with|w/)\s|^(?:and|with)\s)"), caseless);
    static const Pattern figure(QStringLiteral(R"(^[+-]?\d*$)"));
    for (const QString& piece : text.split(between)) {
        const QString clean = trimmed(piece);
        if (!clean.isEmpty() && !figure.match(clean).hasMatch() && line.parts.size() < 50)
            line.parts.push_back(partOf(clean));
    }
}

void takeOwnName(QString& text, PastedLine& line)
{
    static const Pattern quoted(QStringLiteral(R"(["“”„]([^"“”„]{1,200})["“”])"));
    if (const auto match = quoted.match(text); match.hasMatch()) {
        line.ownName = match.captured(1).trimmed().toStdString();
        text.remove(match.capturedStart(), match.capturedLength());
    }
}

void takeCount(QString& text, PastedLine& line)
{
    static const Pattern before(QStringLiteral(R"(^(\d{1,20})\s*(?:[x×*]\s*|\s)(?=\D)(.+)$)"), caseless);
    static const Pattern after(
        QStringLiteral(R"(^([^(\[,+]+?)(?:\s*[x×]\s*|\s+\*\s*|\s*:\s*)(\d{1,20})(?!\d)(.*)$)"), caseless);
    if (const auto match = before.match(text); match.hasMatch()) {
        line.count = toCount(match.captured(1));
        line.written = match.captured(1).toStdString();
        text = match.captured(2);
        line.counted = true;
    } else if (const auto match = after.match(text); match.hasMatch()) {
        line.count = toCount(match.captured(2));
        line.written = match.captured(2).toStdString();
        text = match.captured(1) + match.captured(3);
        line.counted = true;
    }
}

PastedLine lineOf(QString text, int number)
{
    PastedLine line;
    line.number = number;
    while (line.indent < text.size() && text[line.indent].isSpace())
        ++line.indent;
    static const Pattern marks(QStringLiteral(R"(^\s*(?:#+|=+|\++)\s)"));
    static const Pattern bullet(QStringLiteral(R"(^\s*(?:[-*•·–—>+]|\d{1,3}[.)])\s+)"));
    text = withoutMarks(text);
    line.heading = marks.match(text).hasMatch();
    if (text.trimmed().startsWith(u'|'))
        text = fromTable(text);
    text.remove(marks);
    text.remove(bullet);
    static const Pattern below(QStringLiteral(R"(^\s*[-−–](?=\d))")); // "-4 x Archers"
    const bool negative = below.match(text).hasMatch();
    takeOwnName(text, line);
    line.points = takePoints(text);
    static const Pattern cuts(QStringLiteral(R"([,:;()\[\]|]|\s[-–—]\s)"));
    for (const QString& piece : text.split(cuts))
        if (const QString clean = trimmed(piece); !clean.isEmpty() && line.pieces.size() < 20)
            line.pieces.push_back(clean.toStdString());
    text = trimmed(text);
    dropPrice(text);
    text = trimmed(text);
    takeCount(text, line);
    if (negative && line.counted) {
        line.count = -line.count;
        line.written.insert(0, "-");
    }
    text = trimmed(text);
    dropPrice(text);
    line.whole = trimmed(text).toStdString();
    static const Pattern opening(QStringLiteral(R"([,;+:(\[]|\s(?:with|w/)\s|\s[-–—]\s)"), caseless);
    const qsizetype open = text.indexOf(opening);
    line.name = trimmed(text.left(open)).toStdString();
    if (open >= 0)
        addParts(text.mid(open), line);
    return line;
}

} // namespace

std::vector<PastedLine> pastedLines(std::string_view text, std::size_t most)
{
    std::vector<PastedLine> lines;
    static const Pattern anything(QStringLiteral(R"([\p{L}\p{N}])"));
    int number = 0;
    while (!text.empty() && lines.size() < most) {
        const std::size_t end = text.find('\n');
        const std::string_view raw = text.substr(0, std::min<std::size_t>(end, 4 * longestLine));
        const QString line = QString::fromUtf8(raw.data(), qsizetype(raw.size())).left(longestLine);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        ++number;
        if (anything.match(line).hasMatch())
            lines.push_back(lineOf(line, number));
    }
    return lines;
}

bool tellsSums(const PastedLine& line)
{
    static constexpr std::array<std::string_view, 33> known{"total", "point", "pt", "of", "unit", "stand", "limit",
        "break", "core", "withdraw", "at", "level", "size", "legal", "spent", "left", "army", "cost", "and", "no",
        "count", "name", "upgrade", "in", "all", "breakpoint", "withdrawal", "lost", "is", "the", "each", "base",
        "after"};
    std::string word;
    for (const char c : folded(line.whole) + " " + folded(line.name) + " ") {
        if (c != ' ') {
            word += c;
            continue;
        }
        const bool figure = word.find_first_not_of("0123456789") == std::string::npos;
        if (!figure && std::find(known.begin(), known.end(), word) == known.end())
            return false;
        word.clear();
    }
    return true;
}

} // namespace strategikon::exchange
