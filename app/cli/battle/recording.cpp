// strategikon battle options, play, undo, redo, goto, note, correct, replay
#include "battle_files.h"
#include "battles.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/field/random.h"
#include "model/play/card/card.h"
#include "model/play/map/place.h"
#include "model/play/record/action.h"
#include "model/play/record/detail.h"
#include "model/text/json.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <sstream>

namespace strategikon::cli {

using namespace play;

namespace {

// fill: what is left out is as its card is filled in; where the battle is now, also as it was last time.
Result<Answer> answerIn(const OpenBattle& open, const State& state, const Node& action, bool fill)
{
    const Game& game = open.recorder->game();
    const Battle& battle = open.recorder->battle();
    const bool now = &state == &open.recorder->state();
    return fill ? filledAnswer({&game, &state, open.on(), now ? &battle : nullptr, battle.head()}, action)
                : answerFrom(game, state, action);
}

// With dice that stand for what came of it.
using Chances = std::vector<std::pair<std::string, double>>;
Result<Answer> standing(const OpenBattle& open, const Answer& answer, const std::string& outcome)
{
    const Recorder& recorder = *open.recorder;
    const auto asks = recorder.game().can(recorder.state());
    const Decision* ask = cardFor(asks, answer.what, answer.who);
    const auto found = ask ? standingFor(recorder.game(), recorder.state(), *ask, answer, outcome) : std::nullopt;
    if (found)
        return *found;
    std::string all;
    for (const auto& one : ask ? outcomesOf(recorder.game(), recorder.state(), *ask, answer) : Chances{})
        all += (all.empty() ? "" : ", ") + one.first;
    return Fault{
        {}, {all.empty() ? "play-no-dice-missing" : "play-no-outcome", {{"outcome", outcome}, {"outcomes", all}}}};
}

// With the dice that are missing thrown, each step from its own stream, so that a step does not hang on others.
Result<Answer> answerOf(const OpenBattle& open, const Node& action, const AnswerOptions& options)
{
    const Recorder& recorder = *open.recorder;
    auto answer = answerIn(open, recorder.state(), action, options.fill);
    if (answer && !options.outcome.empty())
        return standing(open, *answer, options.outcome);
    if (answer && options.roll) {
        field::Random random(*options.roll, std::uint64_t(recorder.battle().entries()));
        const auto open = recorder.game().can(recorder.state());
        if (const Decision* ask = cardFor(open, answer->what, answer->who))
            throwDice(*ask, *answer, [&random](int sides) { return random.die(sides); });
    }
    return answer;
}

// What the map had against answers, by the entries that they became.
using Warned = std::map<int, Json>;

void tell(const Recorder& recorder, std::size_t from, bool json, const Warned& warned = {})
{
    const auto& log = recorder.battle().log();
    Json all = Json::array();
    Walk walk(recorder.battle());
    bool told = false;
    for (std::size_t i = from; i < log.size(); ++i) {
        const State& after = log[i].kind == Entry::Kind::step ? walk.after(log[i].number) : recorder.state();
        if (!json) {
            told |= printEvents(log[i].events, after, recorder.game());
            continue;
        }
        Json events = Json::array();
        for (const Event& event : log[i].events)
            if (event.what != "step")
                events.push_back(jsonOf(event, after, recorder.game()));
        all.push_back({{"entry", log[i].number}, {"events", std::move(events)}});
        if (const auto it = warned.find(log[i].number); it != warned.end())
            all.back()["warnings"] = it->second;
    }
    if (json)
        printJson(all);
    else if (!told && from < log.size()) // an answer of which nothing came yet: what is asked now
        print(Cli::tr("Noted; no effect yet. %1").arg(headOf(recorder, recorder.state())));
}

// What the map has against an answer that is about to be given: said at once, or as JSON.
Json againstIn(const OpenBattle& open, const Answer& answer, bool json)
{
    const auto asks = open->game().can(open->state());
    const Decision* card = cardFor(asks, answer.what, answer.who);
    const Decision ask = card ? *card : Decision{.what = answer.what};
    const Warnings against = warningsOf(open, ask, answer);
    if (!json)
        printWarnings(against, open);
    Json all = Json::array();
    for (const Warning& one : against)
        all.push_back(jsonOf(one, ask, open));
    return all;
}

// As its card lies open, before anybody says anything.
Answer filledIn(const OpenBattle& open, const Decision& ask)
{
    return Card(ask, {&open->game(), &open->state(), open.on()}).draft(true);
}

} // namespace

Fault Action::placed(Fault fault) const
{
    if (fault.place.line > 0)
        fault.place.line = line;
    return fault;
}

std::optional<std::vector<Action>> actionsOf(const std::string& written)
{
    std::string text = written, file = "action";
    std::error_code error;
    const bool meansFile = written.ends_with(".json") || written.ends_with(".jsonl"); // no action ends so
    if (written == "-" || meansFile || std::filesystem::is_regular_file(written, error)) {
        const auto read = readInput(written);
        if (!read) {
            complain(read.faults);
            return {};
        }
        text = *read;
        file = written;
    }
    std::vector<Action> actions;
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const auto begin = line.find_first_not_of(" \t\r");
        if (begin == std::string::npos)
            continue;
        if (line[begin] != '{' && line[begin] != '"') {
            actions.push_back({Node::ofText(line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin)), number});
            continue;
        }
        auto node = readJson(line, file);
        if (!node) {
            complain({Action{{}, number}.placed(node.faults.front())});
            return {};
        }
        actions.push_back({std::move(*node), number});
    }
    if (actions.empty()) {
        complain(Cli::tr("there is no action in %1; “battle options” lists what you can do.").arg(plain(file)));
        return {};
    }
    return actions;
}

