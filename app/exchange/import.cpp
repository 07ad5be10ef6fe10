#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/readers.h"
#include "model/army/names.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace strategikon::exchange {

Import::Import(std::string file, Catalogue& catalogue, const ImportAids& aids)
    : file(std::move(file)), catalogue(catalogue), aids(aids)
{
}

std::vector<std::string> Import::listNames()
{
    std::vector<std::string> names;
    for (const ListHeading& heading : catalogue.headings())
        names.push_back(heading.name);
    return names;
}

const ArmyList* Import::listNamed(std::string_view name, std::string_view system)
{
    const auto& headings = catalogue.headings();
    const auto open = [&](const ListHeading& heading) {
        return catalogue.find(heading.system, heading.id, {}, faults);
    };
    const std::string wanted = folded(name);
    const std::string id = listSlug(name);
    if (wanted.empty())
        return nullptr;
    if (foldedNames.size() != headings.size()) {
        foldedNames.clear();
        for (const ListHeading& heading : headings)
            foldedNames.push_back(folded(heading.name));
    }
    // An own list goes before one that ships, as in the catalogue itself.
    const ListHeading* best = nullptr;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const ListHeading& heading = headings[i];
        if (!system.empty() && heading.system != system)
            continue;
        if (heading.id == name || heading.id == id || foldedNames[i] == wanted)
            best = best && best->own && !heading.own ? best : &heading;
    }
    return best ? open(*best) : nullptr;
}

bool isCalled(const std::string& system, const std::string& said)
{
    const std::string word = folded(said), name = folded(findSystem(system)->format().name);
    return !word.empty()
        && (word == system || word == name || name.starts_with(word + " ") || word.starts_with(name + " "));
}

const ArmyList* Import::amongSystems(const ArmyList& found, const std::vector<std::string>& said,
    const std::function<std::size_t(const ArmyList&)>& rows)
{
    const std::string wanted = folded(found.name);
    std::vector<const ArmyList*> all{&found};
    std::vector<Fault> none; // a list that cannot be used is none that was meant
    for (const ListHeading& heading : catalogue.headings())
        if (aids.system.empty() && folded(heading.name) == wanted
            && std::ranges::none_of(all, [&](const ArmyList* one) { return one->system == heading.system; }))
            if (const ArmyList* other = catalogue.find(heading.system, heading.id, {}, none))
                all.push_back(other);
    if (all.size() == 1)
        return &found;
    for (const ArmyList* one : all)
        for (const std::string& word : said)
            if (isCalled(one->system, word))
                return one;
    std::vector<std::pair<std::size_t, const ArmyList*>> known;
    for (const ArmyList* one : all)
        known.emplace_back(rows(*one), one);
    std::ranges::stable_sort(known, std::greater(), [](const auto& one) { return one.first; });
    if (known[1].first > 0)
        note("exchange-system-guessed", 0,
            {{"list", DataText(found.name)}, {"system", DataText(findSystem(known[0].second->system)->format().name)}});
    return known[0].second;
}

const ArmyList* Import::listAided() { return aids.list.empty() ? nullptr : listNamed(aids.list, aids.system); }

void Import::note(const char* code, int line, Arguments args, std::vector<std::string> suggestions)
{
    notes.push_back({{code, std::move(args)}, line, std::move(suggestions)});
}

void Import::noteNoCount(const std::string& name, const std::string& written, int line)
{
    note("exchange-count-unread", line, {{"written", oneLine(written, 40)}, {"name", name}, {"limit", largestCount}});
}

std::optional<int> countIn(std::string_view written)
{
    double value = 0; // other programs write 4 as 4.0
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value);
    const bool whole = error == std::errc{} && end == written.data() + written.size() && value == std::floor(value);
    return whole && value >= 1 && value <= largestCount ? std::optional(int(value)) : std::nullopt;
}

Imported Import::refuse(int line, const char* code, Arguments args)
{
    Imported result;
    result.notes = std::move(notes);
    result.faults = std::move(faults);
    if (result.faults.empty())
        result.faults.push_back({{file, line, line ? 1 : 0}, {code, std::move(args)}});
    return result;
}

int roundedSize(int cost)
{
    constexpr int step = 500;
    return std::clamp((cost + step - 1) / step * step, step, largestArmy);
}

void Import::setSize(Army& army)
{
    std::vector<Fault> none;
    const ArmyList* list = catalogue.find(army.system, army.list, army.edition, none);
    const System* system = findSystem(army.system);
    if (army.points > 0 || (list && system && !system->bounded(*list)))
        return;
    if (aids.points > 0) {
        army.points = std::min(aids.points, largestArmy);
        return;
    }
    army.points = largestArmy;
    int cost = 0;
    if (list && system) {
        const Problem problem = system->problem(*list, army.points);
        cost = (bind(problem, army).points + problem.parts - 1) / problem.parts;
    }
    army.points = roundedSize(cost);
    note("exchange-size-guessed", 0, {{"points", army.points}, {"cost", cost}});
}

Imported Import::take(Army army)
{
    setSize(army);
    for (Army& partner : army.partner)
        setSize(partner);
    Imported result;
    result.army = withCleanNames(std::move(army));
    result.notes = std::move(notes);
    return result;
}

} // namespace strategikon::exchange
