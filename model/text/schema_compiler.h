// From the nodes of a schema file to rules.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "model/text/schema_rules.h"

namespace strategikon {

class SchemaCompiler {
public:
    SchemaCompiler(const Node& document, const std::vector<Node>& others);
    Result<Schema> run();

private:
    struct Keywords; // what each keyword does to a rule, in schema_keywords.cpp
    struct Waiting {
        const Node* node;
        std::size_t document;
        int number;
    };

    // The number of the rule for a subschema. Its keywords are read later, so that schemas may refer in a circle.
    int rule(const Node& node);
    void fillIn(int number, const Node& node);

    // The target of "name#/$defs/part"; makes the document that it stands in the current one.
    const Node* resolve(const std::string& reference);
    const Node* documentNamed(const std::string& name);

    // A rule may come back to itself below a key or an item, where the document ends it, but not at the same value.
    void refuseLoops();
    bool leadsOut(int number, std::vector<int>& state) const;

    void fault(const Place& place, const char* code, const std::string& key, const Node& value);
    void badValue(const Node& value) { fault(value.place(), "schema-value", keyword_, value); }

    std::vector<const Node*> documents_;
    std::size_t document_ = 0; // the one that is being read
    std::string keyword_;
    Schema::Rules rules_;
    std::unordered_map<const Node*, int> numbers_;
    std::vector<Waiting> waiting_;
    std::vector<Fault> faults_;
};

} // namespace strategikon
