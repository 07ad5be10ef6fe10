#include "model/text/nearest.h"

#include <algorithm>

#include "model/text/utf8.h"

namespace strategikon {
namespace {

// Long words are never slips of one another, and the table below grows with the square.
constexpr std::size_t longestWord = 64;

std::u32string folded(std::string_view word)
{
    std::u32string out;
    for (std::size_t at = 0; at < word.size();) {
        char32_t c = nextCodePoint(word, at).value_or(U'\uFFFD');
        if (c >= U'A' && c <= U'Z')
            c += U'a' - U'A';
        if (c == U'_' || c == U' ')
            c = U'-';
        out += c;
    }
    return out;
}

// Optimal string alignment: the last three rows of the table suffice.
std::size_t distance(const std::u32string& a, const std::u32string& b)
{
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + !same});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b) { return distance(folded(a), folded(b)); }

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates)
{
    const std::u32string wanted = folded(word);
    if (wanted.empty() || wanted.size() > longestWord)
        return {};
    const std::size_t allowed = std::max<std::size_t>(1, wanted.size() / 3);
    const std::string* best = nullptr;
    std::size_t bestDistance = allowed + 1;
    for (const std::string& candidate : candidates) {
        const std::u32string other = folded(candidate);
        if (other.size() > wanted.size() + allowed || wanted.size() > other.size() + allowed)
            continue;
        const std::size_t d = distance(wanted, other);
        // One changed letter makes any one-letter word out of any other.
        if (d < bestDistance && d < std::max(wanted.size(), other.size())) {
            best = &candidate;
            bestDistance = d;
        }
    }
    return best ? std::optional(*best) : std::nullopt;
}

} // namespace strategikon
