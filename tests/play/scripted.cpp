#include "scripted.h"

#include "any.h"

namespace strategikon::play {

namespace {

Act anyAct(const Battle& battle, std::mt19937& random)
{
    const auto one = [&random](const std::vector<int>& steps) { return steps[random() % steps.size()]; };
    const auto line = battle.line();
    const auto open = battle.game().can(battle.state());
    const unsigned kind = random() % 12;
    if (kind == 0)
        return {.what = Act::What::undo};
    if (kind == 1)
        return {.what = Act::What::redo};
    if (kind == 2)
        return {.what = Act::What::note, .step = battle.head()};
    if (kind == 3 && !line.empty()) {
        const int step = one(line);
        const int before = battle.log()[std::size_t(step - 1)].parent;
        return {Act::What::correct, anyAnswer(battle.game().can(battle.stateAfter(before)), random), step};
    }
    if (open.empty() || kind == 4)
        return {.what = Act::What::goTo, .step = line.empty() ? 0 : one(line)};
    return {.what = Act::What::answer, .answer = anyAnswer(open, random)};
}

} // namespace

Act nextAct(const Battle& battle)
{
    std::mt19937 random(unsigned(battle.log().size()));
    for (;;) {
        const Act act = anyAct(battle, random);
        Battle tried = battle;
        if (!done(tried, act).empty())
            return act;
    }
}

std::vector<Entry> done(Battle& battle, const Act& act)
{
    const auto before = std::ptrdiff_t(battle.log().size());
    std::vector<Misfit> misfits;
    switch (act.what) {
    case Act::What::answer:
        (void)battle.answered(act.answer);
        break;
    case Act::What::undo:
        (void)battle.undo();
        break;
    case Act::What::redo:
        (void)battle.redo();
        break;
    case Act::What::goTo:
        (void)battle.goTo(act.step);
        break;
    case Act::What::note:
        (void)battle.noted("note", "By the ford,\n“halt”", act.step);
        break;
    case Act::What::correct:
        (void)battle.corrected(act.step, act.answer, misfits);
        break;
    }
    return {battle.log().begin() + before, battle.log().end()};
}

std::optional<Fault> done(Recorder& recorder, const Act& act)
{
    std::vector<Misfit> misfits;
    switch (act.what) {
    case Act::What::answer:
        return recorder.answer(act.answer);
    case Act::What::undo:
        return recorder.undo();
    case Act::What::redo:
        return recorder.redo();
    case Act::What::goTo:
        return recorder.goTo(act.step);
    case Act::What::note:
        return recorder.note("note", "By the ford,\n“halt”", act.step);
    case Act::What::correct:
        return recorder.correct(act.step, act.answer, misfits);
    }
    return {};
}

BattleContent aboutToy() { return {"By the ford", "toy", "1.0", {}, {}}; }

void goOn(Battle& battle, std::size_t entries)
{
    while (battle.log().size() < entries)
        done(battle, nextAct(battle));
}

} // namespace strategikon::play
