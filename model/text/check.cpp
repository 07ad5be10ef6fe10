// Holding a document against the rules of a schema.
#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "model/text/nearest.h"
#include "model/text/rules.h"
#include "model/text/utf8.h"
#include "model/text/write.h"

namespace strategikon {
namespace {

// The way to a value, kept on the stack and put into words only for a fault.
struct Path {
  const Path* parent;
  const std::string* key;  // nullptr for an item of a list
  std::size_t item;        // from 1
};

std::string nameOf(const Path& path, const Node& node) {
  if (path.key) return shown(*path.key);
  if (path.parent) return nameOf(*path.parent, node) + "[" + std::to_string(path.item) + "]";
  const std::string file = node.place().file;
  return file.substr(file.rfind('/') + 1);
}

struct Found {
  Fault fault;
  bool own;    // about the value itself, not about its keys or items
  int weight;  // how strongly it says that this alternative was not meant
};
constexpr int slip = 1, wrongValue = 100, wrongKind = 10'000;

unsigned bitOf(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::null: return nullBit;
    case Node::Kind::boolean: return booleanBit;
    case Node::Kind::integer: return integerBit;
    case Node::Kind::number: return numberBit;
    case Node::Kind::text: return textBit;
    case Node::Kind::list: return listBit;
    case Node::Kind::map: break;
  }
  return mapBit;
}

const char* codeOfType(unsigned types, const Node& node) {
  const bool digits = node.quoted() && Node::ofPlain(node.written()).number().has_value();
  if (node.isNull()) return "needs-value";
  switch (types) {
    case mapBit: return "needs-map";
    case listBit: return "needs-list";
    case textBit: return node.isScalar() ? "needs-text" : "needs-one-text";
    case integerBit: return digits ? "needs-unquoted" : "needs-integer";
    case integerBit | numberBit: return digits ? "needs-unquoted" : "needs-number";
    case booleanBit: return "needs-boolean";
    case nullBit: return "needs-null";
    default: return "needs-other";
  }
}

std::string joined(const std::vector<std::string>& words) {
  constexpr std::size_t most = 30;
  std::string out;
  for (std::size_t i = 0; i < std::min(words.size(), most); ++i) out += (i ? ", " : "") + words[i];
  return words.size() > most ? out + ", …" : out;
}

class Checker {
 public:
  explicit Checker(const std::vector<Rule>& rules) : rules_(rules) {}
  std::vector<Found> found;

  void check(int number, const Node& node, const Path& path) {
    if (number == Rule::anything) return;
    if (number == Rule::nothing) return own(node, path, "needs-other", wrongKind);
    const Rule& rule = rules_[number];
    const std::size_t before = found.size();
    check(rule.ref, node, path);
    if (rule.types & bitOf(node.kind()))
      checkValue(rule, node, path);
    else
      own(node, path, codeOfType(rule.types, node), wrongKind);
    if (!rule.says.empty()) say(rule.says, before, node, path);
  }

 private:
  void add(const Place& place, Message message, bool own, int weight) {
    found.push_back({{place, std::move(message)}, own, weight});
  }

  void own(const Node& node, const Path& path, const char* code, int weight,
           std::vector<std::pair<std::string, std::string>> more = {}) {
    Message message{code, {{"key", nameOf(path, node)}, {"written", shown(node)}}};
    message.args.insert(message.args.end(), more.begin(), more.end());
    add(node.place(), std::move(message), true, weight);
  }

  void say(const std::string& sentence, std::size_t from, const Node& node, const Path& path) {
    int weight = 0;
    for (std::size_t i = from; i < found.size(); ++i)
      if (found[i].own) weight = std::max(weight, found[i].weight);
    if (weight == 0) return;
    found.erase(std::remove_if(found.begin() + from, found.end(), [](const Found& one) { return one.own; }),
                found.end());
    own(node, path, "says", weight, {{"sentence", sentence}});
  }

  void checkValue(const Rule& rule, const Node& node, const Path& path) {
    if (!rule.values.empty()) checkValues(rule, node, path);
    switch (node.kind()) {
      case Node::Kind::text: checkText(rule, node, path); break;
      case Node::Kind::integer:
      case Node::Kind::number: checkNumber(rule, node, path); break;
      case Node::Kind::list: checkList(rule, node, path); break;
      case Node::Kind::map: checkMap(rule, node, path); break;
      default: break;
    }
    if (!rule.oneOf.empty()) checkAlternatives(rule.oneOf, true, node, path);
    if (!rule.anyOf.empty()) checkAlternatives(rule.anyOf, false, node, path);
  }

  void checkValues(const Rule& rule, const Node& node, const Path& path) {
    if (std::find(rule.values.begin(), rule.values.end(), node) != rule.values.end()) return;
    std::vector<std::string> known;
    for (const Node& value : rule.values) known.push_back(value.written());
    if (rule.isConst) return own(node, path, "not-const", wrongValue, {{"known", known[0]}});
    if (const auto near = nearest(node.written(), known))
      return own(node, path, "not-one-of-near", wrongValue, {{"near", *near}});
    own(node, path, "not-one-of", wrongValue, {{"known", joined(known)}});
  }

  void bound(const Rule::Bound& limit, bool broken, const char* code, const Node& node, const Path& path) {
    if (limit && broken) own(node, path, code, slip, {{"limit", std::to_string(*limit)}});
  }

  void checkText(const Rule& rule, const Node& node, const Path& path) {
    const std::size_t length = countCodePoints(node.written());
    bound(rule.minLength, length < rule.minLength.value_or(0), "too-short", node, path);
    bound(rule.maxLength, length > rule.maxLength.value_or(length), "too-long", node, path);
    if (!rule.pattern.empty() && !matches(rule.expression, node.written()))
      own(node, path, "bad-pattern", wrongValue, {{"pattern", rule.pattern}});
  }

