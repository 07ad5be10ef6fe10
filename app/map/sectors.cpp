#include "app/map/sectors.h"

#include "app/map/labels.h"
#include "model/field/terrain/choosing.h"

namespace strategikon::map {

using namespace field;

Sectors sectorsAsked(const Field& field, const Charts& charts)
{
    Sectors sectors;
    if (!charts.stages.chosen() || next(field, charts).what == Ask::What::done)
        return sectors;
    const Choosing so(field, charts);
    const int count = so.opening().invader < 0 ? 0 : charts.stages.across * charts.stages.deep;
    for (int number = 1; number <= count; ++number)
        sectors.all.push_back(sectorOf(field, charts, number));
    if (const Picked* due = so.due(); due && due->item->lies == Lies::sector && due->dice.size() == 2)
        sectors.due = due->dice.front();
    return sectors;
}

void drawSectors(Canvas& canvas, const MapLook& look)
{
    Labels labels(canvas, look);
    const double tall = look.figures(1.7), aside = 1.2 * tall;
    QColor shade = canvas.c.middle;
    shade.setAlphaF(0.12F);
    QPainterPath lines;
    for (std::size_t i = 0; i < look.numbered.all.size(); ++i) {
        const Box& box = look.numbered.all[i];
        const bool due = int(i) + 1 == look.numbered.due;
        if (due)
            canvas.fill(canvas.area(rectangle(box.centre(), box.width(), box.depth())), shade);
        if (box.least.x > 0.01) {
            lines.moveTo(canvas.at(box.least));
            lines.lineTo(canvas.at({box.least.x, box.most.y}));
        }
        if (box.least.y > 0.01) {
            lines.moveTo(canvas.at(box.least));
            lines.lineTo(canvas.at({box.most.x, box.least.y}));
        }
        labels.word(QString::number(i + 1), canvas.at({box.least.x + aside, box.most.y - aside}), tall, canvas.c.middle,
            due ? print::Face::boldFigure : print::Face::figure);
    }
    canvas.dashed(lines, canvas.c.middle, 0.2, {7, 4});
}

} // namespace strategikon::map
