#include "rules/warmaster/play/placing.h"

#include "rules/warmaster/play/table.h"

#include <algorithm>
#include <charconv>

namespace strategikon::warmasterPlay {

namespace {

bool isBody(const play::Thing& thing) { return thing.sort == play::Sort::body || thing.sort == play::Sort::leader; }

void waits(play::Telling& telling, Id id, Coming coming, int due = 0)
{
    telling.set(id, "where", int(Where::waiting));
    telling.set(id, "coming", int(coming));
    telling.set(id, "due", due);
}

// "march", "end-of-command-2"; what finds no room never comes.
void waitsFor(play::Telling& telling, const field::Deployment& deployment, Id id, const std::string& code)
{
    constexpr std::string_view later = "end-of-command-";
    if (code == field::noRoom)
        return waits(telling, id, Coming::never);
    if (code.starts_with(later)) {
        int turn = 0;
        std::from_chars(code.data() + later.size(), code.data() + code.size(), turn);
        return waits(telling, id, Coming::command, turn);
    }
    const play::Thing thing = telling.state()[id];
    const auto& column = deployment.column[thing.side];
    const auto at = std::find(column.begin(), column.end(), thing.badge);
    waits(telling, id, Coming::march);
    telling.set(id, "column", at == column.end() ? id : int(at - column.begin()) + 1);
}

} // namespace

std::string strangerIn(const field::Deployment& deployment, const play::State& state)
{
    std::size_t found = 0;
    for (const play::Thing& thing : state.things) {
        if (!isBody(thing))
            continue;
        const field::Troop* troop = deployment.troop(thing.badge);
        if (!troop || troop->entry != thing.kind)
            return thing.badge;
        ++found;
    }
    return found == deployment.troops.size() ? "" : deployment.troops.back().badge;
}

void place(const field::Deployment& setUp, play::Telling& telling)
{
    field::Deployment deployment = setUp;
    settle(deployment);
    const play::State before = telling.state();
    for (const play::Thing& thing : before.things) {
        const field::Posted* post = isBody(thing) ? deployment.post(thing.badge) : nullptr;
        if (post && !post->arrives.empty())
            waitsFor(telling, deployment, thing.id, post->arrives);
        else if (isBody(thing) && !post && portionOf(deployment, *deployment.troop(thing.badge)).absent)
            waits(telling, thing.id, Coming::never);
        if (thing.sort != play::Sort::army)
            continue;
        const field::Way& way = deployment.way[thing.side];
        telling.set(thing.id, "slow", int(way.slow));
        telling.set(thing.id, "slow-first", int(way.slowFirstMove));
    }
}

} // namespace strategikon::warmasterPlay
