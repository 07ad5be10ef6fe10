// From the nodes of a schema file to rules.
#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>

#include "model/text/rules.h"

namespace strategikon {

class SchemaCompiler {
 public:
  SchemaCompiler(const Node& document, const std::vector<Node>& others) {
    documents_.push_back(&document);
    for (const Node& other : others) documents_.push_back(&other);
  }

  Reading<Schema> run() {
    // The others are compiled whole too, so that a fault in a part that nobody refers to is found.
    for (std::size_t i = 0; i < documents_.size(); ++i) {
      document_ = i;
      const int root = rule(*documents_[i]);
      if (i == 0) rules_.root = root;
    }
    while (!waiting_.empty()) {
      const auto [node, document, number] = waiting_.back();
      waiting_.pop_back();
      document_ = document;
      fillIn(number, *node);
    }
    if (faults_.empty()) refuseLoops();
    if (!faults_.empty()) return faults_;
    Schema schema;
    schema.rules_ = std::make_shared<const Schema::Rules>(std::move(rules_));
    return schema;
  }

 private:
  using Setter = void (SchemaCompiler::*)(Rule&, const Node&);

  struct Waiting {
    const Node* node;
    std::size_t document;
    int number;
  };

  void fault(const Place& place, const char* code, const std::string& key, const Node& value) {
    faults_.push_back({place, {code, {{"key", key}, {"written", shown(value)}}}});
  }
  void badValue(const Node& value) { fault(value.place(), "schema-value", keyword_, value); }

  // The number of the rule for a subschema; its keywords are read later, so that schemas may refer in a circle.
  int rule(const Node& node) {
    if (const auto value = node.boolean()) return *value ? Rule::anything : Rule::nothing;
    if (const auto known = numbers_.find(&node); known != numbers_.end()) return known->second;
    const int number = static_cast<int>(rules_.all.size());
    rules_.all.emplace_back();
    numbers_.emplace(&node, number);
    waiting_.push_back({&node, document_, number});
    return number;
  }

  void fillIn(int number, const Node& node) {
    if (!node.isMap()) return fault(node.place(), "schema-value", "$defs", node);
    Rule made;
    for (const Node::Entry& entry : node.entries()) {
      const auto setter = setters().find(entry.key);
      keyword_ = entry.key;
      if (setter == setters().end())
        fault(node.placeOfKey(entry.key), "schema-keyword", entry.key, entry.node);
      else if (setter->second)
        (this->*setter->second)(made, entry.node);
    }
    rules_.all[number] = std::move(made);
  }

  static const std::map<std::string, Setter, std::less<>>& setters() {
    using C = SchemaCompiler;
    static const std::map<std::string, Setter, std::less<>> all = {
        {"type", &C::setType},
        {"properties", &C::setProperties},
        {"patternProperties", &C::setPatternProperties},
        {"additionalProperties", &C::setAdditional},
        {"required", &C::setRequired},
        {"dependentRequired", &C::setCompanions},
        {"minProperties", &C::setMinProperties},
        {"items", &C::setItems},
        {"prefixItems", &C::setPrefixItems},
        {"minItems", &C::setMinItems},
        {"maxItems", &C::setMaxItems},
        {"uniqueItems", &C::setUnique},
        {"enum", &C::setEnum},
        {"const", &C::setConst},
        {"pattern", &C::setPattern},
        {"minLength", &C::setMinLength},
        {"maxLength", &C::setMaxLength},
        {"minimum", &C::setMinimum},
        {"maximum", &C::setMaximum},
        {"oneOf", &C::setOneOf},
        {"anyOf", &C::setAnyOf},
        {"$ref", &C::setRef},
        {"$defs", &C::setDefinitions},
        {"x-says", &C::setSays},
        {"$schema", nullptr},
        {"$id", nullptr},
        {"$comment", nullptr},
        {"title", nullptr},
        {"description", nullptr},
        {"default", nullptr},
        {"examples", nullptr},
    };
    return all;
  }

  void setType(Rule& rule, const Node& value) {
    static const std::map<std::string, unsigned, std::less<>> bits = {
        {"null", nullBit},   {"boolean", booleanBit}, {"integer", integerBit},
        {"string", textBit}, {"array", listBit},      {"object", mapBit},
        {"number", integerBit | numberBit}};
    rule.types = 0;
    for (const Node* one : valueOrItems(value)) {
      const auto bit = bits.find(one->written());
      if (one->isText() && bit != bits.end())
        rule.types |= bit->second;
      else
        badValue(*one);
    }
  }

  static std::vector<const Node*> valueOrItems(const Node& value) {
    if (!value.isList()) return {&value};
    std::vector<const Node*> items;
    for (const Node& item : value.items()) items.push_back(&item);
    return items;
  }

  std::vector<std::string> names(const Node& value) {
    std::vector<std::string> out;
    if (!value.isList()) badValue(value);
    for (const Node& item : value.items()) {
      if (!item.isText()) badValue(item);
      out.push_back(item.written());
    }
    return out;
  }

  std::vector<int> rules(const Node& value) {
    std::vector<int> out;
    if (value.items().empty()) badValue(value);
    for (const Node& item : value.items()) out.push_back(rule(item));
    return out;
  }

  std::regex expression(const Node& place, const std::string& pattern) {
    const bool ascii = std::all_of(pattern.begin(), pattern.end(), [](char c) { return c > 0; });
    try {
      if (ascii) return std::regex(pattern, std::regex::ECMAScript | std::regex::optimize);
    } catch (const std::regex_error&) {
    }
    badValue(place);
    return {};
  }

