// Sums of the second number are products of its waves: a Fourier transform of every row turns the work of two
// dimensions into that of one for each frequency. Frequencies lie side by side, so that the compiler takes several at
// once.
#include "model/play/joint.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace strategikon::play {

namespace {

constexpr double nothing = 1e-17;

// By row; each has the real parts of all frequencies, then the imaginary ones.
struct Waves {
    int least = 0, rows = 0;
    std::size_t frequencies = 0;
    std::vector<double> values{};

    Waves(int least, int rows, std::size_t frequencies)
        : least(least), rows(rows), frequencies(frequencies), values(std::size_t(rows) * 2 * frequencies, 0.0)
    {
    }
    double* real(int row) { return &values[std::size_t(row) * 2 * frequencies]; }
    double* imaginary(int row) { return real(row) + frequencies; }
    const double* real(int row) const { return &values[std::size_t(row) * 2 * frequencies]; }
    const double* imaginary(int row) const { return real(row) + frequencies; }
};

void addProduct(std::size_t many, const double* a, const double* ai, const double* b, const double* bi,
    double* __restrict sum, double* __restrict sumi)
{
    for (std::size_t f = 0; f < many; ++f) {
        sum[f] += a[f] * b[f] - ai[f] * bi[f];
        sumi[f] += a[f] * bi[f] + ai[f] * b[f];
    }
}

Waves product(const Waves& a, const Waves& b)
{
    Waves all(a.least + b.least, a.rows + b.rows - 1, a.frequencies);
    for (int one = 0; one < a.rows; ++one)
        for (int other = 0; other < b.rows; ++other)
            addProduct(a.frequencies, a.real(one), a.imaginary(one), b.real(other), b.imaginary(other),
                all.real(one + other), all.imaginary(one + other));
    return all;
}

// The values of the second sum that matter, as if any first one did: beyond them there is next to nothing.
struct Window {
    int least = 0, most = 0;
    std::size_t size() const { return std::size_t(most - least) + 1; }
};

Window windowOf(const std::vector<const Joint*>& parts)
{
    int least = 0;
    std::vector<double> all{1};
    for (const Joint* part : parts) {
        std::vector<double> columns(std::size_t(part->secondMost() - part->secondLeast()) + 1, 0.0);
        for (int first = part->firstLeast(); first <= part->firstMost(); ++first)
            for (std::size_t i = 0; i < columns.size(); ++i)
                columns[i] += part->row(first)[i];
        std::vector<double> next(all.size() + columns.size() - 1, 0.0);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < columns.size(); ++j)
                next[i + j] += all[i] * columns[j];
        all = std::move(next);
        least += part->secondLeast();
    }
    std::size_t from = 0, to = all.size() - 1;
    while (from < to && all[from] < nothing)
        ++from;
    while (from < to && all[to] < nothing)
        --to;
    return {least + int(from), least + int(to)};
}

class Transform {
public:
    explicit Transform(Window window) : window_(window), size_(int(window.size()))
    {
        for (int i = 0; i < size_; ++i) {
            cosine_.push_back(std::cos(2 * std::numbers::pi * i / size_));
            sine_.push_back(std::sin(2 * std::numbers::pi * i / size_));
        }
        for (int second = 0; second < size_; ++second)
            for (std::size_t f = 0, at = 0; f < frequencies(); ++f, at = (at + turn(second)) % std::size_t(size_)) {
                waves_.push_back(cosine_[at]);
                wavesi_.push_back(sine_[at]);
            }
    }

    std::size_t frequencies() const { return std::size_t(size_ / 2 + 1); }

    Waves of(const Joint& joint) const
    {
        Waves waves(joint.firstLeast(), joint.firstMost() - joint.firstLeast() + 1, frequencies());
        for (int second = joint.secondLeast(); second <= joint.secondMost(); ++second) {
            const double* wave = &waves_[turn(second) * frequencies()];
            const double* wavei = &wavesi_[turn(second) * frequencies()];
            for (int row = 0; row < waves.rows; ++row) {
                const double chance = joint.row(joint.firstLeast() + row)[second - joint.secondLeast()];
                if (chance == 0)
                    continue;
                double *real = waves.real(row), *imaginary = waves.imaginary(row);
                for (std::size_t f = 0; f < waves.frequencies; ++f) {
                    real[f] += chance * wave[f];
                    imaginary[f] += chance * wavei[f];
                }
            }
        }
        return waves;
    }

