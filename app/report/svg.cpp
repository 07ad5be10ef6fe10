#include "app/report/svg.h"

#include "app/print/type.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <utility>

namespace strategikon::report {

namespace {

constexpr int dots = 8; // a unit, of the SVG's own grid

// So many places after the point, none of them a zero that ends it. There are hundreds of thousands in a report.
void put(QString& text, double value, int places)
{
    char16_t buffer[32];
    char16_t* at = std::end(buffer);
    constexpr int scales[] = {1, 10, 100, 1000};
    const auto whole = std::uint64_t(std::llround(std::min(std::abs(value), 1e12) * scales[places]));
    auto rest = whole;
    for (; places > 0 && rest % 10 == 0; --places)
        rest /= 10;
    for (int written = 0; rest != 0 || written <= places; ++written, rest /= 10) {
        if (written == places && written > 0)
            *--at = u'.';
        *--at = char16_t(u'0' + rest % 10);
    }
    if (value < 0 && whole != 0)
        *--at = u'-';
    text.append(reinterpret_cast<const QChar*>(at), std::end(buffer) - at);
}

QString number(double value, int places)
{
    QString text;
    put(text, value, places);
    return text;
}

// A tenth or a hundredth of a unit is far below what an eye tells apart.
class PathText {
public:
    PathText(const QPainterPath& path, double scale) : places_(scale < 1 ? 1 : 2)
    {
        text_.reserve(12 * path.elementCount());
        for (int i = 0; i < path.elementCount(); ++i)
            add(path.elementAt(i));
    }
    const QString& text() const { return text_; }

private:
    void add(const QPainterPath::Element& element)
    {
        switch (element.type) {
        case QPainterPath::MoveToElement:
            text_ += u'M';
            break;
        case QPainterPath::LineToElement:
            text_ += u'L';
            break;
        case QPainterPath::CurveToElement:
            text_ += u'C';
            break;
        case QPainterPath::CurveToDataElement:
            text_ += u' ';
            break;
        }
        put(text_, element.x, places_);
        text_ += u' ';
        put(text_, element.y, places_);
    }

    int places_;
    QString text_{};
};

QString rulesOf(const QBrush& brush)
{
    if (brush.style() == Qt::NoBrush)
        return QStringLiteral("fill:none;");
    QString rules = QStringLiteral("fill:%1;").arg(brush.color().name());
    if (brush.color().alpha() < 255)
        rules += QStringLiteral("fill-opacity:%1;").arg(number(brush.color().alphaF(), 2));
    return rules;
}

QString rulesOf(const QPen& pen)
{
    if (pen.style() == Qt::NoPen)
        return {};
    const double width = pen.widthF() > 0 ? pen.widthF() : 1;
    QString rules = QStringLiteral("stroke:%1;stroke-width:%2;").arg(pen.color().name(), number(width, 3));
    if (pen.color().alpha() < 255)
        rules += QStringLiteral("stroke-opacity:%1;").arg(number(pen.color().alphaF(), 2));
    if (pen.capStyle() != Qt::FlatCap)
        rules += pen.capStyle() == Qt::RoundCap ? QStringLiteral("stroke-linecap:round;")
                                                : QStringLiteral("stroke-linecap:square;");
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin)
        rules += pen.joinStyle() == Qt::RoundJoin ? QStringLiteral("stroke-linejoin:round;")
                                                  : QStringLiteral("stroke-linejoin:bevel;");
    if (pen.style() == Qt::SolidLine)
        return rules;
    QStringList dashes;
    for (const double dash : pen.dashPattern())
        dashes << number(dash * width, 2);
    return rules
        + QStringLiteral("stroke-dasharray:%1;stroke-dashoffset:%2;")
              .arg(dashes.join(u','), number(pen.dashOffset() * width, 2));
}

QString placeOf(const QTransform& at)
{
    QStringList all;
    for (const double factor : {at.m11(), at.m12(), at.m21(), at.m22()})
        all << number(factor, 3);
    for (const double way : {at.dx(), at.dy()})
        all << number(way, 2);
    return QStringLiteral("matrix(%1)").arg(all.join(u','));
}

// So large a page, drawn on by an engine.
class Plane : public QPaintDevice {
public:
    Plane(QPaintEngine& engine, const QSizeF& size) : engine_(engine), size_(size.toSize()) {}
    QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dpi = 96;
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dpi;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        default:
            return 1;
        }
    }

private:
    QPaintEngine& engine_;
    QSize size_;
};

} // namespace

// QSvgGenerator would write each number to six places, and every letter wherever it stands.
class Pictures::Engine : public QPaintEngine {
public:
    explicit Engine(Pictures& pictures) : QPaintEngine(AllFeatures), pictures_(pictures) {}
    Type type() const override { return SVG; }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath& path) override { put(path, state->brush()); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        put(path, mode == PolylineMode ? QBrush() : state->brush());
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {} // maps have none

    QString text()
    {
        endGroup();
        return all_;
    }

private:
    // What follows with the same pen and brush at the same place is in one group.
    void put(const QPainterPath& path, const QBrush& brush)
    {
        if (path.isEmpty())
            return;
        const QTransform& at = state->transform();
        if (!open_ || at != at_ || brush != brush_ || state->pen() != pen_) {
            endGroup();
            open_ = true;
            at_ = at;
            brush_ = brush;
            pen_ = state->pen();
            all_ += QStringLiteral("<g class=\"%1\" transform=\"%2\">")
                        .arg(pictures_.look(rulesOf(brush_) + rulesOf(pen_)), placeOf(at_));
        }
        all_ += pictures_.shape(PathText(path, std::sqrt(std::abs(at.determinant()))).text());
    }

    void endGroup()
    {
        if (std::exchange(open_, false))
            all_ += QStringLiteral("</g>\n");
    }

    Pictures& pictures_;
    QString all_{};
    bool open_ = false; // a group
    QTransform at_{};
    QBrush brush_{};
    QPen pen_{};
};

QString Pictures::svgOf(const Drawing& drawing)
{
    const QSizeF size = drawing.size * dots;
    const QString inside =
        drawing.on ? groundNamed(drawing) + drawn(drawing.size, drawing.upon) : drawn(drawing.size, drawing.draw);
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\"><path fill=\"#fff\" d=\"M0 0H%1V%2H0z\"/>\n%3</svg>")
        .arg(number(size.width(), 2), number(size.height(), 2), inside);
}

QString Pictures::drawn(const QSizeF& size, const std::function<void(QPainter&)>& draw)
{
    print::needFonts();
    Engine engine(*this);
    Plane plane(engine, size * dots);
    QPainter painter(&plane);
    painter.scale(dots, dots);
    draw(painter);
    painter.end();
    return engine.text();
}

// Pens and brushes are few: each is a class.
QString Pictures::look(const QString& rules)
{
    const auto known = looks_.constFind(rules);
    const int number = known == looks_.constEnd() ? int(looks_.size()) : *known;
    if (known == looks_.constEnd()) {
        looks_.insert(rules, number);
        looksInOrder_ << rules;
    }
    return QStringLiteral("k%1").arg(number);
}

// Letters come again and again, each time as the same outline.
QString Pictures::shape(const QString& path)
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
