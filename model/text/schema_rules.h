// A compiled schema: every subschema is one Rule, and refers to others by their number.
#pragma once
#include <cstddef>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "model/text/schema.h"

namespace strategikon {

// Bits of Rule::types.
enum TypeBit : unsigned {
    nullBit = 1,
    booleanBit = 2,
    integerBit = 4,
    numberBit = 8,
    textBit = 16,
    listBit = 32,
    mapBit = 64,
    anyType = 127
};

// The library asks the locale for the class of each of 256 letters at every bracket, ten times as long as all the rest
// of compiling; no pattern of ours names such a class.
struct PlainTraits : std::regex_traits<char> {
    template <class Letters>
    std::string transform_primary(Letters, Letters) const
    {
        return {};
    }
};
using Expression = std::basic_regex<char, PlainTraits>;

struct Rule {
    static constexpr int anything = -1;
    static constexpr int nothing = -2; // the schema `false`
    using Bound = std::optional<std::size_t>;
    struct Limit {
        double value;
        std::string written;
    };

    unsigned types = anyType;
    std::vector<std::pair<std::string, int>> properties;
    std::vector<std::pair<Expression, int>> patternProperties;
    int additional = anything;
    std::vector<std::string> required;
    std::vector<std::pair<std::string, std::vector<std::string>>> companions; // dependentRequired
    std::vector<int> prefixItems;
    int items = anything;
    bool unique = false;
    Bound minProperties, minItems, maxItems, minLength, maxLength;
    std::optional<Limit> minimum, maximum;
    std::vector<Node> values; // enum, or the one value of const
    bool isConst = false;
    std::string pattern;
    Expression expression; // of `pattern`
    std::vector<int> oneOf, anyOf;
    int ref = anything;
    std::string says;
};

struct Schema::Rules {
    std::vector<Rule> all;
    int root = Rule::anything;
};

// Recursion inside std::regex grows with the text, so longer text than this is never matched.
inline constexpr std::size_t longestMatched = 1000;

bool matches(const Expression& expression, const std::string& text);

// A value in a message: not longer than fits into a line, "[…]" for a list and "{…}" for a map.
std::string shown(const Node& node);
std::string shown(const std::string& text);

} // namespace strategikon
