// A problem while it is compiled: what its parts (rows, ties, limits, years) share. Used inside model/army only.
#pragma once

#include "problem.h"

#include <algorithm>

namespace strategikon::compiling {

struct Draft {
    Draft(const ArmyList& list, const SystemFormat& format, const Agreed& agreed, std::string_view without);

    // Keeps a constraint, unless it is the one to leave out.
    void add(Constraint constraint);
    // At most one of two groups of variables is used.
    void exclude(const std::string& subject, const std::string& id, const char* code, const Source& source,
        std::vector<int> first, const std::vector<int>& second);

    // The bodies of a line, weighted as the bounds of its row count them.
    std::vector<Term> boundedFormsOf(int line) const;
    // What the bounds of a row count of a body; what has no stands counts itself.
    int boundedWeight(const Variable& variable) const { return format.countsStands ? std::max(1, variable.stands) : 1; }
    std::vector<Term> carrying(int option) const; // each body once
    std::vector<int> formsOf(const std::vector<int>& lines) const;

    const ArmyList& list;
    const SystemFormat& format;
    int year;
    std::string without;
    Problem problem;
    int fullThousands = 0;
    std::vector<int> purchases; // by tie, -1 when it is none
};

// A constraint about one row, still without terms.
Constraint about(const std::string& id, const std::string& code, const Row& row);
std::vector<int> variablesOf(const std::vector<Term>& terms);

void makeVariables(Draft& draft); // forms.cpp
void boundRows(Draft& draft);     // bounds.cpp
void bindTies(Draft& draft);      // ties.cpp
void bindLimits(Draft& draft);    // limits.cpp
void bindYears(Draft& draft);     // years.cpp

} // namespace strategikon::compiling
