// Tables as specs give them, what lies ahead of them, and answers that the rules of DBM take: for tests of odds.
#pragma once

#include "model/play/ahead.h"
#include "model/play/unnoted.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/game.h"
#include "tests/data.h"
#include "tests/play/spec.h"
#include "tests/play/throws.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace dbmAhead {

using namespace strategikon;
using play::Id;
using play::Ids;

inline bool near(double is, double due) { return std::abs(is - due) < 1e-9; }

inline void takeData()
{
    const auto data = dataFolder();
    setRoots({data / "lists", data / "rules", data / "schema", {}});
}

inline play::State stateOf(const char* yaml)
{
    const auto read = readYaml(yaml, "given");
    if (!read)
        qFatal("%s", describe(read.faults).c_str());
    return playtest::givenState("dbm", *read);
}

inline Id named(const play::State& state, const char* badge)
{
    for (const play::Thing& thing : state.things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

inline double figure(const play::Prospect& prospect, const std::string& line, const std::string& id, const Ids& on = {})
{
    for (const play::Prospect::Line& one : prospect.lines)
        if (one.what == line && (on.empty() || one.on == on))
            for (const play::Prospect::Figure& its : one.figures)
                if (its.id == id)
                    return its.value;
    return -1;
}

inline play::Prospect prospectOf(const play::State& state, const char* what, const play::Course& course = {},
    const std::vector<play::Supposed>& supposed = {})
{
    for (const play::Prospect& one : play::ahead(dbmGame(), state, course, supposed))
        if (one.what == what)
            return one;
    return {};
}

// Answers, filled in, and what the rules ask between them taken as it is filled in too.
inline play::State played(play::State state, const play::Answer& given)
{
    const auto open = dbmGame().can(state);
    const play::Decision* ask = play::cardFor(open, given.what);
    if (!ask)
        qFatal("%s is not open", given.what.c_str());
    const play::Resolved done = dbmGame().resolve(state, play::filled(*ask, given));
    if (done.refused)
        qFatal("%s refused", given.what.c_str());
    for (const play::Event& event : done.events)
        play::apply(state, event);
    return state;
}

inline play::Answer answer(const char* what, std::vector<std::pair<std::string, std::vector<int>>> inputs)
{
    return {.what = what, .inputs = std::move(inputs)};
}

} // namespace dbmAhead
