// A game of a page with one sealed rule: each turn both sides write an order in secret, and both are opened together.
#pragma once

#include "model/play/rules.h"
#include "model/play/transaction.h"

namespace strategikon::play {

const Fields& secretFields();

class SecretView : public View {
public:
    explicit SecretView(const State& state) : View(state, secretFields()) {}
};

class SecretDoing : public TransactionOf<SecretView> {
public:
    explicit SecretDoing(const State& state) : TransactionOf(state) {}
    void happened(std::string what, Ids on = {}, std::vector<std::pair<std::string, int>> with = {})
    {
        builder().happened(std::move(what), std::move(on), std::move(with));
    }
};

struct SecretTape {
    SecretTape(const SecretView&, const field::Field*) {}
};

class Secret : public RuledGame<SecretView, SecretDoing, SecretTape> {
public:
    Secret();
    const Fields& fields() const override { return secretFields(); }
    std::vector<std::string> violatedInvariants(const State& state) const override;
    State beginning(bool hides = false) const;
};

// An order of a side: 0 hold, 1 advance, 2 charge, so far.
Answer orderOf(int side, int order, int by);

} // namespace strategikon::play
