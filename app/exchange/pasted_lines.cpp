#include "app/exchange/names.h"
#include "app/exchange/pasted_words.h"
#include "app/exchange/patterns.h"
#include "app/exchange/tables.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace strategikon::exchange {

namespace {

constexpr int mostPoints = 100'000;

int toCount(const QString& digits)
{
    bool ok = false;
    const int value = digits.toInt(&ok);
    return ok ? std::clamp(value, 0, mostPoints) : 0;
}

// "~~4 Archers~~", "[ ] 4 Archers"
bool isStruck(const QString& line)
{
    static const Pattern struck(
        QStringLiteral(R"(^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:~~(?=\S).*\S~~\s*$|\[ ?\](?=\s+\S)|☐))"));
    return struck.match(line).hasMatch();
}

// What only sets type in Markdown and chats; a sign with a backslash before it stands for itself.
QString withoutStress(QString line)
{
    static const Pattern box(QStringLiteral(R"(^(\s*(?:[-*•]\s+)?)\[(?: |[xX✓✔])?\](?=\s+\S))"));
    line.replace(box, QStringLiteral("\\1"));
    static const Pattern stress(QStringLiteral(R"((?<!\\)(?:\*\*|__|~~|\|\||`+|(?<=\W)_(?=\w)|(?<=\w)_(?=\W|$)))"));
    static const Pattern escape(QStringLiteral(R"(\\([\\`*_{}\[\]<>#|~&$+\-=:.)!]))"));
    static const Pattern emoji(QStringLiteral(R"(^(\s*):[a-z][a-z0-9_+-]*:\s*)"));
    line.remove(stress);
    line.replace(escape, QStringLiteral("\\1"));
    return line.replace(emoji, QStringLiteral("\\1"));
}

int takePoints(QString& line)
{
    static const Pattern sized(
        QStringLiteral(
            R"(((?<![\d.,’'])\d{1,3}(?:[,.’']\d{3})+(?:[.,]\d{1,2})?|(?:(?<![\p{L}\d] )(?<!\d)\d{1,3}|\d{1,3}(?= 0))(?: \d{3})+|\d{1,6}(?:[.,]\d{1,2})?)\s*(?:points?|pts?\.?)(?!\w)(?:\s+(?:each|apiece|total))?)"),
        caseless);
    int points = 0;
    // The last figure is the limit in "995 of 1,000 points" and the price in "4 x Archers, 160 points".
    for (auto match = sized.match(line); match.hasMatch(); match = sized.match(line)) {
        points = int(std::min<double>(figureIn(match.captured(1)).value_or(0), mostPoints));
        line.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" "));
    }
    static const Pattern emptied(QStringLiteral(R"([(\[]\s*[)\]])"));
    line.remove(emptied);
    return points;
}

void addFigure(const QString& written, PastedLine& line)
{
    const auto value = figureIn(written);
    if (value && line.figures.size() < 20)
        line.figures.push_back(*value == std::floor(*value) ? int(std::min<double>(*value, mostPoints)) : -1);
}

// A figure without a word at the end: "(160)", "[4]", "- 160". What has a sign or stands behind "@" is a price.
void takeFigure(QString& text, PastedLine& line)
{
    static const Pattern figure(
        QStringLiteral(
            R"(\s*(?:[(\[]\s*([+-]?\d{1,5}(?:[.,]\d{1,2})?)\s*[)\]]|(?:\s[-–—]|(@)|=|\s:)\s*(\d{1,5}(?:[.,]\d{1,2})?))\s*(?:each)?\s*$)"),
        caseless);
    const auto match = figure.match(text);
    if (!match.hasMatch())
        return;
    const QString written = match.captured(1) + match.captured(3);
    if (match.captured(2).isEmpty() && !written.startsWith(u'+') && !written.startsWith(u'-'))
        addFigure(written, line);
    text.truncate(match.capturedStart());
}

