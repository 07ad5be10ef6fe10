// What the army rules of DBM ask of an element, kept in Variable::marks. Variable::strength is its
// element equivalents in halves. Both come from rules/dbm/army.yaml.
#pragma once

#include "model/army/problem/problem.h"

namespace strategikon::dbmRules {

enum Mark : unsigned {
    troop = 1u << 0, // an element of troops, a general's and a vessel included
    baggage = 1u << 1,
    work = 1u << 2, // a fortification, no element
    cInC = 1u << 3,
    subGeneral = 1u << 4,
    allyGeneral = 1u << 5,
    general = cInC | subGeneral | allyGeneral,
    naval = 1u << 6,
    mounted = 1u << 7,
    rearRank = 1u << 8, // of a double base
    frontRank = 1u << 9,
};

inline bool any(const Variable& variable, unsigned marks) { return (variable.marks & marks) != 0; }

// A share of the original equivalents, or a number of points.
struct Share {
    int numerator = 0, denominator = 1;
};

// One element: the cells of its row and its special rules, with those of its upgrades.
struct Element {
    std::vector<std::string> cells, specials;

    bool is(std::initializer_list<std::string_view> types) const;
    bool has(std::string_view special) const;
    bool graded(std::string_view grade) const;
    const std::string& role() const;
    std::string kind() const; // "Cv(O)"
};
Element elementOf(const ArmyList& list, int line, const std::vector<int>& options);

// What players write on their rosters: "Reg Bd(O)", "Irr Kn(F), ally-general". `role`: empty, or a general's.
Message calledInShort(std::string kind, bool regular, std::string_view role);

struct ArmyTable {
    struct Amount {
        int number = 0, least = 0, most = 0, above = 0, numberAbove = 0;
        Source source;
    };
    struct Equivalent {
        std::string type, grade, order; // empty: any
        int halves = 2;
    };
    // What dismounts as what; empty parts: any.
    struct Dismounting {
        std::string type, order;
        std::vector<std::string> grades, armed, as;
    };
    // Who stands behind whom on a double base: kinds such as "Cv(O)", or "Wb" for any grade.
    struct DoubleBase {
        std::vector<std::string> rear, front;
        std::string where; // a special rule of the front; empty: always
    };
    Amount cInC, subGenerals, generals, baggage, gateways;
    std::vector<Equivalent> equivalents;
    std::vector<Dismounting> dismounting;
    std::vector<DoubleBase> doubleBases;
    int exchangedChariots = 1, exchangedLightHorse = 1, exchanged = 1;
    Share quarter, demoralised, broken;
    int victoryPoints = 0, commandPoints = 0;

    static ArmyTable read(const Node& table);
    int halvesOf(const std::string& type, const std::string& grade, const std::string& order) const;
    // "Bd(S)", or "Sp(O), Bd(O)" where the player chooses; empty for what has no row.
    std::string dismountedAs(const std::vector<std::string>& cells, const std::vector<std::string>& specials) const;
    // Whether the rear can stand on one base behind the front; without a front: behind anybody.
    bool standsBehind(const Element& rear, const Element* front) const;
    Several frontsFor(const Element& rear) const; // "Bd(S), Bd(O)"
    // How many mounted elements become one on foot.
    int exchangedFor(const std::vector<std::string>& cells, const std::vector<std::string>& specials) const;
};

// What an element is by the cells of its row.
unsigned marksOf(const std::vector<std::string>& cells);

// Marks every variable of a problem.
void mark(Problem& problem, const ArmyTable& table);

// The smallest loss, in halves, that is at least the share of what there was. `whole`: no element
// counts a half, so only whole equivalents can be lost.
int leastLoss(int halves, Share share, bool whole);

} // namespace strategikon::dbmRules