    Share back(const std::vector<double>& real, const std::vector<double>& imaginary) const
    {
        Share share{window_.least, std::vector<double>(std::size_t(size_), 0.0)};
        for (int i = 0; i < size_; ++i) {
            double sum = 0;
            const std::size_t step = turn(window_.least + i);
            for (std::size_t f = 0, at = 0; f < frequencies(); ++f, at = (at + step) % std::size_t(size_)) {
                const bool twin = f != 0 && 2 * f != std::size_t(size_); // the other half mirrors it
                sum += (twin ? 2 : 1) * (real[f] * cosine_[at] + imaginary[f] * sine_[at]);
            }
            share.chances[std::size_t(i)] = std::max(sum / size_, 0.0);
        }
        return share;
    }

private:
    std::size_t turn(int second) const { return std::size_t(((second % size_) + size_) % size_); }

    Window window_;
    int size_;
    std::vector<double> cosine_{}, sine_{};
    std::vector<double> waves_{}, wavesi_{}; // of each value of the second number, all frequencies
};

// All but the last two are multiplied out; of these it is enough to add up the rows that meet within the range.
std::pair<std::vector<double>, std::vector<double>> within(std::vector<Waves> all, int least, int most)
{
    while (all.size() > 2) { // the like with the like is the least work
        std::vector<Waves> next;
        for (std::size_t i = 0; i + 1 < all.size(); i += 2)
            next.push_back(product(all[i], all[i + 1]));
        if (all.size() % 2 == 1)
            next.push_back(std::move(all.back()));
        all = std::move(next);
    }
    const std::size_t many = all.front().frequencies;
    std::vector<double> real(many, 0.0), imaginary(many, 0.0);
    const Waves &one = all.front(), &other = all.back();
    if (all.size() == 1) {
        for (int row = std::max(least - one.least, 0); row <= std::min(most - one.least, one.rows - 1); ++row)
            for (std::size_t f = 0; f < many; ++f) {
                real[f] += one.real(row)[f];
                imaginary[f] += one.imaginary(row)[f];
            }
        return {real, imaginary};
    }
    Waves upTo(other.least, other.rows + 1, many); // the sums of all rows before
    for (int row = 0; row < other.rows; ++row)
        for (std::size_t f = 0; f < many; ++f) {
            upTo.real(row + 1)[f] = upTo.real(row)[f] + other.real(row)[f];
            upTo.imaginary(row + 1)[f] = upTo.imaginary(row)[f] + other.imaginary(row)[f];
        }
    std::vector<double> some(many), somei(many);
    for (int row = 0; row < one.rows; ++row) {
        const int first = one.least + row;
        const int from = std::clamp(least - first - other.least, 0, other.rows);
        const int to = std::clamp(most - first - other.least + 1, 0, other.rows);
        if (from >= to)
            continue;
        for (std::size_t f = 0; f < many; ++f) {
            some[f] = upTo.real(to)[f] - upTo.real(from)[f];
            somei[f] = upTo.imaginary(to)[f] - upTo.imaginary(from)[f];
        }
        addProduct(many, one.real(row), one.imaginary(row), some.data(), somei.data(), real.data(), imaginary.data());
    }
    return {real, imaginary};
}

} // namespace

Joint::Joint(int firstLeast, int firstMost, int secondLeast, int secondMost)
    : top_(firstLeast)
    , left_(secondLeast)
    , rows_(firstMost - firstLeast + 1)
    , columns_(secondMost - secondLeast + 1)
    , cells_(std::size_t(rows_) * std::size_t(columns_), 0.0)
{
}

double Joint::sum() const { return std::accumulate(cells_.begin(), cells_.end(), 0.0); }

Share secondSum(const std::vector<const Joint*>& parts, int least, int most)
{
    double all = 1;
    for (const Joint* part : parts)
        all *= part->sum();
    if (all < nothing)
        return {};
    if (parts.size() == 1) {
        const Joint& only = *parts.front();
        Share share{
            only.secondLeast(), std::vector<double>(std::size_t(only.secondMost() - only.secondLeast()) + 1, 0.0)};
        for (int first = std::max(least, only.firstLeast()); first <= std::min(most, only.firstMost()); ++first)
            for (std::size_t i = 0; i < share.chances.size(); ++i)
                share.chances[i] += only.row(first)[i];
        return share;
    }
    const Transform transform(windowOf(parts));
    std::vector<Waves> waves;
    for (const Joint* part : parts)
        waves.push_back(transform.of(*part));
    const auto [real, imaginary] = within(std::move(waves), least, most);
    return transform.back(real, imaginary);
}

} // namespace strategikon::play
