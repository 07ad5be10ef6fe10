// What stands at a place of a sentence. Values, not words: whoever shows the sentence words them in the player's
// language, and nobody has to read them out of English again.
#pragma once
#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace strategikon {

// What data calls something: a nation, an entry, an upgrade, a piece of terrain. A translation may know another word.
struct DataText {
    std::string words;
    friend bool operator==(const DataText&, const DataText&) = default;
};

// An id that has a word of its own in some list of terms: "blocks", "columns".
struct TermId {
    std::string of, id;
    friend bool operator==(const TermId&, const TermId&) = default;
};

// So many, or so many points: `minor` units, of which `parts` make one.
struct Number {
    std::int64_t minor = 0;
    int parts = 1;
    friend bool operator==(const Number&, const Number&) = default;
};
std::string written(Number number); // "12", "-3", "12.5"

// To the tenth of a centimetre or an inch, as tables are measured; or in whole paces, of which `tenths` are tenths too.
struct Length {
    std::int64_t tenths = 0;
    bool inches = false, paces = false;
    friend bool operator==(const Length&, const Length&) = default;
};
std::string written(Length length); // "12.5 cm", "4.9 in", "30 cm", "250 p"

struct Year {
    int number = 0; // before Christ below nought
    friend bool operator==(const Year&, const Year&) = default;
};

// The first and the last year in which a row may be used; negative years are BC, there is no year 0.
struct Years {
    int first = 0, last = 0;
    bool has(int year) const { return first <= year && year <= last; }
    bool meets(const Years& other) const { return first <= other.last && other.first <= last; }
    friend bool operator==(const Years&, const Years&) = default;
};
std::string written(const Years& years); // "-275..-146"

// Where a rule or a row stands, in the words of the system's tables.
struct Citation {
    std::string book, section; // section: empty where none is known
    int page = 0;              // 0: not known
    int line = 0;              // of the transcription
    friend bool operator==(const Citation&, const Citation&) = default;
};
std::string written(const Citation& citation); // "Book, section, page 78 (line 2837)"

class Value;

// Several values in a row, each the same distance of words apart.
struct Several {
    std::vector<Value> values; // no initializer: clang would ask for the whole of Value here
    std::string between = ", ";
};

class Value {
public:
    using Any = std::variant<std::string, DataText, TermId, Number, Length, Year, Years, Citation, Several>;

    // A player's own words, an id, a file: shown as they are.
    Value(std::string words = {}) : any_(std::move(words)) {}
    Value(const char* words) : any_(std::string(words)) {}
    Value(std::string_view words) : any_(std::string(words)) {}
    // A count.
    template <std::integral T>
    requires(!std::same_as<T, bool> && !std::same_as<T, char>) Value(T count) : any_(Number{std::int64_t(count)}) {}
    Value(DataText words) : any_(std::move(words)) {}
    Value(TermId id) : any_(std::move(id)) {}
    Value(Number number) : any_(number) {}
    Value(Length length) : any_(length) {}
    Value(Year year) : any_(year) {}
    Value(Years years) : any_(years) {}
    Value(Citation citation) : any_(std::move(citation)) {}
    Value(Several several) : any_(std::move(several)) {}

    const Any& any() const { return any_; }
    bool isNothing() const; // no words, none of several
    friend bool operator==(const Value& a, const Value& b);

private:
    Any any_;
};

// "What (of this sort)": the row of a table with its column, a unit with what it fights as.
Value inBrackets(Value what, Value sort);
// Text of data, one after the other.
Several severalOf(const std::vector<std::string>& names, std::string between = ", ");

// The value in English.
std::string english(const Value& value);
// A count of whole ones, or the number of a year.
std::optional<std::int64_t> wholeNumber(const Value& value);

} // namespace strategikon
