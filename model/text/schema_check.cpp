// Holding a document against the rules of a schema.
#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "model/text/contains.h"
#include "model/text/nearest.h"
#include "model/text/schema_rules.h"
#include "model/text/schema_words.h"
#include "model/text/utf8.h"
#include "model/text/write.h"

namespace strategikon {
namespace {

struct Found {
    Fault fault;
    bool own;                  // about the value itself, not about what its keys and items hold
    int weight;                // how strongly it says that this alternative was not meant
    const Node* map = nullptr; // where a key is missing or unknown
    std::string key;           // the missing key, or the one that an unknown key was probably meant to be
};
constexpr int slip = 1, wrongValue = 100, wrongKind = 10'000;

class Checker {
public:
    explicit Checker(const std::vector<Rule>& rules) : rules_(rules) {}
    std::vector<Found> found;

    void check(int number, const Node& node, const Path& path)
    {
        if (number == Rule::anything)
            return;
        if (number == Rule::nothing)
            return own(node, path, "needs-other", wrongKind);
        const Rule& rule = rules_[number];
        const std::size_t before = found.size();
        check(rule.ref, node, path);
        if (rule.types & bitOf(node.kind()))
            checkValue(rule, node, path);
        else
            own(node, path, codeOfType(rule.types, node), wrongKind);
        if (!rule.says.empty())
            say(rule.says, before, node, path);
    }

private:
    // For the list or map around it, a part's faults are not its own, and no kind of its part tells which it was.
    void checkPart(int number, const Node& node, const Path& path)
    {
        const std::size_t before = found.size();
        check(number, node, path);
        for (std::size_t i = before; i < found.size(); ++i) {
            found[i].own = false;
            if (found[i].weight == wrongKind)
                found[i].weight = slip;
        }
    }

    void add(const Place& place, Message message, bool own, int weight)
    {
        found.push_back({{place, std::move(message)}, own, weight, nullptr, {}});
    }

    void own(const Node& node, const Path& path, const char* code, int weight, Arguments more = {})
    {
        Message message{code, {{"key", nameOf(path, node)}, {"written", shown(node)}}};
        message.args.insert(message.args.end(), more.begin(), more.end());
        add(node.place(), std::move(message), true, weight);
    }

    void say(const std::string& sentence, std::size_t from, const Node& node, const Path& path)
    {
        int weight = 0;
        for (std::size_t i = from; i < found.size(); ++i)
            if (found[i].own)
                weight = std::max(weight, found[i].weight);
        if (weight == 0)
            return;
        found.erase(
            std::remove_if(found.begin() + from, found.end(), [](const Found& one) { return one.own; }), found.end());
        own(node, path, "says", weight, {{"sentence", sentence}});
    }

    void checkValue(const Rule& rule, const Node& node, const Path& path)
    {
        if (!rule.values.empty())
            checkValues(rule, node, path);
        switch (node.kind()) {
        case Node::Kind::text:
            checkText(rule, node, path);
            break;
        case Node::Kind::integer:
        case Node::Kind::number:
            checkNumber(rule, node, path);
            break;
        case Node::Kind::list:
            checkList(rule, node, path);
            break;
        case Node::Kind::map:
            checkMap(rule, node, path);
            break;
        default:
            break;
        }
        if (!rule.oneOf.empty())
            checkAlternatives(rule.oneOf, true, node, path);
        if (!rule.anyOf.empty())
            checkAlternatives(rule.anyOf, false, node, path);
    }

    void checkValues(const Rule& rule, const Node& node, const Path& path)
    {
        if (contains(rule.values, node))
            return;
        std::vector<std::string> known;
        for (const Node& value : rule.values)
            known.push_back(value.written());
        // Written alike and yet not equal: the quotes make the difference.
        if (contains(known, node.written()) && node.isScalar())
            return own(node, path, node.isText() ? "needs-unquoted" : "needs-text", wrongValue);
        if (rule.isConst)
            return own(node, path, "not-const", wrongValue, {{"known", known[0]}});
        if (const auto near = nearest(node.written(), known))
            return own(node, path, "not-one-of-near", wrongValue, {{"near", *near}});
        own(node, path, "not-one-of", wrongValue, {{"known", joined(known)}});
    }

    void bound(const Rule::Bound& limit, bool broken, const char* code, const Node& node, const Path& path)
    {
        if (limit && broken)
            own(node, path, code, slip, {{"limit", *limit}});
    }

    void checkText(const Rule& rule, const Node& node, const Path& path)
    {
        const std::size_t length = countCodePoints(node.written());
        bound(rule.minLength, length < rule.minLength.value_or(0), "too-short", node, path);
        bound(rule.maxLength, length > rule.maxLength.value_or(length), "too-long", node, path);
        if (!rule.pattern.empty() && !matches(rule.expression, node.written()))
            own(node, path, "bad-pattern", wrongValue, {{"pattern", rule.pattern}});
    }

    void checkNumber(const Rule& rule, const Node& node, const Path& path)
    {
        const double value = *node.number();
        if (rule.minimum && value < rule.minimum->value)
            own(node, path, "below", slip, {{"limit", rule.minimum->written}});
        if (rule.maximum && value > rule.maximum->value)
            own(node, path, "above", slip, {{"limit", rule.maximum->written}});
    }

