// What a rule system is to the rest of the program.
#pragma once

#include "model/army/checker.h"
#include "model/army/mend.h"
#include "model/army/solver.h"

#include <filesystem>
#include <span>

namespace strategikon {

// A figure of an army that a player watches: spent points, bodies, withdrawal level ...
struct Figure {
    std::string id;   // "units", "core", "withdraws_at": key of the JSON and of the translation
    int value = 0;
};

struct Verdict {
    bool legal = false;
    int points = 0; // spent
    int limit = 0;
    std::vector<Figure> figures;
    std::string stamp;
    std::vector<Finding> findings;
    int figure(std::string_view id) const; // 0 when there is none
};

// A line of an army's roster: one body, or several alike.
struct Tally {
    std::string id;   // the type in the system's words
    int bodies = 0, stands = 0;
};

class System {
public:
    virtual ~System() = default;
    virtual const SystemFormat& format() const = 0;
    // Special rules shared by the lists of the system, in the given edition.
    virtual const std::vector<SpecialRule>& specials(std::string_view edition) const = 0;
    // Rules about a whole army that are no constraint of the list: figures and findings.
    virtual void judge(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const = 0;
    // Aims that `best` knows for this system, the default first.
    virtual std::vector<std::string> aims() const = 0;
    virtual std::vector<Found> best(const Problem& problem, const Wish& wish, std::string_view aim, int k) const = 0;
    // Section and page of the rule a finding's code stands for.
    virtual Source ruleOf(const Finding& finding) const = 0;
    virtual std::string sectionOf(const Source& source) const = 0;
};

// All systems; nothing is loaded from disk before it is asked for.
std::span<System* const> systems();
System* findSystem(std::string_view id);

// Everything about one army. With `mends` each finding carries its smallest change.
Verdict judge(const System& system, const ArmyList& list, const Army& army, bool mends);

} // namespace strategikon
