#include "rules/play/words.h"

#include "model/text/message.h"
#include "rules/tables.h"

#include <deque>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

namespace strategikon::play {

namespace {

// Sentences stay as long as the program.
const char* kept(std::string text)
{
    static std::deque<std::string> all;
    return all.emplace_back(std::move(text)).c_str();
}

Template templateIn(const std::string& before, const Node::Entry& entry)
{
    const char* code = kept(before + entry.key);
    const Node& is = entry.node;
    return is.isMap() ? Template{code, kept(is.textOr("many")), kept(is.textOr("of"))}
                      : Template{code, kept(is.written())};
}

} // namespace

void addWords(const std::string& system) { addWords(readTable(system, "play/words", {"system"}), system); }

void addWords(const Node& table, const std::string& system)
{
    static std::mutex guard;
    static std::set<std::string> added;
    const std::scoped_lock lock(guard);
    if (!added.insert(system).second)
        return;
    std::vector<Template> all;
    for (const auto& [section, before] : {std::pair{"own", system + ':'}, {"common", std::string()}})
        if (const Node* words = table.find(section))
            for (const Node::Entry& entry : words->entries())
                all.push_back(templateIn(before, entry));
    addTemplates(all);
}

} // namespace strategikon::play
