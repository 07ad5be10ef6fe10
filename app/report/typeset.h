// The parts of a document as pieces that may stand in any column of a page.
#pragma once

#include "app/print/sheet.h"
#include "app/report/document.h"

#include <functional>

namespace strategikon::report {

struct Piece {
    double height = 0;
    std::function<void(print::Page&, double left, double top)> ink;
    bool keep = false; // with the next: a heading never ends a column
    bool gap = false;  // nothing but space
};

// In a column so wide, at a scale of all letters; `tight`: with little white.
QList<Piece> piecesOf(const Part& part, double width, double scale, bool tight = false);

} // namespace strategikon::report