int whatBattleCan(const std::string& battle, bool json)
{
    auto open = openBattle(battle, false, Needs::latest);
    if (!open)
        return unusable;
    const State& state = (*open)->state();
    if (!json) {
        printOpen((*open)->game(), state, open->on());
        for (const Decision& ask : (*open)->game().can(state))
            printWarnings(warningsOf(*open, ask, filledIn(*open, ask)), *open);
        return done;
    }
    Json all = Json::array();
    for (const Decision& ask : (*open)->game().can(state)) {
        all.push_back(jsonOf(withMap((*open)->game(), state, ask, open->on()), state));
        for (const Warning& one : warningsOf(*open, ask, filledIn(*open, ask)))
            all.back()["warnings"].push_back(jsonOf(one, ask, *open));
    }
    printJson(all);
    return done;
}

int doInBattle(const AnswerOptions& options, bool json)
{
    const auto actions = actionsOf(options.action);
    if (!actions)
        return unusable;
    auto open = openBattle(options.battle, true, Needs::latest);
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    const std::size_t from = recorder.battle().log().size();
    Warned warned;
    for (const Action& action : *actions) {
        const auto answer = answerOf(*open, action.node, options);
        const auto heeded = answer ? againstIn(*open, *answer, json) : Json();
        const auto fault = answer ? recorder.answer(*answer) : answer.faults.front();
        if (fault) {
            tell(recorder, from, json, warned); // what was done before it stays
            return refused(action.placed(*fault));
        }
        if (!heeded.empty())
            warned[recorder.battle().head()] = heeded;
    }
    tell(recorder, from, json, warned);
    return done;
}

namespace {

void printSteps(const Recorder& recorder, const std::vector<int>& steps, const QString& how)
{
    if (!steps.empty())
        print(how + u'\n');
    for (const int number : steps)
        for (const Event& event : recorder.battle().entry(number).events)
            if (event.what != "step")
                print(QStringLiteral("%1  %2\n").arg(number, 4).arg(told(event, recorder.state(), recorder.game())));
}

// Steps of one course that are none of the other.
std::vector<int> beyond(const std::vector<int>& course, const std::vector<int>& other)
{
    std::vector<int> steps;
    std::set_difference(course.begin(), course.end(), other.begin(), other.end(), std::back_inserter(steps));
    return steps;
}

// Where the battle stands now, what that took back and what it did again, and what is asked there.
int tellMove(const OpenBattle& open, const std::vector<int>& before, bool json)
{
    const Recorder& recorder = *open.recorder;
    const auto back = beyond(before, recorder.battle().line()), again = beyond(recorder.battle().line(), before);
    if (json) {
        Json all = shownJson(recorder, recorder.state());
        all["taken_back"] = back;
        all["done_again"] = again;
        printJson(all);
        return done;
    }
    print(headOf(recorder, recorder.state()));
    printSteps(recorder, back, Cli::tr("Undone:"));
    printSteps(recorder, again, Cli::tr("Redone:"));
    printOpen(recorder.game(), recorder.state(), open.on());
    return done;
}

} // namespace

