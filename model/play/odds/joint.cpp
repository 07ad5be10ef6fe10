// Sums of the second number are products of its waves: a Fourier transform of every row turns the work of two
// dimensions into that of one for each frequency. Some frequencies lie side by side, so that the compiler takes them at
// once, and all is done with them before the next.
#include "joint.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace strategikon::play {

namespace {

constexpr double nothing = 1e-17;

// Frequencies go by so many at once: as vectors of the compiler, whose own finding of them depends on its flags.
constexpr std::size_t lanes = 8;
constexpr std::size_t wide = 4, quads = lanes / wide;
using Quad = double __attribute__((vector_size(wide * sizeof(double))));
struct alignas(lanes * sizeof(double)) Lanes {
    Quad real[quads] = {}, imaginary[quads] = {};
};

// Machines that can take more of them at once do.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define STRATEGIKON_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define STRATEGIKON_WIDE
#endif

// By row, at the frequencies of a block.
struct Waves {
    int least = 0;
    std::vector<Lanes> rows{};
};

// Each row of the product is summed up before it is stored.
STRATEGIKON_WIDE void multiply(
    const Lanes* one, std::ptrdiff_t ones, const Lanes* other, std::ptrdiff_t others, Lanes* all)
{
    for (std::ptrdiff_t row = 0; row < ones + others - 1; ++row) {
        Lanes sum;
        for (std::ptrdiff_t i = std::max(row - others + 1, std::ptrdiff_t(0)); i <= std::min(row, ones - 1); ++i) {
            const Lanes &a = one[i], &b = other[row - i];
            for (std::size_t q = 0; q < quads; ++q) {
                sum.real[q] += a.real[q] * b.real[q] - a.imaginary[q] * b.imaginary[q];
                sum.imaginary[q] += a.real[q] * b.imaginary[q] + a.imaginary[q] * b.real[q];
            }
        }
        all[row] = sum;
    }
}

// The rows of one joint at the frequencies of a block: `waves` are those of each value of the second number.
STRATEGIKON_WIDE void transform(
    const double* cells, std::size_t columns, const Lanes* const* waves, Lanes* rows, std::size_t many)
{
    for (std::size_t row = 0; row < many; ++row) {
        Lanes sum;
        for (std::size_t column = 0; column < columns; ++column) {
            const double chance = cells[row * columns + column];
            if (chance == 0)
                continue;
            const Lanes& wave = *waves[column];
            for (std::size_t q = 0; q < quads; ++q) {
                sum.real[q] += chance * wave.real[q];
                sum.imaginary[q] += chance * wave.imaginary[q];
            }
        }
        rows[row] = sum;
    }
}

Waves product(const Waves& a, const Waves& b)
{
    Waves all{a.least + b.least, std::vector<Lanes>(a.rows.size() + b.rows.size() - 1)};
    multiply(
        a.rows.data(), std::ptrdiff_t(a.rows.size()), b.rows.data(), std::ptrdiff_t(b.rows.size()), all.rows.data());
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
        waves_.resize(blocks() * std::size_t(size_));
        for (std::size_t block = 0; block < blocks(); ++block)
            for (std::size_t turned = 0; turned < std::size_t(size_); ++turned)
                for (std::size_t f = 0; f < lanes; ++f) {
                    const std::size_t at = (block * lanes + f) * turned % std::size_t(size_);
                    Lanes& wave = waves_[block * std::size_t(size_) + turned];
                    wave.real[f / wide][f % wide] = cosine_[at];
                    wave.imaginary[f / wide][f % wide] = sine_[at];
                }
    }

    std::size_t blocks() const { return (frequencies() + lanes - 1) / lanes; }

    Waves of(const Joint& joint, std::size_t block) const
    {
        const auto rows = std::size_t(joint.firstMost() - joint.firstLeast()) + 1;
        Waves waves{joint.firstLeast(), std::vector<Lanes>(rows)};
        std::vector<const Lanes*> columns;
        for (int second = joint.secondLeast(); second <= joint.secondMost(); ++second)
            columns.push_back(&waves_[block * std::size_t(size_) + turn(second)]);
        transform(joint.row(joint.firstLeast()), columns.size(), columns.data(), waves.rows.data(), rows);
        return waves;
    }

