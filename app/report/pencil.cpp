#include "app/report/pencil.h"

#include "app/report/report.h"
#include "app/report/words.h"
#include "app/words/played.h"

namespace strategikon::report {

using namespace print;

const Style Pencil::head{Face::figure, points(7), 0.75}, Pencil::badge{Face::boldFigure, points(8.5)},
    Pencil::name{Face::text, points(10.5)}, Pencil::label{Face::italic, points(10.5), 0.85};

QString Pencil::word(const std::string& code) const { return ownWords(code, handed_.beginning.words); }

void Pencil::heading()
{
    put(page_, margin, 16, Words::tr("Record sheet"), {Face::capitals, points(7), 0.6});
    const QString whose = sideShown(handed_.beginning, side_);
    const double room = right() - margin - 50;
    const Style title = fitted(whose, {Face::text, points(22)}, room);
    const double rows = double(wrapped(whose, title, room).size());
    putLines(page_, margin, 25 - (rows - 1) * title.size * 1.1, whose, title, room);
    for (const auto& [text, y] : {std::pair{Words::tr("Player"), 18.0}, {Words::tr("Date"), 25.0}}) {
        const double used = put(page_, right() - 48, y, text, label);
        line(page_, right() - 46 + used, y + 0.6, right(), y + 0.6, 0.1, 0.6);
    }
    line(page_, margin, 29, right(), 29, 0.5);
    y_ = 31;
}

void Pencil::boxes(double x, double y, int many)
{
    for (int i = 0; i < many; ++i, x += box + boxGap)
        page_.boxes.append({QRectF(x, y, box, box), 0.15, 0});
}

void Pencil::notes()
{
    put(page_, margin, y_ + 3, Words::tr("Notes"), label);
    for (y_ += 10; y_ < handed_.paper.height() - 14; y_ += 7.5)
        line(page_, margin, y_, right(), y_, 0.08, 0.45);
}

} // namespace strategikon::report
