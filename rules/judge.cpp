// Judging an army of any listed nation, and its doubles partner.
#include "model/army/solver/solver.h"
#include "rules/catalogue.h"
#include "rules/fragment.h"
#include "rules/headings.h"

#include <algorithm>

namespace strategikon {

namespace {

struct Leading {
    int option, line;
};

std::vector<Leading> characters(const ArmyList& list, const Army& army)
{
    std::vector<Leading> all;
    for (const Choice& choice : army.choices)
        for (const ChosenOption& chosen : choice.options) {
            const int line = list.lineNamed(choice.entry), o = list.optionNamed(chosen.name, line);
            if (line >= 0 && o >= 0 && list.options[o].kind == "character" && list.options[o].bounds.per == Per::army)
                all.push_back({o, line});
        }
    return all;
}

// Nobody leads two armies of one side (rules of doubles games): characters are options of which an
// army has one at most.
void compareCharacters(const ArmyList& mine, const Army& army, const ArmyList& other, const Army& partner,
    const System& system, Verdict& verdict)
{
    const auto theirs = characters(other, partner);
    for (const Leading& leading : characters(mine, army)) {
        const Option& option = mine.options[leading.option];
        if (std::ranges::none_of(
                theirs, [&](const Leading& their) { return other.options[their.option].id == option.id; }))
            continue;
        Finding finding;
        finding.code = finding.constraint = "same-character";
        finding.entry = option.id;
        finding.rule = system.ruleOf(finding.code);
        finding.args = {{"entry", DataText{option.name}},
            {"list", army.name.empty() ? Value(DataText{mine.name}) : army.name},
            {"partner", partner.name.empty() ? Value(DataText{other.name}) : partner.name}};
        Change change;
        change.action = Change::Do::remove;
        change.entry = mine.lines[leading.line].id;
        change.option = option.id;
        change.count = 1;
        finding.mend = {change};
        verdict.findings.push_back(std::move(finding));
    }
}

Fault sizeNeeded(const Place& place) { return {place, {"army-without", {{"key", "points"}, {"example", "1000"}}}}; }

} // namespace

std::optional<Fault> missingSize(const Army& army, const std::string& file)
{
    const auto lacks = [](const Army& one) {
        const System* system = findSystem(one.system);
        return one.points == 0 && system && !system->format().unpriced;
    };
    if (!lacks(army) && std::ranges::none_of(army.partner, lacks))
        return {};
    return sizeNeeded({file, 1, 1});
}

Result<Verdict> judge(Catalogue& catalogue, const Army& army, bool mends)
{
    std::vector<Fault> faults;
    const ArmyList* list = catalogue.find(army.system, army.list, army.edition, faults);
    if (!list)
        return faults;
    const System& system = *findSystem(army.system);
    if (army.points == 0 && system.bounded(*list))
        return sizeNeeded({}); // rules without points, but not this house
    Verdict verdict = judge(system, *list, army, mends);
    for (const Army& partner : army.partner) {
        const ArmyList* theirs = catalogue.find(partner.system, partner.list, partner.edition, faults);
        if (!theirs)
            return faults;
        Verdict other = judge(*findSystem(partner.system), *theirs, partner, mends);
        for (const Finding& finding : other.findings) {
            verdict.findings.push_back(finding);
            verdict.findings.back().partner = true;
        }
        verdict.partner.push_back(std::move(other));
        compareCharacters(*list, army, *theirs, partner, system, verdict);
    }
    verdict.legal = std::ranges::none_of(
        verdict.findings, [](const Finding& finding) { return finding.severity == Severity::error; });
    return verdict;
}

namespace {

constexpr const char* printedFact = "printed";

} // namespace

bool isFragment(const ListHeading& heading)
{
    if (heading.own)
        return false;
    const auto head = headOf(heading.file, readersOf(heading));
    const Node* facts = head ? head->find("facts") : nullptr;
    return facts && facts->find(printedFact);
}

std::optional<int> mostPoints(const System& system, const ArmyList& list)
{
    if (!system.bounded(list))
        return {};
    try {
        const Problem problem = system.problem(list, system.format().usualSize);
        const auto sums = totals(problem, {});
        return sums.empty() ? std::nullopt : std::optional(sums.back() / problem.parts);
    } catch (const TooIntertwined&) {
        return {};
    }
}

std::optional<Message> fragmentNote(const System& system, const ArmyList& list)
{
    const std::string printed = list.own ? std::string() : list.facts.textOr(printedFact);
    if (printed.empty())
        return {};
    if (const auto most = mostPoints(system, list))
        return Message{"list-printed-" + printed + "-most", {{"points", *most}}};
    return Message{"list-printed-" + printed, {}};
}

} // namespace strategikon
