// Converting how many of a row there may be: numbers, numbers in words, and what rows ask of others.
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/selector.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

constexpr int mostOfARow = 1000;
constexpr std::size_t mostLimits = 500; // of a list file

Node texts(const std::vector<std::string>& items)
{
    Node list = Node::newList();
    for (const std::string& item : items)
        list.add(Node::ofText(item));
    return list;
}

} // namespace

// A number, as one or in quotes; otherwise words.
Conversion::Bound Conversion::boundOf(const SelectorRow& row, const char* key)
{
    Bound bound;
    const Node* node = row.node->find(key);
    if (!node || !node->isScalar() || node->written().empty())
        return bound;
    bound.line = row.node->placeOfKey(key).line;
    const auto number = Node::ofPlain(oneLine(node->written())).integer();
    if (number && *number >= 0 && *number <= mostOfARow)
        bound.number = int(*number);
    else
        bound.words = oneLine(plainText(node->written()), 60);
    return bound;
}

std::vector<std::string> Conversion::idsNamed(const SelectorRow& row, const char* key, bool upgrades)
{
    std::vector<std::string> ids;
    for (const std::string& written : row.node->textsOf(key)) {
        const std::string name = oneLine(plainText(written), 100);
        const SelectorRow* found = named(upgrades ? in.upgrades : in.units, name);
        const bool usable = found && (!upgrades || !hostsOf(*found).empty());
        if (!usable)
            note("exchange-unknown-row", row.node->placeOfKey(key).line,
                {{"written", name}, {"key", key}, {"name", row.name}});
        else if (std::ranges::find(ids, found->id) == ids.end())
            ids.push_back(found->id);
    }
    return ids;
}

std::string Conversion::namesOf(const std::vector<std::string>& ids, bool upgrades) const
{
    std::string names;
    for (const SelectorRow& row : upgrades ? in.upgrades : in.units)
        if (std::ranges::find(ids, row.id) != ids.end())
            names += (names.empty() ? "" : ", ") + row.name;
    return oneLine(names, 1000);
}

Node Conversion::limitOf(bool upgrades, const std::vector<std::string>& of) const
{
    Node limit = Node::newMap();
    limit.set("count", Node::ofText(upgrades ? "upgrades" : "units"));
    limit.set("of", texts(of));
    return limit;
}

void Conversion::addLimit(const Target& target, const char* what, const Node& limit)
{
    const std::string plain = target.row.id + "-" + what;
    std::string id = plain;
    for (int n = 2; !limitIds.insert(id).second; ++n)
        id = plain + "-" + std::to_string(n);
    Node whole = Node::newMap();
    whole.set("id", Node::ofText(id));
    whole.set("name", Node::ofText(oneLine(target.row.name, 80)));
    for (const auto& entry : limit.entries())
        whole.set(entry.key, entry.node);
    // Rows that share a bound each print it; once is enough.
    const auto same = [&](const Node& other) {
        for (const char* key : {"count", "of", "at-least", "at-most", "per", "when"}) {
            const Node* mine = whole.find(key);
            const Node* theirs = other.find(key);
            if (!mine != !theirs || (mine && !(*mine == *theirs)))
                return false;
        }
        return true;
    };
    if (std::ranges::any_of(limits, same))
        return;
    if (limits.size() < mostLimits)
        limits.push_back(std::move(whole));
    else
        note("exchange-too-many-limits", target.row.node->line(), {{"name", target.row.name}, {"limit", mostLimits}});
}

void Conversion::addNumber(
    const Target& target, const char* comparison, int number, Per per, const std::vector<std::string>& of)
{
    Node limit = limitOf(target.upgrade, of);
    limit.set(comparison, Node::ofInteger(number));
    if (per == Per::thousand)
        limit.set("per", Node::ofText("thousand"));
    addLimit(target, comparison, limit);
}

