// Making a row of one's own: a type of troops and what is chosen for it give a row, and a price where
// the system has prices. What there is to choose is a table of the system (rules/<system>/troop-types.yaml).
//
// types: finished rows or the beginnings of rows. modifiers: what may be chosen besides, as
//   add     a number to a column,          set      a cell,      append   a further item of a cell,
//   special further special rules,         points   to the price (several: the player chooses),
//   number  {from, to}: the player chooses a number, which goes where the modifier says "{n}",
//   is      what else a rule may call it ("missile" of a bow).
// qualities: headings of which one modifier may be chosen (or several), some of them needed.
// bands: names of the ranges of a column. Which choices go together is told by the modifiers (groups,
// types, except, conflicts) and by rules over the whole row (combinations.h).
#pragma once

#include "rules/combinations.h"

#include <functional>
#include <optional>

namespace strategikon {

struct TroopType {
    std::string id, name, group, text;
    Source source;
    Node row; // columns as a list file has them
};

struct Modifier {
    std::string id, name, text;
    std::string quality; // id; empty: none
    Source source;
    std::vector<int> prices;                    // points it adds; more than one: the designer chooses
    std::optional<std::pair<int, int>> numbers; // the designer chooses one between
    Node row;                                   // add, set, append, special, is, groups, types, except, conflicts
};

// A heading over modifiers.
struct Quality {
    std::string id, name, text;
    Source source;
    std::vector<std::string> groups; // of the types that have it; empty: all
    bool needed = false;             // one must be chosen
    bool several = false;            // more than one may be
};

// The name of a range of a column's numbers.
struct Band {
    std::string id, name;
    Source source;
    int from = 0, to = 0;
};

struct ChosenModifier {
    std::string id;
    std::optional<int> number; // the price, where there is a choice (otherwise the first), or the number
};

struct Design {
    Node row;                    // ready for the `entries` of a list file, without id, name and bounds
    int points = 0;              // 0 where the designer is not priced
    bool possible = true;        // false: nothing in the rules is like this row, and the faults say why
    std::vector<Message> faults; // choices that do not fit and were left out, or that are still to be made
    std::vector<std::pair<std::string, std::string>> derived; // cells that follow from the row, by column
};

class Designer {
public:
    Designer() = default;
    // `table` as in troop-types.yaml, with the edition's layer laid over it.
    Designer(const Node& table, std::string_view edition, Combinations rules = {});

    const std::vector<TroopType>& types() const { return typesRead; }
    const std::vector<Modifier>& modifiers() const { return modifiersRead; }
    const std::vector<Quality>& qualities() const { return qualitiesRead; }
    const Combinations& rules() const { return rulesRead; }
    bool priced() const { return isPriced; }

    // Why a modifier may not be added to a type with the others; nothing when it may. Of a quality that
    // takes one modifier it takes the place of another.
    std::optional<Message> refuses(const TroopType& type, const std::vector<ChosenModifier>& others,
        const Modifier& modifier, std::optional<int> number = {}) const;
    // The choices with this one added, in the place of what it replaces.
    std::vector<ChosenModifier> with(std::vector<ChosenModifier> chosen, const ChosenModifier& more) const;
    // A fault in place of a design where a type or modifier is unknown.
    Result<Design> design(std::string_view type, const std::vector<ChosenModifier>& chosen) const;

    const TroopType* type(std::string_view id) const;
    const Modifier* modifier(std::string_view id) const;
    const Quality* quality(std::string_view id) const;

    const std::vector<Band>& bands(const std::string& column) const;
    const Band* band(const std::string& column, const std::string& number) const; // nullptr: in none

    // What stands in the cells of a row, as ids. `unknown`, if given, is told what is in none of the
    // columns that the table fills: column and text.
    Values valuesOf(const Node& row, std::vector<std::pair<std::string, std::string>>* unknown = nullptr) const;

    // What the items of the row's cells add to other columns: the parts of its armour to the armour class. The row
    // is finished: what is added up here is not written into it besides.
    std::map<std::string, int> sumsOf(const Node& row) const;
    // Two items of a quality that takes one; nothing where there are none.
    std::optional<std::pair<const Modifier*, const Modifier*>> twiceIn(const Node& row) const;

    // What to say where a row breaks a rule: its cells are the arguments, with `entry` for its name and
    // `needs` for what the rule wants.
    Message sentence(const CombinationRule& rule, const std::string& entry, const Node& row) const;

    // The system's own: cells that follow from a finished row. Empty: none.
    std::function<std::vector<std::pair<std::string, std::string>>(const Node& row)> derive;

private:
    void readQualities(const Node& table);
    void readCells();
    // The modifier that writes such an item into a cell, and with which number. nullptr: none does.
    std::pair<const Modifier*, int> written(const std::string& column, const std::string& item) const;
    std::vector<std::pair<const Modifier*, int>> itemsIn(const Node& row) const;
    void leaveOutSums(Design& design) const;
    bool replaces(const Modifier& modifier, const Modifier& other) const;
    bool fits(const TroopType& type, const Modifier& modifier) const;
    std::optional<Message> unfit(
        const TroopType& type, const std::vector<ChosenModifier>& others, const Modifier& modifier) const;
    std::optional<Message> tooLittle(
        const TroopType& type, const std::vector<ChosenModifier>& others, const Modifier& modifier) const;
    std::optional<Message> misnumbered(const Modifier& modifier, std::optional<int> number) const;
    std::optional<Message> brokenBy(
        const TroopType& type, const std::vector<ChosenModifier>& others, const ChosenModifier& modifier) const;
    Node decided(const TroopType& type, const std::vector<ChosenModifier>& chosen) const;
    Node beginning(const TroopType& type) const;
    void apply(Node& row, const Modifier& modifier, int number) const;
    void judge(const TroopType& type, const std::vector<ChosenModifier>& taken, Design& design) const;

    std::vector<TroopType> typesRead;
    std::vector<Modifier> modifiersRead;
    std::vector<Quality> qualitiesRead;
    Combinations rulesRead;
    bool isPriced = true;
    Node least; // no stat falls below
    std::map<std::string, std::vector<Band>> bandsRead;
    std::map<std::string, std::map<std::string, std::vector<std::string>>> cells; // column, text: its ids
    std::set<std::string> items;                                                  // columns of several items
    std::set<std::string> freeText; // columns that take a number of the player's
};

// "+1" and 1 alike; 0 where there is none.
int amountIn(std::string text);

void addDesignerMessages();

} // namespace strategikon