  void checkNumber(const Rule& rule, const Node& node, const Path& path) {
    const double value = *node.number();
    if (rule.minimum && value < rule.minimum->value)
      own(node, path, "below", slip, {{"limit", rule.minimum->written}});
    if (rule.maximum && value > rule.maximum->value)
      own(node, path, "above", slip, {{"limit", rule.maximum->written}});
  }

  void checkList(const Rule& rule, const Node& node, const Path& path) {
    const std::size_t size = node.items().size();
    bound(rule.minItems, size < rule.minItems.value_or(0), "too-few-items", node, path);
    bound(rule.maxItems, size > rule.maxItems.value_or(size), "too-many-items", node, path);
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < size; ++i) {
      const Node& item = node.items()[i];
      const Path deeper{&path, nullptr, i + 1};
      if (rule.unique && !seen.insert(identity(item)).second)
        add(item.place(), {"twice-in-list", {{"key", nameOf(path, node)}, {"written", shown(item)}}}, false, slip);
      check(i < rule.prefixItems.size() ? rule.prefixItems[i] : rule.items, item, deeper);
    }
  }

  // Equal nodes, and only those, have equal texts: kinds are told apart, keys sorted.
  static std::string identity(const Node& node) {
    const auto framed = [](const std::string& part) { return std::to_string(part.size()) + ":" + part; };
    std::string out(1, static_cast<char>('0' + static_cast<int>(node.kind())));
    if (const auto number = node.number()) return "n" + Node::ofNumber(*number).written();
    if (node.isScalar()) return out + (node.isNull() ? "" : node.written());
    std::vector<std::string> parts;
    for (const Node& item : node.items()) parts.push_back(framed(identity(item)));
    for (const Node::Entry& entry : node.entries()) parts.push_back(framed(entry.key) + framed(identity(entry.node)));
    if (node.isMap()) std::sort(parts.begin(), parts.end());
    for (const std::string& part : parts) out += part;
    return out;
  }

  void checkMap(const Rule& rule, const Node& node, const Path& path) {
    bound(rule.minProperties, node.entries().size() < rule.minProperties.value_or(0), "too-few-keys", node, path);
    std::vector<std::string> meant;  // known keys that an unknown one was probably meant to be
    for (const Node::Entry& entry : node.entries()) checkKey(rule, node, entry, path, meant);
    for (const std::string& key : rule.required)
      if (!node.find(key) && std::find(meant.begin(), meant.end(), key) == meant.end())
        add(node.place(), {"missing-key", {{"key", key}}}, false, wrongValue);
    for (const auto& [key, companions] : rule.companions)
      for (const std::string& companion : companions)
        if (node.find(key) && !node.find(companion))
          add(node.placeOfKey(key), {"missing-companion", {{"key", key}, {"companion", companion}}}, false, slip);
  }

  void checkKey(const Rule& rule, const Node& map, const Node::Entry& entry, const Path& path,
                std::vector<std::string>& meant) {
    const Path deeper{&path, &entry.key, 0};
    bool known = false;
    for (const auto& [name, number] : rule.properties)
      if (name == entry.key) {
        check(number, entry.node, deeper);
        known = true;
        break;
      }
    for (const auto& [expression, number] : rule.patternProperties)
      if (matches(expression, entry.key)) {
        check(number, entry.node, deeper);
        known = true;
      }
    if (known) return;
    if (rule.additional == Rule::nothing)
      unknownKey(rule, map, entry, meant);
    else
      check(rule.additional, entry.node, deeper);
  }

  void unknownKey(const Rule& rule, const Node& map, const Node::Entry& entry, std::vector<std::string>& meant) {
    std::vector<std::string> absent, all;
    for (const auto& [name, number] : rule.properties) {
      all.push_back(name);
      if (!map.find(name)) absent.push_back(name);
    }
    Message message{"unknown-key", {{"key", shown(entry.key)}}};
    const std::string beforeColon = entry.key.substr(0, entry.key.find(':'));
    if (beforeColon != entry.key && std::find(absent.begin(), absent.end(), beforeColon) != absent.end()) {
      message.code = "unknown-key-colon";
      meant.push_back(beforeColon);
    } else if (const auto near = nearest(entry.key, absent)) {
      message.code = "unknown-key-near";
      message.args.emplace_back("near", *near);
      meant.push_back(*near);
    } else {
      message.args.emplace_back("known", joined(all));
    }
    add(map.placeOfKey(entry.key), std::move(message), false, wrongValue);
  }

  // If none fits, the faults of the alternative that was most probably meant are worth more than "none fits".
  void checkAlternatives(const std::vector<int>& choices, bool exactlyOne, const Node& node, const Path& path) {
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
    if (fitting == 1 || (fitting > 1 && !exactlyOne)) return;
    if (fitting > 1) return own(node, path, "matches-several", slip);
    const bool vague = ofItsKind == 0 || (node.isScalar() && ofItsKind > 1);
    if (vague) return own(node, path, node.isNull() ? "needs-value" : "needs-other", ofItsKind ? wrongValue : wrongKind);
    found.insert(found.end(), best.begin(), best.end());
  }

  const std::vector<Rule>& rules_;
};

}  // namespace

std::vector<Fault> Schema::check(const Node& document) const {
  std::vector<Fault> faults;
  if (!rules_) return faults;
  Checker checker(rules_->all);
  checker.check(rules_->root, document, {nullptr, nullptr, 0});
  for (Found& one : checker.found) faults.push_back(std::move(one.fault));
  std::stable_sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) {
    return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
  });
  return faults;
}

}  // namespace strategikon
