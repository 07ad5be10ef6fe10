#include "app/print/roster_rules.h"

#include "app/words/words.h"

#include <algorithm>
#include <numeric>

namespace strategikon::print {

namespace {

const SpecialRule* find(const std::vector<SpecialRule>& rules, const std::string& id)
{
    const auto rule = std::ranges::find_if(rules, [&](const SpecialRule& r) { return r.id == id; });
    return rule == rules.end() ? nullptr : &*rule;
}

// The edition's text apart from the printed rule's. A layer may repeat the printed text first.
std::string layerOf(const std::string& printed, const std::string& inForce)
{
    if (!inForce.starts_with(printed))
        return inForce;
    const std::size_t rest = inForce.find_first_not_of(' ', printed.size());
    return rest == std::string::npos ? std::string() : inForce.substr(rest);
}

} // namespace

// Without the line: it counts in the transcription, which a player does not have.
QString placeOf(const System& system, const Source& source) { return cited(system, source); }

RosterRule RulesInUse::ruleOf(const std::string& id) const
{
    RosterRule result;
    result.id = QString::fromStdString(id);
    const SpecialRule* own = find(list.rules, id);
    const SpecialRule* rule = own ? own : find(system.specials(list.edition), id);
    if (rule == nullptr) {
        result.name = result.id;
        return result;
    }
    result.name = translated(rule->name);
    result.text = translated(rule->text);
    result.place = placeOf(system, rule->source);
    // The last edition of a system is the one without layers.
    const SpecialRule* printed = own ? nullptr : find(system.specials(system.format().editions.back()), id);
    if (printed != nullptr && printed->text != rule->text) {
        result.text = translated(printed->text);
        result.layer = translated(layerOf(printed->text, rule->text));
        result.place = placeOf(system, printed->source);
        if (rule->source != printed->source)
            result.layerPlace = placeOf(system, rule->source);
    }
    return result;
}

QList<int> RulesInUse::numbersOf(const std::vector<std::string>& ids)
{
    QList<int> numbers;
    for (const std::string& id : ids) {
        const QString wanted = QString::fromStdString(id);
        const auto same = std::ranges::find_if(rules, [&](const RosterRule& r) { return r.id == wanted; });
        const int number = int(same - rules.begin());
        if (same == rules.end())
            rules.append(ruleOf(id));
        if (!numbers.contains(number))
            numbers.append(number);
    }
    return numbers;
}

QList<RosterRule> RulesInUse::sorted(QList<RosterUnit>& units) const
{
    QList<int> order(rules.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](int a, int b) { return rules[a].name.localeAwareCompare(rules[b].name) < 0; });
    QList<RosterRule> result;
    QList<int> place(rules.size());
    for (const int number : order) {
        place[number] = int(result.size());
        result.append(rules[number]);
    }
    for (RosterUnit& unit : units)
        for (int& number : unit.rules) {
            number = place[number];
            QStringList& carriers = result[number].carriers;
            if (!carriers.contains(unit.entry))
                carriers.append(unit.entry);
        }
    return result;
}

} // namespace strategikon::print
