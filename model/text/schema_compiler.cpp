#include "model/text/schema_compiler.h"

#include <algorithm>

namespace strategikon {

SchemaCompiler::SchemaCompiler(const Node& document, const std::vector<Node>& others)
{
    documents_.push_back(&document);
    for (const Node& other : others)
        documents_.push_back(&other);
}

Result<Schema> SchemaCompiler::run()
{
    // The others are compiled whole too, so that a fault in a part that nobody refers to is found.
    for (document_ = 0; document_ < documents_.size(); ++document_) {
        const int root = rule(*documents_[document_]);
        if (document_ == 0)
            rules_.root = root;
    }
    while (!waiting_.empty()) {
        const Waiting next = waiting_.back();
        waiting_.pop_back();
        document_ = next.document;
        fillIn(next.number, *next.node);
    }
    if (faults_.empty())
        refuseLoops();
    if (!faults_.empty())
        return faults_;
    Schema schema;
    schema.rules_ = std::make_shared<const Schema::Rules>(std::move(rules_));
    return schema;
}

int SchemaCompiler::rule(const Node& node)
{
    if (const auto value = node.boolean())
        return *value ? Rule::anything : Rule::nothing;
    if (const auto known = numbers_.find(&node); known != numbers_.end())
        return known->second;
    const int number = static_cast<int>(rules_.all.size());
    rules_.all.emplace_back();
    numbers_.emplace(&node, number);
    waiting_.push_back({&node, document_, number});
    return number;
}

const Node* SchemaCompiler::resolve(const std::string& reference)
{
    const std::size_t hash = std::min(reference.find('#'), reference.size());
    const Node* node = documentNamed(reference.substr(0, hash));
    std::string_view path = std::string_view(reference).substr(std::min(hash + 1, reference.size()));
    while (node && !path.empty()) {
        if (path[0] != '/')
            return nullptr;
        const std::size_t end = std::min(path.find('/', 1), path.size());
        node = node->find(path.substr(1, end - 1));
        path.remove_prefix(end);
    }
    return node;
}

const Node* SchemaCompiler::documentNamed(const std::string& name)
{
    if (name.empty())
        return documents_[document_];
    for (std::size_t i = 0; i < documents_.size(); ++i)
        if (documents_[i]->textOr("$id") == name)
            return documents_[document_ = i];
    return nullptr;
}

void SchemaCompiler::refuseLoops()
{
    std::vector<int> state(rules_.all.size(), 0);
    for (const auto& [node, number] : numbers_)
        if (!leadsOut(number, state))
            return fault(node->place(), "schema-loop", "$ref", *node);
}

// `state`: 0 not seen, 1 on the way, 2 known to lead out.
bool SchemaCompiler::leadsOut(int number, std::vector<int>& state) const
{
    if (number < 0 || state[number] == 2)
        return true;
    if (state[number] == 1)
        return false;
    state[number] = 1;
    const Rule& one = rules_.all[number];
    bool out = leadsOut(one.ref, state);
    for (const std::vector<int>* choices : {&one.oneOf, &one.anyOf})
        for (const int choice : *choices)
            out = out && leadsOut(choice, state);
    state[number] = 2;
    return out;
}

void SchemaCompiler::fault(const Place& place, const char* code, const std::string& key, const Node& value)
{
    faults_.push_back({place, {code, {{"key", key}, {"written", shown(value)}}}});
}

Result<Schema> Schema::compile(const Node& document, const std::vector<Node>& others)
{
    return SchemaCompiler(document, others).run();
}

} // namespace strategikon
