// Numbers of armies: whole numbers of any length. Used inside model/army only.
#pragma once

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <string>

namespace strategikon::solving {

using Big = boost::multiprecision::cpp_int;

// A whole number of so many machine words; what runs over is cut off, as with one.
template <std::size_t words>
struct Wide {
    std::array<std::uint64_t, words> word{};

    explicit Wide(std::uint64_t n = 0) { word[0] = n; }
    bool operator!=(std::uint64_t n) const { return word != Wide(n).word; }
    Wide& operator+=(const Wide& other)
    {
        unsigned __int128 carry = 0;
        for (std::size_t i = 0; i < words; ++i) {
            carry += word[i];
            carry += other.word[i];
            word[i] = std::uint64_t(carry);
            carry >>= 64;
        }
        return *this;
    }
    bool operator<(const Wide& other) const
    {
        return std::lexicographical_compare(word.rbegin(), word.rend(), other.word.rbegin(), other.word.rend());
    }
    Wide operator*(const Wide& other) const
    {
        Wide product;
        for (std::size_t i = 0; i < words; ++i) {
            unsigned __int128 carry = 0;
            for (std::size_t j = 0; i + j < words; ++j) {
                carry += static_cast<unsigned __int128>(word[i]) * other.word[j] + product.word[i + j];
                product.word[i + j] = std::uint64_t(carry);
                carry >>= 64;
            }
        }
        return product;
    }
    // Adds so many times another: far less work than a product of two that are as long.
    void addTimes(const Wide& other, std::uint64_t times)
    {
        unsigned __int128 carry = 0;
        for (std::size_t i = 0; i < words; ++i) {
            carry += static_cast<unsigned __int128>(other.word[i]) * times + word[i];
            word[i] = std::uint64_t(carry);
            carry >>= 64;
        }
    }
};

template <class Number, class Times>
void addTimes(Number& to, const Number& number, const Times& times)
{
    to += number * times;
}
template <std::size_t words>
void addTimes(Wide<words>& to, const Wide<words>& number, std::uint64_t times)
{
    to.addTimes(number, times);
}

inline std::string written(std::uint64_t n) { return std::to_string(n); }
inline std::string written(const Big& n) { return n.str(); }
template <std::size_t words>
std::string written(const Wide<words>& n)
{
    Big all;
    for (std::size_t i = words; i-- > 0;)
        all = (all << 64) + n.word[i];
    return all.str();
}

} // namespace strategikon::solving
