// A battle: everything that was answered, in order, and any moment of it again.
//
// The log only grows. A step hangs below the step it followed; the head says where the battle stands. Undo, redo and
// going to a moment move the head, and are entries themselves. Answering where something was answered before begins a
// branch: what stood there stays and can be gone back to.
#pragma once

#include "model/play/game.h"
#include "model/text/fault.h"

#include <map>
#include <memory>
#include <set>
#include <span>

namespace strategikon::play {

struct Entry {
    enum class Kind {
        step,  // an answer and its events
        moved, // the head went to the step `to` (0: the beginning)
        note,  // a text about the step `to`
    };
    Kind kind = Kind::step;
    int number = 0; // from 1, without gaps
    int parent = 0; // step: the step before it, 0: the beginning
    int to = 0;
    std::string what{}; // moved: "undo", "redo", "goto", "correct"; note: "note", "bookmark", "overruled"
    std::string text{}; // of a note
    Answer answer{};    // of a step
    std::vector<Event> events{};
    friend bool operator==(const Entry&, const Entry&) = default;
};

// A later step that a correction could not carry over.
struct Misfit {
    int step = 0;
    Message why{};
};

class Battle {
public:
    Battle(const Game& game, State beginning);
    // As it stood after so many entries, and whatever comes after them: what was before is not at hand. `head`: the
    // step that had been answered last.
    Battle(const Game& game, State then, int entries, int head);

    const Game& game() const { return *game_; }
    const std::vector<Entry>& log() const { return log_; } // as far as it is at hand
    int entries() const { return before_ + int(log_.size()); }
    const Entry& entry(int number) const { return log_[std::size_t(number - before_ - 1)]; } // one that is at hand
    bool isWhole() const { return before_ == 0; }
    int root() const { return root_; } // the step that everything at hand follows; 0: the beginning
    int head() const { return head_; } // the step that was answered last; 0: none yet
    const State& state() const { return state_; }
    State stateAfter(int step) const; // 0: the beginning
    // The step that somebody was asked about, which this one went on from unasked (Answer::unasked); or itself.
    int askedBy(int step) const;
    std::vector<int> line() const;  // steps from the root to the head
    bool hid() const;               // an answer of these was only hidden on screens (sealed.h)
    std::vector<int> ahead() const; // undone steps that redo would bring back, in order
    // The last step of the course that a step belongs to: where it was left by a correction, or else as far as redo
    // would lead.
    int tip(int step) const;
    // The last step of the course that the last correction left; 0 where nothing was corrected.
    int lastLeft() const { return lastLeft_; }

    // What would be the next entry. It changes nothing: whoever keeps a record stores it first and then restores it.
    Result<Entry> toAnswer(const Answer& answer) const;
    // Why an answer will be refused, whatever its dice that have not fallen yet; what is not noted is not missed.
    std::optional<Message> refusedBeforeDice(Answer answer) const;
    // So many steps at once, each with those behind it that nobody was asked about.
    Result<Entry> toUndo(int times = 1) const;
    Result<Entry> toRedo(int times = 1) const;
    Result<Entry> toGo(int step) const;
    Result<Entry> toNote(std::string what, std::string text, int step) const;
    // Another answer in the place of a step on the line; later steps that still fit follow on the new branch. The
    // entries are in order; what did not fit is told.
    Result<std::vector<Entry>> toCorrect(int step, const Answer& answer, std::vector<Misfit>& misfits) const;
    // What was answered in a course that was left and is missing here, once more from here on, as far as it fits: after
    // something forgotten was put in, or what a correction called up was answered. `step`: any of that course. Refused
    // where nothing fits.
    Result<std::vector<Entry>> toReapply(int step, std::vector<Misfit>& misfits) const;
    // Whether what is missing of that course waits until what is asked now is answered.
    bool waits(int step) const;

    // The same, done at once.
    Result<Entry> answered(const Answer& answer) { return done(toAnswer(answer)); }
    Result<Entry> undo() { return done(toUndo()); }
    Result<Entry> redo() { return done(toRedo()); }
    Result<Entry> goTo(int step) { return done(toGo(step)); }
    Result<Entry> noted(std::string what, std::string text, int step)
    {
        return done(toNote(std::move(what), std::move(text), step));
    }
    Result<std::vector<Entry>> corrected(int step, const Answer& answer, std::vector<Misfit>& misfits)
    {
        return doneAll(toCorrect(step, answer, misfits));
    }
    Result<std::vector<Entry>> followed(int step, std::vector<Misfit>& misfits)
    {
        return doneAll(toReapply(step, misfits));
    }

    // An entry as the store gives it back; false where it does not fit the log (a number missing, events that do not
    // apply, a step that the rules cannot read).
    bool restored(const Entry& entry);

private:
    Entry& append(Entry entry);
    Result<Entry> done(Result<Entry> entry);
    Result<std::vector<Entry>> doneAll(Result<std::vector<Entry>> entries);
    Entry toMove(int step, const char* what) const;
    bool isStep(int number) const; // or the beginning
    void follow(
        std::span<const int> steps, Battle& tried, std::vector<Entry>& entries, std::vector<Misfit>& misfits) const;
    void followOne(std::span<const int> steps, bool acts, Battle& tried, std::vector<Entry>& entries,
        std::vector<Misfit>& misfits) const;
    bool springsFromBefore(int number) const;
    std::size_t alreadyHere(std::span<const int> course, std::span<const int> line) const;
    const Entry& step(int number) const { return entry(number); }

    const Game* game_;
    State beginning_, state_;
    std::vector<Entry> log_{};
    int before_ = 0, root_ = 0; // entries that are not at hand, and the step that was the head then
    int head_ = 0, lastLeft_ = 0;
    std::map<int, int> newest_;                                // by step: its child that redo goes to
    std::set<int> leftAt_;                                     // by corrections: what was undone then is no part of it
    mutable std::map<int, std::shared_ptr<const State>> kept_; // every so many steps, so that no moment is far
};

// Notes by the step that they are beside, in the order in which they were made.
std::multimap<int, const Entry*> notesOf(const Battle& battle);

// The states after one step and another. Where each follows the one before it, as most do in a record, nothing is
// played twice.
class Walk {
public:
    explicit Walk(const Battle& battle) : battle_(battle), state_(battle.stateAfter(battle.root())), at_(battle.root())
    {
    }
    const State& after(int step); // 0: the beginning; it holds until the next is asked for

private:
    const Battle& battle_;
    State state_;
    int at_;
};

// Each answer resolved again, those of courses that were left too, which never alters the battle: the numbers of steps
// that are ruled otherwise today (their events differ, or they are no longer offered), of all whose answer nothing asks
// for, and `aliens`, those of them that the other side was asked: no rule that was corrected explains that.
struct Judged {
    std::vector<int> otherwise{}, unasked{}, aliens{};
};
Judged judgedAgain(const Battle& battle);

} // namespace strategikon::play
