// A game of a page, for the tests of all that is common to games: two sides in turn throw two dice to advance; a double
// has a consequence that the other side answers.
#pragma once

#include "model/play/game.h"

namespace strategikon::play {

class Toy : public Game {
public:
    Toy();
    const Fields& fields() const override { return fields_; }
    const std::vector<Switch>& switches() const override { return switches_; }
    std::vector<Decision> can(const State& state) const override;
    Preview preview(const State& state, const Answer& answer) const override;
    Resolved resolve(const State& state, const Answer& answer) const override;
    std::vector<std::string> violatedInvariants(const State& state) const override;
    State beginning() const;

    int bonus = 1; // of a hill: another rule book has another

private:
    Fields fields_;
    std::vector<Switch> switches_;
};

} // namespace strategikon::play
