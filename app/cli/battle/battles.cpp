// strategikon battle new, list, show, branch, export, import, verify ...
#include "battles.h"
#include "app/cli/commands.h"
#include "battle_files.h"

#include "app/evenings/naming.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/field/files/names.h"
#include "model/play/record/action.h"
#include "model/play/record/record.h"
#include "model/play/sealed.h"
#include "model/text/name.h"
#include "rules/battle.h"

#include <filesystem>

namespace strategikon::cli {

using namespace play;

namespace {

QString letterOf(int side) { return QString(QChar(u'A' + side)); }

// A file, or a saved army by its name or id.
Result<Army> armyMeant(const std::string& written)
{
    std::error_code none;
    const bool looksLikeFile = written == "-" || written.find_first_of("./\\") != written.npos;
    auto store = looksLikeFile || std::filesystem::exists(written, none) ? std::nullopt : library(false);
    if (!store)
        return readArmyFrom(written);
    const auto saved = armyNamed(*store, written);
    return saved ? readArmy(saved->content.document, saved->id) : Result<Army>(std::vector<Fault>());
}

// "A=FILE": who stands with an army that is there already.
std::optional<Side> sideOf(const std::string& written, int side, bool broad)
{
    auto army = armyMeant(written);
    if (!army) {
        complain(army.faults);
        return {};
    }
    return Side{side, std::move(*army), broad};
}

std::optional<std::vector<Side>> sidesOf(const NewBattle& wish)
{
    std::vector<Side> sides;
    if (wish.armies.size() != 2) {
        complain(Cli::tr("a battle has two sides; give “%1” twice.").arg(QStringLiteral("--army FILE")));
        return {};
    }
    const auto add = [&](const std::string& file, int side) {
        auto one = sideOf(file, side, wish.broad);
        if (one)
            sides.push_back(std::move(*one));
        return one.has_value();
    };
    for (int side = 0; side < 2; ++side)
        if (!add(wish.armies[std::size_t(side)], side))
            return {};
    for (const std::string& ally : wish.allies) {
        if (ally.size() < 3 || ally[1] != '=' || (ally[0] != 'A' && ally[0] != 'B')) {
            complain(Cli::tr("write an ally like %1, not “%2”.").arg(QStringLiteral("A=FILE"), plain(ally)));
            return {};
        }
        if (!add(ally.substr(2), ally[0] == 'B'))
            return {};
    }
    return sides;
}

QString standing(const State& state)
{
    if (state.over)
        return Cli::tr("over");
    if (state.turn == 0)
        return Cli::tr("not started");
    return Cli::tr("%1, side %2, %3", "turn 3, A, a phase")
        .arg(turnTold(state.turn, state.words), state.side == 0 ? QStringLiteral("A") : QStringLiteral("B"),
            phaseShown(state.phase, state.words));
}

// None whose tables are not there.
const Game* gameNamed(std::string_view system, std::vector<Fault>& amiss)
{
    amiss = rulesAmiss(system);
    return amiss.empty() ? gameOf(system) : nullptr;
}

std::optional<Record> recordIn(const std::string& file, std::vector<int>& otherwise)
{
    const auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    if (holdsAnother(file, *text, "record"))
        return {};
    std::vector<Fault> amiss;
    auto record = readRecord(
        *text, file, [&](std::string_view system) { return gameNamed(system, amiss); }, otherwise, STRATEGIKON_VERSION);
    if (amiss.empty() && !record)
        amiss = record.faults;
    if (amiss.empty() && !record->head.setUp.empty())
        if (const auto setUp = field::readNamedSetup(record->head.setUp, file); !setUp)
            amiss = setUp.faults;
    if (amiss.empty())
        return std::move(*record);
    complain(amiss);
    if (record.faults.size() == 1 && record.faults.front().place.line > 1 && !text->ends_with("\n"))
        complain(Cli::tr("The record breaks off; get the whole file again."));
    return {};
}

} // namespace

namespace {

// After the armies of both sides; without a name of its own an army is called by its nation's.
std::string usualName(const State& state)
{
    std::string names[2];
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::army && (thing.side == 0 || thing.side == 1) && names[thing.side].empty())
            names[thing.side] = thing.name;
    return cleanName(names[0] + " – " + names[1]);
}

} // namespace

