// The army lists of wm-selector: JSON with units, upgrades and special rules by name.
//
// A saved army of that program is a web address that names rows by their `order` only, so a list that
// was converted remembers the orders, and a link can be read and written.
#pragma once

#include "app/exchange/exchange.h"
#include "model/text/schema.h"
#include "rules/system.h"

#include <map>
#include <memory>
#include <set>

namespace strategikon::exchange {

struct SelectorRow {
    std::string name;
    std::string id; // in our list
    int order = 0;  // what a link calls the row
    const Node* node = nullptr;
};

struct SelectorList {
    Node json; // rows point into it
    std::string file, name, version;
    std::string path; // what a link calls the list: "<version>/<file>"
    std::vector<SelectorRow> units, upgrades;
    Place place(int line = 0, int column = 0) const { return {file, line, column}; }
};

// Whether a document has the shape of such a list.
bool looksLikeSelectorList(const Node& json);

Result<std::unique_ptr<SelectorList>> readSelectorList(std::string_view bytes, const std::string& file);

// The system whose lists these are: by the name of the book, otherwise by the columns that are used.
const System* systemOf(const SelectorList& list);

// One conversion: what is read, what is written, and what has to be told.
class Conversion {
public:
    // `schema` of list files (nullptr: every value is taken to fit).
    Conversion(const SelectorList& in, const System& system, const Schema* schema);
    Node run();
    std::vector<Note> takeNotes() { return std::move(notes); }

private:
    void setName(Node& out);
    void addLimits(Node& out);

    struct Bound {
        std::optional<int> number;
        std::string words; // "Up to Half", as written; empty: none
        int line = 0;
    };
    struct Target { // a row while it is converted
        const SelectorRow& row;
        bool upgrade;
        Node out;
        Node printed; // cells that differ from the value in use
        void print(const char* column, const std::string& cell);
    };

    // selector_rows.cpp
    Node convertUnit(const SelectorRow& unit);
    Node convertUpgrade(const SelectorRow& upgrade);
    void copyCell(Target& target, const char* column);
    void copyNumber(Target& target, const char* column, int otherwise);
    void finish(Target& target);
    void tellUnknownKeys(const SelectorRow& row);
    bool lists(const SelectorRow& row, const char* key, const SelectorRow& upgrade) const;
    std::vector<const SelectorRow*> hostsOf(const SelectorRow& upgrade) const;
    std::string kindOf(const SelectorRow& upgrade) const;
    void giveKinds();
    void completeStats(Target& target, const SelectorRow& host);
    bool fits(const char* column, const Node& value);

    // selector_limits.cpp
    Bound boundOf(const SelectorRow& row, const char* key);
    void setBounds(Target& target);
    void addNumber(
        const Target& target, const char* comparison, int number, Per per, const std::vector<std::string>& of);
    void addMinimumInWords(Target& target, const Bound& bound);
    void addMaximumInWords(Target& target, const Bound& bound);
    void addElite(Target& target, const Bound& bound);
    void addLargerHalf(const Target& target, const Bound& bound);
    std::vector<std::string> basisOf(const Target& target, const Bound& bound);
    void addShare(const Target& target, const Bound& bound, const char* comparison, int denominator, bool ifPresent);
    void addConditions(const Target& target);
    void addRequired(const Target& target, bool upgrades);
    void addProhibited(const Target& target, bool upgrades);
    void addAddOns(const Target& target);
    void addLimit(const Target& target, const char* what, const Node& limit);
    Node limitOf(bool upgrades, const std::vector<std::string>& of) const;
    std::string theOnly() const; // id of a unit of which every army has exactly one
    std::vector<std::string> idsNamed(const SelectorRow& row, const char* key, bool upgrades);
    std::string namesOf(const std::vector<std::string>& ids, bool upgrades) const;

    // selector_rules.cpp
    void readSpecials();
    void addRule(const std::string& name, const Node& rule);
    void addOwnRule(const std::string& id, const std::string& name, const std::string& text);
    void addArmyRules();
    std::vector<std::string> specialsOf(const SelectorRow& row);
    std::string sharedRule(const std::string& name) const;

    void note(const char* code, int line, Arguments args, std::vector<std::string> suggestions = {});
    const SelectorRow* named(const std::vector<SelectorRow>& rows, const std::string& name) const;

    const SelectorList& in;
    const System& system;
    const SystemFormat& format;
    const Schema* schema;
    std::map<std::string, bool> fitting; // by column and value
    std::vector<Note> notes;
    std::set<std::string> limitIds;
    std::vector<Node> limits;
    struct Rule {
        std::string name;
        std::vector<std::string> ids; // what stands for it in `special`
    };
    std::vector<Rule> ruleIds;
    std::set<std::string> takenRules;
    std::vector<Node> rules;
    std::map<const SelectorRow*, std::string> kinds; // of the upgrades
};

// The rows' orders, as a converted list remembers them in the effect of one of its rules, or as they
// stand in the JSON of a list.
inline constexpr const char* positionsKind = "positions"; // of the effect that keeps them in a converted list
struct Positions {
    struct Row {
        std::string name; // id or printed name
        int order = 0;
    };
    std::string path;
    std::vector<Row> entries, upgrades;
};
std::optional<Positions> positionsOf(const ArmyList& list);
Positions positionsOf(const SelectorList& list);
Node positionsRule(const SelectorList& list);

} // namespace strategikon::exchange
