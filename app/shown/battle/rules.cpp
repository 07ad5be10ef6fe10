#include "rules.h"

#include "app/words/fields.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"
#include "rules/readings.h"
#include "rules/system.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

QString subjectShown(const std::string& system, const std::string& id)
{
    const auto& all = plainReadings(system);
    const auto it = std::ranges::find(all, id, &Subject::id);
    return it == all.end() ? QString() : translated(it->name);
}

} // namespace

const play::Switch* switchNamed(const Game& game, const std::string& id)
{
    const auto& all = game.switches();
    const auto it = std::ranges::find_if(all, [&](const play::Switch& one) { return one.id == id; });
    return it == all.end() ? nullptr : &*it;
}

RuleShown switchShown(const Recorder& recorder, const State& state, const play::Switch& one)
{
    const System* system = findSystem(recorder.saved().content.system);
    RuleShown shown{.id = QString::fromStdString(one.id),
        .text = translated(one.says),
        .place = cited(*system, one.rule),
        .subject = subjectShown(recorder.saved().content.system, one.of),
        .now = choiceNow(recorder.game(), state, one.id),
        .assumed = one.assumed};
    for (const std::string& choice : one.choices) {
        shown.choices << OptionShown{.id = QString::fromStdString(choice),
            .label = choiceShown(one.id, choice, state.words),
            .on = int(shown.choices.size()) == shown.now};
    }
    return shown;
}

RuleShown ruleCited(const Recorder& recorder, const State& state, const std::string& id)
{
    const play::Cited* rule = recorder.game().cited(state, id);
    const System* system = findSystem(recorder.saved().content.system);
    if (rule == nullptr || system == nullptr) {
        return {};
    }
    RuleShown shown{.id = QString::fromStdString(id), .text = citedShown(*rule), .place = cited(*system, rule->source)};
    if (const Entry* noted = overruledIn(recorder.battle(), id)) {
        shown.overruled = noteShown(recorder.game(), state, *noted);
        shown.instead = QString::fromStdString(noted->text).mid(shown.id.size() + 2); // behind "id: "
    }
    return shown;
}

} // namespace strategikon
