// A report as one HTML file that needs no other: charts are SVG, and it prints well.
#include "app/report/document.h"
#include "app/report/plot.h"
#include "app/report/svg.h"

#include <QLocale>

namespace strategikon::report {

namespace {

constexpr const char* looks = R"(
:root { --paper: #fdfbf6; --ink: #23201b; --soft: #6b6457; --line: #d9d2c3; --a: #1f4e79; --b: #a23b21; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a17; --ink: #ece7da; --soft: #a9a293; --line: #3a372f; --a: #86b8e8; --b: #f0967a; }
}
body { background: var(--paper); color: var(--ink); font: 1.06rem/1.55 "EB Garamond", Georgia, serif;
       max-width: 46rem; margin: 3rem auto; padding: 0 1.2rem; }
header { border-bottom: 3px double var(--ink); padding-bottom: 1rem; margin-bottom: 1.6rem; }
.over { text-transform: uppercase; letter-spacing: .12em; font-size: .78rem; color: var(--soft); }
h1 { font-weight: 400; font-size: 2.4rem; line-height: 1.15; margin: .3rem 0; }
.under { font-style: italic; font-size: 1.15rem; margin: 0; }
h2 { font-weight: 400; font-size: 1.6rem; margin: 2.4rem 0 .6rem; border-bottom: 1px solid var(--line); }
h3 { font-weight: 600; font-size: 1.2rem; margin: 1.8rem 0 .3rem; }
h4 { font-weight: 400; font-style: italic; font-size: 1.05rem; margin: 1rem 0 .2rem; color: var(--soft); }
p { margin: .35rem 0; }
.lead { font-variant: small-caps; letter-spacing: .04em; margin-right: .5em; }
.note { border-left: 3px solid var(--line); padding-left: .8rem; font-style: italic; }
.small { font-size: .88rem; color: var(--soft); }
table { border-collapse: collapse; width: 100%; margin: .8rem 0; font-size: .97rem; }
th { text-align: left; font-weight: 400; font-size: .82rem; color: var(--soft); border-bottom: 1px solid var(--ink);
     vertical-align: bottom; }
td { border-bottom: 1px solid var(--line); }
th, td { padding: .28rem .6rem .28rem 0; }
.figure { text-align: right; font-variant-numeric: lining-nums tabular-nums; }
figure { margin: 1.4rem 0; }
figcaption { font-style: italic; color: var(--soft); }
svg { width: 100%; height: auto; overflow: visible; }
svg text { font: 11px "DejaVu Sans", sans-serif; fill: var(--soft); }
.axis { stroke: var(--ink); } .grid { stroke: var(--line); }
.line, .bound { fill: none; } .line { stroke-width: 2.2; } .bound { stroke-width: 1.1; stroke-dasharray: 2 4; }
.s0 { stroke: var(--a); } .s1 { stroke: var(--b); } .line.s1 { stroke-dasharray: 7 4; }
.d0 { fill: var(--a); } .d1 { fill: var(--paper); stroke: var(--b); stroke-width: 1.6; }
svg text.t0 { fill: var(--a); } svg text.t1 { fill: var(--b); }
@media print { body { margin: 0; max-width: none; } h2, h3, h4 { break-after: avoid; } figure, tr { break-inside: avoid; } }
)";

QString safe(const QString& text)
{
    QString all = text.toHtmlEscaped();
    return all.replace(u'\n', QStringLiteral("<br>"));
}

QString number(double value) { return QString::number(value, 'f', 1); }

QString svgOf(const Chart& chart)
{
    constexpr const char* kinds[] = {"axis", "grid", "bound", "line"};
    constexpr const char* anchors[] = {"end", "middle", "start"};
    const QSizeF size(720, 220);
    const Plot plot = plotted(chart, size, 11);
    QString svg = QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">\n")
                      .arg(size.width())
                      .arg(size.height())
                      .arg(safe(chart.title));
    for (const Plot::Stroke& stroke : plot.strokes) {
        QStringList points;
        for (const QPointF& at : stroke.points)
            points << number(at.x()) + u',' + number(at.y());
        svg += QStringLiteral("<polyline class=\"%1%2\" points=\"%3\"/>\n")
                   .arg(QString::fromLatin1(kinds[int(stroke.kind)]),
                       stroke.line < 0 ? QString() : QStringLiteral(" s%1").arg(stroke.line), points.join(u' '));
    }
    for (const Plot::Dot& dot : plot.dots)
        svg += QStringLiteral("<circle class=\"d%1\" cx=\"%2\" cy=\"%3\" r=\"3.2\"/>\n")
                   .arg(dot.line)
                   .arg(number(dot.at.x()), number(dot.at.y()));
    for (const Plot::Label& label : plot.labels)
        svg += QStringLiteral("<text%1 x=\"%2\" y=\"%3\" text-anchor=\"%4\">%5</text>\n")
                   .arg(label.line < 0 ? QString() : QStringLiteral(" class=\"t%1\"").arg(label.line),
                       number(label.at.x()), number(label.at.y()), QString::fromLatin1(anchors[label.align + 1]),
                       safe(label.text));
    return svg + QStringLiteral("</svg>");
}

