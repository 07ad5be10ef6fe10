#include "model/text/second_reader.h"

#include "model/text/tree.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>

namespace strategikon {

namespace {

// yaml-cpp tells plain scalars from quoted ones by their tag.
constexpr const char* plainTag = "?";

// It takes these for nothing as well as those that we do.
bool isOtherNull(const Node& node)
{
    return node.isText() && !node.quoted() && (node.written() == "Null" || node.written() == "NULL");
}

class Events final : public YAML::EventHandler {
public:
    Events(std::string_view text, const std::string& file, Limits limits) : text(text), tree(file, limits) {}

    bool complete() const { return tree.complete(); }
    Node take() { return tree.take(); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { stop(mark); }

    // An empty value, or one of the words for nothing. For a value they are the same; a key is known by its word.
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override
    {
        Node node;
        const std::size_t at = mark.pos < 0 ? text.size() : std::min<std::size_t>(mark.pos, text.size());
        for (const char* word : {"null", "Null", "NULL", "~"})
            if (tree.awaitsKey() && text.substr(at).starts_with(word))
                node = Node::ofText(word);
        scalar(mark, std::move(node));
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, const std::string& value) override
    {
        const bool plain = tag == plainTag;
        Node node = plain ? Node::ofPlain(value) : Node::ofText(value);
        node.setQuoted(!plain);
        scalar(mark, std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        open(mark, false);
    }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        open(mark, true);
    }
    void OnSequenceEnd() override { tree.close(); }
    void OnMapEnd() override { tree.close(); }

private:
    [[noreturn]] static void stop(const YAML::Mark& mark) { throw YAML::ParserException(mark, "refused"); }
    void scalar(const YAML::Mark& mark, Node node)
    {
        if (!tree.scalar(mark.line + 1, mark.column + 1, std::move(node)))
            stop(mark);
    }
    void open(const YAML::Mark& mark, bool map)
    {
        if (!tree.open(mark.line + 1, mark.column + 1, map))
            stop(mark);
    }

    std::string_view text;
    TreeBuilder tree;
};

// The first node of `a` that is another in `b`.
const Node* difference(const Node& a, const Node& b)
{
    if (b.isNull() && isOtherNull(a))
        return nullptr;
    if (a.kind() != b.kind() || a.items().size() != b.items().size() || a.entries().size() != b.entries().size())
        return &a;
    for (std::size_t i = 0; i < a.items().size(); ++i)
        if (const Node* found = difference(a.items()[i], b.items()[i]))
            return found;
    for (std::size_t i = 0; i < a.entries().size(); ++i) {
        if (a.entries()[i].key != b.entries()[i].key)
            return &a.entries()[i].node;
        if (const Node* found = difference(a.entries()[i].node, b.entries()[i].node))
            return found;
    }
    return !a.isScalar() || a == b ? nullptr : &a;
}

} // namespace

std::optional<Fault> faultOfSecondReader(std::string_view text, const Node& strict, Limits limits)
{
    const std::string file = strict.place().file;
    Events events(text, file, limits);
    try {
        std::istringstream in{std::string(text)};
        YAML::Parser parser(in);
        if (!parser.HandleNextDocument(events) || !events.complete())
            return Fault{strict.place(), {"read-two-ways", {}}};
    } catch (const YAML::Exception& refusal) {
        // It counts bytes where we count characters; the line is right.
        return Fault{{file, refusal.mark.line + 1, refusal.mark.column + 1}, {"read-two-ways", {}}};
    }
    const Node other = events.take();
    if (const Node* found = difference(strict, other))
        return Fault{found->place(), {"read-two-ways", {}}};
    return {};
}

} // namespace strategikon
