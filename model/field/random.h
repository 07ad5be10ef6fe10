// Numbers from a seed that are the same on every machine and in every version of the standard library.
#pragma once

#include <cstdint>

namespace strategikon::field {

// xoshiro256**, seeded by splitmix64. One stream for each purpose (`stream`): asking one more number here changes
// nothing there.
class Random {
public:
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0);
    std::uint64_t next();
    int die(int sides);                        // 1 to sides, each as likely (rejection, no modulo)
    int below(int n);                          // 0 to n - 1
    double between(double least, double most); // 53 bits
    bool chance(double share);

private:
    std::uint64_t state_[4];
};

} // namespace strategikon::field
