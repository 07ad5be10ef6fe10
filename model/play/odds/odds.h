// Exact distributions of dice. Probabilities are doubles made by sums and products of exact ones, never sampled.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace strategikon::play {

// Of a whole number from `least` on: chances[i] is that of least + i. They add up to 1.
class Spread {
public:
    Spread() : Spread(0) {}
    explicit Spread(int certain);
    Spread(int least, std::vector<double> chances);

    int least() const { return least_; }
    int most() const { return least_ + int(chances_.size()) - 1; }
    double chance(int value) const;
    double atLeast(int value) const;
    double atMost(int value) const;
    double mean() const;
    double variance() const;

    Spread plus(const Spread& other) const; // of independent numbers
    Spread minus(const Spread& other) const;
    Spread times(int many) const; // the sum of so many alike
    Spread map(const std::function<int(int)>& to) const;
    Spread clamped(int least, int most) const;
    // The number is drawn first, then another that depends on it.
    Spread then(const std::function<Spread(int)>& next) const;

private:
    void trim();
    int least_ = 0;
    std::vector<double> chances_;
};

Spread die(int sides = 6);
Spread sumOf(int dice, int sides = 6);
// How many of so many dice come to `reach` or more.
Spread hits(int dice, int reach, int sides = 6);
// Of so many hits, those that no save of `save` or more stops; 0: no save.
Spread unsaved(const Spread& hits, int save, int sides = 6);
// The chance that a sum of dice is at most `most`.
double atMost(int dice, int most, int sides = 6);

} // namespace strategikon::play
