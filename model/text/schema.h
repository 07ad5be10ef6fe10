// Checking a document against a JSON Schema (2020-12), with a place and a plain sentence for every fault.
//
// Own code, because no packaged library does this: Debian's valijson 1.0 brings in Qt 5, cannot read YAML nodes and
// knows no line numbers, and its words are for programmers. Only the part of the standard that the files in schema/
// use is here; a schema with any other keyword is refused when it is compiled, never half obeyed. The same schemas
// are run through Python's jsonschema in tests/schema, which must agree.
//
// Keywords: type properties required additionalProperties patternProperties dependentRequired minProperties items
// prefixItems minItems maxItems uniqueItems enum const pattern minLength maxLength minimum maximum oneOf anyOf $ref
// $defs, and without effect $schema $id $comment title description default examples.
// Differences from the standard, all stricter: 3.0 is no integer; a pattern never matches text beyond 1000 bytes and
// is ASCII itself.
//   $ref     "#/$defs/name", or "other.schema.json#/$defs/name" where a document with that $id was given.
//   x-says   our own sentence for a value that fails here (its type, enum, pattern, bounds, oneOf, anyOf, missing keys;
//            not what its keys and items hold). {key} and {written} are filled in. It becomes the message "says"
//            with the argument "sentence" and is translated in the context "schema".
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "model/text/node.h"

namespace strategikon {

class Schema {
public:
    // `others` are the documents that $ref may name by their $id. Faults point into the schema files.
    static Result<Schema> compile(const Node& document, const std::vector<Node>& others = {});
    // The same from files.
    static Result<Schema> load(const std::string& path, const std::vector<std::string>& others = {});

    // Every fault of the document, in the order of the file; empty if it conforms.
    std::vector<Fault> check(const Node& document) const;

private:
    friend class SchemaCompiler;
    struct Rules;
    std::shared_ptr<const Rules> rules_;
};

// Reads a YAML or JSON file and checks it: the node if there is no fault at all.
Result<Node> readChecked(const std::string& path, const Schema& schema, Limits limits = {});

} // namespace strategikon
