// Chances of two whole numbers at once, as odds.h has them of one.
#pragma once

#include <vector>

namespace strategikon::play {

// By the first number in rows, by the second in columns. They need not add up to 1: a part of all cases is a Joint too.
class Joint {
public:
    Joint() = default; // no case at all
    Joint(int firstLeast, int firstMost, int secondLeast, int secondMost);

    bool empty() const { return cells_.empty(); }
    int firstLeast() const { return top_; }
    int firstMost() const { return top_ + rows_ - 1; }
    int secondLeast() const { return left_; }
    int secondMost() const { return left_ + columns_ - 1; }
    double* row(int first) { return &cells_[std::size_t((first - top_) * columns_)]; }
    const double* row(int first) const { return &cells_[std::size_t((first - top_) * columns_)]; }
    double sum() const;

private:
    int top_ = 0, left_ = 0, rows_ = 0, columns_ = 0;
    std::vector<double> cells_{};
};

// Chances of a number from `least` on, all of which need not add up to 1 either.
struct Share {
    int least = 0;
    std::vector<double> chances{};
};

// Both numbers are sums, each of one of these, independent of each other: the second sum, over all cases in which the
// first is from `least` to `most`. What is less than a double beside 1 can hold is left out.
Share secondSum(const std::vector<const Joint*>& parts, int least, int most);

} // namespace strategikon::play
