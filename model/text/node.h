// A read document: a tree of nodes that remember how and where they were written.
//
// Scalars keep their text as written, so a column may hold "6+" or "3x60" and still say where it stands. Only plain
// (unquoted) scalars in the spelling of JSON become numbers or booleans: 010, 0x1F, yes, 1_000, 12:30, +5, .inf and
// 1e400 are text, and the schema refuses them where a number is due. Nothing here throws; absent things are nullptr,
// empty or nullopt.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/text/fault.h"

namespace strategikon {

// What a file may cost its reader. Beyond a limit the file is refused with the place where it was passed.
struct Limits {
    std::size_t bytes = 4u << 20;   // of the whole file
    std::size_t nodes = 200'000;    // scalars, keys, lists and maps together
    std::size_t depth = 32;         // lists and maps inside one another; never more than 200
    std::size_t scalar = 64u << 10; // bytes of one text
};

class Node {
public:
    enum class Kind { null, boolean, integer, number, text, list, map };
    struct Entry; // one key of a map with its node

    Node(); // null
    Node(const Node&);
    Node(Node&&) noexcept;
    Node& operator=(const Node&);
    Node& operator=(Node&&) noexcept;
    ~Node(); // uses no stack for depth

    // Building by hand, for writing.
    static Node ofBoolean(bool value);
    static Node ofInteger(long long value);
    static Node ofNumber(double value); // must be finite
    static Node ofText(std::string value);
    static Node newList();
    static Node newMap();
    // What a plain scalar means: null, boolean, integer or number in JSON's spelling, otherwise text.
    static Node ofPlain(std::string written);

    Kind kind() const { return kind_; }
    bool isNull() const { return kind_ == Kind::null; }
    bool isText() const { return kind_ == Kind::text; }
    bool isList() const { return kind_ == Kind::list; }
    bool isMap() const { return kind_ == Kind::map; }
    bool isScalar() const { return !isList() && !isMap(); }
    bool quoted() const { return quoted_; } // in quotes or as a block text

    // A scalar's text without its quotes: "3" for 3 and for "3"; "" for lists and maps.
    const std::string& written() const { return written_; }
    std::optional<bool> boolean() const;
    std::optional<long long> integer() const;
    std::optional<double> number() const; // integers too

    // Lists: the items in order; empty for everything else.
    const std::vector<Node>& items() const { return items_; }
    Node& add(Node item); // makes a null node a list

    // Maps: the keys in the order of the file; empty for everything else.
    const std::vector<Entry>& entries() const { return entries_; }
    const Node* find(std::string_view key) const; // nullptr if absent or if this is no map
    const Node* find(std::string_view key, std::string_view deeper) const;
    const std::vector<Node>& itemsOf(std::string_view key) const; // of the list there; empty if absent
    Place placeOfKey(std::string_view key) const;                 // the node's own place if the key is absent
    Node& set(std::string key, Node value);                       // replaces or appends; makes a null node a map
    void append(Entry entry);                                     // for readers, which have seen that the key is new
    bool remove(std::string_view key);

    // For maps that a schema has checked already: the value of a key, or what stands for its absence.
    std::string textOr(std::string_view key, std::string_view absent = {}) const; // any scalar, as written
    long long integerOr(std::string_view key, long long absent) const;
    bool booleanOr(std::string_view key, bool absent) const;
    // The written texts of a list of scalars; one scalar counts as a list of one; absent is empty.
    std::vector<std::string> textsOf(std::string_view key) const;

    // Where the node begins. A node built by hand has no place (line 0, no file).
    Place place() const;
    int line() const { return line_; }
    int column() const { return column_; }
    void setPlace(std::shared_ptr<const std::string> file, int line, int column);
    void setQuoted(bool quoted) { quoted_ = quoted; }

    // Same kind, same value, same items and the same keys in any order; places and quotes do not count.
    friend bool operator==(const Node& a, const Node& b);

private:
    Kind kind_ = Kind::null;
    bool quoted_ = false;
    bool boolean_ = false;
    int line_ = 0;
    int column_ = 0;
    union {
        long long integer_ = 0;
        double number_;
    };
    std::string written_;
    std::vector<Node> items_;
    std::vector<Entry> entries_;
    std::shared_ptr<const std::string> file_;
};

struct Node::Entry {
    std::string key;
    int line = 0; // of the key
    int column = 0;
    Node node;
};

} // namespace strategikon
