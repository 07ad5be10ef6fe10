// A raid at the prompt, a line an answer:
//     A.shoot: {company: A1, target: B1, dice: [5, 6, 1]}
// Dice that are left out are thrown. An empty line shows what may be answered, with what the card means as it stands.
#include "tests/play/raid/raid.h"

#include "model/play/record/action.h"
#include "model/play/record/battle.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"

#include <iostream>
#include <random>

using namespace strategikon;
using namespace strategikon::play;

namespace {

void tell(const Battle& battle, const std::vector<Event>& events)
{
    for (const Event& event : events) {
        std::cout << "  " << event.what;
        for (const Id one : event.on)
            std::cout << ' ' << nameOf(battle.state(), one);
        for (const auto& [figure, value] : event.with)
            std::cout << ", " << figure << ' ' << value;
        std::cout << '\n';
    }
}

void show(const Battle& battle)
{
    for (const Decision& ask : battle.game().can(battle.state())) {
        std::cout << (ask.shared ? ask.who == 0 ? "A." : "B." : "") << ask.what << ':';
        for (const Input& input : ask.inputs)
            std::cout << ' ' << input.id;
        for (const auto& [outcome, chance] : battle.game().preview(battle.state(), {ask.what, ask.who}).chances)
            std::cout << "  " << outcome << ' ' << int(chance * 1000) / 10.0 << " %";
        std::cout << '\n';
    }
}

} // namespace

int main()
{
    setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}});
    Battle battle(raid::game(), raid::beginning());
    std::mt19937 random(std::random_device{}());
    show(battle);
    for (std::string line; !battle.state().over && std::getline(std::cin, line);) {
        const auto action = readYaml(line, "answer");
        if (line.empty() || !action) {
            show(battle);
            continue;
        }
        const auto open = battle.game().can(battle.state());
        auto answer = answerFrom(open, battle.state(), *action, true);
        if (const Decision* ask = answer ? cardFor(open, answer->what, answer->who) : nullptr)
            throwDice(*ask, *answer, [&](int sides) { return int(random() % unsigned(sides)) + 1; });
        const auto entry = answer ? battle.answered(*answer) : Result<Entry>(answer.faults);
        if (entry)
            tell(battle, entry->events);
        else
            std::cout << english(entry.faults.front().message) << '\n';
    }
}
