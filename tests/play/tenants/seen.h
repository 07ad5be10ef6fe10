// Cards of the games that stand on tables, as specs write them.
#pragma once

#include "tests/play/spec.h"

#include "model/play/card/card.h"
#include "model/text/yaml.h"

#include <stdexcept>

namespace playtest {

// What the card of an answer tells, its dice not thrown yet. `given`: as in a spec.
inline Preview seenOf(const std::string& system, const char* given, const char* answer)
{
    const Game& game = playtest::gameOf(system);
    const State state = givenState(system, *readYaml(given, "given"));
    const auto filled = filledAnswer({&game, &state, nullptr}, *readYaml(answer, "answer"));
    if (!filled)
        throw std::runtime_error(describe(filled.faults));
    return game.preview(state, *filled);
}

} // namespace playtest
