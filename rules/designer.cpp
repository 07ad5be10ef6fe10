#include "rules/designer.h"

#include "model/text/contains.h"

#include <algorithm>
#include <charconv>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template designTemplates[] = {
    {"design-unknown-type",
        QT_TRANSLATE_NOOP("messages", "There is no troop type “{id}”; choose one from the list of types.")},
    {"design-unknown-modifier",
        QT_TRANSLATE_NOOP("messages", "There is no modifier “{id}”; choose one from the list of modifiers.")},
    {"design-twice", QT_TRANSLATE_NOOP("messages", "{modifier} can be taken only once.")},
    {"design-not-for-type", QT_TRANSLATE_NOOP("messages", "{modifier} does not fit {type}.")},
    {"design-has-already", QT_TRANSLATE_NOOP("messages", "{type} already has {modifier}.")},
    {"design-conflict", QT_TRANSLATE_NOOP("messages", "{modifier} cannot be combined with {other}.")},
    {"design-too-little",
        QT_TRANSLATE_NOOP("messages", "{modifier} would leave {type} with too low a value for {column}.")},
    {"design-price", QT_TRANSLATE_NOOP("messages", "{modifier} costs one of: {prices}.")},
    {"design-one-of",
        QT_TRANSLATE_NOOP("messages", "{modifier} and {other} are both choices for “{quality}”; drop one of them.")},
    {"design-number", QT_TRANSLATE_NOOP("messages", "“{modifier}” takes a whole number from {from} to {to}.")},
    {"design-missing", QT_TRANSLATE_NOOP("messages", "{type} still needs a choice for “{quality}”.")},
};

// The player's number in the place of "{n}".
std::string numbered(std::string text, int n)
{
    if (const auto at = text.find("{n}"); at != std::string::npos)
        text.replace(at, 3, std::to_string(n));
    return text;
}

} // namespace