int undoInBattle(const std::string& battle, bool redo, int times, bool json)
{
    auto open = openBattle(battle, true, Needs::latest);
    if (!open)
        return unusable;
    const auto there = [&] { return redo ? (*open)->battle().ahead() : (*open)->battle().line(); };
    const bool far = std::size_t(times) > there().size() || (!redo && !(*open)->battle().toUndo(times));
    if (far && !readAll(*open))
        return unusable;
    const std::vector<int> before = (*open)->battle().line();
    if (const int most = int(there().size()); most > 0 && times > most) {
        complain(redo ? Cli::tr("only %n steps can be redone; nothing was done.", nullptr, most)
                      : Cli::tr("only %n steps can be undone; nothing was undone.", nullptr, most));
        return unusable;
    }
    if (const auto fault = redo ? (*open)->redo(times) : (*open)->undo(times))
        return refused(*fault);
    return tellMove(*open, before, json);
}

int goInBattle(const std::string& battle, int step, bool json)
{
    auto open = openBattle(battle, true, Needs::latest);
    if (!open || (!(*open)->battle().toGo(step) && !readAll(*open)))
        return unusable;
    const std::vector<int> before = (*open)->battle().line();
    if (const auto fault = (*open)->goTo(step))
        return refused(*fault);
    return tellMove(*open, before, json);
}

int noteInBattle(const std::string& battle, const std::string& text, int step, bool bookmark)
{
    auto open = openBattle(battle, true, Needs::latest);
    if (!open || (step >= 0 && !(*open)->battle().toGo(step) && !readAll(*open)))
        return unusable;
    if (plain(text).trimmed().isEmpty() && !bookmark) {
        complain(Cli::tr("a note needs some text."));
        return unusable;
    }
    const int at = step < 0 ? (*open)->battle().head() : step;
    if (const auto fault = (*open)->note(bookmark ? "bookmark" : "note", text, at))
        return refused(*fault);
    return done;
}

namespace {

void complainOf(const std::vector<play::Misfit>& misfits)
{
    constexpr std::size_t shown = 3; // most follow from the first
    for (const play::Misfit& misfit : misfits | std::views::take(shown))
        complain(Cli::tr("step %1 no longer fits: %2").arg(misfit.step).arg(worded(misfit.why)));
    QStringList others;
    for (const play::Misfit& misfit : misfits | std::views::drop(shown))
        others << QString::number(misfit.step);
    if (!others.empty())
        complain(Cli::tr("nor do these: steps %1").arg(others.join(QStringLiteral(", "))));
}

// The way back as a whole, what no longer fits, and the way on where a question waits that nobody had answered. `from`:
// where the battle stood; `step`: of the course that was left.
int leftAnswer(const Recorder& recorder, const std::vector<play::Misfit>& misfits, int from, int step, bool json)
{
    if (!json)
        print(Cli::tr("“battle goto … %1” undoes all of this.").arg(from) + u'\n');
    complainOf(misfits);
    if (misfits.empty())
        return done;
    if (recorder.battle().waits(step))
        complain(Cli::tr("they are kept; once the open question is answered, “battle replay … %1” goes on with them.")
                     .arg(step));
    return answerIsNo;
}

} // namespace

int correctInBattle(const std::string& battle, int step, const AnswerOptions& options, bool json)
{
    const auto actions = actionsOf(options.action);
    auto open = actions && actions->size() == 1 ? openBattle(battle, true) : std::nullopt;
    if (actions && actions->size() != 1)
        complain(Cli::tr("correct a step with just one action."));
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    const auto& log = recorder.battle().log();
    if (step < 1 || step > int(log.size()) || log[std::size_t(step - 1)].kind != Entry::Kind::step)
        return refused(recorder.battle().toGo(step).faults.front());
    const State before = recorder.battle().stateAfter(log[std::size_t(step - 1)].parent);
    const auto answer = answerIn(*open, before, actions->front().node, options.fill);
    if (!answer)
        return refused(answer.faults.front());
    std::vector<play::Misfit> misfits;
    const std::size_t from = log.size();
    const int left = recorder.battle().head();
    if (const auto fault = recorder.correct(step, *answer, misfits))
        return refused(*fault);
    tell(recorder, from, json);
    return leftAnswer(recorder, misfits, left, left, json);
}

int followInBattle(const std::string& battle, int step, bool json)
{
    auto open = openBattle(battle, true);
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    if (step < 0)
        step = recorder.battle().lastLeft();
    if (step == 0) {
        complain(Cli::tr("nothing was corrected in this battle; give one of the steps you mean."));
        return unusable;
    }
    std::vector<play::Misfit> misfits;
    const std::size_t from = recorder.battle().log().size();
    const int head = recorder.battle().head();
    if (const auto fault = recorder.follow(step, misfits))
        return refused(*fault);
    tell(recorder, from, json);
    return leftAnswer(recorder, misfits, head, step, json);
}

} // namespace strategikon::cli
