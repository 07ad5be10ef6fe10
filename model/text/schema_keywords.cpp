// What each keyword of a schema does to the rule that is being made.
#include "model/text/schema_compiler.h"

#include <algorithm>
#include <map>

namespace strategikon {

struct SchemaCompiler::Keywords {
    using Set = void (*)(SchemaCompiler&, Rule&, const Node&);
    using C = SchemaCompiler;

    static const std::map<std::string, Set, std::less<>>& all()
    {
        static const std::map<std::string, Set, std::less<>> table = {
            {"type", setType},
            {"properties", setProperties},
            {"patternProperties", setPatternProperties},
            {"additionalProperties", [](C& c, Rule& r, const Node& v) { r.additional = c.rule(v); }},
            {"required", [](C& c, Rule& r, const Node& v) { r.required = names(c, v); }},
            {"dependentRequired", setCompanions},
            {"minProperties", [](C& c, Rule& r, const Node& v) { setBound(c, r.minProperties, v); }},
            {"items", [](C& c, Rule& r, const Node& v) { r.items = c.rule(v); }},
            {"prefixItems", [](C& c, Rule& r, const Node& v) { r.prefixItems = rules(c, v); }},
            {"minItems", [](C& c, Rule& r, const Node& v) { setBound(c, r.minItems, v); }},
            {"maxItems", [](C& c, Rule& r, const Node& v) { setBound(c, r.maxItems, v); }},
            {"uniqueItems", setUnique},
            {"enum", setEnum},
            {"const", setConst},
            {"pattern", setPattern},
            {"minLength", [](C& c, Rule& r, const Node& v) { setBound(c, r.minLength, v); }},
            {"maxLength", [](C& c, Rule& r, const Node& v) { setBound(c, r.maxLength, v); }},
            {"minimum", [](C& c, Rule& r, const Node& v) { setLimit(c, r.minimum, v); }},
            {"maximum", [](C& c, Rule& r, const Node& v) { setLimit(c, r.maximum, v); }},
            {"oneOf", [](C& c, Rule& r, const Node& v) { r.oneOf = rules(c, v); }},
            {"anyOf", [](C& c, Rule& r, const Node& v) { r.anyOf = rules(c, v); }},
            {"$ref", setRef},
            {"$defs", setDefinitions},
            {"x-says", setSays},
            {"$schema", nullptr},
            {"$id", nullptr},
            {"$comment", nullptr},
            {"title", nullptr},
            {"description", nullptr},
            {"default", nullptr},
            {"examples", nullptr},
        };
        return table;
    }

    static void setType(C& c, Rule& rule, const Node& value)
    {
        static const std::map<std::string, unsigned, std::less<>> bits = {{"null", nullBit}, {"boolean", booleanBit},
            {"integer", integerBit}, {"number", integerBit | numberBit}, {"string", textBit}, {"array", listBit},
            {"object", mapBit}};
        rule.types = 0;
        const std::vector<Node> one{value};
        for (const Node& name : value.isList() ? value.items() : one) {
            const auto bit = bits.find(name.written());
            if (name.isText() && bit != bits.end())
                rule.types |= bit->second;
            else
                c.badValue(name);
        }
    }

    static std::vector<std::string> names(C& c, const Node& value)
    {
        std::vector<std::string> out;
        if (!value.isList())
            c.badValue(value);
        for (const Node& item : value.items()) {
            if (!item.isText())
                c.badValue(item);
            out.push_back(item.written());
        }
        return out;
    }

    static std::vector<int> rules(C& c, const Node& value)
    {
        std::vector<int> out;
        if (value.items().empty())
            c.badValue(value);
        for (const Node& item : value.items())
            out.push_back(c.rule(item));
        return out;
    }

    static const std::vector<Node::Entry>& entries(C& c, const Node& value)
    {
        if (!value.isMap())
            c.badValue(value);
        return value.entries();
    }

    static Expression expression(C& c, const Node& place, const std::string& pattern)
    {
        const bool ascii = std::ranges::all_of(pattern, [](char letter) { return letter > 0; });
        try {
            if (ascii)
                return Expression(pattern, std::regex::ECMAScript);
        } catch (const std::regex_error&) { // told below, as everything else that is wrong
        }
        c.badValue(place);
        return {};
    }

    static void setBound(C& c, Rule::Bound& bound, const Node& value)
    {
        if (const auto number = value.integer(); number && *number >= 0)
            bound = static_cast<std::size_t>(*number);
        else
            c.badValue(value);
    }

    static void setLimit(C& c, std::optional<Rule::Limit>& limit, const Node& value)
    {
        if (const auto number = value.number())
            limit = {*number, value.written()};
        else
            c.badValue(value);
    }

    static void setProperties(C& c, Rule& made, const Node& value)
    {
        for (const Node::Entry& entry : entries(c, value))
            made.properties.emplace_back(entry.key, c.rule(entry.node));
    }

    static void setPatternProperties(C& c, Rule& made, const Node& value)
    {
        for (const Node::Entry& entry : entries(c, value))
            made.patternProperties.emplace_back(expression(c, entry.node, entry.key), c.rule(entry.node));
    }

    static void setCompanions(C& c, Rule& made, const Node& value)
    {
        for (const Node::Entry& entry : entries(c, value))
            made.companions.emplace_back(entry.key, names(c, entry.node));
    }

    static void setDefinitions(C& c, Rule&, const Node& value)
    {
        for (const Node::Entry& entry : entries(c, value))
            c.rule(entry.node);
    }

    static void setUnique(C& c, Rule& made, const Node& value)
    {
        if (!value.boolean())
            c.badValue(value);
        made.unique = value.boolean().value_or(false);
    }

    static void setEnum(C& c, Rule& made, const Node& value)
    {
        if (value.items().empty())
            c.badValue(value);
        made.values = value.items();
    }

    static void setConst(C&, Rule& made, const Node& value)
    {
        made.values = {value};
        made.isConst = true;
    }

    static void setPattern(C& c, Rule& made, const Node& value)
    {
        if (!value.isText())
            return c.badValue(value);
        made.pattern = value.written();
        made.expression = expression(c, value, made.pattern);
    }

    static void setSays(C& c, Rule& made, const Node& value)
    {
        if (!value.isText())
            c.badValue(value);
        made.says = value.written();
    }

    static void setRef(C& c, Rule& made, const Node& value)
    {
        const std::size_t before = c.document_;
        if (const Node* target = value.isText() ? c.resolve(value.written()) : nullptr)
            made.ref = c.rule(*target);
        else
            c.fault(value.place(), "schema-ref", c.keyword_, value);
        c.document_ = before;
    }
};

void SchemaCompiler::fillIn(int number, const Node& node)
{
    if (!node.isMap())
        return fault(node.place(), "schema-value", keyword_, node);
    Rule made;
    for (const Node::Entry& entry : node.entries()) {
        const auto keyword = Keywords::all().find(entry.key);
        keyword_ = entry.key;
        if (keyword == Keywords::all().end())
            fault(node.placeOfKey(entry.key), "schema-keyword", entry.key, entry.node);
        else if (keyword->second)
            keyword->second(*this, made, entry.node);
    }
    rules_.all[number] = std::move(made);
}

} // namespace strategikon
