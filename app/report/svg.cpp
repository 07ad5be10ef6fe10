#include "app/report/svg.h"

#include "app/print/type.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace strategikon::report {

namespace {

constexpr int dots = 8; // a unit, of the SVG's own grid

// As QSvgGenerator writes it: a group for each change of pen, brush and place.
QString generated(const QSizeF& size, const std::function<void(QPainter&)>& draw)
{
    print::needFonts();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(96);
        generator.setViewBox(QRectF(QPointF(0, 0), size * dots));
        QPainter painter(&generator);
        painter.scale(dots, dots);
        draw(painter);
    }
    return QString::fromUtf8(bytes);
}

bool isOfNumber(QChar c) { return (c >= u'0' && c <= u'9') || c == u'.'; }

// A hundredth of a unit is far below what an eye tells apart.
QString rounded(const QString& text)
{
    constexpr int places = 2;
    QString result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        if (!isOfNumber(text[at])) {
            result += text[at++];
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && isOfNumber(text[end]))
            ++end;
        if (end + 1 < text.size() && text[end] == u'e' && (text[end + 1] == u'-' || text[end + 1] == u'+'))
            for (end += 2; end < text.size() && isOfNumber(text[end]);)
                ++end;
        const QStringView number = QStringView(text).mid(at, end - at);
        const double value = std::round(number.toDouble() * 100) / 100;
        result += number.size() <= places + 2 ? number.toString() : QString::number(value, 'g', 9);
        at = end;
    }
    return result;
}

// The value of an attribute, and the element without it.
QString taken(QString& element, const QString& name)
{
    const QString key = u' ' + name + QStringLiteral("=\"");
    const qsizetype at = element.indexOf(key);
    if (at < 0)
        return {};
    const qsizetype from = at + key.size(), to = element.indexOf(u'"', from);
    const QString value = element.mid(from, to - from);
    element.remove(at, to + 1 - at);
    return value;
}

} // namespace

QString Pictures::svgOf(const Drawing& drawing)
{
    const QSizeF size = drawing.size * dots;
    const QString inside =
        drawing.on ? groundNamed(drawing) + drawn(drawing.size, drawing.upon) : drawn(drawing.size, drawing.draw);
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\"><path fill=\"#fff\" d=\"M0 0H%1V%2H0z\"/>\n%3</svg>")
        .arg(rounded(QString::number(size.width())), rounded(QString::number(size.height())), inside);
}

QString Pictures::drawn(const QSizeF& size, const std::function<void(QPainter&)>& draw)
{
    const QString whole = generated(size, draw);
    const QString begin = QStringLiteral("<g "), end = QStringLiteral("</g>");
    QString all;
    for (qsizetype at = whole.indexOf(begin); at >= 0;) {
        const qsizetype head = whole.indexOf(u'>', at), next = whole.indexOf(begin, head);
        const qsizetype close = whole.indexOf(end, head);
        const QString content = whole.mid(head + 1, (next < 0 ? close : std::min(next, close)) - head - 1).trimmed();
        if (!content.isEmpty())
            all += group(whole.mid(at + 2, head - at - 2), content);
        at = next;
    }
    return all;
}

QString Pictures::group(const QString& attributes, const QString& content)
{
    QString rest = attributes;
    const QString place = rounded(taken(rest, QStringLiteral("transform")));
    QString inside;
    for (const QString& element : content.split(u'\n', Qt::SkipEmptyParts))
        inside += shape(element);
    return QStringLiteral("<g class=\"%1\" transform=\"%2\">%3</g>\n").arg(look(rest), place, inside);
}

// Pens and brushes are few: each is a class.
QString Pictures::look(const QString& attributes)
{
    QString rest = attributes, rules;
    for (const char* name : {"fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
             "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset"})
        if (const QString value = taken(rest, QString::fromLatin1(name)); !value.isEmpty())
            rules += QStringLiteral("%1:%2;").arg(
                QString::fromLatin1(name), value.startsWith(u'#') ? value : rounded(value));
    const auto known = looks_.constFind(rules);
    const int number = known == looks_.constEnd() ? int(looks_.size()) : *known;
    if (known == looks_.constEnd()) {
        looks_.insert(rules, number);
        looksInOrder_ << rules;
    }
    return QStringLiteral("k%1").arg(number);
}

QString Pictures::shape(const QString& element)
{
    QString rest = element.trimmed();
    taken(rest, QStringLiteral("vector-effect"));
    taken(rest, QStringLiteral("fill-rule"));
    if (!rest.startsWith(QStringLiteral("<path")))
        return rounded(rest);
    return shapeNamed(rounded(taken(rest, QStringLiteral("d"))));
}

// Letters come again and again, each time as the same outline.
QString Pictures::shapeNamed(const QString& path)
{
    constexpr qsizetype brief = 60; // as long as a reference
    if (path.size() < brief)
        return QStringLiteral("<path d=\"%1\"/>").arg(path);
    const auto known = shapes_.constFind(path);
    const int number = known == shapes_.constEnd() ? int(shapes_.size()) : *known;
    if (known == shapes_.constEnd()) {
        shapes_.insert(path, number);
        shapesInOrder_ << path;
    }
    return QStringLiteral("<use href=\"#p%1\"/>").arg(number);
}

QString Pictures::groundNamed(const Drawing& drawing)
{
    const auto known = grounds_.constFind(drawing.on.get());
    const int number = known == grounds_.constEnd() ? int(grounds_.size()) : *known;
    if (known == grounds_.constEnd()) {
        grounds_.insert(drawing.on.get(), number);
        groundsInOrder_ << drawn(drawing.size, drawing.on->draw);
    }
    return QStringLiteral("<use href=\"#ground%1\"/>\n").arg(number);
}

QString Pictures::shared() const
{
    if (looksInOrder_.isEmpty())
        return {};
    QString all = QStringLiteral("<svg class=\"shared\" width=\"0\" height=\"0\">\n<style>\n"
                                 ".shared { position: absolute; }\n.map { fill-rule: evenodd; }\n");
    for (qsizetype i = 0; i < looksInOrder_.size(); ++i)
        all += QStringLiteral(".k%1{%2}\n").arg(i).arg(looksInOrder_[i]);
    all += QStringLiteral("</style>\n<defs>\n");
    for (qsizetype i = 0; i < shapesInOrder_.size(); ++i)
        all += QStringLiteral("<path id=\"p%1\" d=\"%2\"/>\n").arg(QString::number(i), shapesInOrder_[i]);
    for (qsizetype i = 0; i < groundsInOrder_.size(); ++i)
        all += QStringLiteral("<g id=\"ground%1\">\n%2</g>\n").arg(QString::number(i), groundsInOrder_[i]);
    return all + QStringLiteral("</defs>\n</svg>\n");
}

} // namespace strategikon::report