    // What the frequencies of a block bring to each value of the window.
    void addBack(const Lanes& sum, std::size_t block, Share& share) const
    {
        for (int i = 0; i < size_; ++i) {
            const Lanes& wave = waves_[block * std::size_t(size_) + turn(window_.least + i)];
            double all = 0;
            for (std::size_t f = 0; f < lanes; ++f)
                all += weight(block * lanes + f)
                    * (sum.real[f / wide][f % wide] * wave.real[f / wide][f % wide]
                        + sum.imaginary[f / wide][f % wide] * wave.imaginary[f / wide][f % wide]);
            share.chances[std::size_t(i)] += all / size_;
        }
    }

private:
    std::size_t frequencies() const { return std::size_t(size_ / 2 + 1); }
    // The other half mirrors it.
    double weight(std::size_t f) const
    {
        return f >= frequencies() ? 0 : f == 0 || 2 * f == std::size_t(size_) ? 1 : 2;
    }
    std::size_t turn(int second) const { return std::size_t(((second % size_) + size_) % size_); }

    Window window_;
    int size_;
    std::vector<double> cosine_{}, sine_{};
    std::vector<Lanes> waves_{}; // of each block, of each value of the second number
};

void add(Lanes& sum, const Lanes& more, double sign = 1)
{
    for (std::size_t q = 0; q < quads; ++q) {
        sum.real[q] += sign * more.real[q];
        sum.imaginary[q] += sign * more.imaginary[q];
    }
}

// All but the last two are multiplied out; of these it is enough to add up the rows that meet within the range.
Lanes within(std::vector<Waves> all, int least, int most)
{
    while (all.size() > 2) { // the like with the like is the least work
        std::vector<Waves> next;
        for (std::size_t i = 0; i + 1 < all.size(); i += 2)
            next.push_back(product(all[i], all[i + 1]));
        if (all.size() % 2 == 1)
            next.push_back(std::move(all.back()));
        all = std::move(next);
    }
    const Waves &one = all.front(), &other = all.back();
    const int others = int(other.rows.size());
    std::vector<Lanes> upTo(1); // the sums of all rows before
    for (const Lanes& row : other.rows) {
        upTo.push_back(upTo.back());
        add(upTo.back(), row);
    }
    Lanes sum;
    for (int row = 0; row < int(one.rows.size()); ++row) {
        const int first = one.least + row;
        const int from = std::clamp(least - first - other.least, 0, others);
        const int to = std::clamp(most - first - other.least + 1, 0, others);
        if (from >= to)
            continue;
        Lanes some = upTo[std::size_t(to)], met;
        add(some, upTo[std::size_t(from)], -1);
        multiply(&one.rows[std::size_t(row)], 1, &some, 1, &met);
        add(sum, met);
    }
    return sum;
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
    if (parts.size() == 1) {
        const Joint& only = *parts.front();
        Share share{
            only.secondLeast(), std::vector<double>(std::size_t(only.secondMost() - only.secondLeast()) + 1, 0.0)};
        for (int first = std::max(least, only.firstLeast()); first <= std::min(most, only.firstMost()); ++first)
            for (std::size_t i = 0; i < share.chances.size(); ++i)
                share.chances[i] += only.row(first)[i];
        return share;
    }
    double all = 1;
    for (const Joint* part : parts)
        all *= part->sum();
    if (all < nothing)
        return {};
    const Window window = windowOf(parts);
    const Transform transform(window);
    Share share{window.least, std::vector<double>(window.size(), 0.0)};
    for (std::size_t block = 0; block < transform.blocks(); ++block) {
        std::vector<Waves> waves;
        for (const Joint* part : parts)
            waves.push_back(transform.of(*part, block));
        transform.addBack(within(std::move(waves), least, most), block, share);
    }
    for (double& chance : share.chances)
        chance = std::max(chance, 0.0);
    return share;
}

} // namespace strategikon::play