struct HtmlMarking {
    Pictures& pictures;

    QString operator()(const Signatures& signatures) const
    {
        QString text = QStringLiteral("<div>\n");
        for (const QString& who : signatures.who)
            text += QStringLiteral("<p style=\"border-top: 1px solid; margin-top: 4em\">%1</p>\n").arg(safe(who));
        return text + QStringLiteral("</div>\n");
    }

    QString operator()(const Heading& heading) const
    {
        return QStringLiteral("<h%1>%2</h%1>\n").arg(heading.level).arg(safe(heading.text));
    }

    QString operator()(const Paragraph& paragraph) const
    {
        constexpr const char* kinds[] = {"", " class=\"note\"", " class=\"small\""};
        const QString lead = paragraph.lead.isEmpty()
            ? QString()
            : QStringLiteral("<span class=\"lead\">%1</span> ").arg(safe(paragraph.lead));
        return QStringLiteral("<p%1>%2%3</p>\n")
            .arg(QString::fromLatin1(kinds[int(paragraph.kind)]), lead, safe(paragraph.text));
    }

    QString operator()(const Table& table) const
    {
        return QStringLiteral("<table>\n<thead>") + row(table, table.head, 'h') + QStringLiteral("</thead>\n<tbody>\n")
            + body(table) + QStringLiteral("</tbody>\n</table>\n");
    }

    QString operator()(const Chart& chart) const
    {
        return QStringLiteral("<figure>\n<figcaption>%1</figcaption>\n%2\n</figure>\n")
            .arg(safe(chart.title), svgOf(chart));
    }

    QString operator()(const Drawing& drawing) const
    {
        return QStringLiteral("<figure class=\"map\">\n<figcaption>%1</figcaption>\n%2\n</figure>\n")
            .arg(safe(drawing.title), pictures.svgOf(drawing));
    }

private:
    static QString body(const Table& table)
    {
        QString rows;
        for (const QStringList& cells : table.rows)
            rows += row(table, cells, 'd');
        return rows;
    }

    static QString row(const Table& table, const QStringList& cells, char kind)
    {
        QString line = QStringLiteral("<tr>");
        for (int column = 0; column < cells.size(); ++column)
            line +=
                QStringLiteral("<t%1%2>%3</t%1>")
                    .arg(QLatin1Char(kind))
                    .arg(column < table.words ? QString() : QStringLiteral(" class=\"figure\""), safe(cells[column]));
        return line + QStringLiteral("</tr>\n");
    }
};

} // namespace

QString htmlOf(const Document& document)
{
    QString body;
    Pictures pictures;
    for (const Part& part : document.parts)
        body += std::visit(HtmlMarking{pictures}, part);
    QString page = QStringLiteral(
        "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n"
        "<meta name=\"generator\" content=\"Strategikon\">\n<title>%2</title>\n<style>%3</style>\n"
        "</head>\n<body>\n<header>\n<div class=\"over\">%4</div>\n<h1>%2</h1>\n<p class=\"under\">%5</p>\n</header>\n");
    return page.arg(QLocale().bcp47Name(), safe(document.title), QString::fromLatin1(looks), safe(document.overline),
               safe(document.subtitle))
        + pictures.shared() + body + QStringLiteral("</body>\n</html>\n");
}

} // namespace strategikon::report
