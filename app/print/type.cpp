#include "app/print/type.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTextBoundaryFinder>

#include <array>
#include <optional>

namespace strategikon::print {

namespace {

// Fonts are made once at this size in pixels and scaled when drawn: widths are then exact fractions of
// the size, the same on screen, printer and PDF.
constexpr double em = 100;

struct Cut {
    QFont font;
    QFontMetricsF metrics;
    explicit Cut(const QFont& font) : font(font), metrics(font) {}
};

enum class Cutting { text, italic, figure, boldFigure, capitals, lining };

Cutting cutting(Face face) { return Cutting(face); }

QFont fontOf(Cutting which)
{
    const bool figures = which == Cutting::figure || which == Cutting::boldFigure;
    QFont font(figures                 ? QStringList{"DejaVu Sans", "sans-serif"}
            : which == Cutting::lining ? QStringList{"DejaVu Serif", "serif"}
                                       : QStringList{"EB Garamond 12", "EB Garamond", "DejaVu Serif", "serif"});
    constexpr double height = 0.89; // at which figures of the one are as high as capitals of the other
    font.setPixelSize(int(which == Cutting::lining ? em * height : em));
    font.setItalic(which == Cutting::italic);
    font.setBold(which == Cutting::boldFigure);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any letter spacing at all keeps ligatures away, whose letters a reader of the PDF could not find.
    // A share, because a fixed one would be counted in dots of the printer.
    font.setLetterSpacing(QFont::PercentageSpacing, which == Cutting::capitals ? 106 : 100.2);
    return font;
}

void (*makeApplication)() = nullptr;

const Cut& cutOf(Cutting which)
{
    static std::array<std::optional<Cut>, 6> cuts;
    auto& cut = cuts.at(std::size_t(which));
    if (!cut) {
        needFonts();
        cut.emplace(fontOf(which));
    }
    return *cut;
}

struct Run {
    QString text;
    Cutting cutting;
};

// EB Garamond swaps f and Q for other shapes before some letters, and those have no letter in the PDF:
// "first" would be found as "irst". Each run ends with such a letter, so nothing follows it. Figures are runs of their
// own.
QList<Run> runs(const QString& text, Face face)
{
    if (face == Face::figure || face == Face::boldFigure)
        return {{text, cutting(face)}};
    const auto isFigure = [](QChar c) { return c >= u'0' && c <= u'9'; };
    QList<Run> all;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool figure = isFigure(text[i]), last = i + 1 == text.size();
        if (!last && isFigure(text[i + 1]) == figure && text[i] != u'f' && text[i] != u'Q')
            continue;
        all.append({text.mid(start, i + 1 - start), figure ? Cutting::lining : cutting(face)});
        start = i + 1;
    }
    return all;
}

QString cased(const QString& text, Face face) { return face == Face::capitals ? text.toUpper() : text; }

// To shape a word takes longer than all else of setting it, and most come again, the whole text wherever it is set
// anew in other sizes.
double widthAtEm(const QString& text, Face face)
{
    constexpr qsizetype most = 20'000; // texts: some MiB
    thread_local std::array<QHash<QString, double>, 6> known;
    auto& widths = known.at(std::size_t(face));
    if (const auto its = widths.constFind(text); its != widths.constEnd())
        return *its;
    double width = 0;
    for (const Run& run : runs(cased(text, face), face))
        width += cutOf(run.cutting).metrics.horizontalAdvance(run.text);
    if (widths.size() >= most)
        widths.clear();
    return *widths.insert(text, width);
}

// Names stand on every map of a battle.
QPainterPath outlined(const Run& run)
{
    constexpr qsizetype most = 2'000; // some MiB
    thread_local QHash<QString, QPainterPath> known;
    const QString key = QChar(u'0' + int(run.cutting)) + run.text;
    if (const auto its = known.constFind(key); its != known.constEnd())
        return *its;
    QPainterPath path;
    path.addText(QPointF(), cutOf(run.cutting).font, run.text);
    if (known.size() >= most)
        known.clear();
    return *known.insert(key, path);
}

// The longest start of the text that fits, cut between characters as people count them.
qsizetype fitting(const QString& text, const Style& style, double width)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype best = 0;
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary()) {
        if (widthOf(text.left(at), style) > width)
            break;
        best = at;
    }
    return best;
}

