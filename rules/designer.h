// Making a row of one's own: a standard troop type and its modifiers give stats and price.
// What types and modifiers there are is a table of the system (rules/<system>/troop-types.yaml).
#pragma once

#include "model/army/list.h"

#include <optional>

namespace strategikon {

struct TroopType {
    std::string id, name, group, text;
    Source source;
    Node row; // columns as a list file has them
};

struct Modifier {
    std::string id, name, text;
    Source source;
    std::vector<int> prices; // points it adds; more than one: the designer chooses
    Node row;                // add, set, special, groups, types, except, conflicts
};

struct ChosenModifier {
    std::string id;
    std::optional<int> points; // where there is a choice; otherwise the first price
};

struct Design {
    Node row; // ready for the `entries` of a list file, without id, name and bounds
    int points = 0;
    std::vector<Message> faults; // modifiers that do not fit and were left out
};

class Designer {
public:
    Designer() = default;
    // `table` as in troop-types.yaml, with the edition's layer laid over it.
    Designer(const Node& table, std::string_view edition);

    const std::vector<TroopType>& types() const { return typesRead; }
    const std::vector<Modifier>& modifiers() const { return modifiersRead; }

    // Why a modifier may not be added to a type with the others; nothing when it may.
    std::optional<Message> refuses(
        const TroopType& type, const std::vector<ChosenModifier>& others, const Modifier& modifier) const;
    // A fault in place of a design where the type is unknown.
    Reading<Design> design(std::string_view type, const std::vector<ChosenModifier>& chosen) const;

    const TroopType* type(std::string_view id) const;
    const Modifier* modifier(std::string_view id) const;

private:
    std::vector<TroopType> typesRead;
    std::vector<Modifier> modifiersRead;
    Node least; // no stat falls below
};

void addDesignerMessages();

} // namespace strategikon