// "2 x Chariot", "Chariot x2", "Chariot (2)", "Chariot +10"
PastedPart partOf(const QString& text)
{
    static const Pattern before(QStringLiteral(R"(^(\d{1,20})\s*(?:[x×*]\s*|\s)(.+)$)"), caseless);
    static const Pattern after(QStringLiteral(R"(^(.+?)\s*(?:[x×*]\s*(\d{1,20})|\((\d{1,20})\))$)"), caseless);
    static const Pattern price(QStringLiteral(R"(\s[+-]\d{1,5}$)"));
    QString words = text;
    words.remove(price);
    const auto part = [&words](const QString& name, const QString& digits) {
        const int count = toCount(digits);
        return PastedPart{trimmed(name).toStdString(), count, count == 0 ? digits.toStdString() : std::string(),
            trimmed(words).toStdString()};
    };
    if (const auto match = after.match(words); match.hasMatch())
        return part(match.captured(1), match.captured(2) + match.captured(3));
    if (const auto match = before.match(words); match.hasMatch())
        return part(match.captured(2), match.captured(1));
    return {trimmed(words).toStdString(), 0, {}};
}

void takeOwnName(QString& text, PastedLine& line)
{
    static const Pattern quoted(QStringLiteral(R"(["“”„«]([^"“”„«»]{1,200})["“”»])"));
    if (const auto match = quoted.match(text); match.hasMatch()) {
        line.ownName = match.captured(1).trimmed().toStdString();
        text.remove(match.capturedStart(), match.capturedLength());
    }
}

struct CountForm {
    Pattern pattern;
    int count, before, behind; // groups: the number, and what stands before and behind it
};

const std::array<CountForm, 6>& countForms()
{
    static const std::array forms{
        CountForm{
            Pattern(QStringLiteral(R"(^(\d{1,20})(?:[.,]0{1,2})?(?![.,]?\d)\s*(?:[x×✕*]\s*|\s)(?=\D)(.+)$)"), caseless),
            1, 0, 2},
        CountForm{
            Pattern(QStringLiteral(R"(^[(\[]\s*[x×✕]?\s*(\d{1,20})\s*[x×✕]?\s*[)\]]\s*(.+)$)"), caseless), 1, 0, 2},
        CountForm{Pattern(QStringLiteral(R"(^[x×✕]\s*(\d{1,20})\s+(.+)$)"), caseless), 1, 0, 2},
        CountForm{Pattern(QStringLiteral(R"(^(\d{1,4})\s*[-–—:,=]\s*(?=\p{L})(.+)$)"), caseless), 1, 0, 2},
        CountForm{
            Pattern(
                QStringLiteral(
                    R"(^(.+?)\s*[(\[]\s*(?:[x×✕]\s*(?=\d+\s*[)\]])|(?=\d+\s*[x×✕]))(\d{1,20})\s*[x×✕]?\s*[)\]](.*)$)"),
                caseless),
            2, 1, 3},
        CountForm{
            Pattern(
                QStringLiteral(
                    R"(^([^(\[,+]+?)(?:\s*[x×✕]\s*|\s+\*\s*|\s*:\s*)(\d{1,20})(?!\d)(?![.,]\d)(?!\s*[x×✕]\s*\p{L})(.*)$)"),
                caseless),
            2, 1, 3}};
    return forms;
}

void takeCount(QString& text, PastedLine& line)
{
    for (const CountForm& form : countForms()) {
        const auto match = form.pattern.match(text);
        if (!match.hasMatch())
            continue;
        line.count = toCount(match.captured(form.count));
        line.written = match.captured(form.count).toStdString();
        text = (form.before ? match.captured(form.before) : QString()) + match.captured(form.behind);
        line.counted = true;
        static const Pattern units(QStringLiteral(R"(^\s*(?:units?\s+(?:of\s+)?|of\s+))"), caseless);
        text.remove(units);
        return;
    }
}

// "one General", "two units of Archers"
void spellOut(QString& text)
{
    static const QStringList words{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"),
        QStringLiteral("four"), QStringLiteral("five"), QStringLiteral("six"), QStringLiteral("seven"),
        QStringLiteral("eight"), QStringLiteral("nine"), QStringLiteral("ten"), QStringLiteral("eleven"),
        QStringLiteral("twelve")};
    const qsizetype end = text.indexOf(u' ');
    const qsizetype number = end < 0 ? -1 : words.indexOf(text.left(end).toLower());
    if (number >= 0)
        text.replace(0, end, QString::number(number + 1));
}

void takeMarker(QString& text, PastedLine& line, Ranks& ranks)
{
    static const Pattern bullet(QStringLiteral(
        R"(^\s*((?:[-*•·–—>+.◦○▪▫■□●►▶▸‣⁃∙➢➤➔→✓✔☐☑⦁§]|[\p{So}\x{F000}-\x{F0FF}]|o(?=\s)|[a-z][.)](?=\s)|#?\d{1,3}[.)](?=\s)|--+))\s+)"));
    const auto match = bullet.match(text);
    if (!match.hasMatch())
        return;
    QString kind = match.captured(1);
    line.inside = kind == u".";
    static const Pattern digits(QStringLiteral(R"(\d+)"));
    line.listed = toCount(digits.match(kind).captured());
    if (kind.size() > 1 && kind.at(0).isLetterOrNumber())
        kind = kind.at(0).isDigit() ? QStringLiteral("1") : QStringLiteral("a");
    const auto known = ranks.find(kind);
    line.rank = known != ranks.end() ? known->second : (ranks[kind] = int(ranks.size()) + 1);
    text.remove(0, match.capturedLength());
}

int columnsBefore(const QString& text)
{
    int columns = 0;
    for (const QChar c : text) {
        if (!c.isSpace())
            break;
        columns += c == u'\t' ? 4 - columns % 4 : 1;
    }
    return columns;
}

void takePieces(const QString& text, PastedLine& line)
{
    static const Pattern cuts(QStringLiteral(R"([,:;()\[\]|\t·]|\s[-–—]\s)"));
    for (const QString& piece : text.split(cuts))
        if (const QString clean = trimmed(piece); !clean.isEmpty() && line.pieces.size() < 20)
            line.pieces.push_back(clean.toStdString());
}

} // namespace

