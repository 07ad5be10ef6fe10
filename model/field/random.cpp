#include "model/field/random.h"

#include <bit>

namespace strategikon::field {

Random::Random(std::uint64_t seed, std::uint64_t stream)
{
    seed += stream * 0xD1342543DE82EF95u;
    for (std::uint64_t& word : state_) { // splitmix64
        seed += 0x9E3779B97F4A7C15u;
        std::uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        word = z ^ (z >> 31);
    }
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

int Random::below(int n)
{
    const std::uint64_t size = std::uint64_t(n), fair = ~std::uint64_t(0) / size * size;
    std::uint64_t drawn = next();
    while (drawn >= fair)
        drawn = next();
    return int(drawn % size);
}

int Random::die(int sides) { return below(sides) + 1; }

double Random::between(double least, double most) { return least + (most - least) * double(next() >> 11) * 0x1.0p-53; }

bool Random::chance(double share) { return between(0, 1) < share; }

} // namespace strategikon::field
