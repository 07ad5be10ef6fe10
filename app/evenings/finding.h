// Which battles are wanted, and in what order.
#pragma once

#include "app/evenings/outing.h"

namespace strategikon::evenings {

struct Wanted {
    enum class State { any, going, over };
    enum class Sort { played, day, name, player, nation, points }; // the latest first; a to z; the highest first
    QString search{}; // every word begins a word of it; case and accents make no difference
    std::string system{}, player{}, nation{}, tag{}; // exactly this one; empty: any. nation: the id of a list
    State state = State::any;
    Sort sort = Sort::played;
    bool reversed = false;
    friend bool operator==(const Wanted&, const Wanted&) = default;
};

// `all`: what was played last comes first.
std::vector<Outing> found(const std::vector<Outing>& all, const Wanted& wanted, const NameOf& nameOf);

// So many of them that lie on a shelf, as outingsIn() gives them; 0: all. Where what was played last comes first, the
// others are not even looked at.
struct FoundPage {
    std::vector<Outing> battles{};
    bool more = false;
};
Result<FoundPage> pageOf(
    const Library& library, std::string_view place, const Wanted& wanted, const NameOf& nameOf, std::size_t most);

} // namespace strategikon::evenings
