// A battle that is kept in the library: what is done is on disk before anybody sees it.
#pragma once

#include "battle.h"
#include "model/library/library.h"

namespace strategikon::play {

class Recorder {
public:
    // `program`: the version that writes. A fault means that nothing was made.
    static Result<Recorder> begin(Library& library, const Game& game, BattleContent content, const State& beginning,
        const BattleAbout& about = {});
    static Result<Recorder> open(Library& library, const Game& game, const std::string& id, std::string program);
    // The same with what was done last alone, where the library keeps a state that lies before it: for whoever asks how
    // the battle stands or answers. It takes as long as a short record.
    static Result<Recorder> openLatest(Library& library, const Game& game, const std::string& id, std::string program);

    const std::string& id() const { return saved_.id; }
    const SavedBattle& saved() const { return saved_; }
    const Battle& battle() const { return battle_; }
    const State& state() const { return battle_.state(); }
    const Game& game() const { return battle_.game(); }

    // A fault means that nothing has changed, neither here nor on disk.
    std::optional<Fault> answer(const Answer& answer) { return keep(battle_.toAnswer(answer)); }
    // The same, and after it whatever goes without asking (card/unasked.h), as long as it is the same side's turn.
    // `on`: the battlefield; nullptr: none is known. Where an answer was kept and one behind it was not, it is asked.
    std::optional<Fault> answerOn(const Answer& answer, const field::Field* on);
    // What goes without asking now, behind a step that was corrected.
    void goOn(const field::Field* on);
    // The rest of the turn: the end of each phase, as long as nothing is asked that somebody has to answer.
    std::optional<Fault> passTurn(const field::Field* on);
    std::optional<Fault> undo(int times = 1) { return keep(battle_.toUndo(times)); }
    std::optional<Fault> redo(int times = 1) { return keep(battle_.toRedo(times)); }
    std::optional<Fault> goTo(int step) { return keep(battle_.toGo(step)); }
    // A text that a reader would take: up to 65,536 bytes.
    std::optional<Fault> note(std::string what, std::string text, int step)
    {
        if (constexpr std::size_t longest = Limits{}.scalar; text.size() > longest)
            return Fault{{}, {"text-too-long", {{"limit", longest}}}};
        return keep(battle_.toNote(std::move(what), std::move(text), step));
    }
    std::optional<Fault> correct(int step, const Answer& answer, std::vector<Misfit>& misfits);
    std::optional<Fault> follow(int step, std::vector<Misfit>& misfits);
    // A new battle that begins with the state after a step; its id.
    Result<std::string> branch(int step, const std::string& name) const;
    std::optional<Fault> rename(const std::string& name);

    // The battle of the library that is the same record, whatever its name; nothing: there is none.
    static Result<std::optional<SavedBattle>> known(
        Library& library, const Game& game, BattleContent content, const State& beginning, std::span<const Entry> log);
    // The same record, in a library: of a file that was read, with all its entries.
    static Result<std::string> import(Library& library, const Game& game, BattleContent content, const State& beginning,
        std::span<const Entry> log, const BattleAbout& about = {});

private:
    Recorder(Library& library, Battle battle, SavedBattle saved, std::string program)
        : library_(&library), battle_(std::move(battle)), saved_(std::move(saved)), program_(std::move(program))
    {
    }
    std::optional<Fault> keep(const Result<Entry>& entry);
    std::optional<Fault> keep(std::span<const Entry> entries);
    std::optional<KeptState> due(int entry, int head, const State& state) const;
    KeptState stateAt(int entry, int head, const State& state) const;
    void nowKept(const std::optional<KeptState>& kept);

    Library* library_;
    Battle battle_;
    SavedBattle saved_;
    std::string program_;
    int keptEntry_ = 0, keptHead_ = 0; // of the state that the library keeps; 0: none, or not looked for
};

} // namespace strategikon::play
