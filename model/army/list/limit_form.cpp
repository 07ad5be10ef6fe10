#include "model/army/list/limit_form.h"

#include <algorithm>
#include <array>

namespace strategikon {

namespace {

constexpr std::array sides{"at-most", "at-least", "exactly"};

std::string sideOf(const Node& limit)
{
    for (const char* side : sides) {
        if (limit.find(side) != nullptr) {
            return side;
        }
    }
    return sides.front();
}

const Node& amountOf(const Node& limit)
{
    static const Node none;
    const Node* amount = limit.find(sideOf(limit));
    return amount != nullptr ? *amount : none;
}

std::string shareOf(const Node& amount, std::size_t which)
{
    const Node* share = amount.find("share");
    return share != nullptr && which < share->items().size() ? share->items()[which].written() : "1";
}

Node share(const Node& amount, const std::string& numerator, const std::string& denominator)
{
    Node pair = Node::newList();
    pair.add(Node::ofPlain(numerator));
    pair.add(Node::ofPlain(denominator));
    Node made = amount.isMap() ? amount : Node::newMap();
    made.set("share", std::move(pair));
    return made;
}

void setIds(Node& node, const char* key, const std::vector<std::string>& ids, bool needed)
{
    if (ids.empty() && !needed) {
        node.remove(key);
        return;
    }
    Node list = Node::newList();
    for (const std::string& id : ids) {
        list.add(Node::ofText(id));
    }
    node.set(key, std::move(list));
}

// A value of its own, or nothing where it says what holds anyway.
void setOr(Node& node, const char* key, const std::string& value, const char* usual)
{
    if (value == usual) {
        node.remove(key);
    } else {
        node.set(key, Node::ofPlain(value));
    }
}

bool countsUpgrades(const Node& limit) { return limit.textOr("count") == "upgrades"; }

} // namespace

LimitForm limitForm(const Node& limit)
{
    const Node& amount = amountOf(limit);
    return {.count = limit.textOr("count", "units"),
        .side = sideOf(limit),
        .shared = amount.isMap(),
        .number = amount.written(),
        .numerator = shareOf(amount, 0),
        .denominator = shareOf(amount, 1),
        .shareOf = amount.textsOf("of"),
        .plus = amount.find("and") ? amount.find("and")->written() : "",
        .thousand = limit.textOr("per") == "thousand",
        .of = limit.textsOf("of"),
        .when = limit.textsOf("when"),
        .unless = limit.textsOf("unless")};
}

Node limitWith(const Node& limit, const std::string& part, const std::string& value)
{
    Node made = limit;
    const std::string side = sideOf(limit);
    Node amount = amountOf(limit);
    if (part == "count") {
        setOr(made, "count", value, "units");
        if (countsUpgrades(made) != countsUpgrades(limit)) { // ids of the other kind mean nothing now
            setIds(made, "of", {}, true);
            if (amount.isMap()) {
                setIds(amount, "of", {}, true);
                made.set(side, amount);
            }
        }
    } else if (part == "side" && value != side) {
        made.remove(side);
        made.set(value, amount);
    } else if (part == "shared") {
        Node fresh = Node::ofInteger(1);
        if (value == "yes") {
            fresh = share(Node(), "1", "2");
            setIds(fresh, "of", {}, true);
        }
        made.set(side, std::move(fresh));
    } else if (part == "number") {
        made.set(side, Node::ofPlain(value));
    } else if (part == "numerator") {
        made.set(side, share(amount, value, shareOf(amount, 1)));
    } else if (part == "denominator") {
        made.set(side, share(amount, shareOf(amount, 0), value));
    } else if (part == "plus" && amount.isMap()) {
        setOr(amount, "and", value, "");
        made.set(side, std::move(amount));
    } else if (part == "thousand") {
        setOr(made, "per", value == "yes" ? "thousand" : "", "");
    }
    return made;
}

Node limitToggled(const Node& limit, const std::string& part, const std::string& id)
{
    Node made = limit;
    const bool inShare = part == "shareOf";
    Node amount = amountOf(limit);
    if (inShare && !amount.isMap()) {
        return made;
    }
    Node& holder = inShare ? amount : made;
    const char* key = inShare ? "of" : part == "of" ? "of" : part == "when" ? "when" : "unless";
    std::vector<std::string> ids = holder.textsOf(key);
    const auto at = std::ranges::find(ids, id);
    at != ids.end() ? void(ids.erase(at)) : ids.push_back(id);
    setIds(holder, key, ids, std::string_view(key) == "of");
    if (inShare) {
        made.set(sideOf(limit), std::move(amount));
    }
    return made;
}

Node freshLimit(const std::string& id, const std::string& entry)
{
    Node limit = Node::newMap();
    limit.set("id", Node::ofText(id));
    setIds(limit, "of", entry.empty() ? std::vector<std::string>{} : std::vector{entry}, true);
    limit.set("at-most", Node::ofInteger(1));
    return limit;
}

} // namespace strategikon
