// What a moment of a battle leads to beyond the step at hand: exact figures, and what was taken for granted for them.
// Whoever asks may have each assumption otherwise, and may intend a course of answers.
#pragma once

#include "model/play/game.h"

namespace strategikon::play {

using Course = std::vector<Answer>; // one after the other

struct Assumption {
    Input input{};        // `given` is what was taken
    std::vector<Id> on{}; // whom it is about
    int place = -1;       // in the course: its answer says it; -1: it stands beside the course
    bool usual = false;   // as it nearly always is: told only once it is otherwise
};

struct Prospect {
    struct Figure {
        std::string id{}; // worded by "figure-<id>"; empty: its line says it
        double value = 0;
        bool mean = false; // otherwise a chance
    };

    struct Line {
        std::string what{}; // worded by "ahead-<what>"; empty: it is called after the one it is about
        std::vector<Id> on{};
        int place = -1;                                  // in the course: it is about that answer
        std::vector<std::pair<std::string, int>> with{}; // figures of its sentence
        std::vector<Figure> figures{};
    };

    std::string what{}; // worded by "prospect-<what>"
    std::vector<Id> on{};
    std::optional<Decision> of{}; // the action its course consists of, where it has one
    std::vector<Line> lines{};
    std::vector<Assumption> assumptions{};
    std::vector<std::string> granted{}; // what cannot be had otherwise here; worded by "granted-<id>"
    std::vector<std::size_t> better{};  // the course in an order that is better, worded by "better-<what>"; or empty
    std::optional<Message> refused{};   // why there are no lines
};

// An assumption that somebody has otherwise.
struct Supposed {
    std::string input{};
    std::vector<Id> on{};
    std::vector<int> value{};
    friend bool operator==(const Supposed&, const Supposed&) = default;
};

// What is intended, and what is supposed for it.
struct Intent {
    const Course& course;
    const std::vector<Supposed>& supposed;

    // The place of an answer in the course, by its code; -1: there is none.
    int place(std::string_view what) const;
    const Answer* answer(std::string_view what) const;
    const std::vector<int>* value(std::string_view input, const Ids& on) const;
};

// A game that looks ahead is one of these besides. The course is what somebody intends to answer: it may be empty, hold
// drafts, and need not be open yet.
class Foresight {
public:
    virtual ~Foresight() = default;
    virtual std::vector<Prospect> ahead(const State&, const Course&, const std::vector<Supposed>&) const = 0;
};
// Nothing where the game does not look ahead.
std::vector<Prospect> ahead(
    const Game& game, const State& state, const Course& course = {}, const std::vector<Supposed>& all = {});

// What is supposed of it; nullptr: nothing.
const std::vector<int>* supposed(const std::vector<Supposed>& all, std::string_view input, const std::vector<Id>& on);

// Has it otherwise, in the course where it belongs there. A value that it cannot have is refused and nothing changes.
std::optional<Message> suppose(
    const Assumption& assumption, std::vector<int> value, Course& course, std::vector<Supposed>& all);
// The same as an ask of one input, to read and to write a value of it.
Decision askOf(const Assumption& assumption);

} // namespace strategikon::play
