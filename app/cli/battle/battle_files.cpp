#include "battle_files.h"

#include "app/cli/json.h"
#include "app/words/played.h"
#include "model/play/card/card.h"
#include "model/play/map/place.h"
#include "model/play/record/action.h"
#include "model/play/record/written.h"
#include "rules/battle.h"

namespace strategikon::cli {

using namespace play;

namespace {

QString writtenIn(const Input& input, const State& state)
{
    const Node given = givenOf(input, state);
    QStringList words;
    for (const Node& one : given.isList() ? given.items() : std::vector<Node>{given})
        words << plain(one.written());
    return words.isEmpty() ? Cli::tr("nobody") : words.join(QStringLiteral(", "));
}

void complainOfNone(const std::string& name)
{
    complain(Cli::tr("there is no battle “%1”; “%2” lists them.")
                 .arg(plain(name), QStringLiteral("strategikon battle list")));
}

std::optional<SavedBattle> lastBattle(const Library& library)
{
    std::optional<SavedBattle> last;
    const auto faults = library.eachBattle("open", [&](SavedBattle one) {
        last = std::move(one);
        return false;
    });
    if (!faults.empty()) // a later one may be one of those
        complain(faults);
    else if (!last)
        complainOfNone("last");
    return faults.empty() ? last : std::nullopt;
}

// An index said that it is called so.
std::optional<SavedBattle> soundBattle(const Library& library, const Named& named)
{
    auto battle = library.battle(named.id);
    if (battle && battle->content.name == named.name)
        return std::move(*battle);
    complain(battle ? library.battles("").faults : battle.faults);
    return {};
}

} // namespace

std::optional<SavedBattle> battleNamed(const Library& library, const std::string& name, Sure sure)
{
    if (name.empty()) { // every name begins so
        complain(Cli::tr("say which battle; “%1” lists them.").arg(QStringLiteral("strategikon battle list")));
        return {};
    }
    if (name == "last")
        return lastBattle(library);
    const auto names = library.battleNames();
    if (!names) {
        complain(names.faults);
        return {};
    }
    std::vector<Named> all;
    for (const BattleName& one : *names)
        all.push_back({one.id, one.name});
    const auto found = meant(all, name, sure);
    if (found.size() == 1)
        return soundBattle(library, all[found.front()]);
    if (found.empty()) {
        if (const auto faults = library.battles("").faults; !faults.empty()) {
            complain(faults); // what is meant may be one of those
            return {};
        }
    }
    if (isTooShort(all, name, sure))
        complain(tooShort(name));
    else if (found.empty())
        complainOfNone(name);
    else
        complain(Cli::tr("“%1” could be several battles; use an id: “%2” lists them.")
                     .arg(plain(name), QStringLiteral("strategikon battle list")));
    return {};
}

namespace {

bool recording(OpenBattle& battle, Result<Recorder> recorder)
{
    if (!recorder) {
        complain(recorder.faults);
        return false;
    }
    battle.recorder.emplace(std::move(*recorder));
    return true;
}

} // namespace

bool readAll(OpenBattle& battle)
{
    if (battle->battle().isWhole())
        return true;
    return recording(battle, Recorder::open(*battle.library, battle->game(), battle->id(), STRATEGIKON_VERSION));
}

std::optional<OpenBattle> openBattle(const std::string& name, bool toWrite, Needs needs)
{
    auto opened = library(toWrite);
    if (!opened)
        return {};
    OpenBattle battle{std::make_unique<Library>(std::move(*opened)), {}, {}};
    const auto saved = battleNamed(*battle.library, name);
    if (!saved)
        return {};
    const Game* game = gameOf(saved->content.system);
    if (!game) {
        complain(Cli::tr("this program cannot record battles of “%1”.").arg(plain(saved->content.system)));
        return {};
    }
    if (const auto amiss = rulesAmiss(saved->content.system); !amiss.empty()) {
        complain(amiss);
        return {};
    }
    const auto open = needs == Needs::all ? Recorder::open : Recorder::openLatest;
    if (!recording(battle, open(*battle.library, *game, saved->id, STRATEGIKON_VERSION)))
        return {};
    const BattleContent& content = battle->saved().content;
    battle.ground = report::groundOf(content.system, content.setUp);
    return battle;
}

// What is veiled in a record is not told at all.
Json jsonOf(const State& state, const Fields& fields)
{
    Json json = cli::jsonOf(written(state, fields));
    for (Json& thing : json["things"])
        if (const auto its = thing.find("fields"); its != thing.end())
            for (const Sort sort : {Sort::body, Sort::block})
                for (const FieldSpec& spec : fields.of(sort))
                    if (spec.veiled)
                        its->erase(spec.id);
    return json;
}

Json jsonOf(const Event& event, const State& after, const Game& game)
{
    Json json{{"what", event.what}, {"on", namesOf(after, event.on)}};
    for (const auto& [figure, value] : event.with)
        json["figures"][figure] = value;
    if (!event.rule.empty())
        json["rule"] = event.rule;
    json["says"] = told(event, after, game).toStdString();
    return json;
}

void printOpen(const Game& game, const State& state, const field::Field* on)
{
    for (const Decision& open : game.can(state)) {
        const Decision ask = withMap(game, state, open, on);
        print(QStringLiteral("%1: %2\n").arg(plain(ask.what), titled(ask, state)));
        if (ask.word)
            print(Cli::tr("  “%1” opens them with side %2’s password.\n")
                      .arg(QStringLiteral("strategikon battle open-notes"), ask.who == 0 ? u"A"_qs : u"B"_qs));
        for (const Input& input : ask.inputs) {
            QStringList choices;
            for (const Id thing : input.among)
                choices << plain(nameOf(state, thing));
            for (const play::Option& option : input.options)
                choices << plain(option.id);
            if (input.kind == Input::Kind::dice)
                choices << Cli::tr("%n dice", nullptr, input.dice.count);
            if (input.kind == Input::Kind::number)
                choices << Cli::tr("%1 to %2").arg(input.least).arg(input.most);
            if (input.kind == Input::Kind::flag)
                choices << QStringLiteral("true, false");
            const QString line = QStringLiteral("  %1 (%2): %3")
                                     .arg(labelled(input, state), plain(input.id), choices.join(QStringLiteral(", ")));
            const bool proposed = ask.opensItself && input.given && !input.given->empty();
            print(
                (input.map              ? Cli::tr("%1; the map says %2").arg(line, writtenIn(input, state))
                        : input.measure ? Cli::tr("%1; to be measured", "where the map leaves it open").arg(line)
                        : proposed ? Cli::tr("%1; the next: %2", "who is filled in").arg(line, writtenIn(input, state))
                                   : line)
                + u'\n');
        }
    }
}

void complainOfNoMap()
{
    complain(Cli::tr("this battle has no map; “%1” starts one that has.")
                 .arg(QStringLiteral("strategikon battle new --field")));
}

Warnings warningsOf(const OpenBattle& open, const Decision& ask, const Answer& answer)
{
    const Battle& battle = open->battle();
    return warningsAgainst({&open->game(), &open->state(), open.on(), &battle, battle.head()}, ask, answer);
}

void printWarnings(const Warnings& warnings, const OpenBattle& open)
{
    for (const Warning& one : warnings) {
        const WarningShown shown = warningShown(one, *open.recorder, open->state());
        print((one.told ? Cli::tr("Careful: %1 (%2)") : Cli::tr("The map: %1 (%2)")).arg(shown.text, shown.source)
            + u'\n');
    }
}

bool printEvents(const std::vector<Event>& events, const State& after, const Game& game)
{
    bool any = false;
    for (const Event& event : events)
        if (event.what != "step") {
            print(told(event, after, game) + u'\n');
            any = true;
        }
    return any;
}

std::optional<BattleTerms> termsOf(const std::vector<std::string>& written)
{
    BattleTerms terms;
    for (const std::string& term : written) {
        const auto at = term.find('=');
        if (at == std::string::npos || at == 0) {
            complain(Cli::tr("write agreed terms like %1, not “%2”.").arg(QStringLiteral("turns=7"), plain(term)));
            return {};
        }
        terms.emplace_back(term.substr(0, at), term.substr(at + 1));
    }
    return terms;
}

} // namespace strategikon::cli