int newBattle(const NewBattle& wish, bool json)
{
    const auto sides = sidesOf(wish);
    const auto terms = sides ? termsOf(wish.terms) : std::nullopt;
    if (!terms)
        return unusable;
    BattlePlan plan{.sides = *sides, .terms = *terms};
    if (!wish.house.empty()) {
        const auto text = houseText(sides->front().army.system, wish.house);
        if (!text)
            return unusable;
        plan.house = *text;
        plan.houseFile = wish.house;
    }
    if (!wish.setUp.empty()) {
        const auto text = readInput(wish.setUp);
        if (!text)
            return refused(text.faults);
        auto read = field::readNamedSetup(*text, wish.setUp);
        if (!read)
            return refused(read.faults);
        plan.setUp = std::move(*read);
    }
    BattleAbout about;
    if (!say(about, wish.about))
        return unusable;
    const auto state = beginning(catalogue(), plan);
    if (!state)
        return refused(state.faults);
    about.stamps = stampsOf(catalogue(), plan);
    auto opened = library(true);
    if (!opened)
        return unusable;
    about = evenings::asKnown(*opened, std::move(about));
    const std::string& system = sides->front().army.system;
    const std::string name = wish.name.empty() ? usualName(*state) : wish.name;
    const auto recorder = Recorder::begin(*opened, *gameOf(system),
        {name, system, STRATEGIKON_VERSION, {}, {}, plan.setUp ? field::writeSetup(*plan.setUp) : std::string()},
        *state, about);
    if (!recorder)
        return refused(recorder.faults);
    if (json)
        printJson(listedJson(recorder->saved()));
    else
        print(QStringLiteral("%1  %2\n").arg(plain(recorder->id()), plain(name)));
    return done;
}

Json shownJson(const Recorder& recorder, const State& state)
{
    Json all = listedJson(recorder.saved());
    all["head"] = recorder.battle().head();
    all["state"] = jsonOf(state, recorder.game().fields());
    all["open"] = Json::array();
    for (const Decision& ask : recorder.game().can(state))
        all["open"].push_back(jsonOf(ask, state));
    return all;
}

QString headOf(const Recorder& recorder, const State& state)
{
    return QStringLiteral("%1: %2\n").arg(plain(recorder.saved().content.name), standing(state));
}

int showBattle(const std::string& battle, int step, bool json)
{
    auto open = openBattle(battle, false, json ? Needs::latest : Needs::all);
    if (!open || (step >= 0 && !(*open)->battle().toGo(step) && !readAll(*open)))
        return unusable;
    const Recorder& recorder = *open->recorder;
    if (step >= 0)
        if (const auto there = recorder.battle().toGo(step); !there)
            return refused(there.faults);
    const State state = step < 0 ? recorder.state() : recorder.battle().stateAfter(step);
    if (json) {
        printJson(shownJson(recorder, state));
        return done;
    }
    print(headOf(recorder, state));
    if (state.hides && recorder.battle().hid())
        print(Cli::tr("Secret answers are only hidden on screen in this battle, not sealed.\n"));
    const auto noted = notesOf(recorder.battle());
    const auto notes = [&](int of) {
        for (auto [it, end] = noted.equal_range(of); it != end; ++it)
            print(QStringLiteral("      %1\n").arg(noteShown(recorder.game(), recorder.state(), *it->second)));
    };
    notes(0);
    for (const int number : recorder.battle().line()) {
        if (step >= 0 && number > step)
            break;
        const Entry& entry = recorder.battle().log()[std::size_t(number - 1)];
        for (const Event& event : entry.events)
            if (event.what != "step")
                print(QStringLiteral("%1  %2\n").arg(number, 4).arg(told(event, recorder.state(), recorder.game())));
        notes(number);
    }
    printOpen(recorder.game(), state, open->on());
    return done;
}

int moveBattle(const std::string& battle, const std::string& place)
{
    auto opened = library(true);
    const Sure sure = place == "removed" ? Sure::whole : Sure::begins;
    const auto saved = opened ? battleNamed(*opened, battle, sure) : std::nullopt;
    if (!saved)
        return unusable;
    const auto moved = opened->placeBattle(saved->id, place);
    return moved ? done : refused(moved.faults);
}

int renameBattle(const std::string& battle, const std::string& name)
{
    if (const auto against = faultOfBattleName(name))
        return refused({Fault{{}, *against}});
    auto open = openBattle(battle, true);
    if (!open)
        return unusable;
    if (const auto fault = (*open)->rename(name))
        return refused({*fault});
    return done;
}

int branchBattle(const std::string& battle, int step, const std::string& name, bool json)
{
    auto open = openBattle(battle, true);
    if (!open)
        return unusable;
    const auto made = (*open)->branch(step < 0 ? (*open)->battle().head() : step,
        name.empty() ? cleanName((*open)->saved().content.name + " 2") : name);
    if (!made)
        return refused(made.faults);
    const auto saved = open->library->battle(*made);
    if (json && saved)
        printJson(listedJson(*saved));
    else
        print(plain(*made) + u'\n');
    return done;
}

int exportBattle(const std::string& battle, bool players, const Output& output, bool json)
{
    auto open = openBattle(battle, false);
    if (!open)
        return unusable;
    const BattleContent& content = (*open)->saved().content;
    const int status = writeOutput(output,
        writeRecord({content.system, content.name, content.program, (*open)->battle().stateAfter(0), content.setUp,
                        players ? (*open)->saved().about : BattleAbout()},
            (*open)->battle()));
    if (status == done && json && output.toFile())
        printJson({{"file", output.file}, {"entries", int((*open)->battle().log().size())}});
    return status;
}

