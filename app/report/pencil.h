// What both kinds of record sheet have: a head with lines to write on, boxes, room for notes.
#pragma once

#include "app/print/sheet.h"
#include "app/report/handouts.h"

namespace strategikon::report {

class Pencil {
protected:
    static constexpr double margin = 15, box = 3.2, boxGap = 0.9;
    static const print::Style head, badge, name, label;

    Pencil(const Handed& handed, int side) : handed_(handed), side_(side) {}

    double right() const { return handed_.paper.width() - margin; }
    QString word(const std::string& code) const;
    void heading();
    void boxes(double x, double y, int many);
    // To the foot of the page.
    void notes();

    const Handed& handed_;
    int side_;
    print::Page page_{};
    double y_ = 0;
};

// Rows of alike things by the blocks they are in, their losses beside the lines at which these break.
QList<print::Page> blocksToTick(const Handed& handed, int side);

} // namespace strategikon::report
