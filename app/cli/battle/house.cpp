// strategikon house list, check, rows; battle house: rules that players have otherwise.
#include "battle_files.h"
#include "battles.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"
#include "model/play/record/record.h"
#include "model/text/nearest.h"
#include "model/text/yaml.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "rules/system.h"

namespace strategikon::cli {

using namespace play;

namespace {

// The system that house rules in a file are for; empty: they do not say, or there is no such file.
std::string systemIn(const std::string& file)
{
    std::error_code error;
    const auto text =
        std::filesystem::is_regular_file(file, error) ? readInput(file) : Result<std::string>(std::string());
    const auto node = text ? readYaml(*text, file) : Result<Node>(text.faults);
    const std::string system = node ? node->textOr("system") : std::string();
    return isPlayed(system) ? system : std::string();
}

// The battles of a system that was named.
const Game* gameWithHouse(const std::string& system)
{
    const Game* game = gameOf(system);
    if (game == nullptr)
        complain(Cli::tr("battles of “%1” cannot have house rules.").arg(plain(system)));
    else if (auto amiss = rulesAmiss(system); !amiss.empty()) {
        complain(amiss);
        return nullptr;
    }
    return game;
}

// The one that was named, or all whose battles can be recorded.
std::vector<std::string> systemsOf(const std::string& named)
{
    if (!named.empty())
        return {named};
    std::vector<std::string> all;
    for (const System* system : playedSystems())
        all.push_back(system->format().id);
    return all;
}

// Above what follows of it, where several are told.
void tellSystem(const std::string& system, bool several, bool json)
{
    if (several && !json)
        print(QStringLiteral("%1:\n").arg(translated(findSystem(system)->format().name)));
}

std::filesystem::path fileOf(const std::string& system, const std::string& named)
{
    return houseFolder(system) / (named + ".yaml");
}

Json houseJson(const HouseRule& rule)
{
    Json one{{"id", rule.rule.id}, {"text", houseShown(rule).toStdString()}};
    if (rule.value)
        one["value"] = *rule.value;
    if (rule.without)
        one["without"] = true;
    for (const play::Cited& also : rule.also)
        one["also"].push_back({{"id", also.id}, {"text", sentencesOf(also.text, also.cells).toStdString()}});
    return one;
}

QString followerShown(const play::Cited& also, const std::string& of)
{
    //: a rule, and the one with which it shares a figure that a house rule changes
    return Cli::tr("%1 (follows from “%2”)").arg(sentencesOf(also.text, also.cells), plain(of));
}

void showHouse(const std::vector<HouseRule>& rules, bool json)
{
    const auto show = [](const std::string& id, const QString& says) {
        print(QStringLiteral("%1  %2\n").arg(plain(id), says));
    };
    Json all = Json::array();
    for (const HouseRule& one : rules) {
        if (json) {
            all.push_back(houseJson(one));
            continue;
        }
        show(one.rule.id, houseShown(one));
        for (const play::Cited& also : one.also)
            show(also.id, followerShown(also, one.rule.id));
    }
    if (json)
        printJson(all);
}

} // namespace

void tellHouse(const Game& game, const Record& record)
{
    const auto tell = [&](const QString& when, const std::string& house) {
        if (!house.empty())
            print(when + u'\n');
        for (const HouseRule& one : game.houseRules(house))
            print(QStringLiteral("  %1\n").arg(houseShown(one)));
    };
    tell(Cli::tr("Played by house rules:"), record.head.beginning.house);
    for (const Entry& entry : record.log)
        if (isAgreed(entry.answer))
            tell(Cli::tr("From entry %1 on, by house rules:").arg(entry.number), entry.answer.text);
}

std::optional<std::string> houseText(const std::string& system, const std::string& named)
{
    const bool own = named.find_first_of("/.\\") == std::string::npos && named != "-"; // else a file
    const auto names = houseFiles(system);
    if (own && std::ranges::find(names, named) == names.end()) {
        const auto near = nearest(named, names);
        complain(near ? Cli::tr("there are no house rules “%1”; did you mean “%2”?").arg(plain(named), plain(*near))
                      : Cli::tr("there are no house rules “%1”; name a file such as “%2”, or put it in %3.")
                            .arg(plain(named), plain(named) + QStringLiteral(".yaml"),
                                QString::fromStdString(houseFolder(system).string())));
        return {};
    }
    auto text = readInput(own ? fileOf(system, named).string() : named);
    if (!text) {
        complain(text.faults);
        return {};
    }
    return std::move(*text);
}

namespace {

// The player's files for one system; whether there are any.
bool listHousesOf(const std::string& system, const Game& game, Json* all, std::vector<Fault>& faults)
{
    const auto names = houseFiles(system);
    for (const std::string& name : names) {
        const std::string file = fileOf(system, name).string();
        const auto text = readInput(file);
        const auto kept = text ? game.house(*text, file) : Result<std::string>(text.faults);
        faults.insert(faults.end(), kept.faults.begin(), kept.faults.end());
        const int rows = kept ? int(game.houseRules(*kept).size()) : 0;
        if (all)
            all->push_back({{"name", name}, {"file", file}, {"rows", rows}, {"sound", bool(kept)}, {"system", system}});
        else
            print(QStringLiteral("%1  %2\n").arg(plain(name), Cli::tr("%n rule(s)", nullptr, rows)));
    }
    return !names.empty();
}

void listRowsOf(const std::string& system, const Game& game, Json* all)
{
    for (const auto& [rule, its] : game.houseGround()) {
        QStringList cells;
        Json figures = Json::object();
        for (const auto& [name, value] : its) {
            cells << QStringLiteral("%1: %2").arg(plain(name), plain(value));
            figures[name] = std::stoi(value);
        }
        if (all)
            all->push_back(
                {{"id", rule.id}, {"figures", figures}, {"text", citedShown(rule).toStdString()}, {"system", system}});
        else
            print(QStringLiteral("%1  %2%3\n")
                      .arg(plain(rule.id),
                          cells.isEmpty() ? QString() : QStringLiteral("{%1}  ").arg(cells.join(QStringLiteral(", "))),
                          citedShown(rule)));
    }
}

} // namespace

int listHouses(const std::string& of, bool json)
{
    Json all = Json::array();
    std::vector<Fault> faults;
    QStringList empty;
    const auto asked = systemsOf(of);
    for (const std::string& system : asked) {
        const Game* game = gameWithHouse(system);
        if (game == nullptr)
            return unusable;
        if (!houseFiles(system).empty())
            tellSystem(system, asked.size() > 1, json);
        if (!listHousesOf(system, *game, json ? &all : nullptr, faults))
            empty << QString::fromStdString(houseFolder(system).string());
    }
    if (json)
        printJson(all);
    else if (empty.size() == qsizetype(asked.size()))
        print(Cli::tr("None yet: put files in %1; “strategikon house rows” shows what they may change.")
                  .arg(either(empty))
            + u'\n');
    complain(faults);
    return faults.empty() ? done : unusable;
}

int checkHouse(const std::string& file, const std::string& of, bool json)
{
    const std::string named = of.empty() ? systemIn(file) : of;
    const std::string system = named.empty() ? systemsOf({}).front() : named;
    const Game* game = gameWithHouse(system);
    const auto text = game != nullptr ? houseText(system, file) : std::nullopt;
    if (!text)
        return unusable;
    const auto kept = game->house(*text, file);
    if (!kept)
        return refused(kept.faults);
    showHouse(game->houseRules(*kept), json);
    return done;
}

int houseRows(const std::string& of, bool json)
{
    Json all = Json::array();
    const auto asked = systemsOf(of);
    for (const std::string& system : asked) {
        const Game* game = gameWithHouse(system);
        if (game == nullptr)
            return unusable;
        tellSystem(system, asked.size() > 1, json);
        listRowsOf(system, *game, json ? &all : nullptr);
    }
    if (json)
        printJson(all);
    return done;
}

int houseOf(const std::string& battle, bool json)
{
    auto open = openBattle(battle, false);
    if (!open)
        return unusable;
    const auto rules = open->recorder->game().houseRules(open->recorder->state().house);
    if (rules.empty() && !json)
        print(Cli::tr("Played by the book.") + u'\n');
    else
        showHouse(rules, json);
    return done;
}

int agreeOnHouse(const std::string& battle, const std::string& house, bool json)
{
    auto open = openBattle(battle, true);
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    if (house == "none" && recorder.state().house.empty()) {
        complain(Cli::tr("this battle has no house rules; it is played by the book."));
        return unusable;
    }
    std::string text;
    if (house != "none") {
        const auto read = houseText(recorder.saved().content.system, house);
        const auto kept = read ? recorder.game().house(*read, house) : Result<std::string>();
        if (!kept)
            return read ? refused(kept.faults) : unusable;
        text = *kept;
    }
    Node agreement = Node::newMap();
    agreement.set("house", Node::ofText(text));
    const auto answer = agreedFrom(recorder.game(), recorder.state(), agreement);
    return answer ? take(recorder, *answer, json) : refused(answer.faults.front());
}

} // namespace strategikon::cli
