#include "rules/warmaster/play/begin/terms.h"

#include "model/text/contains.h"
#include "model/text/typed_number.h"
#include "rules/warmaster/play/book.h"

#include <algorithm>
#include <span>

namespace strategikon::warmasterPlay {

namespace {

using Whose = Clause::Whose;

// A term with a number, its range, and where it goes.
struct Number {
    const char* name;
    Clause::Kind kind;
    int least, most, usual;
    void (*put)(Terms&, int);
};

// The battle itself asks for the first three before its first turn where nobody agreed on them.
constexpr std::size_t asked = 3;
constexpr Number numbers[] = {
    {"turns", Clause::Kind::number, 0, 100, 0, [](Terms& terms, int value) { terms.turns = value; }},
    {"first", Clause::Kind::number, 0, 1, 0, [](Terms& terms, int value) { terms.first = value; }},
    {"edge", Clause::Kind::number, 0, 1, 0, [](Terms& terms, int value) { terms.edge = value; }},
    {"visibility", Clause::Kind::number, 1, 1000, 60, [](Terms& terms, int value) { terms.visibility = value; }},
    {"time-limit", Clause::Kind::flag, 0, 1, 0, [](Terms& terms, int value) { terms.timeLimit = value != 0; }},
    {"walls-a", Clause::Kind::flag, 0, 1, 0, [](Terms& terms, int value) { terms.walls[0] = value != 0; }},
    {"walls-b", Clause::Kind::flag, 0, 1, 0, [](Terms& terms, int value) { terms.walls[1] = value != 0; }},
};

// What the book proposes for each (rulebook 2725-2739).
struct Prize {
    const char* kind;
    int usual;
    Whose whose;
    const char* example;
    bool must = false;          // somebody, or some place, has to be named
    const char* name = nullptr; // what it is called, before whose it is
};
constexpr int mostPoints = 10'000;
constexpr Prize prizes[] = {
    {"terrain", 100, Whose::name, "100:Village", true},
    {"grudge", 100, Whose::name, "100, 100:A9"},
    {"most-destroyed", 100, Whose::either, "100"},
    {"devastating", 10, Whose::either, "10"},
    {"lasting-out", 200, Whose::side, "200:A"},
    {"decisive", 200, Whose::side, "200:B"},
    {"glory", 10, Whose::either, "10"},
    {"baggage", 500, Whose::side, "500:A", true, "Baggage"},
};

std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string everything()
{
    std::vector<std::string> words;
    for (const Number& number : numbers)
        words.push_back(number.name);
    for (const Prize& prize : prizes)
        words.push_back(prize.kind);
    for (const play::Switch& one : playTable().switches)
        words.push_back(one.id);
    return listed(words);
}

Fault fault(const char* code, Arguments args) { return {{}, {code, std::move(args)}}; }

std::optional<int> numberIn(std::string_view text, int least, int most)
{
    const auto read = wholeTyped(text);
    return read && *read >= least && *read <= most ? read : std::nullopt;
}

std::string trimmed(std::string_view text)
{
    const auto from = text.find_first_not_of(' '), to = text.find_last_not_of(' ');
    return from == text.npos ? std::string() : std::string(text.substr(from, to - from + 1));
}

// "100:A", "100:Village, Ford": whose it is, behind its points.
bool add(Terms& terms, const Prize& prize, std::string_view value)
{
    const auto colon = value.find(':');
    const auto points = numberIn(value.substr(0, colon), 0, mostPoints);
    std::string_view whose = colon == value.npos ? "" : value.substr(colon + 1);
    if (!points || (prize.whose == Whose::either && colon != value.npos) || (prize.must && trimmed(whose).empty()))
        return false;
    if (prize.whose == Whose::side) {
        if (whose != "A" && whose != "B" && !whose.empty())
            return false;
        terms.bonuses.push_back({prize.kind, *points, whose.empty() ? play::nobody : whose == "B",
            prize.name ? prize.name + (" " + std::string(whose)) : ""});
        return true;
    }
    do {
        const auto comma = whose.find(',');
        terms.bonuses.push_back({prize.kind, *points, play::nobody, trimmed(whose.substr(0, comma))});
        whose = comma == whose.npos ? "" : whose.substr(comma + 1);
    } while (!trimmed(whose).empty());
    return true;
}

std::optional<Fault> putTerm(Terms& terms, const std::string& name, const std::string& value)
{
    if (name == "turns" && value == "die") {
        terms.turnsThrown = true;
        return {};
    }
    for (const Number& number : numbers)
        if (name == number.name) {
            const auto read = numberIn(value, number.least, number.most);
            if (!read && (name == "first" || name == "edge"))
                return fault(("terms-" + name).c_str(), {{"value", value}});
            if (!read)
                return fault(
                    "terms-number", {{"term", name}, {"value", value}, {"least", number.least}, {"most", number.most}});
            number.put(terms, *read);
            return {};
        }
    for (const Prize& prize : prizes)
        if (name == prize.kind) {
            if (prize.must && numberIn(trimmed(value), 0, mostPoints))
                return fault("terms-named", {{"term", name}, {"example", prize.example}});
            if (!add(terms, prize, value))
                return fault("terms-prize",
                    {{"term", name}, {"value", value}, {"least", "0"}, {"most", mostPoints},
                        {"example", prize.example}});
            return {};
        }
    for (const play::Switch& one : playTable().switches)
        if (one.id == name) {
            if (!contains(one.choices, value))
                return fault("terms-value", {{"term", name}, {"value", value}, {"allowed", listed(one.choices)}});
            terms.switches.emplace_back(name, value);
            return {};
        }
    return fault("terms-unknown", {{"term", name}, {"allowed", everything()}});
}

} // namespace

// A die decides, a number of turns, or the withdrawal of one side (rulebook 2705).
Clause lengths()
{
    Clause turns{"turns", {"clause-turns", {}}, Clause::Kind::choice};
    turns.choices = {{"die", {"clause-turns-die", {}}}, {"0", {"clause-turns-0", {}}}};
    for (const char* many : {"4", "6", "7", "8"})
        turns.choices.push_back({many, {"clause-turns-many", {{"count", many}}}});
    return turns;
}

std::vector<Clause> clauses()
{
    const auto says = [](std::string_view id) { return Message{"clause-" + std::string(id), {}}; };
    std::vector<Clause> all{lengths()};
    for (const Number& one : std::span(numbers).subspan(asked))
        all.push_back({one.name, says(one.name), one.kind, one.least, one.most, one.usual});
    for (const Prize& one : prizes)
        all.push_back({one.kind, says(one.kind), Clause::Kind::prize, 0, mostPoints, one.usual, one.whose});
    return all;
}

Result<Terms> termsOf(const BattleTerms& written)
{
    Terms terms;
    for (const auto& [name, value] : written)
        if (auto wrong = putTerm(terms, name, value))
            return *wrong;
    return terms;
}

Result<play::State> beginningOf(Catalogue& catalogue, const BattlePlan& plan)
{
    const auto terms = termsOf(plan.terms);
    if (!terms)
        return terms.faults;
    std::vector<Force> forces;
    for (const strategikon::Side& side : plan.sides)
        forces.push_back({side.side, side.army, side.broad, {}});
    return begin(catalogue, forces, *terms, plan.setUp ? &*plan.setUp : nullptr, plan.house);
}

} // namespace strategikon::warmasterPlay
