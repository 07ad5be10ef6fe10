#include "rules/example.h"

#include "model/field/files/setup_file.h"
#include "model/play/record/action.h"
#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"

#include <algorithm>

namespace strategikon {

namespace fs = std::filesystem;

namespace {

// An army is written down in the example, or ships with its list.
Result<Army> armyIn(const Node& node, const fs::path& folder)
{
    if (node.isMap())
        return readArmy(node);
    const std::string file = (folder / "armies" / (node.written() + ".yaml")).string();
    const auto text = readFile(file);
    return text ? readArmy(*text, file) : Result<Army>(text.faults);
}

bool isNote(const Node& step) { return step.isMap() && step.entries().front().key == "note"; }

} // namespace

std::vector<fs::path> exampleFiles()
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator system(roots().lists, error), end; !error && system != end; system.increment(error)) {
        std::error_code none;
        for (fs::directory_iterator it(system->path() / "battles", none); !none && it != end; it.increment(none))
            if (it->path().extension() == ".yaml")
                files.push_back(it->path());
    }
    std::ranges::sort(files);
    return files;
}

Result<Example> readExample(const fs::path& file)
{
    const auto schema = Schema::load((roots().schema / "battle-example.schema.json").string());
    if (!schema)
        return schema.faults;
    const auto node = readShipped(file.string());
    if (!node)
        return node.faults;
    if (auto faults = schema->check(*node); !faults.empty())
        return faults;
    Example example{file.stem().string(), node->textOr("system"), node->textOr("name"), node->textOr("about"), {},
        node->find("steps")->items()};
    for (const Node& one : node->find("armies")->items()) {
        auto army = armyIn(one, file.parent_path().parent_path());
        if (!army)
            return army.faults;
        example.plan.sides.push_back({int(example.plan.sides.size()), std::move(*army), false});
    }
    if (const Node* agreed = node->find("agreed"))
        for (const auto& term : agreed->entries())
            example.plan.terms.emplace_back(term.key, term.node.written());
    if (const Node* field = node->find("field")) {
        const std::string path = (file.parent_path() / (field->written() + ".json")).string();
        const auto text = readFile(path);
        auto setUp = text ? field::readSetup(*text, path) : Result<field::Setup>(text.faults);
        if (!setUp)
            return setUp.faults;
        example.plan.setUp = std::move(*setUp);
    }
    return example;
}

std::string setUpOf(const Example& example)
{
    return example.plan.setUp ? field::writeSetup(*example.plan.setUp) : std::string();
}

std::optional<Fault> playOut(play::Battle& battle, const std::vector<Node>& steps)
{
    for (const Node& step : steps) {
        if (isNote(step)) {
            if (auto noted = battle.noted("note", step.entries().front().node.written(), battle.head()); !noted)
                return noted.faults.front();
            continue;
        }
        const auto answer = play::answerFrom(battle.game(), battle.state(), step);
        if (!answer)
            return answer.faults.front();
        if (auto entry = battle.answered(*answer); !entry)
            return Fault{step.place(), entry.faults.front().message};
    }
    return {};
}

Result<play::Battle> played(Catalogue& catalogue, const Example& example)
{
    const auto state = beginning(catalogue, example.plan);
    if (!state)
        return state.faults;
    play::Battle battle(*gameOf(example.system), *state);
    if (const auto fault = playOut(battle, example.steps))
        return *fault;
    return battle;
}

} // namespace strategikon