std::optional<double> figureIn(QString text)
{
    static const Pattern form(
        QStringLiteral(R"(^([+-]?(?:\d{1,3}(?:([.,’' ])\d{3})(?:\2\d{3})*|\d{1,9}))(?:([.,])(\d{1,2}|0+))?$)"));
    text = text.trimmed();
    text.replace(u'−', u'-');
    const auto match = form.match(text);
    if (!match.hasMatch() || (!match.captured(3).isEmpty() && match.captured(2) == match.captured(3)))
        return {};
    QString whole = match.captured(1);
    if (const QString group = match.captured(2); !group.isEmpty())
        whole.remove(group);
    return (whole + u'.' + (match.captured(4).isEmpty() ? QStringLiteral("0") : match.captured(4))).toDouble();
}

QString trimmed(const QString& text)
{
    static const Pattern edge(QStringLiteral(R"(^[\s,;:+\-–—.=>]+|[\s,;:+\-–—=<]+$)"));
    QString result = text;
    return result.remove(edge);
}

void addParts(const QString& text, PastedLine& line, std::vector<PastedPart>& parts)
{
    static const Pattern between(
        QStringLiteral(R"([,;&/()\[\]]|\+(?!\d)|\s(?:and|with|w/)\s|^(?:and|with)\s)"), caseless);
    static const Pattern sign(QStringLiteral(R"(^[+-]?\d*(?:[.,]\d+)?$)"));
    for (const QString& piece : text.split(between)) {
        const QString clean = trimmed(piece);
        if (sign.match(clean).hasMatch()) {
            if (!piece.trimmed().startsWith(u'+'))
                addFigure(clean, line);
        } else if (parts.size() < 50) {
            parts.push_back(partOf(clean));
        }
    }
}