namespace {

QString noChain()
{
    return Cli::tr("this record has no chain of digests, as an earlier version exported it; nobody can tell whether it "
                   "was altered.");
}

} // namespace

int importBattle(const std::string& file, const std::string& name, bool json)
{
    std::vector<int> otherwise;
    const auto record = recordIn(file, otherwise);
    if (!record)
        return unusable;
    if (const auto against = name.empty() ? faultOfBattleName(record->head.name) : std::nullopt) {
        complain({Fault{{file, 1, 1}, *against}});
        complain(Cli::tr("“%1” renames the battle.").arg(QStringLiteral("--name")));
        return unusable;
    }
    const RecordHead& head = record->head;
    if (!json)
        tellHouse(*gameOf(head.system), *record);
    if (!record->chained)
        complain(noChain());
    auto opened = library(true);
    if (!opened)
        return unusable;
    const BattleContent content{name.empty() ? head.name : name, head.system, head.program, {}, {}, head.setUp};
    const Game& game = *gameOf(head.system);
    const auto known = Recorder::known(*opened, game, content, head.beginning, record->log);
    if (!known)
        return refused(known.faults);
    if (*known)
        complain(Cli::tr("this record is in the library already, as “%1” (%2).")
                     .arg(plain((*known)->content.name), plain((*known)->id)));
    const bool again = *known && (name.empty() || name == (*known)->content.name); // by another name it is a copy
    const auto id = again
        ? Result<std::string>((*known)->id)
        : Recorder::import(*opened, game, content, head.beginning, record->log, evenings::asKnown(*opened, head.about));
    if (!id)
        return refused(id.faults);
    const auto saved = opened->battle(*id);
    if (json && saved)
        printJson(listedJson(*saved));
    else
        print(plain(*id) + u'\n');
    for (const int step : otherwise)
        complain(Cli::tr("this program would rule step %1 differently; it stays as recorded.").arg(step));
    return done;
}

int verifyBattle(const std::string& battle, bool json)
{
    std::vector<int> otherwise, unasked;
    int entries = 0;
    bool chained = true;
    std::string checksum;
    std::vector<std::pair<int, QString>> closed; // sides whose notes nobody has opened, with their checksums
    bool over = false;
    std::error_code error;
    if (battle == "-" || std::filesystem::is_regular_file(battle, error)) {
        const auto record = recordIn(battle, otherwise);
        if (!record)
            return unusable;
        entries = int(record->log.size());
        chained = record->chained;
        checksum = record->checksum;
    } else {
        auto open = openBattle(battle, false); // a record that does not replay is refused
        if (!open)
            return unusable;
        const BattleContent& content = (*open)->saved().content;
        Judged judged = judgedAgain((*open)->battle());
        otherwise = std::move(judged.otherwise);
        unasked = std::move(judged.aliens);
        checksum = checksumOf(
            {content.system, content.name, content.program, (*open)->battle().stateAfter(0), content.setUp, {}},
            (*open)->battle());
        entries = int((*open)->battle().log().size());
        for (const int side : {0, 1})
            if (notesOf((*open)->state(), side))
                closed.emplace_back(side, plain(digestOfNotes((*open)->state(), side)));
        over = (*open)->state().over;
    }
    if (json)
        printJson({{"entries", entries}, {"ruled_otherwise", otherwise}, {"not_asked", unasked}, {"chain", chained},
            {"checksum", checksum}});
    else if (otherwise.empty() && unasked.empty())
        print(Cli::tr("All %n entries replay, and this program rules them the same.", nullptr, entries) + u'\n');
    for (const int step : json ? std::vector<int>() : otherwise)
        print(Cli::tr("This program would rule step %1 differently.").arg(step) + u'\n');
    for (const int step : json ? std::vector<int>() : unasked)
        print(Cli::tr("Step %1 has an answer that nobody was asked for.").arg(step) + u'\n');
    if (!json)
        print(Cli::tr("Checksum, the same in every copy: %1").arg(plain(checksum)) + u'\n');
    if (!chained)
        complain(noChain());
    for (const auto& [side, digest] : closed)
        if (!json)
            print((over ? Cli::tr("Side %1’s notes stayed sealed, checksum %2.").arg(letterOf(side), digest)
                        : Cli::tr("Side %1’s notes are sealed, checksum %2: “%3” opens and compares them.")
                              .arg(letterOf(side), digest, QStringLiteral("strategikon battle open-notes")))
                + u'\n');
    return otherwise.empty() && unasked.empty() ? done : answerIsNo;
}

} // namespace strategikon::cli