  void setBound(Rule::Bound& bound, const Node& value) {
    if (const auto number = value.integer(); number && *number >= 0)
      bound = static_cast<std::size_t>(*number);
    else
      badValue(value);
  }

  void setLimit(std::optional<Rule::Limit>& limit, const Node& value) {
    if (const auto number = value.number())
      limit = {*number, value.written()};
    else
      badValue(value);
  }

  void setProperties(Rule& made, const Node& value) {
    if (!value.isMap()) badValue(value);
    for (const Node::Entry& entry : value.entries()) made.properties.emplace_back(entry.key, rule(entry.node));
  }
  void setPatternProperties(Rule& made, const Node& value) {
    if (!value.isMap()) badValue(value);
    for (const Node::Entry& entry : value.entries())
      made.patternProperties.emplace_back(expression(entry.node, entry.key), rule(entry.node));
  }
  void setCompanions(Rule& made, const Node& value) {
    if (!value.isMap()) badValue(value);
    for (const Node::Entry& entry : value.entries()) made.companions.emplace_back(entry.key, names(entry.node));
  }
  void setDefinitions(Rule&, const Node& value) {
    if (!value.isMap()) badValue(value);
    for (const Node::Entry& entry : value.entries()) rule(entry.node);
  }
  void setAdditional(Rule& made, const Node& value) { made.additional = rule(value); }
  void setRequired(Rule& made, const Node& value) { made.required = names(value); }
  void setItems(Rule& made, const Node& value) { made.items = rule(value); }
  void setPrefixItems(Rule& made, const Node& value) { made.prefixItems = rules(value); }
  void setOneOf(Rule& made, const Node& value) { made.oneOf = rules(value); }
  void setAnyOf(Rule& made, const Node& value) { made.anyOf = rules(value); }
  void setMinProperties(Rule& made, const Node& value) { setBound(made.minProperties, value); }
  void setMinItems(Rule& made, const Node& value) { setBound(made.minItems, value); }
  void setMaxItems(Rule& made, const Node& value) { setBound(made.maxItems, value); }
  void setMinLength(Rule& made, const Node& value) { setBound(made.minLength, value); }
  void setMaxLength(Rule& made, const Node& value) { setBound(made.maxLength, value); }
  void setMinimum(Rule& made, const Node& value) { setLimit(made.minimum, value); }
  void setMaximum(Rule& made, const Node& value) { setLimit(made.maximum, value); }
  void setUnique(Rule& made, const Node& value) {
    if (!value.boolean()) badValue(value);
    made.unique = value.boolean().value_or(false);
  }
  void setEnum(Rule& made, const Node& value) {
    if (value.items().empty()) badValue(value);
    made.values = value.items();
  }
  void setConst(Rule& made, const Node& value) {
    made.values = {value};
    made.isConst = true;
  }
  void setPattern(Rule& made, const Node& value) {
    if (!value.isText()) return badValue(value);
    made.pattern = value.written();
    made.expression = expression(value, made.pattern);
  }
  void setSays(Rule& made, const Node& value) {
    if (!value.isText()) badValue(value);
    made.says = value.written();
  }

  void setRef(Rule& made, const Node& value) {
    const std::size_t before = document_;
    if (const Node* target = value.isText() ? resolve(value.written()) : nullptr)
      made.ref = rule(*target);
    else
      fault(value.place(), "schema-ref", keyword_, value);
    document_ = before;
  }

  // "name#/$defs/part"; leaves document_ at the document that the target stands in.
  const Node* resolve(const std::string& reference) {
    const std::size_t hash = std::min(reference.find('#'), reference.size());
    const Node* node = documentNamed(reference.substr(0, hash));
    std::string_view path = std::string_view(reference).substr(std::min(hash + 1, reference.size()));
    while (node && !path.empty()) {
      if (path[0] != '/') return nullptr;
      const std::size_t end = std::min(path.find('/', 1), path.size());
      node = node->find(path.substr(1, end - 1));
      path.remove_prefix(end);
    }
    return node;
  }

  const Node* documentNamed(const std::string& name) {
    if (name.empty()) return documents_[document_];
    for (std::size_t i = 0; i < documents_.size(); ++i)
      if (documents_[i]->textOr("$id") == name) return documents_[document_ = i];
    return nullptr;
  }

  // A rule may come back to itself below a key or an item, where the document ends it, but not at the same value.
  void refuseLoops() {
    std::vector<int> state(rules_.all.size(), 0);
    for (std::size_t i = 0; i < state.size(); ++i)
      if (!leadsOut(static_cast<int>(i), state)) {
        const auto at = std::find_if(numbers_.begin(), numbers_.end(),
                                     [&](const auto& known) { return known.second == static_cast<int>(i); });
        return fault(at->first->place(), "schema-loop", "$ref", *at->first->find("$ref"));
      }
  }

  bool leadsOut(int number, std::vector<int>& state) {
    if (number < 0 || state[number] == 2) return true;
    if (state[number] == 1) return false;
    state[number] = 1;
    const Rule& one = rules_.all[number];
    bool out = leadsOut(one.ref, state);
    for (const std::vector<int>* choices : {&one.oneOf, &one.anyOf})
      for (const int choice : *choices) out = out && leadsOut(choice, state);
    state[number] = 2;
    return out;
  }

  std::vector<const Node*> documents_;
  std::size_t document_ = 0;  // the one that is being read
  std::string keyword_;
  Schema::Rules rules_;
  std::unordered_map<const Node*, int> numbers_;
  std::vector<Waiting> waiting_;
  std::vector<Fault> faults_;
};

Reading<Schema> Schema::compile(const Node& document, const std::vector<Node>& others) {
  return SchemaCompiler(document, others).run();
}

}  // namespace strategikon