// The row's own columns where they can hold the numbers, limits for the rest.
void Conversion::setBounds(Target& target)
{
    Bound least = boundOf(target.row, "min"), most = boundOf(target.row, "max");
    Bound armyLeast = boundOf(target.row, "armyMin"), armyMost = boundOf(target.row, "armyMax");
    for (const Bound* bound : {&armyLeast, &armyMost})
        if (!bound->words.empty())
            note("exchange-number-in-words", bound->line, {{"written", bound->words}, {"name", target.row.name}});
    std::vector<std::string> of =
        idsNamed(target.row, target.upgrade ? "homologousUpgrades" : "homologousUnits", target.upgrade);
    if (std::ranges::find(of, target.row.id) == of.end())
        of.push_back(target.row.id);
    std::ranges::sort(of);
    const bool shared = of.size() > 1;
    for (Bound* bound : {&least, &armyLeast})
        if (bound->number == 0)
            bound->number.reset();
    const auto crossed = [&](Bound& low, const Bound& high) {
        if (low.number && high.number && *low.number > *high.number) {
            note("exchange-bounds-crossed", low.line,
                {{"name", target.row.name}, {"min", std::to_string(*low.number)},
                    {"max", std::to_string(*high.number)}});
            low.number.reset();
        }
    };
    crossed(least, most);
    crossed(armyLeast, armyMost);

    // One row cannot hold both ways of counting; a minimum alone for the army is a limit, too.
    const bool perArmy = armyMost.number && !most.number && !least.number;
    const auto place = [&](const Bound& bound, bool isLeast, Per per) {
        if (!bound.number)
            return;
        const bool inRow = !shared && (per == Per::army) == perArmy && !(isLeast && target.upgrade);
        const char* column = isLeast ? "min" : "max";
        if (inRow) {
            target.out.set(column, Node::ofInteger(*bound.number));
        } else {
            addNumber(target, isLeast ? "at-least" : "at-most", *bound.number, per, of);
            target.print(column, std::to_string(*bound.number));
        }
    };
    place(least, true, Per::thousand);
    place(most, false, Per::thousand);
    place(armyLeast, true, Per::army);
    place(armyMost, false, Per::army);
    if (target.out.find("max") && perArmy)
        target.out.set("per", Node::ofText("army"));

    if (!least.words.empty()) {
        target.print("min", least.words);
        addMinimumInWords(target, least);
    }
    if (!most.words.empty()) {
        target.print("max", most.words);
        addMaximumInWords(target, most);
    }
}

// Units of which half, all or as many are meant: the ones required, else those "As ..." names, else the hosts.
std::vector<std::string> Conversion::basisOf(const Target& target, const Bound& bound)
{
    if (target.row.node->find("requiredUnits"))
        return idsNamed(target.row, "requiredUnits", false);
    if (target.row.node->find("requiredUpgrades")) {
        note("exchange-share-of-upgrades", bound.line, {{"written", bound.words}, {"name", target.row.name}});
        return {};
    }
    std::vector<std::string> ids;
    if (lower(bound.words).starts_with("as ")) {
        if (const SelectorRow* other = named(in.units, bound.words.substr(3)))
            ids.push_back(other->id);
    } else if (target.upgrade) {
        for (const SelectorRow* host : hostsOf(target.row))
            ids.push_back(host->id);
    }
    if (ids.empty())
        note("exchange-words-without-equal", bound.line, {{"written", bound.words}, {"name", target.row.name}});
    return ids;
}

void Conversion::addShare(
    const Target& target, const Bound& bound, const char* comparison, int denominator, bool ifPresent)
{
    const auto basis = basisOf(target, bound);
    if (basis.empty())
        return;
    Node share = Node::newList();
    share.add(Node::ofInteger(1));
    share.add(Node::ofInteger(denominator));
    Node amount = Node::newMap();
    amount.set("share", std::move(share));
    amount.set("of", texts(basis));
    Node limit = limitOf(target.upgrade, {target.row.id});
    limit.set(comparison, std::move(amount));
    if (ifPresent)
        limit.set("when", Node::ofText(target.row.id));
    limit.set(
        "text", Node::ofText(english({"exchange-share", {{"written", bound.words}, {"name", namesOf(basis, false)}}})));
    addLimit(target, comparison, limit);
}

void Conversion::addMinimumInWords(Target& target, const Bound& bound)
{
    const std::string words = lower(bound.words);
    const auto rounded = [&] {
        note("exchange-half-rounded-up", bound.line, {{"written", bound.words}, {"name", target.row.name}});
    };
    if (words == "all or none") {
        addShare(target, bound, "at-least", 1, true);
    } else if (words == "half or none" || words == "half or more") {
        addShare(target, bound, "at-least", 2, words == "half or none");
        rounded();
    } else if (words == "half or all") {
        addShare(target, bound, "at-least", 2, true);
        note("exchange-half-or-all", bound.line, {{"written", bound.words}, {"name", target.row.name}});
    } else if (words.starts_with("as ")) {
        addShare(target, bound, "at-least", 1, false);
    } else {
        note("exchange-words-without-equal", bound.line, {{"written", bound.words}, {"name", target.row.name}});
    }
}

void Conversion::addMaximumInWords(Target& target, const Bound& bound)
{
    const std::string words = lower(bound.words);
    if (words == "elite") {
        addElite(target, bound);
    } else if (words == "up to half") {
        addShare(target, bound, "at-most", 2, false);
    } else if (words == "half or none") {
        addLargerHalf(target, bound);
    } else if (words.starts_with("as ")) {
        addShare(target, bound, "at-most", 1, false);
    } else {
        note("exchange-words-without-equal", bound.line, {{"written", bound.words}, {"name", target.row.name}});
    }
}

