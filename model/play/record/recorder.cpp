#include "recorder.h"

#include "facts.h"
#include "model/play/card/unasked.h"
#include "stored.h"
#include "turns.h"

#include <algorithm>

namespace strategikon::play {

namespace {

constexpr int apart = 48; // entries from a kept state to the end
constexpr int back = 16;  // that a new one leaves, so that they can be taken back

// The head after an entry.
int headAfter(const Battle& battle, int number)
{
    const int before = battle.entries() - int(battle.log().size());
    while (number > before && battle.entry(number).kind == Entry::Kind::note)
        --number;
    if (number == before)
        return battle.root();
    return battle.entry(number).kind == Entry::Kind::step ? number : battle.entry(number).to;
}

// Whether all that came after an entry goes on from where the battle stood then: from `head`.
bool goesOnFrom(const Battle& battle, int number, int head)
{
    return std::all_of(battle.log().end() - (battle.entries() - number), battle.log().end(), [&](const Entry& entry) {
        const int from = entry.kind == Entry::Kind::step ? entry.parent : entry.to;
        return entry.kind == Entry::Kind::note || from == head || from > number;
    });
}

Result<Battle> replayed(const Game& game, const State& beginning, std::span<const Entry> log)
{
    Battle battle(game, beginning);
    for (const Entry& entry : log)
        if (!battle.restored(entry))
            return Fault{{}, {"play-broken-entry", {}}};
    return battle;
}

std::vector<StoredEntry> storedAll(const Battle& battle, std::size_t from, const std::string& program)
{
    std::vector<StoredEntry> all;
    Walk walk(battle);
    const State nowhere;
    for (std::size_t i = from; i < battle.log().size(); ++i) {
        const Entry& entry = battle.log()[i];
        const State& after = entry.kind == Entry::Kind::step ? walk.after(entry.number) : nowhere;
        all.push_back(stored(entry, battle.game().fields(), after, program));
    }
    return all;
}

std::vector<ToldStep> toldSince(const Battle& battle, std::size_t from)
{
    std::vector<ToldStep> all;
    for (std::size_t i = from; i < battle.log().size(); ++i)
        if (const Entry& entry = battle.log()[i]; entry.kind == Entry::Kind::step)
            if (auto told = toldOf(battle.game(), battle.stateAfter(entry.parent), entry))
                all.push_back(std::move(*told));
    return all;
}

} // namespace

Result<Recorder> Recorder::begin(
    Library& library, const Game& game, BattleContent content, const State& beginning, const BattleAbout& about)
{
    const std::string program = content.program;
    content.beginning = storedState(beginning, game.fields());
    content.facts = writeFacts(factsOf(game, beginning));
    auto saved = library.createBattle(content, {}, about);
    if (!saved)
        return saved.faults;
    Battle battle(game, beginning);
    (void)library.tellBattle(saved->id, toldOf(battle, content.system)); // else on the next opening
    return Recorder(library, std::move(battle), std::move(*saved), program);
}

Result<Recorder> Recorder::open(Library& library, const Game& game, const std::string& id, std::string program)
{
    auto saved = library.battle(id);
    if (!saved)
        return saved.faults;
    const auto entries = library.battleEntries(id);
    if (!entries)
        return entries.faults;
    auto battle = battleFrom(game, saved->content.beginning, *entries);
    if (!battle)
        return battle.faults;
    return Recorder(library, std::move(*battle), std::move(*saved), std::move(program));
}

Result<Recorder> Recorder::openLatest(Library& library, const Game& game, const std::string& id, std::string program)
{
    const auto kept = library.keptState(id);
    if (!kept || !*kept || (*kept)->program != program)
        return open(library, game, id, std::move(program));
    const KeptState& last = **kept;
    auto saved = library.battle(id);
    if (!saved)
        return saved.faults;
    const auto entries = library.battleEntries(id, last.entry);
    if (!entries)
        return entries.faults;
    auto battle = battleSince(game, last, *entries);
    if (!battle)
        return open(library, game, id, std::move(program));
    Recorder recorder(library, std::move(*battle), std::move(*saved), std::move(program));
    recorder.nowKept(last);
    return recorder;
}

// Where a state shall be kept: so many entries after the one before, or where the battle went back beyond that.
std::optional<KeptState> Recorder::due(int entry, int head, const State& state) const
{
    const bool follows = head == keptHead_ || head > keptEntry_;
    if (follows ? entry - keptEntry_ < apart : entry < apart)
        return {};
    return stateAt(entry, head, state);
}

KeptState Recorder::stateAt(int entry, int head, const State& state) const
{
    const int next = head == entry ? battle_.head() : head; // what the entry to come hangs on
    const int before = battle_.entries() - int(battle_.log().size());
    for (int at = std::max({entry - back, before, 1}); at <= battle_.entries() && entry == battle_.entries() + 1;
         ++at) {
        const int then = headAfter(battle_, at);
        if (goesOnFrom(battle_, at, then) && (next == then || next > at))
            return {at, then, program_, storedState(battle_.stateAfter(then), game().fields())};
    }
    return {entry, head, program_, storedState(state, game().fields())};
}

void Recorder::nowKept(const std::optional<KeptState>& kept)
{
    if (!kept)
        return;
    keptEntry_ = kept->entry;
    keptHead_ = kept->head;
}

std::optional<Fault> Recorder::answerOn(const Answer& given, const field::Field* on)
{
    if (auto refused = answer(given))
        return refused;
    goOn(on);
    return {};
}

void Recorder::goOn(const field::Field* on)
{
    const auto turn = std::pair(state().turn, state().side);
    while (!state().over && std::pair(state().turn, state().side) == turn) {
        const auto next = unasked({&game(), &state(), on, battle_.isWhole() ? &battle_ : nullptr, battle_.head()});
        if (!next || answer(*next))
            return;
    }
}

std::optional<Fault> Recorder::passTurn(const field::Field* on)
{
    const auto turn = std::pair(state().turn, state().side);
    const auto phaseOver = [&]() -> std::optional<Answer> {
        const auto open = game().can(state());
        const Decision* end = state().over ? nullptr : phaseEnd(open);
        return end ? std::optional(Answer{.what = end->what, .who = end->who}) : std::nullopt;
    };
    const auto first = phaseOver();
    if (auto refused = first ? answerOn(*first, on) : Fault{{}, {"play-answer-first", {}}})
        return refused;
    while (std::pair(state().turn, state().side) == turn) {
        auto next = phaseOver();
        if (!next)
            break;
        next->unasked = true;
        if (answerOn(*next, on))
            break;
    }
    return {};
}

std::optional<Fault> Recorder::keep(const Result<Entry>& entry)
{
    if (!entry)
        return entry.faults.front();
    State after = entry->kind == Entry::Kind::moved ? battle_.stateAfter(entry->to) : battle_.state();
    for (const Event& event : entry->events)
        if (!apply(after, event))
            return Fault{{}, {"play-events", {}}};
    const StoredEntry one = stored(*entry, game().fields(), after, program_);
    const int head = entry->kind == Entry::Kind::moved ? entry->to
        : entry->kind == Entry::Kind::step             ? entry->number
                                                       : battle_.head();
    const auto kept = due(entry->number, head, after);
    const auto told = toldOf(game(), battle_.state(), *entry);
    if (auto fault = library_->addEntries(saved_.id, std::span(&one, 1), writeFacts(factsOf(game(), after)), kept,
            std::span(told ? &*told : nullptr, told ? 1 : 0)))
        return fault;
    battle_.restored(*entry);
    nowKept(kept);
    return {};
}

// Several at once, all or none: a correction with the steps that follow it.
std::optional<Fault> Recorder::keep(std::span<const Entry> entries)
{
    Battle after = battle_;
    for (const Entry& entry : entries)
        if (!after.restored(entry))
            return Fault{{}, {"play-events", {}}};
    const auto kept = after.entries() < apart // what is kept may lie beyond where a correction went back to
        ? std::nullopt
        : std::optional(stateAt(after.entries(), after.head(), after.state()));
    if (auto fault = library_->addEntries(saved_.id, storedAll(after, battle_.log().size(), program_),
            writeFacts(factsOf(game(), after.state())), kept, toldSince(after, battle_.log().size())))
        return fault;
    battle_ = std::move(after);
    nowKept(kept);
    return {};
}

std::optional<Fault> Recorder::correct(int step, const Answer& answer, std::vector<Misfit>& misfits)
{
    const auto entries = battle_.toCorrect(step, answer, misfits);
    return entries ? keep(std::span<const Entry>(*entries)) : entries.faults.front();
}

std::optional<Fault> Recorder::follow(int step, std::vector<Misfit>& misfits)
{
    const auto entries = battle_.toReapply(step, misfits);
    return entries ? keep(std::span<const Entry>(*entries)) : entries.faults.front();
}

Result<std::string> Recorder::branch(int step, const std::string& name) const
{
    if (auto there = battle_.toGo(step); !there)
        return there.faults;
    BattleAbout about = saved_.about; // who plays is the same
    about.round.spent = 0;
    about.round.since.clear();
    about.day.clear(); // and it goes on today
    auto made = begin(*library_, game(), {name, saved_.content.system, program_, {}, {}, saved_.content.setUp},
        battle_.stateAfter(step), about);
    if (!made)
        return made.faults;
    return made->id();
}

std::optional<Fault> Recorder::rename(const std::string& name)
{
    auto saved = library_->renameBattle(saved_.id, name);
    if (!saved)
        return saved.faults.front();
    saved_ = std::move(*saved);
    return {};
}

Result<std::optional<SavedBattle>> Recorder::known(
    Library& library, const Game& game, BattleContent content, const State& beginning, std::span<const Entry> log)
{
    const auto battle = replayed(game, beginning, log);
    if (!battle)
        return battle.faults;
    content.beginning = storedState(beginning, game.fields());
    return library.sameBattle(content, storedAll(*battle, 0, content.program));
}

Result<std::string> Recorder::import(Library& library, const Game& game, BattleContent content, const State& beginning,
    std::span<const Entry> log, const BattleAbout& about)
{
    const auto battle = replayed(game, beginning, log);
    if (!battle)
        return battle.faults;
    content.beginning = storedState(beginning, game.fields());
    content.facts = writeFacts(factsOf(game, battle->state()));
    auto saved = library.createBattle(content, storedAll(*battle, 0, content.program), about);
    if (!saved)
        return saved.faults;
    (void)library.tellBattle(saved->id, toldOf(*battle, content.system));
    return saved->id;
}

} // namespace strategikon::play
