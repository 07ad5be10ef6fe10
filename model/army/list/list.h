// An army list: what a nation may field, read from a file of lists/ and bound to one edition.
//
// `model/` knows lines, options, ties and limits; what a column means, which type of line is a
// leader and what a special rule does is the system's (rules/).
#pragma once

#include "model/text/fault.h"
#include "model/text/node.h"
#include "model/text/value.h"

#include <functional>
#include <limits>
#include <map>
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
    std::optional<Years> years; // nothing: always
    int price = 0;              // minor units of points; of an option: what it adds to its first host
    int stands = 0;             // of one body
};

struct Line : Row {
    bool leader = false; // commands bodies, is none itself
    std::string ally;    // id of the allied contingent it belongs to; empty: the list's own
};

// An upgrade of a body. A body takes at most one option of each kind.
struct Option : Row {
    std::string kind;
    bool replaces = false;          // its stats and special rules take the place of the host's
    bool adjusts = false;           // its printed cells but dashes take the place of the host's
    bool resizes = false;           // its stands take the place of the host's
    std::vector<int> hosts;         // lines it may be given to
    std::vector<std::string> drops; // ids of special rules that its bodies do not have
};

// Whether a body that gets it stays what it is and costs no less.
inline bool onlyAdds(const Option& option) { return !option.replaces && !option.adjusts && option.price >= 0; }

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
        int above = 0; // a size in points above which `numberAbove` takes the place of `number`; 0: none
        int numberAbove = 0;
        Per per = Per::army;
        int numerator = 0, denominator = 1; // a share of the count of `of`, when `of` is not empty
        std::vector<int> of;
    };
    std::string id;
    std::string code = "limit-broken"; // of the finding
    std::string name;                  // empty: its id
    Measure measure = Measure::bodies;
    std::vector<int> lines;   // what is counted
    std::vector<int> options; // for Measure::options
    std::optional<Amount> least, most;
    std::vector<std::vector<int>> groups; // of lines, of which one may be used; then nothing above counts
    std::vector<std::string> when;        // in force only if one of these entries or options is present; empty: always
    std::vector<std::string> unless;      // not in force if one of these is
    bool perBlock = false;                // holds in each block of the army too
    Source source;
};

// A rule: `effects` are carried out by its system, each by its `kind`; `text` is shown.
struct SpecialRule {
    std::string id;
    std::string name;
    Source source;
    std::string text;
    std::string form{}; // the text with places for its cells: {near}
    std::map<std::string, int, std::less<>> cells{};
    std::vector<Node> effects{};
};
std::vector<Node> effectsIn(const Node& row); // under its `effect`: one or several

// A contingent of another list that an army may take along.
struct Ally {
    std::string id, name, list; // `list` is the id of the other list
    Source source;
};

struct ArmyList {
    std::string system, id, name, group, edition, about, file;
    int order = 0;
    bool own = false;        // from the user's folder
    bool unofficial = false; // ships with the program, stands in no book
    bool house = false;      // its points and limits are what its players agreed on, in rules that have none
    bool priced = true;      // points limit its armies
    std::optional<Years> years;
    Source source;
    Node facts; // what else the system's lists tell: climate, terrain ...; for people, not for the checker
    std::vector<Ally> allies;
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

// The cells of a body of the line with these options: those of the line, or of the option that
// replaces them, with the cells of adjusting options laid over.
std::vector<std::string> columnsOf(const ArmyList& list, int line, const std::vector<int>& options);
// Its special rules: the line's (or a guard's in their place) and those of the other options.
std::vector<std::string> specialsOf(const ArmyList& list, int line, const std::vector<int>& options);
int standsOf(const ArmyList& list, int line, const std::vector<int>& options);

// Minor units as points: 5 of 2 parts are "2.5".
std::string pointsText(int minor, int parts);

// What of a list's row there cannot be: the column that says so (empty: the row as a whole), and why.
struct Misfit {
    int line = 0;
    std::string column;
    Message why;
};

// What the reader must know of a rule system.
struct SystemFormat {
    std::string id, name;
    std::vector<std::string> columns;   // printed columns in order, without the name
    std::vector<std::string> below;     // of them those that paper has below a unit's name: long, or few units have it
    std::vector<std::string> editions;  // the first is the default
    std::vector<std::string> leaders;   // values of the type column that mean a leader
    std::vector<std::string> replacing; // kinds of option that replace the host's stats
    std::vector<std::string> adjusting; // kinds of option that change some of the host's cells
    std::vector<std::string> adding;    // kinds whose figures come on top; those of all others stand for the host's
    std::vector<std::string> specials;  // ids of the system's special rules, for references
    std::string typeColumn = "type", standsColumn = "size", priceColumn = "points";
    std::string blockKey = "contingent"; // of a row in an army file
    int parts = 1;                       // minor units of one point; all prices inside the program are in minor units
    bool perArmy = false;                // bounds count once, whatever the size
    bool countsStands = false;           // bounds of a row count stands, not bodies
    int sizeStep = 0; // between the sizes that a body may have ("4-8", or each: "6/9/12"); 0: it has one
    std::string standsName = "stands"; // in the names of sizes: "6 bases"
    int usualSize = 3000;              // points of a large game, with which a list is tried
    bool unpriced = false;             // the rules have no points and no limits: a list that has some is a `house` list
    std::vector<int> sizes;            // points that are often agreed on; the first is offered
    std::string hitsColumn;            // how many hits a stand takes, for boxes to tick; empty: none is told
    // Price of a body in minor units, nothing where there is no such body. Empty: prices stand in the lists.
    std::function<std::optional<int>(const ArmyList&, int line, const std::vector<int>& options)> price;
    // What a list prints in its price column where that is not the price of a body: of one stand. Empty: the price.
    std::function<std::string(const ArmyList&, int line, const std::vector<int>& options)> priceCell;
    // Troops that there cannot be; a list that has them is refused. Empty: what has a price can be.
    std::function<std::vector<Misfit>(const ArmyList&)> misfits;
    // Adds the rows and limits that every list of the system has. Empty: none.
    std::function<void(ArmyList&)> complete;
};

// Whether a list is solved once as it is read, to refuse what could not be reckoned with. Those that
// ship were tried by the tests; a trial costs more than all the rest of reading.
enum class Trial { made, spared };

// Reads a list file in one edition. Every fault is reported, with line and column.
Result<ArmyList> readList(
    const Node& file, const SystemFormat& format, std::string_view edition, Trial trial = Trial::made);

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
