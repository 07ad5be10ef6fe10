// How often everything that a battle knows has come up in many of them: tables that begin with a row at 0 for each
// thing that the data name.
#pragma once

#include "model/play/record/battle.h"

#include <map>
#include <set>
#include <string>

namespace playtest {

using namespace strategikon;

class Survey {
public:
    using Counts = std::map<std::string, int>;

    explicit Survey(const play::Game& game);

    void begins(const play::State& beginning);
    // A step, with the state before it.
    void step(const play::State& before, const play::Entry& entry);
    void asked(const play::Decision& ask);

    // The title of each table, and what it counts.
    const std::map<std::string, Counts>& tables() const { return tables_; }
    // Codes that a player would see as codes.
    std::set<std::string> wordless() const;
    int steps = 0;

private:
    // What can be said of a step: "event rampaged", "rampaged of elephants", "modifier terror", "told camels".
    std::set<std::string> marks(const play::State& before, const play::Entry& entry);

    const play::Game& game_;
    std::map<std::string, Counts> tables_{};
    std::set<std::string> codes_{}, unnamed_{};
};

} // namespace playtest