// No-break spaces are letters of a word.
QStringList wordsOf(const QString& text)
{
    QStringList words;
    qsizetype start = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        const char16_t c = at < text.size() ? text[at].unicode() : u' ';
        if (c != u' ' && (c < u'\t' || c > u'\r'))
            continue;
        if (at > start)
            words.append(text.mid(start, at - start));
        start = at + 1;
    }
    return words;
}

} // namespace

void setNeedFonts(void (*make)()) { makeApplication = make; }

void needFonts()
{
    if (makeApplication)
        makeApplication();
}

double widthOf(const QString& text, const Style& style) { return widthAtEm(text, style.face) * style.size / em; }

bool canDraw(char32_t letter, Face face) { return cutOf(cutting(face)).metrics.inFontUcs4(letter); }

Style fitted(const QString& text, Style style, double width, int lines)
{
    while (style.size > leastSize && wrapped(text, style, width).size() > lines)
        style.size = std::max(leastSize, style.size * 0.95);
    return style;
}

QString shortened(const QString& text, const Style& style, double width)
{
    if (widthOf(text, style) <= width)
        return text;
    const QString dots = QStringLiteral("…");
    const qsizetype end = fitting(text, style, width - widthOf(dots, style));
    return text.left(end).trimmed() + dots;
}

QStringList wrapped(const QString& text, const Style& style, double width, int most)
{
    QStringList lines;
    const double gap = widthOf(QStringLiteral("n n"), style) - widthOf(QStringLiteral("nn"), style);
    QString line;
    double used = 0;
    const auto place = [&](const QString& word, double wide) {
        if (!line.isEmpty() && used + gap + wide > width) {
            lines.append(line);
            line.clear();
        }
        used = line.isEmpty() ? wide : used + gap + wide;
        line += line.isEmpty() ? word : u' ' + word;
    };
    for (QString word : wordsOf(text)) {
        double wide = widthOf(word, style);
        while (wide > width && word.size() > 1) {
            const qsizetype end = std::max<qsizetype>(fitting(word, style, width), 1);
            place(word.left(end), widthOf(word.left(end), style));
            word = word.mid(end);
            wide = widthOf(word, style);
        }
        if (!word.isEmpty())
            place(word, wide);
    }
    if (!line.isEmpty())
        lines.append(line);
    if (most > 0 && lines.size() > most) {
        const QString rest = lines.mid(most - 1).join(u' ');
        lines = lines.mid(0, most - 1);
        lines.append(shortened(rest, style, width));
    }
    return lines;
}

void draw(QPainter& painter, const QPointF& at, const QString& text, const Style& style)
{
    const int grey = int(255 * (1 - style.ink));
    draw(painter, at, text, style, QColor(grey, grey, grey));
}

void draw(QPainter& painter, const QPointF& at, const QString& text, const Style& style, const QColor& colour)
{
    painter.save();
    painter.setPen(colour);
    painter.translate(at);
    painter.scale(style.size / em, style.size / em);
    double x = 0;
    // A picture in SVG goes to machines without these fonts: there letters are outlines.
    const bool outlines = painter.paintEngine()->type() == QPaintEngine::SVG;
    const QList<Run> all = runs(cased(text, style.face), style.face);
    for (const Run& run : all) {
        const Cut& cut = cutOf(run.cutting);
        if (outlines) {
            painter.fillPath(x == 0 ? outlined(run) : outlined(run).translated(x, 0), colour);
        } else {
            painter.setFont(cut.font);
            painter.drawText(QPointF(x, 0), run.text);
        }
        if (&run != &all.back()) // nothing comes after it
            x += cut.metrics.horizontalAdvance(run.text);
    }
    painter.restore();
}

} // namespace strategikon::print
