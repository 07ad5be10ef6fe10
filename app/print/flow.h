// Blocks that follow one another down a page and onto the next.
#pragma once

#include "app/print/sheet.h"

#include <functional>

namespace strategikon::print {

struct Block {
    double height = 0;
    std::function<void(Page&, double top)> ink;
    bool keep = false; // with the next: a heading is never the last thing on a page
};

// How many blocks from `first` on fit into `room`, no heading at the end. On a fresh page at least one, with its
// headings.
int fitting(const QList<Block>& blocks, int first, double room, bool fresh = true);

double heightOf(const QList<Block>& blocks, int first, int count);

} // namespace strategikon::print
