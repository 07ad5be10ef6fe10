// strategikon battle overrule
#include "battle_files.h"
#include "battles.h"

#include "app/shown/battle/rules.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"

#include <algorithm>
#include <set>

namespace strategikon::cli {

using namespace play;

namespace {

QString choiceNow(const RuleShown& rule) { return rule.choices[rule.now].id; }

// The other of two choices, where none was named.
std::string otherChoice(const RuleShown& rule)
{
    return rule.choices.size() == 2 ? rule.choices[1 - rule.now].id.toStdString() : std::string();
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
    for (const Decision& ask : recorder.game().can(recorder.state()))
        ids.insert(ask.rule);
    std::erase_if(ids, [&](const std::string& id) {
        return switchNamed(recorder.game(), id) || !recorder.game().cited(recorder.state(), id);
    });
    return ids;
}

Json switchJson(const RuleShown& rule)
{
    Json choices = Json::array();
    for (const OptionShown& choice : rule.choices)
        choices.push_back(choice.id.toStdString());
    return {{"id", rule.id.toStdString()}, {"choices", std::move(choices)}, {"now", choiceNow(rule).toStdString()}};
}

int listRules(const Recorder& recorder, bool json)
{
    const Game& game = recorder.game();
    Json all = Json::array();
    if (!json)
        print(Cli::tr("The program follows these:") + u'\n');
    for (const Switch& one : game.switches()) {
        const RuleShown rule = switchShown(recorder, recorder.state(), one);
        if (json)
            all.push_back(switchJson(rule));
        else
            print(
                QStringLiteral("%1=%2  %3\n").arg(rule.id, choiceNow(rule), ruleShown(game, recorder.state(), one.id)));
    }
    if (!json)
        print(Cli::tr("You play these differently yourselves; the record says so:") + u'\n');
    for (const std::string& id : namedRules(recorder)) {
        const RuleShown rule = ruleCited(recorder, recorder.state(), id);
        if (json)
            all.push_back(
                {{"id", id}, {"overruled", !rule.overruled.isEmpty()}, {"instead", rule.instead.toStdString()}});
        else
            print(QStringLiteral("%1  %2%3\n")
                      .arg(rule.id, rule.instead.isEmpty() ? QString() : QStringLiteral("“%1” ").arg(rule.instead),
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
    if (const Switch* one = switchNamed(recorder.game(), rule)) {
        const std::string now = choice.empty() ? otherChoice(switchShown(recorder, recorder.state(), *one)) : choice;
        Node fields = Node::newMap();
        fields.set(rule, Node::ofText(now));
        Node agreement = Node::newMap();
        agreement.set("#1", std::move(fields));
        const auto answer = agreedFrom(recorder.game(), recorder.state(), agreement);
        return answer ? take(recorder, *answer, json) : refused(answer.faults.front());
    }
    if (!recorder.game().cited(recorder.state(), rule)) {
        complain(Cli::tr("there is no rule “%1”; “battle overrule” with just the battle lists them.").arg(plain(rule)));
        return unusable;
    }
    // No switch: the players see to it themselves, and the record says so.
    return keepNote(recorder, "overruled", overruling(rule, choice), {{"rule", rule}}, json,
        Cli::tr("Noted; you play it yourselves and the program goes on by the book: %1")
            .arg(ruleShown(recorder.game(), recorder.state(), rule)));
}

} // namespace strategikon::cli
