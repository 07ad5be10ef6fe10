// strategikon battle overrule
#include "battle_files.h"
#include "battles.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"

#include <algorithm>
#include <set>

namespace strategikon::cli {

using namespace play;

namespace {

const Switch* switchOf(const Game& game, const std::string& id)
{
    const auto& all = game.switches();
    const auto it = std::find_if(all.begin(), all.end(), [&](const Switch& one) { return one.id == id; });
    return it == all.end() ? nullptr : &*it;
}

int choiceNow(const Recorder& recorder, const Switch& one)
{
    const int at = recorder.game().fields().index(Sort::battle, one.id);
    return at < 0 ? 0 : recorder.state()[1].fields[std::size_t(at)];
}

// The other of two choices, where none was named.
std::string otherChoice(const Recorder& recorder, const Switch& one)
{
    return one.choices.size() == 2 ? one.choices[std::size_t(1 - choiceNow(recorder, one))] : std::string();
}

// Rules that have no switch, as far as this battle has named them or its open cards do.
std::set<std::string> namedRules(const Recorder& recorder)
{
    std::set<std::string> ids;
    for (const Entry& entry : recorder.battle().log()) {
        for (const Event& event : entry.events)
            ids.insert(event.rule);
        if (entry.what == "overruled")
            ids.insert(entry.text.substr(0, entry.text.find(": ")));
    }
    for (const Ask& ask : recorder.game().can(recorder.state()))
        ids.insert(ask.rule);
    std::erase_if(ids, [&](const std::string& id) {
        return switchOf(recorder.game(), id) || !recorder.game().cited(recorder.state(), id);
    });
    return ids;
}

int listRules(const Recorder& recorder, bool json)
{
    const Game& game = recorder.game();
    Json all = Json::array();
    if (!json)
        print(Cli::tr("The engine follows these:") + u'\n');
    for (const Switch& one : game.switches()) {
        const std::string& now = one.choices[std::size_t(choiceNow(recorder, one))];
        if (json)
            all.push_back({{"id", one.id}, {"choices", one.choices}, {"now", now}});
        else
            print(QStringLiteral("%1=%2  %3\n")
                      .arg(plain(one.id), plain(now), ruleShown(game, recorder.state(), one.id)));
    }
    if (!json)
        print(Cli::tr("Of these the record says that players have them otherwise, and they see to it themselves:")
            + u'\n');
    for (const std::string& id : namedRules(recorder)) {
        const Entry* noted = overruledIn(recorder.battle(), id);
        const std::string instead =
            noted && noted->text.size() > id.size() + 2 ? noted->text.substr(id.size() + 2) : std::string();
        if (json)
            all.push_back({{"id", id}, {"overruled", noted != nullptr}, {"instead", instead}});
        else
            print(QStringLiteral("%1  %2%3\n")
                      .arg(plain(id), instead.empty() ? QString() : QStringLiteral("“%1” ").arg(plain(instead)),
                          ruleShown(game, recorder.state(), id)));
    }
    if (json)
        printJson(all);
    return done;
}

} // namespace

int overruleInBattle(const std::string& battle, const std::string& rule, const std::string& choice, bool json)
{
    auto open = openBattle(battle, true);
    if (!open)
        return unusable;
    Recorder& recorder = *open->recorder;
    if (rule.empty())
        return listRules(recorder, json);
    if (const Switch* one = switchOf(recorder.game(), rule)) {
        const std::string now = choice.empty() ? otherChoice(recorder, *one) : choice;
        Node fields = Node::newMap();
        fields.set(rule, Node::ofText(now));
        Node agreement = Node::newMap();
        agreement.set("#1", std::move(fields));
        const auto answer = agreedFrom(recorder.game(), recorder.state(), agreement);
        return answer ? take(recorder, *answer, json) : refused(answer.faults.front());
    }
    if (!recorder.game().cited(recorder.state(), rule)) {
        complain(
            Cli::tr("there is no rule “%1”; “battle overrule” with the battle alone lists them.").arg(plain(rule)));
        return unusable;
    }
    // No switch: the players see to it themselves, and the record says so.
    return keepNote(recorder, "overruled", overruling(rule, choice), {{"rule", rule}}, json,
        Cli::tr("Noted: players see to it themselves, the engine goes on by the book: %1")
            .arg(ruleShown(recorder.game(), recorder.state(), rule)));
}

} // namespace strategikon::cli
