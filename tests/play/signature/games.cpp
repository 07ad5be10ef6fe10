#include "games.h"

#include "rules/example.h"

#include <utility>

namespace playtest {

namespace {

constexpr int mostSteps = 3000;
constexpr double tellsPlaces = 0.25; // after a step on a field, and as a phase begins

std::string numbered(const char* name, int number)
{
    const std::string digits = std::to_string(number);
    return name + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

std::filesystem::path exampleFile(const std::string& name)
{
    for (const auto& file : exampleFiles())
        if (file.stem() == name)
            return file;
    return {};
}

Result<PlayedGame> example(Catalogue& catalogue, const std::string& name)
{
    const auto read = readExample(exampleFile(name));
    if (!read)
        return read.faults;
    auto battle = played(catalogue, *read);
    if (!battle)
        return battle.faults;
    const play::State beginning = battle->stateAfter(0);
    return PlayedGame{beginning, std::move(*battle)};
}

Fault stuck(const PlayedGame& game, const std::string& why)
{
    return {{}, {"stuck", {{"step", std::to_string(game.battle.log().size())}, {"why", why}}}};
}

std::optional<Fault> playOn(PlayedGame& game, Random& random)
{
    RandomPlayer player(game.battle.game(), random);
    std::string phase;
    while (!game.battle.state().over && int(game.battle.log().size()) < mostSteps) {
        const bool begins = std::exchange(phase, game.battle.state().phase) != phase;
        if (game.setUp && game.battle.state().turn > 0 && (begins || random.chance(tellsPlaces)))
            if (const auto places = placesTold(game.battle.state(), *game.setUp, random))
                (void)game.battle.answered(*places); // in the middle of something it may be refused
        if (game.battle.state().over)
            break;
        const auto entry = player.step(game.battle);
        if (!entry)
            return stuck(game, player.lastRefusal);
        if (!player.refused.empty())
            game.refused[entry->number] = player.refused;
    }
    return {};
}

} // namespace

std::vector<GameRow> gameRows(int ofEach)
{
    std::vector<GameRow> rows;
    for (const auto& file : exampleFiles()) // those on a battlefield stand in for the battles on-field here
        if (!std::filesystem::exists(std::filesystem::path(file).replace_extension(".json")))
            rows.push_back({file.stem().string(), GameRow::Kind::example, 0});
    for (int i = 1; i <= ofEach; ++i)
        rows.push_back({numbered("random-", i), GameRow::Kind::random, i});
    for (int i = 1; i <= ofEach; ++i)
        rows.push_back({numbered("on-field-", i), GameRow::Kind::onField, i});
    return rows;
}

Result<PlayedGame> playGame(Catalogue& catalogue, const GameRow& row)
{
    if (row.kind == GameRow::Kind::example)
        return example(catalogue, row.name);
    const bool onField = row.kind == GameRow::Kind::onField;
    Random random(std::uint64_t(row.number), onField ? 2 : 1);
    std::optional<PlayedGame> game;
    if (onField) {
        auto drawn = randomOnField(catalogue, random, row.number);
        if (!drawn)
            return drawn.faults;
        game.emplace(PlayedGame{drawn->beginning, play::Battle(warmasterGame(), drawn->beginning)});
        game->setUp = std::make_unique<field::Setup>(std::move(drawn->setUp));
        game->setUpText = field::writeSetup(*game->setUp);
    } else {
        const auto beginning = randomBeginning(catalogue, random, row.number);
        if (!beginning)
            return beginning.faults;
        game.emplace(PlayedGame{*beginning, play::Battle(warmasterGame(), *beginning)});
    }
    if (const auto fault = playOn(*game, random))
        return *fault;
    return std::move(*game);
}

} // namespace playtest
