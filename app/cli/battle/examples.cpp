// strategikon battle examples: battles played out beforehand, to open and look through
#include "battle_files.h"
#include "battles.h"

#include "app/words/words.h"
#include "rules/example.h"

namespace strategikon::cli {

namespace {

int listExamples(bool json)
{
    Json all = Json::array();
    for (const auto& file : exampleFiles()) {
        const auto example = readExample(file);
        if (!example)
            return refused(example.faults);
        if (json)
            all.push_back({{"id", example->id}, {"system", example->system}, {"name", example->name},
                {"about", example->about}, {"steps", example->steps.size()}});
        else
            print(QStringLiteral("%1  %2\n    %3\n")
                      .arg(plain(example->id), translated(example->name), translated(example->about)));
    }
    if (json)
        printJson(all);
    return done;
}

} // namespace

int battleExamples(const std::string& name, bool json)
{
    if (name.empty())
        return listExamples(json);
    const auto files = exampleFiles();
    const auto file = std::ranges::find_if(files, [&](const auto& one) { return one.stem().string() == name; });
    if (file == files.end()) {
        complain(Cli::tr("there is no example “%1”; “%2” lists them.")
                     .arg(plain(name), QStringLiteral("strategikon battle examples")));
        return unusable;
    }
    const auto example = readExample(*file);
    if (!example)
        return refused(example.faults);
    const auto battle = played(catalogue(), *example);
    if (!battle)
        return refused(battle.faults);
    auto opened = library(true);
    if (!opened)
        return unusable;
    const auto id = play::Recorder::import(*opened, battle->game(),
        {.name = translated(example->name).toStdString(),
            .system = example->system,
            .program = STRATEGIKON_VERSION,
            .setUp = setUpOf(*example)},
        battle->stateAfter(0), battle->log());
    if (!id)
        return refused(id.faults);
    if (json)
        printJson({{"id", *id}, {"name", example->name}, {"system", example->system}});
    else
        print(QStringLiteral("%1  %2\n").arg(plain(*id), translated(example->name)));
    return done;
}

} // namespace strategikon::cli