    void checkList(const Rule& rule, const Node& node, const Path& path)
    {
        const std::size_t size = node.items().size();
        bound(rule.minItems, size < rule.minItems.value_or(0), "too-few-items", node, path);
        bound(rule.maxItems, size > rule.maxItems.value_or(size), "too-many-items", node, path);
        std::unordered_set<std::string> seen;
        for (std::size_t i = 0; i < size; ++i) {
            const Node& item = node.items()[i];
            const Path deeper{&path, nullptr, i + 1};
            if (rule.unique && !seen.insert(identity(item)).second)
                add(item.place(), {"twice-in-list", {{"key", nameOf(path, node)}, {"written", shown(item)}}}, false,
                    slip);
            checkPart(i < rule.prefixItems.size() ? rule.prefixItems[i] : rule.items, item, deeper);
        }
    }

    void checkMap(const Rule& rule, const Node& node, const Path& path)
    {
        bound(rule.minProperties, node.entries().size() < rule.minProperties.value_or(0), "too-few-keys", node, path);
        for (const Node::Entry& entry : node.entries())
            checkKey(rule, node, entry, path);
        for (const std::string& key : rule.required)
            if (!node.find(key))
                found.push_back({{node.place(), {"missing-key", {{"key", key}}}}, true, wrongValue, &node, key});
        for (const auto& [key, companions] : rule.companions)
            for (const std::string& companion : companions)
                if (node.find(key) && !node.find(companion))
                    add(node.placeOfKey(key), {"missing-companion", {{"key", key}, {"companion", companion}}}, false,
                        slip);
    }

    void checkKey(const Rule& rule, const Node& map, const Node::Entry& entry, const Path& path)
    {
        const Path deeper{&path, &entry.key, 0};
        bool known = false;
        for (const auto& [name, number] : rule.properties)
            if (name == entry.key) {
                checkPart(number, entry.node, deeper);
                known = true;
                break;
            }
        for (const auto& [expression, number] : rule.patternProperties)
            if (matches(expression, entry.key)) {
                checkPart(number, entry.node, deeper);
                known = true;
            }
        if (known)
            return;
        if (rule.additional == Rule::nothing)
            unknownKey(rule, map, entry);
        else
            checkPart(rule.additional, entry.node, deeper);
    }

    void unknownKey(const Rule& rule, const Node& map, const Node::Entry& entry)
    {
        std::vector<std::string> absent, all;
        for (const auto& [name, number] : rule.properties) {
            all.push_back(name);
            if (!map.find(name))
                absent.push_back(name);
        }
        Message message{"unknown-key", {{"key", shown(entry.key)}}};
        std::string meant;
        const std::string beforeColon = entry.key.substr(0, entry.key.find(':'));
        if (beforeColon != entry.key && contains(absent, beforeColon)) {
            message.code = "unknown-key-colon";
            meant = beforeColon;
        } else if (const auto near = nearest(entry.key, absent)) {
            message.code = "unknown-key-near";
            message.args.emplace_back("near", *near);
            meant = *near;
        } else {
            message.args.emplace_back("known", joined(all));
        }
        found.push_back({{map.placeOfKey(entry.key), std::move(message)}, false, wrongValue, &map, meant});
    }

    // If none fits, the faults of the alternative that was most probably meant are worth more than "none fits".
    void checkAlternatives(const std::vector<int>& choices, bool exactlyOne, const Node& node, const Path& path)
    {
        std::vector<Found> best;
        int bestWeight = 0, fitting = 0, ofItsKind = 0;
        for (const int choice : choices) {
            Checker attempt(rules_);
            attempt.check(choice, node, path);
            int weight = 0;
            bool kindFits = true;
            for (const Found& one : attempt.found) {
                weight += one.weight;
                kindFits = kindFits && !(one.own && one.weight == wrongKind);
            }
            ofItsKind += kindFits;
            fitting += attempt.found.empty();
            if (best.empty() || weight < bestWeight) {
                best = std::move(attempt.found);
                bestWeight = weight;
            }
        }
        if (fitting == 1 || (fitting > 1 && !exactlyOne))
            return;
        if (fitting > 1)
            return own(node, path, "matches-several", slip);
        const bool vague = ofItsKind == 0 || (node.isScalar() && ofItsKind > 1);
        if (vague)
            return own(node, path, node.isNull() ? "needs-value" : "needs-other", ofItsKind ? wrongValue : wrongKind);
        found.insert(found.end(), best.begin(), best.end());
    }

    const std::vector<Rule>& rules_;
};

// A key that is missing because it is misspelt need not be told twice.
bool toldElsewhere(const Found& one, const std::vector<Found>& all)
{
    if (one.fault.message.code != "missing-key")
        return false;
    return std::ranges::any_of(all, [&](const Found& other) {
        return &other != &one && other.map == one.map && other.key == one.key
            && other.fault.message.code != "missing-key";
    });
}

} // namespace

std::vector<Fault> Schema::check(const Node& document) const
{
    std::vector<Fault> faults;
    if (!rules_)
        return faults;
    Checker checker(rules_->all);
    checker.check(rules_->root, document, {nullptr, nullptr, 0});
    for (const Found& one : checker.found)
        if (!toldElsewhere(one, checker.found))
            faults.push_back(one.fault);
    std::ranges::stable_sort(faults, [](const Fault& a, const Fault& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
    return faults;
}

} // namespace strategikon
