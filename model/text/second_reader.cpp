#include "model/text/second_reader.h"

#include "model/text/tree.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>

namespace strategikon {

namespace {

// yaml-cpp tells plain scalars from quoted ones by their tag.
constexpr const char* plainTag = "?";

class Events final : public YAML::EventHandler {
public:
    Events(std::string_view text, const std::string& file, Limits limits) : text(text), tree(file, limits) {}

    bool complete() const { return tree.complete(); }
    Node take() { return tree.take(); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { stop(mark); }

    // An empty value, or one of the words for nothing; only the text says which.
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override
    {
        std::string written;
        const std::string_view rest = mark.pos >= 0 && std::size_t(mark.pos) < text.size() ? text.substr(mark.pos) : std::string_view();
        for (const char* word : {"null", "Null", "NULL", "~"})
            if (rest.starts_with(word))
                written = word;
        scalar(mark, Node::ofPlain(written));
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, const std::string& value) override
    {
        const bool plain = tag == plainTag;
        Node node = plain ? Node::ofPlain(value) : Node::ofText(value);
        node.setQuoted(!plain);
        scalar(mark, std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override { open(mark, false); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override { open(mark, true); }
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

} // namespace

std::optional<Node> readWithYamlCpp(std::string_view text, const std::string& file, Limits limits)
{
    Events events(text, file, limits);
    try {
        std::istringstream in{std::string(text)};
        YAML::Parser parser(in);
        if (!parser.HandleNextDocument(events) || !events.complete())
            return {};
        return events.take();
    } catch (const YAML::Exception&) {
        return {};
    }
}

} // namespace strategikon