int amountIn(std::string text)
{
    if (text.starts_with('+'))
        text.erase(0, 1);
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

void addDesignerMessages() { addTemplates(designTemplates); }

bool Designer::fits(const TroopType& type, const Modifier& modifier) const
{
    const auto groups = modifier.row.textsOf("groups"), types = modifier.row.textsOf("types");
    const Quality* its = quality(modifier.quality);
    return ((groups.empty() && types.empty()) || contains(groups, type.group) || contains(types, type.id))
        && !contains(modifier.row.textsOf("except"), type.id)
        && (!its || its->groups.empty() || contains(its->groups, type.group));
}

bool Designer::replaces(const Modifier& modifier, const Modifier& other) const
{
    const Quality* its = quality(modifier.quality);
    return its && !its->several && other.quality == modifier.quality;
}

std::optional<Message> Designer::unfit(
    const TroopType& type, const std::vector<ChosenModifier>& others, const Modifier& modifier) const
{
    const Node& row = modifier.row;
    if (!fits(type, modifier))
        return Message{"design-not-for-type", {{"modifier", DataText{modifier.name}}, {"type", DataText{type.name}}}};
    const auto has = type.row.textsOf("special");
    for (const std::string& special : row.textsOf("special"))
        if (contains(has, special))
            return Message{
                "design-has-already", {{"modifier", DataText{modifier.name}}, {"type", DataText{type.name}}}};
    for (const std::string& special : has)
        if (contains(row.textsOf("conflicts"), special))
            return Message{"design-conflict", {{"modifier", DataText{modifier.name}}, {"other", DataText{special}}}};
    for (const ChosenModifier& chosen : others) {
        const Modifier* other = this->modifier(chosen.id);
        if (!other)
            continue;
        if (other->id == modifier.id)
            return Message{"design-twice", {{"modifier", DataText{modifier.name}}}};
        if (contains(row.textsOf("conflicts"), other->id) || contains(other->row.textsOf("conflicts"), modifier.id))
            return Message{
                "design-conflict", {{"modifier", DataText{modifier.name}}, {"other", DataText{other->name}}}};
    }
    return {};
}

std::optional<Message> Designer::tooLittle(
    const TroopType& type, const std::vector<ChosenModifier>& others, const Modifier& modifier) const
{
    const Node* add = modifier.row.find("add");
    for (const auto& stat : add ? add->entries() : std::vector<Node::Entry>{}) {
        const Node* floor = least.find(stat.key);
        if (!floor)
            continue;
        int value = amountIn(type.row.textOr(stat.key)) + amountIn(stat.node.written());
        for (const ChosenModifier& chosen : others)
            if (const Modifier* other = this->modifier(chosen.id))
                if (const Node* more = other->row.find("add", stat.key))
                    value += amountIn(more->written());
        if (value < amountIn(floor->written()))
            return Message{"design-too-little",
                {{"modifier", DataText{modifier.name}}, {"type", DataText{type.name}},
                    {"column", TermId{"columns", stat.key}}}};
    }
    return {};
}

std::optional<Message> Designer::misnumbered(const Modifier& modifier, std::optional<int> number) const
{
    if (modifier.numbers) {
        const auto [from, to] = *modifier.numbers;
        if (!number || *number < from || *number > to)
            return Message{"design-number", {{"modifier", DataText{modifier.name}}, {"from", from}, {"to", to}}};
        return {};
    }
    const int price = number.value_or(modifier.prices.front());
    if (contains(modifier.prices, price))
        return {};
    std::string prices;
    for (int p : modifier.prices)
        prices += (prices.empty() ? "" : ", ") + std::to_string(p);
    return Message{"design-price", {{"modifier", DataText{modifier.name}}, {"prices", prices}}};
}

// The cells that the choices so far decide: what is only where a type begins is not decided.
Node Designer::decided(const TroopType& type, const std::vector<ChosenModifier>& chosen) const
{
    Node row = beginning(type);
    std::set<std::string> open; // begun by the type, added to by modifiers
    for (const auto& cell : row.entries())
        if (std::ranges::any_of(
                modifiersRead, [&](const Modifier& m) { return m.row.find("add", cell.key) != nullptr; }))
            open.insert(cell.key);
    for (const ChosenModifier& choice : chosen)
        if (const Modifier* modifier = this->modifier(choice.id)) {
            apply(row, *modifier, choice.number.value_or(0));
            if (const Node* add = modifier->row.find("add"))
                for (const auto& stat : add->entries())
                    open.erase(stat.key);
        }
    for (const std::string& column : open)
        row.remove(column);
    return row;
}

// The first rule that the choices break with this modifier, and would not without it.
std::optional<Message> Designer::brokenBy(
    const TroopType& type, const std::vector<ChosenModifier>& others, const ChosenModifier& modifier) const
{
    const auto before = rulesRead.broken(valuesOf(decided(type, others)), items);
    const Node row = decided(type, with(others, modifier));
    for (const CombinationRule* rule : rulesRead.broken(valuesOf(row), items))
        if (!contains(before, rule))
            return sentence(*rule, type.name, row);
    return {};
}

std::optional<Message> Designer::refuses(const TroopType& type, const std::vector<ChosenModifier>& others,
    const Modifier& modifier, std::optional<int> number) const
{
    if (auto why = unfit(type, others, modifier))
        return why;
    if (auto why = tooLittle(type, others, modifier))
        return why;
    if (rulesRead.rules().empty() || (modifier.numbers && !number))
        return {};
    return brokenBy(type, others, {modifier.id, number});
}

std::vector<ChosenModifier> Designer::with(std::vector<ChosenModifier> chosen, const ChosenModifier& more) const
{
    const Modifier* added = modifier(more.id);
    if (added)
        std::erase_if(chosen, [&](const ChosenModifier& one) {
            const Modifier* other = modifier(one.id);
            return other && other != added && replaces(*added, *other);
        });
    chosen.push_back(more);
    return chosen;
}

Node Designer::beginning(const TroopType& type) const
{
    Node row = Node::newMap();
    const std::vector<std::string> words{
        "id", "name", "line", "group", "text", "printed", "reading", "points", "special", "is"};
    for (const auto& cell : type.row.entries())
        if (!contains(words, cell.key))
            row.set(cell.key, cell.node);
    if (const auto special = type.row.textsOf("special"); !special.empty()) {
        Node list = Node::newList();
        for (const std::string& rule : special)
            list.add(Node::ofText(rule));
        row.set("special", std::move(list));
    }
    return row;
}

void Designer::apply(Node& row, const Modifier& modifier, int n) const
{
    if (const Node* add = modifier.row.find("add"))
        for (const auto& stat : add->entries())
            row.set(
                stat.key, Node::ofInteger(amountIn(row.textOr(stat.key)) + amountIn(numbered(stat.node.written(), n))));
    if (const Node* set = modifier.row.find("set"))
        for (const auto& stat : set->entries())
            row.set(stat.key, modifier.numbers ? Node::ofPlain(numbered(stat.node.written(), n)) : stat.node);
    if (const Node* append = modifier.row.find("append"))
        for (const auto& cell : append->entries()) {
            const std::string before = row.textOr(cell.key);
            row.set(cell.key, Node::ofText(before + (before.empty() ? "" : ", ") + numbered(cell.node.written(), n)));
        }
    const auto more = modifier.row.textsOf("special");
    if (more.empty())
        return;
    Node list = Node::newList();
    for (const std::string& rule : row.textsOf("special"))
        list.add(Node::ofText(rule));
    for (const std::string& rule : more)
        list.add(Node::ofText(rule));
    row.set("special", std::move(list));
}

// What the finished row lacks, and the rules that it breaks.
void Designer::judge(const TroopType& type, const std::vector<ChosenModifier>& taken, Design& design) const
{
    for (const Quality& quality : qualitiesRead) {
        const bool asked = quality.needed && (quality.groups.empty() || contains(quality.groups, type.group));
        const bool chosen = std::ranges::any_of(
            taken, [&](const ChosenModifier& one) { return modifier(one.id)->quality == quality.id; });
        if (asked && !chosen)
            design.faults.push_back(
                {"design-missing", {{"type", DataText{type.name}}, {"quality", DataText{quality.name}}}});
        design.possible = design.possible && (!asked || chosen);
    }
    Values values = valuesOf(design.row);
    if (design.possible) // nothing is open any longer
        for (const std::string& column : items)
            values.try_emplace(column);
    for (const CombinationRule* rule : rulesRead.broken(values)) {
        design.faults.push_back(sentence(*rule, type.name, design.row));
        design.possible = false;
    }
    if (derive && design.possible)
        design.derived = derive(design.row);
}

Result<Design> Designer::design(std::string_view id, const std::vector<ChosenModifier>& chosen) const
{
    const TroopType* base = type(id);
    if (!base)
        return Fault{{}, {"design-unknown-type", {{"id", std::string(id)}}}};
    Design result;
    result.points = amountIn(base->row.textOr("points"));
    result.row = beginning(*base);
    std::vector<ChosenModifier> taken;
    for (const ChosenModifier& choice : chosen) {
        const Modifier* modifier = this->modifier(choice.id);
        if (!modifier)
            return Fault{{}, {"design-unknown-modifier", {{"id", choice.id}}}};
        auto why = unfit(*base, taken, *modifier);
        why = why ? why : tooLittle(*base, taken, *modifier);
        for (const ChosenModifier& one : taken)
            if (const Modifier* other = this->modifier(one.id); !why && replaces(*modifier, *other))
                why = Message{"design-one-of",
                    {{"modifier", DataText{modifier->name}}, {"other", DataText{other->name}},
                        {"quality", DataText{quality(other->quality)->name}}}};
        why = why ? why : misnumbered(*modifier, choice.number);
        if (why) {
            result.faults.push_back(std::move(*why));
            continue;
        }
        apply(result.row, *modifier, choice.number.value_or(0));
        result.points += modifier->numbers ? 0 : choice.number.value_or(modifier->prices.front());
        taken.push_back({modifier->id, choice.number});
    }
    judge(*base, taken, result);
    leaveOutSums(result);
    if (isPriced) {
        result.row.set("points", Node::ofInteger(result.points));
        if (const Node* special = result.row.find("special")) { // in the order of a list's columns
            Node last = *special;
            result.row.remove("special");
            result.row.set("special", std::move(last));
        }
    }
    return result;
}

} // namespace strategikon
