#include "odds.h"

#include <algorithm>
#include <cmath>

namespace strategikon::play {

Spread::Spread(int certain) : least_(certain), chances_{1.0} {}

Spread::Spread(int least, std::vector<double> chances) : least_(least), chances_(std::move(chances)) { trim(); }

// No zeros at the ends: least() and most() can happen.
void Spread::trim()
{
    const auto happens = [](double chance) { return chance > 0; };
    const auto last = std::find_if(chances_.rbegin(), chances_.rend(), happens);
    chances_.erase(last.base(), chances_.end());
    const auto first = std::ranges::find_if(chances_, happens);
    least_ += int(first - chances_.begin());
    chances_.erase(chances_.begin(), first);
    if (chances_.empty())
        *this = Spread(0);
}

double Spread::chance(int value) const
{
    return value < least_ || value > most() ? 0 : chances_[std::size_t(value - least_)];
}

double Spread::atLeast(int value) const
{
    double sum = 0;
    for (int one = most(); one >= std::max(value, least_); --one)
        sum += chance(one);
    return std::min(sum, 1.0);
}

double Spread::atMost(int value) const
{
    double sum = 0;
    for (int one = least_; one <= std::min(value, most()); ++one)
        sum += chance(one);
    return std::min(sum, 1.0);
}

double Spread::mean() const
{
    double sum = 0;
    for (int one = least_; one <= most(); ++one)
        sum += one * chance(one);
    return sum;
}

double Spread::variance() const
{
    const double middle = mean();
    double sum = 0;
    for (int one = least_; one <= most(); ++one)
        sum += (one - middle) * (one - middle) * chance(one);
    return sum;
}

Spread Spread::plus(const Spread& other) const
{
    std::vector<double> sums(chances_.size() + other.chances_.size() - 1, 0.0);
    for (std::size_t i = 0; i < chances_.size(); ++i)
        for (std::size_t j = 0; j < other.chances_.size(); ++j)
            sums[i + j] += chances_[i] * other.chances_[j];
    return {least_ + other.least_, std::move(sums)};
}

Spread Spread::minus(const Spread& other) const
{
    std::vector<double> turned(other.chances_.rbegin(), other.chances_.rend());
    return plus({-other.most(), std::move(turned)});
}

Spread Spread::times(int many) const
{
    Spread sum;
    for (Spread power = *this; many > 0; many /= 2, power = power.plus(power))
        if (many % 2)
            sum = sum.plus(power);
    return sum;
}

Spread Spread::map(const std::function<int(int)>& to) const
{
    return then([&](int value) { return Spread(to(value)); });
}

Spread Spread::clamped(int least, int most) const
{
    return map([=](int value) { return std::clamp(value, least, most); });
}

Spread Spread::then(const std::function<Spread(int)>& next) const
{
    std::vector<Spread> after;
    for (int value = least_; value <= most(); ++value)
        after.push_back(next(value));
    int least = after.front().least_, most = after.front().most();
    for (const Spread& one : after) {
        least = std::min(least, one.least_);
        most = std::max(most, one.most());
    }
    std::vector<double> sums(std::size_t(most - least + 1), 0.0);
    for (std::size_t i = 0; i < after.size(); ++i)
        for (int value = after[i].least_; value <= after[i].most(); ++value)
            sums[std::size_t(value - least)] += chances_[i] * after[i].chance(value);
    return {least, std::move(sums)};
}

Spread die(int sides) { return {1, std::vector<double>(std::size_t(sides), 1.0 / sides)}; }

Spread sumOf(int dice, int sides) { return die(sides).times(dice); }

namespace {

// So many trials, each succeeding with the same chance.
Spread trials(int many, double chance) { return Spread(0, {1 - chance, chance}).times(many); }

double reaching(int reach, int sides) { return std::clamp(sides + 1 - reach, 0, sides) / double(sides); }

} // namespace

Spread hits(int dice, int reach, int sides) { return trials(dice, reaching(reach, sides)); }

Spread unsaved(const Spread& hits, int save, int sides)
{
    if (save <= 0)
        return hits;
    const double through = 1 - reaching(save, sides);
    return hits.then([=](int many) { return trials(many, through); });
}

double atMost(int dice, int most, int sides) { return sumOf(dice, sides).atMost(most); }

} // namespace strategikon::play
