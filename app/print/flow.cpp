#include "app/print/flow.h"

namespace strategikon::print {

int fitting(const QList<Block>& blocks, int first, double room, bool fresh)
{
    constexpr double whisker = 1e-6;
    int count = 0;
    for (double used = 0; first + count < blocks.size(); ++count) {
        used += blocks[first + count].height;
        if (used > room + whisker)
            break;
    }
    if (first + count < blocks.size())
        while (count > 0 && blocks[first + count - 1].keep)
            --count;
    if (count == 0 && fresh)
        while (first + count < blocks.size() && (count == 0 || blocks[first + count - 1].keep))
            ++count;
    return count;
}

double heightOf(const QList<Block>& blocks, int first, int count)
{
    double height = 0;
    for (int i = first; i < first + count; ++i)
        height += blocks[i].height;
    return height;
}

} // namespace strategikon::print
