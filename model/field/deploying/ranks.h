// The ranks of a parade as they fill. Used inside model/field only.
#pragma once

#include "battle_order.h"

namespace strategikon::field {

class Ranks {
public:
    static constexpr double gap = 3; // cm between brigades: a commander's base

    Ranks(const Parade& parade, const Fits& fits);

    // One more behind the others; false: there is no room for it, unless it is the first.
    bool add(double deep, double apart);
    // At the rear, behind the middle where that leaves room for ranks before it.
    void pitch(const Troop& camp);
    // Side by side from `left` on, with so much between them. What finds no room there goes as near as it can, in the
    // same rank if possible, and in smaller brigades if it must.
    void draw(const std::vector<Brigade>& row, double left, double between, std::size_t rank);

    std::size_t count() const { return ranks.size(); }
    std::vector<Slot> slots; // of all that was drawn up

private:
    struct Rank {
        double back = 0, deep = 0;
        std::vector<std::pair<double, double>> taken; // from, to
    };
    void place(const Brigade& brigade, double middle, std::size_t rank);
    bool placeIn(Rank& rank, const Brigade& brigade, double middle, double within);
    bool placeAt(Rank& rank, const Brigade& brigade, double middle);

    const Parade& parade;
    const Fits& fits;
    std::vector<Rank> ranks;
    int tries = 0;
};

} // namespace strategikon::field
