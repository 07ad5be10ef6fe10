// An army list: what a nation may field, read from a file of lists/ and bound to one edition.
//
// `model/` knows lines, options, ties and limits; what a column means, which type of line is a
// leader and what a special rule does is the system's (rules/).
#pragma once

#include "model/text/fault.h"
#include "model/text/node.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace strategikon {

// A place in a source book: `line` counts lines of the text that was transcribed, `page` is the
// printed page (0: not known).
struct Source {
    std::string book;
    int line = 0;
    int page = 0;
    friend bool operator==(const Source&, const Source&) = default;
};

// How often a minimum or maximum counts: for each full thousand points of the agreed size, or once.
enum class Per { thousand, army };

// No maximum but the points.
inline constexpr int unlimited = std::numeric_limits<int>::max();

struct Bounds {
    int least = 0;
    int most = unlimited;
    Per per = Per::thousand;
};

// A row that can be chosen. Printed cells stand in the order of SystemFormat::columns; a dash is "-".
struct Row {
    std::string id;
    std::string name;
    Source source;
    std::vector<std::string> printed;
    std::string reading;              // how a doubtful printed cell is read; empty: as printed
    std::vector<std::string> special; // ids of rules, the system's or the list's own
    Bounds bounds;
    int price = 0;  // points
    int stands = 0; // of one body
};

struct Line : Row {
    bool leader = false; // commands bodies, is none itself
};

// An upgrade of a body. A body takes at most one option of each kind.
struct Option : Row {
    std::string kind;
    bool replaces = false;  // its stats and special rules take the place of the host's
    std::vector<int> hosts; // lines it may be given to
};

// Options that hang together.
struct Tie {
    enum class Kind {
        needsFirst, // bodies of other lines take these only once one of `line` has one
        set         // one price buys them all, one body of each type that is present
    };
    std::string id;
    Kind kind = Kind::needsFirst;
    std::vector<int> options;
    int line = -1;
    int price = 0;
    Source source;
};

// A limit over several rows, for lists of a user's own.
struct Limit {
    enum class Measure { bodies, stands, points, options };
    struct Amount {
        int number = 0;
        Per per = Per::army;
        int numerator = 0, denominator = 1; // a share of the count of `of`, when `of` is not empty
        std::vector<int> of;
    };
    std::string id;
    Measure measure = Measure::bodies;
    std::vector<int> lines;   // what is counted
    std::vector<int> options; // for Measure::options
    std::optional<Amount> least, most;
    std::vector<std::string> when;   // in force only if one of these entries or options is present; empty: always
    std::vector<std::string> unless; // not in force if one of these is
    Source source;
};

// A rule as data: `effect` is read by the system's engine, `text` is shown.
struct SpecialRule {
    std::string id;
    std::string name;
    Source source;
    std::string text;
    Node effect;
};

struct ArmyList {
    std::string system, id, name, group, edition, about, file;
    int order = 0;
    bool own = false; // from the user's folder
    Source source;
    std::vector<Line> lines;
    std::vector<Option> options;
    std::vector<Tie> ties;
    std::vector<Limit> limits;
    std::vector<SpecialRule> rules;

    // Index of a row by id, -1 when there is none.
    int line(std::string_view id) const;
    int option(std::string_view id) const;
    // The same by id or printed name, whatever the case; with a host, an option that fits it wins.
    int lineNamed(std::string_view text) const;
    int optionNamed(std::string_view text, int host = -1) const;
};

// What the reader must know of a rule system.
struct SystemFormat {
    std::string id, name;
    std::vector<std::string> columns;   // printed columns in order, without the name
    std::vector<std::string> editions;  // the first is the default
    std::vector<std::string> leaders;   // values of the type column that mean a leader
    std::vector<std::string> replacing; // kinds of option that replace the host's stats
    std::vector<std::string> adding;    // kinds whose figures come on top; those of all others stand for the host's
    std::vector<std::string> specials;  // ids of the system's special rules, for references
    std::string typeColumn = "type", standsColumn = "size", priceColumn = "points";
    Node entryColumns; // schema of the columns, set into the list schema's open place
};

// Reads a list file in one edition. Every fault is reported, with line and column.
Reading<ArmyList> readList(const Node& file, const SystemFormat& format, std::string_view edition);

// A file with the edition's layer laid over it; `editions` stays in it. A row that the layer added has
// the edition under `added-by`, a row that it changed the layer's line under `corrected-line`.
Node inEdition(const Node& file, std::string_view edition);

// The heading of a list file, without its rows: enough for a menu of nations.
struct ListHeading {
    std::string system, id, name, group, file;
    int order = 0;
    bool own = false;
};

} // namespace strategikon
