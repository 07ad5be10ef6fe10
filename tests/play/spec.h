// A spec of a battle: things on a table in a file, answers, and exactly what the last of them brings about.
#pragma once

#include "model/field/field.h"
#include "model/play/record/battle.h"
#include "model/seal/seal.h"
#include "model/text/node.h"
#include "rules/play/book.h"

#include <filesystem>

namespace playtest {

using namespace strategikon;
using namespace strategikon::play;

struct Expected {
    std::string event{};               // "order-failed AG A1": what, and whom it is about
    std::map<std::string, int> with{}; // figures that are named; others are not looked at
};

struct Spec {
    std::string file{}, system{}, text{}, folder{};
    std::vector<Source> from{};
    State given{};
    std::optional<field::Field> on{}; // the battlefield
    std::vector<Node> answers{};
    std::optional<std::vector<Expected>> events{};
    std::optional<std::vector<std::string>> open{};
    std::vector<std::string> standings{};      // "withdrawal A 5 of 7"
    std::vector<std::string> sheet{};          // "503 widths 1"
    std::string refused{};                     // the code, and figures that are named: "play-out-of-command range 60"
    std::map<std::string, std::string> card{}; // of inputs: what may be chosen, with its figures; "title": its own
    std::map<std::string, std::string> suggests{}; // of inputs: what is filled in beside what the answer names
    std::map<std::string, std::string> offers{};   // of inputs: who may be named, or what chosen, beside it
    std::map<std::string, std::string>
        ways{}; // by outcome: of how many pairs of dice, where two are thrown against each other
    std::optional<std::map<std::string, std::string>> told{}; // by input
    std::map<std::string, std::string> likely{};              // by badge: mm across, ahead, and the margin
    std::optional<std::vector<std::string>> warns{};          // "warn-range cm 98 range 15 > target B9"
    Node after{};                                             // fields of things, by badge
    bool example = false;                                     // a worked example of the book
};

const Game& gameOf(const std::string& system);
Books& booksOf(const std::string& system); // what it is played by
// As a spec gives it.
State givenState(const std::string& system, const Node& given);
std::vector<std::string> systemsPlayed(); // those that have specs

// Every spec of a folder of tests/play; faults make it empty.
Result<std::vector<Spec>> readSpecs(const std::string& folder = "specs");

// What opens the notes that a spec gives a side; with the password of that side, or of nobody.
seals::Key notesKey(int side);
// What comes otherwise than it says; empty where all comes as it should.
std::string failureOf(const Spec& spec);

// "B1", or "B1 B2" of a list.
std::string written(const Node& value);
// The code, and the figures that are asked about in the form of a spec.
std::string brief(const Message& message, const std::string& like);
// A count in the form of a spec.
std::string brief(const Standing& standing);
// The event in the form of a spec: "stands-lost B1 (stands 1)".
std::string brief(const State& state, const Event& event, bool figures);

} // namespace playtest