// At most half, an odd number rounded up: half of the units and the one unit that every army has.
void Conversion::addLargerHalf(const Target& target, const Bound& bound)
{
    auto basis = basisOf(target, bound);
    const std::string one = theOnly();
    if (basis.empty())
        return;
    if (one.empty() || std::ranges::find(basis, one) != basis.end()) {
        note("exchange-words-without-equal", bound.line, {{"written", bound.words}, {"name", target.row.name}});
        return;
    }
    const std::string names = namesOf(basis, false);
    basis.push_back(one);
    Node share = Node::newList();
    share.add(Node::ofInteger(1));
    share.add(Node::ofInteger(2));
    Node amount = Node::newMap();
    amount.set("share", std::move(share));
    amount.set("of", texts(basis));
    Node limit = limitOf(target.upgrade, {target.row.id});
    limit.set("at-most", std::move(amount));
    limit.set("text",
        Node::ofText(english(
            {"exchange-larger-half", {{"written", bound.words}, {"name", names}, {"one", namesOf({one}, false)}}})));
    addLimit(target, "at-most", limit);
}

std::string Conversion::theOnly() const
{
    for (const SelectorRow& unit : in.units)
        if (unit.node->textOr("armyMin") == "1" && unit.node->textOr("armyMax") == "1")
            return unit.id;
    return {};
}

// None for the first thousand points, one for each further one: together with the one unit that every
// army has, one a thousand.
void Conversion::addElite(Target& target, const Bound& bound)
{
    const std::string one = theOnly();
    if (target.upgrade || one.empty() || one == target.row.id) {
        note("exchange-words-without-equal", bound.line, {{"written", bound.words}, {"name", target.row.name}});
        return;
    }
    Node limit = limitOf(false, {target.row.id, one});
    limit.set("at-most", Node::ofInteger(1));
    limit.set("per", Node::ofText("thousand"));
    limit.set(
        "text", Node::ofText(english({"exchange-elite", {{"name", target.row.name}, {"one", namesOf({one}, false)}}})));
    addLimit(target, "elite", limit);
}

// What a row asks of others: there must be one of them, none of them, or at least as many of them.
void Conversion::addConditions(const Target& target)
{
    for (const bool upgrades : {false, true}) {
        addRequired(target, upgrades);
        addProhibited(target, upgrades);
    }
    if (!target.row.node->find("augendUnits"))
        return;
    const auto others = idsNamed(target.row, "augendUnits", false);
    if (others.empty())
        return;
    Node share = Node::newList();
    share.add(Node::ofInteger(1));
    share.add(Node::ofInteger(1));
    Node amount = Node::newMap();
    amount.set("share", std::move(share));
    amount.set("of", texts(others));
    Node limit = limitOf(target.upgrade, {target.row.id});
    limit.set("at-most", std::move(amount));
    addLimit(target, "with", limit);
}

void Conversion::addRequired(const Target& target, bool upgrades)
{
    const char* key = upgrades ? "requiredUpgrades" : "requiredUnits";
    if (!target.row.node->find(key))
        return;
    const auto others = idsNamed(target.row, key, upgrades);
    if (others.empty())
        return;
    if (target.upgrade && !upgrades) { // its units are there whenever it is
        const auto hosts = hostsOf(target.row);
        const auto isOther = [&](const SelectorRow* host) {
            return std::ranges::find(others, host->id) != others.end();
        };
        if (std::ranges::all_of(hosts, isOther))
            return;
    }
    Node limit = limitOf(upgrades, others);
    limit.set("at-least", Node::ofInteger(1));
    limit.set("when", Node::ofText(target.row.id));
    addLimit(target, "needs", limit);
}

void Conversion::addProhibited(const Target& target, bool upgrades)
{
    const char* key = upgrades ? "prohibitedUpgrades" : "prohibitedUnits";
    if (!target.row.node->find(key))
        return;
    const auto others = idsNamed(target.row, key, upgrades);
    if (others.empty())
        return;
    Node limit = limitOf(upgrades, others);
    limit.set("at-most", Node::ofInteger(0));
    limit.set("when", Node::ofText(target.row.id));
    addLimit(target, "without", limit);
}

// Upgrades that come only with this one: not without it in the army.
void Conversion::addAddOns(const Target& target)
{
    if (!target.row.node->find("addOnUpgrades"))
        return;
    for (const std::string& id : idsNamed(target.row, "addOnUpgrades", true)) {
        Node limit = limitOf(true, {target.row.id});
        limit.set("at-least", Node::ofInteger(1));
        limit.set("when", Node::ofText(id));
        addLimit(target, "first", limit);
        note("exchange-add-on", target.row.node->placeOfKey("addOnUpgrades").line,
            {{"upgrade", namesOf({id}, true)}, {"name", target.row.name}});
    }
}

} // namespace strategikon::exchange
