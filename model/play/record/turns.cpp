#include "turns.h"

#include "facts.h"
#include "model/library/progress.h"
#include "model/text/contains.h"
#include "stored.h"
#include "written.h"

#include <algorithm>

namespace strategikon::play {

namespace {

constexpr Sort tellable[] = {Sort::army, Sort::block, Sort::body, Sort::leader};

bool isTellable(Sort sort) { return std::ranges::find(tellable, sort) != std::end(tellable); }

std::string fieldNamed(Sort sort, const std::string& field) { return std::string(wordOf(sort)) + "." + field; }

std::vector<ToldField> fieldsOf(const Game& game)
{
    std::vector<ToldField> all;
    for (const Sort sort : tellable)
        for (const FieldSpec& spec : game.fields().of(sort)) {
            if (spec.veiled)
                continue;
            std::string words;
            for (const std::string& word : spec.words)
                words += (words.empty() ? "" : ", ") + word;
            all.push_back({fieldNamed(sort, spec.id), spec.label, spec.start, spec.parts, spec.whole, std::move(words),
                spec.shown});
        }
    return all;
}

ToldThing toldOf(const Game& game, const Thing& thing)
{
    ToldThing told{thing.id, wordOf(thing.sort), thing.kind, thing.badge, thing.name, thing.side, thing.within, {}};
    const auto& specs = game.fields().of(thing.sort);
    for (std::size_t i = 0; i < std::min(specs.size(), thing.fields.size()); ++i)
        if (!specs[i].veiled && thing.fields[i] != specs[i].start)
            told.starts.emplace_back(fieldNamed(thing.sort, specs[i].id), thing.fields[i]);
    if (thing.gone)
        told.starts.emplace_back("gone", 1);
    return told;
}

// Where a score is kept at all.
void tellScore(const Game& game, const State& state, ToldStep& told)
{
    const Facts facts = factsOf(game, state);
    const auto a = standingOf(facts, 0, game.score()), b = standingOf(facts, 1, game.score());
    if (a && b)
        told.scores.push_back({state.turn, state.side, {*a, *b}});
}

bool changes(const Event& event, std::initializer_list<Change::What> what)
{
    return std::ranges::any_of(event.changes, [&](const Change& one) { return contains(what, one.what); });
}

bool endsTurn(const Event& event) { return changes(event, {Change::What::turn, Change::What::turnOf}); }
bool endsBattle(const Event& event) { return changes(event, {Change::What::over}); }

void tellTurns(const Game& game, State state, const Entry& entry, ToldStep& told)
{
    for (const Event& event : entry.events) {
        if (endsTurn(event) && !told.began) {
            tellScore(game, state, told);
            told.began = ToldTurn{.event = int(&event - entry.events.data()) + 1};
        }
        apply(state, event);
    }
    if (told.began) {
        told.began->turn = state.turn;
        told.began->whose = state.side;
    }
    if (state.over && std::ranges::any_of(entry.events, endsBattle))
        tellScore(game, state, told);
}

} // namespace

std::optional<ToldStep> toldOf(const Game& game, const State& before, const Entry& entry)
{
    ToldStep told{.entry = entry.number};
    for (const Event& event : entry.events)
        for (const Change& change : event.changes)
            if (change.what == Change::What::made && change.value && isTellable(change.value->sort))
                told.things.push_back(toldOf(game, *change.value));
    if (std::ranges::any_of(entry.events, [](const Event& one) { return endsTurn(one) || endsBattle(one); }))
        tellTurns(game, before, entry, told);
    const bool any = !told.things.empty() || told.began || !told.scores.empty();
    return any ? std::optional(std::move(told)) : std::nullopt;
}

ToldBattle toldOf(const Battle& battle, const std::string& system)
{
    const Game& game = battle.game();
    const State beginning = battle.stateAfter(0);
    ToldBattle all{system, fieldsOf(game), {{.began = ToldTurn{0, beginning.turn, beginning.side}}}};
    for (const Thing& thing : beginning.things)
        if (isTellable(thing.sort))
            all.steps.front().things.push_back(toldOf(game, thing));
    Walk walk(battle);
    for (const Entry& entry : battle.log())
        if (entry.kind == Entry::Kind::step)
            if (auto told = toldOf(game, walk.after(entry.parent), entry))
                all.steps.push_back(std::move(*told));
    return all;
}

void tellUntold(Library& library, const std::function<const Game*(const std::string& system)>& gameOf)
{
    if (library.readOnlyBecause())
        return;
    const auto untold = library.untoldBattles();
    int done = 0;
    for (const auto& [id, system] : untold.value.value_or(std::vector<std::pair<std::string, std::string>>())) {
        tellUpgrade(done++, int(untold->size()));
        const Game* game = gameOf(system);
        const auto saved = game ? library.battle(id) : Result<SavedBattle>();
        const auto entries = saved ? library.battleEntries(id) : Result<std::vector<StoredEntry>>();
        const auto battle = entries ? battleFrom(*game, saved->content.beginning, *entries) : Result<Battle>();
        if (battle)
            library.tellBattle(id, toldOf(*battle, system));
    }
}

} // namespace strategikon::play
