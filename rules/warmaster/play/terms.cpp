#include "rules/warmaster/play/terms.h"

#include "rules/warmaster/play/book.h"

#include <algorithm>
#include <charconv>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template templates[] = {
    {"terms-value", QT_TRANSLATE_NOOP("messages", "“{term}” cannot be “{value}”; choose one of: {allowed}.")},
    {"terms-range",
        QT_TRANSLATE_NOOP("messages", "“{term}” cannot be “{value}”; write a whole number from {least} to {most}.")},
    {"terms-unknown", QT_TRANSLATE_NOOP("messages", "Nobody can agree on “{term}” here; there are: {allowed}.")},
};

// A term with a number, its range, and where it goes.
struct Number {
    const char* name;
    int least, most;
    void (*put)(Terms&, int);
};

constexpr Number numbers[] = {
    {"turns", 0, 100, [](Terms& terms, int value) { terms.turns = value; }},
    {"first", 0, 1, [](Terms& terms, int value) { terms.first = value; }},
    {"edge", 0, 1, [](Terms& terms, int value) { terms.edge = value; }},
    {"visibility", 1, 1000, [](Terms& terms, int value) { terms.visibility = value; }},
    {"time-limit", 0, 1, [](Terms& terms, int value) { terms.timeLimit = value != 0; }},
    {"walls-a", 0, 1, [](Terms& terms, int value) { terms.walls[0] = value != 0; }},
    {"walls-b", 0, 1, [](Terms& terms, int value) { terms.walls[1] = value != 0; }},
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
    for (const play::Switch& one : switches())
        words.push_back(one.id);
    return listed(words);
}

Fault fault(const char* code, std::vector<std::pair<std::string, std::string>> args)
{
    addTemplates(templates);
    return {{}, {code, std::move(args)}};
}

std::optional<Fault> put(Terms& terms, const std::string& name, const std::string& value)
{
    for (const Number& number : numbers)
        if (name == number.name) {
            int read = 0;
            const char* end = value.data() + value.size();
            const auto [at, wrong] = std::from_chars(value.data(), end, read);
            if (wrong != std::errc() || at != end || read < number.least || read > number.most)
                return fault("terms-range",
                    {{"term", name}, {"value", value}, {"least", std::to_string(number.least)},
                        {"most", std::to_string(number.most)}});
            number.put(terms, read);
            return {};
        }
    for (const play::Switch& one : switches())
        if (one.id == name) {
            if (std::find(one.choices.begin(), one.choices.end(), value) == one.choices.end())
                return fault("terms-value", {{"term", name}, {"value", value}, {"allowed", listed(one.choices)}});
            terms.switches.emplace_back(name, value);
            return {};
        }
    return fault("terms-unknown", {{"term", name}, {"allowed", everything()}});
}

} // namespace

Reading<Terms> termsOf(const BattleTerms& written)
{
    Terms terms;
    for (const auto& [name, value] : written)
        if (auto wrong = put(terms, name, value))
            return *wrong;
    return terms;
}

Reading<play::State> beginningOf(Catalogue& catalogue, const BattlePlan& plan)
{
    const auto terms = termsOf(plan.terms);
    if (!terms)
        return terms.faults;
    std::vector<Force> forces;
    for (const Side& side : plan.sides)
        forces.push_back({side.side, side.army, side.broad, {}});
    return begin(catalogue, forces, *terms, plan.setUp ? &*plan.setUp : nullptr);
}

} // namespace strategikon::warmasterPlay