PastedLine lineOf(QString text, int number, Ranks& ranks)
{
    PastedLine line;
    line.number = number;
    line.indent = columnsBefore(text);
    static const Pattern marks(QStringLiteral(R"(^\s*(?:#+|=+|\++(?=.*\+\s*$))\s)"));
    line.struck = isStruck(text);
    text = withoutStress(text);
    line.heading = marks.match(text).hasMatch();
    text.remove(marks);
    takeMarker(text, line, ranks);
    // "General ..... 125": dots that lead the eye.
    static const Pattern leaders(QStringLiteral(R"([\s.]*(?:\.{3,}|…|·{3,}|_{3,})[\s.…·_]*(?=\d))"));
    text.replace(leaders, QStringLiteral(" – "));
    static const Pattern below(QStringLiteral(R"(^\s*[-−–](?=\d))")); // "-4 x Archers"
    const bool negative = below.match(text).hasMatch();
    static const Pattern label(
        QStringLiteral(
            R"(^\s*(?:[a-z]{2,12}\d{1,2}:\s+(?=\d+\s*[x×])|(?:selections?|options?|upgrades?|equipment|wargear)\s*:\s*(?=\S)))"),
        caseless);
    text.remove(label);
    takeOwnName(text, line);
    line.points = takePoints(text);
    takePieces(text, line);
    text = trimmed(text);
    takeFigure(text, line);
    text = trimmed(text);
    spellOut(text);
    takeCount(text, line);
    if (negative && line.counted) {
        line.count = -line.count;
        line.written.insert(0, "-");
    }
    text = trimmed(text);
    takeFigure(text, line);
    line.whole = trimmed(text).toStdString();
    static const Pattern opening(QStringLiteral(R"([,;+:(\[]|\s(?:with|w/)\s|\s[-–—]\s)"), caseless);
    const qsizetype open = text.indexOf(opening);
    line.name = trimmed(text.left(open)).toStdString();
    if (open >= 0)
        addParts(text.mid(open), line, line.parts);
    return line;
}

namespace {

// Numbers before a dot number the lines, if they go up by one; otherwise they say how many: "4. Archers", "3.
// Chariots".
void countListed(std::vector<PastedLine>& lines)
{
    int before = 0;
    for (const PastedLine& line : lines) {
        if (line.listed == 0)
            continue;
        if (line.listed != before + 1 && line.listed != 1)
            before = -1;
        if (before < 0)
            break;
        before = line.listed;
    }
    for (PastedLine& line : lines)
        if (before < 0 && line.listed > 0 && !line.counted && !line.cells) {
            line.count = line.listed;
            line.written = std::to_string(line.listed);
            line.counted = true;
        }
}

} // namespace

std::vector<PastedLine> pastedLines(std::string_view text, std::size_t most)
{
    static const Pattern anything(QStringLiteral(R"([\p{L}\p{N}])"));
    // Where another program signs its work, the army is over or has not begun.
    static const Pattern signature(
        QStringLiteral(
            R"(^\W*(?:created|generated|made|exported|built|erstellt|cr[ée]+)\s(?:with|by|using|from|in|mit|avec)\s)"),
        caseless);
    const std::vector<TextLine> source = textLines(text);
    std::vector<PastedLine> lines;
    Ranks ranks;
    for (std::size_t at = 0; at < source.size() && lines.size() < most;) {
        const std::size_t begun = at;
        auto rows = tableRows(source, at, ranks);
        if (!rows.empty())
            rows.front().again =
                rows.front().again || (rows.front().headed && std::ranges::any_of(lines, &PastedLine::headed));
        std::ranges::move(rows, std::back_inserter(lines));
        if (at == begun && anything.match(source[at].text).hasMatch() && !signature.match(source[at].text).hasMatch())
            lines.push_back(lineOf(source[at].text, source[at].number, ranks));
        at += at == begun;
    }
    if (lines.size() > most)
        lines.resize(most);
    countListed(lines);
    return lines;
}

bool tellsSums(const PastedLine& line)
{
    static constexpr std::array<std::string_view, 34> known{"total", "point", "pt", "of", "unit", "stand", "limit",
        "break", "core", "withdraw", "at", "level", "size", "legal", "spent", "left", "army", "cost", "and", "no",
        "count", "name", "upgrade", "in", "all", "breakpoint", "withdrawal", "lost", "is", "the", "each", "base",
        "after", "roster"};
    const std::string first = line.pieces.empty() ? "" : folded(line.pieces.front());
    if (first.starts_with("point ") && first.find(" of ") != std::string::npos) // "Points 770 of 1,000, Units 15"
        return true;
    std::string word;
    for (const char c : folded(line.whole) + " " + folded(line.name) + " ") {
        if (c != ' ') {
            word += c;
            continue;
        }
        const bool figure = word.find_first_not_of("0123456789") == std::string::npos;
        if (!figure && std::ranges::find(known, word) == known.end())
            return false;
        word.clear();
    }
    return true;
}

} // namespace strategikon::exchange
