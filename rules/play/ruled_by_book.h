// A game whose sentences, fields, rules and switches stand in the tables of its system: what follows from them alone.
#pragma once

#include "model/play/ahead.h"
#include "model/play/phases.h"
#include "rules/play/house.h"
#include "rules/play/learning.h"
#include "rules/play/play_table.h"
#include "rules/play/words.h"

namespace strategikon::play {

// Where a system keeps what its battles are played by.
template <class Transaction>
struct Bookshelf {
    std::string system{}; // its folder in rules/, and what its codes of sentences begin with
    const Fields& (*fields)() = nullptr;
    Books& (*books)() = nullptr;
    const PlayTable& (*table)() = nullptr;
    const Phases& (*phases)() = nullptr;
    // An agreement of the players, with all that follows from it.
    std::optional<Message> (*agree)(Transaction&, const Game&, const Agreement&) = nullptr;
};

template <class View, class Transaction, class Tape>
class BookGame : public RuledGame<View, Transaction, Tape> {
public:
    explicit BookGame(Bookshelf<Transaction> shelf) : shelf_(std::move(shelf)) { addWords(shelf_.system); }

    std::string words() const override { return shelf_.system; }
    const Fields& fields() const override { return shelf_.fields(); }
    std::vector<std::string> phases() const override { return shelf_.phases().ids(); }
    const std::vector<Switch>& switches() const override
    {
        (void)printed(); // whoever asks knows afterwards whether the tables can be read
        return shelf_.table().switches;
    }
    const Cited* cited(const State& state, std::string_view id) const override
    {
        return shelf_.books().with(state.house).cited(id);
    }
    Result<std::string> house(std::string_view text, const std::string& file) const override
    {
        return readHouse(text, file, shelf_.system, shelf_.books());
    }
    std::vector<HouseGround> houseGround() const override { return houseGroundOf(printed()); }
    std::vector<HouseRule> houseRules(const std::string& kept) const override
    {
        return houseRulesOf(kept, shelf_.books().with(kept), printed());
    }
    Manner manner(const Event& event) const override { return shelf_.table().manner(event.what); }
    const std::vector<Term>& terms() const override { return termsOf(shelf_.system); }
    const std::vector<Drawing>& drawings() const override { return drawingsOf(shelf_.system); }
    Resolved agreed(const State& state, const Agreement& agreement) const override
    {
        Transaction transaction(state);
        if (auto refused = shelf_.agree(transaction, *this, agreement))
            return {{}, std::move(refused)};
        return this->settled(transaction);
    }

private:
    const Book& printed() const { return shelf_.books().with({}); }
    Bookshelf<Transaction> shelf_;
};

} // namespace strategikon::play
