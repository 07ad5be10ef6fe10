#include "model/text/yaml.h"

#include <yaml.h>

#include <algorithm>

#include "model/text/decode.h"
#include "model/text/file.h"
#include "model/text/input.h"
#include "model/text/json.h"
#include "model/text/second_reader.h"
#include "model/text/tree.h"
#include "model/text/utf8.h"
#include "model/text/yaml_fault.h"

// The strict pass: libyaml, event by event. It refuses what yaml-cpp 0.7 lets through (an unterminated quote at the end
// of a file, what follows the first value) and knows places in characters. Its one weakness, time that grows with the
// square of the depth of brackets, ends here at the first bracket beyond the depth limit: it looks ahead at most 1024
// characters. Then yaml-cpp reads the text again, and both must have understood the same (second_reader.h).

namespace strategikon {
namespace {

class Parser {
public:
    explicit Parser(std::string_view text)
    {
        ready_ = yaml_parser_initialize(&parser_);
        if (!ready_)
            return;
        yaml_parser_set_encoding(&parser_, YAML_UTF8_ENCODING);
        yaml_parser_set_input_string(&parser_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    }
    ~Parser()
    {
        if (ready_)
            yaml_parser_delete(&parser_);
    }
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    bool next(yaml_event_t& event) { return ready_ && yaml_parser_parse(&parser_, &event); }
    const yaml_parser_t& state() const { return parser_; }

private:
    yaml_parser_t parser_;
    bool ready_ = false;
};

struct Event : yaml_event_t {
    Event() : yaml_event_t{} {}
    ~Event() { yaml_event_delete(this); }
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;
    int line() const { return static_cast<int>(start_mark.line) + 1; }
    int column() const { return static_cast<int>(start_mark.column) + 1; }
};

bool refuse(TreeBuilder& tree, const Event& event, const char* code)
{
    return tree.fail(event.line(), event.column(), {code, {}});
}

// Only an escape in double quotes can bring in what the check of the input has not seen.
std::optional<char32_t> escapedControl(const Event& event, std::string_view value)
{
    if (event.data.scalar.style != YAML_DOUBLE_QUOTED_SCALAR_STYLE)
        return {};
    for (std::size_t at = 0; at < value.size();)
        if (const auto c = nextCodePoint(value, at); c && isControl(*c))
            return c;
    return {};
}

bool onScalar(TreeBuilder& tree, const Event& event)
{
    const auto& scalar = event.data.scalar;
    if (scalar.anchor)
        return refuse(tree, event, "anchor");
    if (scalar.tag)
        return refuse(tree, event, "tag");
    std::string value(reinterpret_cast<const char*>(scalar.value), scalar.length);
    if (const auto control = escapedControl(event, value))
        return tree.fail(
            event.line(), event.column(), {"forbidden-character", {{"character", codePointName(*control)}}});
    const bool plain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
    if (plain && tree.awaitsKey() && value == "<<")
        return refuse(tree, event, "merge-key");
    Node node = plain ? Node::ofPlain(std::move(value)) : Node::ofText(std::move(value));
    node.setQuoted(!plain);
    return tree.scalar(event.line(), event.column(), std::move(node));
}

bool onOpen(TreeBuilder& tree, const Event& event, const unsigned char* anchor, const unsigned char* tag, bool map)
{
    if (anchor)
        return refuse(tree, event, "anchor");
    if (tag)
        return refuse(tree, event, "tag");
    return tree.open(event.line(), event.column(), map);
}

bool onDocument(TreeBuilder& tree, const Event& event)
{
    const auto& start = event.data.document_start;
    if (tree.complete())
        return refuse(tree, event, "second-document");
    if (start.version_directive || start.tag_directives.start != start.tag_directives.end)
        return refuse(tree, event, "directive");
    return true;
}

bool onEvent(TreeBuilder& tree, const Event& event)
{
    switch (event.type) {
    case YAML_DOCUMENT_START_EVENT:
        return onDocument(tree, event);
    case YAML_ALIAS_EVENT:
        return refuse(tree, event, "alias");
    case YAML_SCALAR_EVENT:
        return onScalar(tree, event);
    case YAML_SEQUENCE_START_EVENT:
        return onOpen(tree, event, event.data.sequence_start.anchor, event.data.sequence_start.tag, false);
    case YAML_MAPPING_START_EVENT:
        return onOpen(tree, event, event.data.mapping_start.anchor, event.data.mapping_start.tag, true);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        tree.close();
        return true;
    default:
        return true;
    }
}

} // namespace

Result<Node> readYaml(std::string_view text, std::string file, Limits limits, Readers readers)
{
    if (auto fault = faultOfInput(text, file, limits))
        return std::move(*fault);
    TreeBuilder tree(file, limits);
    Parser parser(text);
    for (bool more = true; more;) {
        Event event;
        if (!parser.next(event))
            return Fault{yamlFault(parser.state(), text, file, tree.complete())};
        if (!onEvent(tree, event))
            return tree.fault();
        more = event.type != YAML_STREAM_END_EVENT;
    }
    if (!tree.complete())
        return Fault{{file, 0, 0}, {"empty-file", {}}};
    Node node = tree.take();
    if (auto fault = readers == Readers::both ? faultOfSecondReader(text, node, limits) : std::nullopt)
        return std::move(*fault);
    return node;
}

Result<Node> readDocument(const std::string& path, Limits limits, Readers readers)
{
    Result<std::string> text = readers == Readers::one ? readFile(path, limits.bytes) : readText(path, limits.bytes);
    if (!text)
        return std::move(text.faults);
    return path.ends_with(".json") ? readJson(*text, path, limits) : readYaml(*text, path, limits, readers);
}

} // namespace strategikon
