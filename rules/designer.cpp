#include "rules/designer.h"

#include <algorithm>
#include <charconv>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template templates[] = {
    {"design-unknown-type",
        QT_TRANSLATE_NOOP("messages", "There is no troop type “{id}”; choose one of the list of types.")},
    {"design-unknown-modifier",
        QT_TRANSLATE_NOOP("messages", "There is no modifier “{id}”; choose one of the list of modifiers.")},
    {"design-twice", QT_TRANSLATE_NOOP("messages", "{modifier} can be taken once only.")},
    {"design-not-for-type", QT_TRANSLATE_NOOP("messages", "{modifier} does not fit {type}.")},
    {"design-has-already", QT_TRANSLATE_NOOP("messages", "{type} has {modifier} already.")},
    {"design-conflict", QT_TRANSLATE_NOOP("messages", "{modifier} does not go together with {other}.")},
    {"design-too-little", QT_TRANSLATE_NOOP("messages", "{modifier} would leave {type} with too little {column}.")},
    {"design-price", QT_TRANSLATE_NOOP("messages", "{modifier} costs one of: {prices}.")},
};

int number(std::string text)
{
    if (text.starts_with('+'))
        text.erase(0, 1);
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

bool contains(const std::vector<std::string>& list, const std::string& item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

Modifier modifierOf(const Node& row)
{
    Modifier modifier{row.textOr("id"), row.textOr("name"), row.textOr("text"),
        {row.textOr("book", "rulebook"), int(row.integerOr("line", 0)), 0}, {}, row};
    const Node* points = row.find("points");
    if (points && points->isMap())
        for (const std::string& price : points->textsOf("choose"))
            modifier.prices.push_back(number(price));
    else
        modifier.prices.push_back(points ? number(points->written()) : 0);
    return modifier;
}

} // namespace

void addDesignerMessages() { addTemplates(templates); }

Designer::Designer(const Node& table, std::string_view edition)
{
    addDesignerMessages();
    if (const Node* types = table.find("types"))
        for (const Node& row : types->items())
            typesRead.push_back({row.textOr("id"), row.textOr("name"), row.textOr("group"), row.textOr("text"),
                {"rulebook", int(row.integerOr("line", 0)), 0}, row});
    std::vector<Node> rows;
    if (const Node* modifiers = table.find("modifiers"))
        rows = modifiers->items();
    const auto at = [&](const std::string& id) {
        return std::find_if(rows.begin(), rows.end(), [&](const Node& row) { return row.textOr("id") == id; });
    };
    if (const Node* layer = table.find("editions", edition)) {
        for (const Node& change : layer->find("change") ? layer->find("change")->items() : std::vector<Node>{})
            if (const auto row = at(change.textOr("modifier")); row != rows.end())
                for (const auto& cell : change.find("set")->entries())
                    row->set(cell.key, cell.node);
        for (const Node& addition : layer->find("add") ? layer->find("add")->items() : std::vector<Node>{})
            if (const Node* added = addition.find("modifier")) {
                const auto after = at(addition.textOr("after"));
                rows.insert(after == rows.end() ? after : after + 1, *added);
            }
    }
    for (const Node& row : rows)
        modifiersRead.push_back(modifierOf(row));
    if (const Node* floor = table.find("least"))
        least = *floor;
}

const TroopType* Designer::type(std::string_view id) const
{
    const auto found = std::find_if(
        typesRead.begin(), typesRead.end(), [&](const TroopType& t) { return t.id == id || t.name == id; });
    return found == typesRead.end() ? nullptr : &*found;
}

const Modifier* Designer::modifier(std::string_view id) const
{
    const auto found = std::find_if(
        modifiersRead.begin(), modifiersRead.end(), [&](const Modifier& m) { return m.id == id || m.name == id; });
    return found == modifiersRead.end() ? nullptr : &*found;
}

std::optional<Message> Designer::refuses(
    const TroopType& type, const std::vector<ChosenModifier>& others, const Modifier& modifier) const
{
    const Node& row = modifier.row;
    const auto groups = row.textsOf("groups"), types = row.textsOf("types");
    const bool fits = (groups.empty() && types.empty()) || contains(groups, type.group) || contains(types, type.id);
    if (!fits || contains(row.textsOf("except"), type.id))
        return Message{"design-not-for-type", {{"modifier", modifier.name}, {"type", type.name}}};
    const auto has = type.row.textsOf("special");
    for (const std::string& special : row.textsOf("special"))
        if (contains(has, special))
            return Message{"design-has-already", {{"modifier", modifier.name}, {"type", type.name}}};
    for (const std::string& special : has)
        if (contains(row.textsOf("conflicts"), special))
            return Message{"design-conflict", {{"modifier", modifier.name}, {"other", special}}};
    for (const ChosenModifier& chosen : others) {
        const Modifier* other = this->modifier(chosen.id);
        if (!other)
            continue;
        if (other->id == modifier.id)
            return Message{"design-twice", {{"modifier", modifier.name}}};
        if (contains(row.textsOf("conflicts"), other->id) || contains(other->row.textsOf("conflicts"), modifier.id))
            return Message{"design-conflict", {{"modifier", modifier.name}, {"other", other->name}}};
    }
    if (const Node* add = row.find("add"))
        for (const auto& stat : add->entries())
            if (const Node* floor = least.find(stat.key)) {
                int value = number(type.row.textOr(stat.key)) + number(stat.node.written());
                for (const ChosenModifier& chosen : others)
                    if (const Modifier* other = this->modifier(chosen.id))
                        if (const Node* more = other->row.find("add", stat.key))
                            value += number(more->written());
                if (value < number(floor->written()))
                    return Message{
                        "design-too-little", {{"modifier", modifier.name}, {"type", type.name}, {"column", stat.key}}};
            }
    return {};
}

Reading<Design> Designer::design(std::string_view id, const std::vector<ChosenModifier>& chosen) const
{
    const TroopType* base = type(id);
    if (!base)
        return Fault{{}, {"design-unknown-type", {{"id", std::string(id)}}}};
    Design result;
    result.points = number(base->row.textOr("points"));
    Node row = Node::newMap();
    for (const auto& cell : base->row.entries())
        if (!contains({"id", "name", "line", "group", "text", "printed", "reading", "points", "special"}, cell.key))
            row.set(cell.key, cell.node);
    auto special = base->row.textsOf("special");
    std::vector<ChosenModifier> taken;
    for (const ChosenModifier& choice : chosen) {
        const Modifier* modifier = this->modifier(choice.id);
        if (!modifier)
            return Fault{{}, {"design-unknown-modifier", {{"id", choice.id}}}};
        if (auto why = refuses(*base, taken, *modifier)) {
            result.faults.push_back(std::move(*why));
            continue;
        }
        const int price = choice.points.value_or(modifier->prices.front());
        if (std::find(modifier->prices.begin(), modifier->prices.end(), price) == modifier->prices.end()) {
            std::string prices;
            for (int p : modifier->prices)
                prices += (prices.empty() ? "" : ", ") + std::to_string(p);
            result.faults.push_back({"design-price", {{"modifier", modifier->name}, {"prices", prices}}});
            continue;
        }
        if (const Node* add = modifier->row.find("add"))
            for (const auto& stat : add->entries())
                row.set(stat.key, Node::ofInteger(number(row.textOr(stat.key)) + number(stat.node.written())));
        if (const Node* set = modifier->row.find("set"))
            for (const auto& stat : set->entries())
                row.set(stat.key, stat.node);
        for (const std::string& rule : modifier->row.textsOf("special"))
            special.push_back(rule);
        result.points += price;
        taken.push_back(choice);
    }
    row.set("points", Node::ofInteger(result.points));
    if (!special.empty()) {
        Node list = Node::newList();
        for (const std::string& rule : special)
            list.add(Node::ofText(rule));
        row.set("special", std::move(list));
    }
    result.row = std::move(row);
    return result;
}

} // namespace strategikon
