#include "app/print/type.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
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

QFont fontOf(Face face)
{
    const bool figures = face == Face::figure || face == Face::boldFigure;
    QFont font(figures ? QStringList{"DejaVu Sans", "sans-serif"}
                       : QStringList{"EB Garamond 12", "EB Garamond", "DejaVu Serif", "serif"});
    font.setPixelSize(int(em));
    font.setItalic(face == Face::italic);
    font.setBold(face == Face::boldFigure);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any letter spacing at all keeps ligatures away, whose letters a reader of the PDF could not find.
    // A share, because a fixed one would be counted in dots of the printer.
    font.setLetterSpacing(QFont::PercentageSpacing, face == Face::capitals ? 106 : 100.2);
    return font;
}

void (*makeApplication)() = nullptr;

const Cut& cutOf(Face face)
{
    static std::array<std::optional<Cut>, 5> cuts;
    auto& cut = cuts.at(std::size_t(face));
    if (!cut) {
        needFonts();
        cut.emplace(fontOf(face));
    }
    return *cut;
}

// EB Garamond swaps f and Q for other shapes before some letters, and those have no letter in the PDF:
// "first" would be found as "irst". Each piece ends with such a letter, so nothing follows it.
QStringList pieces(const QString& text, Face face)
{
    if (face == Face::figure || face == Face::boldFigure)
        return {text};
    QStringList parts;
    qsizetype start = 0;
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == u'f' || text[i] == u'Q') {
            parts.append(text.mid(start, i + 1 - start));
            start = i + 1;
        }
    parts.append(text.mid(start));
    return parts;
}

QString cased(const QString& text, Face face) { return face == Face::capitals ? text.toUpper() : text; }

double widthAtEm(const QString& text, Face face)
{
    double width = 0;
    for (const QString& piece : pieces(cased(text, face), face))
        width += cutOf(face).metrics.horizontalAdvance(piece);
    return width;
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

} // namespace

void setNeedFonts(void (*make)()) { makeApplication = make; }

void needFonts()
{
    if (makeApplication)
        makeApplication();
}

double widthOf(const QString& text, const Style& style) { return widthAtEm(text, style.face) * style.size / em; }

bool canDraw(char32_t letter, Face face) { return cutOf(face).metrics.inFontUcs4(letter); }

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
    static const QRegularExpression space(QStringLiteral("\\s+"));
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
    const QStringList words = text.split(space, Qt::SkipEmptyParts);
    for (QString word : words) {
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
    const Cut& cut = cutOf(style.face);
    painter.save();
    painter.setPen(colour);
    painter.translate(at);
    painter.scale(style.size / em, style.size / em);
    painter.setFont(cut.font);
    double x = 0;
    // A picture in SVG goes to machines without these fonts: there letters are outlines.
    const bool outlines = painter.paintEngine()->type() == QPaintEngine::SVG;
    for (const QString& piece : pieces(cased(text, style.face), style.face)) {
        if (outlines) {
            QPainterPath path;
            path.addText(QPointF(x, 0), cut.font, piece);
            painter.fillPath(path, colour);
        } else {
            painter.drawText(QPointF(x, 0), piece);
        }
        x += cut.metrics.horizontalAdvance(piece);
    }
    painter.restore();
}

} // namespace strategikon::print
