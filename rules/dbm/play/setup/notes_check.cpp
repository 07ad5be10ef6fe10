#include "rules/dbm/play/setup/notes_check.h"

#include "model/field/files/notes_file.h"
#include "model/text/contains.h"
#include "model/text/json.h"
#include "rules/dbm/play/setup/sealed_notes.h"
#include "rules/placed.h"

#include <algorithm>
#include <cmath>

namespace strategikon::dbmPlay {

namespace {

using play::Id;
using play::Ids;
using play::Sort;
using play::Thing;

// One side's notes against the battle so far.
class Held {
public:
    Held(Transaction& transaction, int side, const field::Notes& notes) : transaction_(transaction), notes_(notes)
    {
        const play::State& state = transaction.state();
        for (const Thing& thing : state.things)
            if ((thing.sort == Sort::block || thing.sort == Sort::body) && notesSideOf(transaction, thing.id) == side)
                (thing.sort == Sort::block ? commands_ : elements_).push_back(thing.id);
    }

    // Whether all was played as it was noted; what was not is told.
    bool agrees()
    {
        for (const Id command : commands_)
            compare(command);
        tell("ambush-not-noted", elementsThat([&](Id one) { return showed(one) && !hidden(one); }));
        tell("ambush-noted-on-foot", elementsThat([&](Id one) { return isLay(one, Lay::mounted) && onFoot(one); }));
        tell("ambush-noted-mounted",
            elementsThat([&](Id one) { return isLay(one, Lay::onFoot) && hidden(one) && !onFoot(one); }));
        tell("noted-nowhere", elementsThat([&](Id one) { return isLeftOff(one) && !hidden(one); }));
        tell("noted-in-ambush", elementsThat([&](Id one) { return stoodOpenly(one) && hidden(one); }));
        return agree_;
    }
    // Where those lay who have shown themselves: their players know where they were set down.
    void tellLairs()
    {
        for (const Id one : elements_)
            if (const field::Posted* post = showed(one) ? hidden(one) : nullptr) {
                const field::Point at = post->stands.front().centre;
                transaction_.happened(
                    "noted-lair", {one}, {{"left", int(std::lround(at.x))}, {"near", int(std::lround(at.y))}}, "notes");
            }
    }
    // From here on they answer for who is still off the table.
    void keep()
    {
        for (const Id command : commands_)
            note(transaction_.builder(), command, notedIn(notes_, transaction_[command].kind));
        for (const Id one : elements_)
            if (transaction_.get(one, state::where) == Where::waiting)
                noteLair(transaction_.builder(), one, lair(one));
    }

private:
    void compare(Id command)
    {
        const Told told = transaction_.get(command, state::told);
        const Noted noted = notedIn(notes_, transaction_[command].kind);
        const bool away = noted != Noted::no;
        const bool same = told == Told::night || told == Told::nothing || (told == Told::ambush && !away)
            || (told == Told::left && noted == Noted::left) || (told == Told::right && noted == Noted::right);
        if (!same || (told == Told::nothing && away && !elementsOpenly(command).empty()))
            differs(away ? "noted-on-flank" : "noted-on-no-flank", {command}, {{"left", int(noted == Noted::left)}});
        for (const Id other : unmet(command))
            differs("noted-to-meet", {command, other}, {});
    }
    Ids elementsOpenly(Id command) const
    {
        return elementsThat([&](Id one) { return transaction_.commandOf(one) == command && stoodOpenly(one); });
    }
    template <class Is>
    Ids elementsThat(Is is) const
    {
        Ids all;
        std::ranges::copy_if(elements_, std::back_inserter(all), is);
        return all;
    }
    const field::Posted* hidden(Id element) const { return hiddenIn(notes_, transaction_[element].badge); }
    bool onFoot(Id element) const { return hidden(element) && contains(notes_.onFoot, transaction_[element].badge); }
    bool isLay(Id element, Lay how) const { return transaction_.get(element, state::lay) == how; }
    bool showed(Id element) const { return isLay(element, Lay::mounted) || isLay(element, Lay::onFoot); }
    // It was set down with its command, and came from nowhere.
    bool stoodOpenly(Id element) const
    {
        const Id command = transaction_.commandOf(element);
        return isLay(element, Lay::nowhere) && transaction_.onTable(element) && !transaction_.isBaggage(element)
            && command != 0 && transaction_.get(command, state::told) == Told::nothing;
    }
    // Off the table with a command that is on no flank march.
    bool isLeftOff(Id element) const
    {
        const Id command = transaction_.commandOf(element);
        return transaction_.get(element, state::where) == Where::waiting && !transaction_.isBaggage(element)
            && command != 0 && notedIn(notes_, transaction_[command].kind) == Noted::no
            && transaction_.get(command, state::told) == Told::nothing;
    }
    // Enemies who came round the same flank, and nobody said that it met them.
    Ids unmet(Id command) const
    {
        const Noted noted = notedIn(notes_, transaction_[command].kind);
        if (noted == Noted::no || !transaction_.isOff(command)
            || transaction_.get(command, state::told) != Told::nothing)
            return {};
        Ids all;
        for (const Thing& thing : transaction_.state().things)
            if (thing.sort == Sort::block && thing.side != transaction_[command].side
                && transaction_.get(thing.id, state::flank) == (noted == Noted::left ? Flank::right : Flank::left))
                all.push_back(thing.id);
        return all;
    }
    std::optional<play::Place> lair(Id element) const
    {
        const field::Posted* post = hidden(element);
        if (!post)
            return {};
        play::Place place = standingAbout(post->stands.front().centre, *post);
        place.known = play::Place::Known::line;
        return place;
    }
    void tell(const char* what, const Ids& all)
    {
        if (!all.empty())
            differs(what, all, {{"elements", int(all.size())}});
    }
    void differs(const char* what, const Ids& on, std::vector<std::pair<std::string, int>> with)
    {
        transaction_.happened(what, on, std::move(with), "notes");
        agree_ = false;
    }

    Transaction& transaction_;
    const field::Notes& notes_;
    Ids commands_, elements_;
    bool agree_ = true;
};

Outcome open(Transaction& transaction, int side, const Answer& answer)
{
    const auto text = play::notesOpenedBy(transaction.state(), side, answer);
    if (!text)
        return text.faults.front().message;
    const auto node = readJson(*text, {});
    const auto notes = node ? field::plainNotes(*node) : Result<field::Notes>(node.faults);
    if (!notes)
        return Message{"play-notes-unread", {{"side", side == 0 ? "A" : "B"}}};
    transaction.happened("notes-opened", {}, {{"side", side}}, "notes");
    transaction.builder().open(*play::notesOf(transaction.state(), side));
    Held held(transaction, side, *notes);
    if (held.agrees())
        transaction.happened("notes-agree", {}, {{"side", side}}, "notes");
    held.tellLairs();
    held.keep();
    return {};
}

// An action of either side; on the agenda, where it carries a figure, it may stay as it is.
Rule openNotes()
{
    return {.what = play::notesStep,
        .carries =
            play::StepShape{0, 1, [](const play::State&, const Step& step) { return step.who == 0 || step.who == 1; }},
        .phases = {"initiative", "moves", "shooting", "combat"},
        .acts = play::Who::either,
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            if (!hasClosedNotes(table, step.who))
                return {};
            return Decision{.word = true, .rule = "notes"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            if (!answer.text.empty())
                return open(transaction, step.who, answer);
            if (step.with.empty())
                return Message{"play-notes-want-word", {{"side", step.who == 0 ? "A" : "B"}}};
            if (hasClosedNotes(transaction, step.who))
                transaction.happened("notes-stay-closed", {}, {{"side", step.who}}, "notes");
            return {};
        }};
}

} // namespace

bool hasClosedNotes(const BattleView& table, int side) { return play::notesOf(table.state(), side).has_value(); }

int notesSideOf(const BattleView& table, Id thing)
{
    const Id army = table.state().armyOf(thing);
    return army == 0 ? table[thing].side : table[army].side;
}

void told(Transaction& transaction, Id command, Told what)
{
    if (hasClosedNotes(transaction, notesSideOf(transaction, command)))
        transaction.set(command, state::told, what);
}

void lay(Transaction& transaction, Id element, Lay how)
{
    if (hasClosedNotes(transaction, notesSideOf(transaction, element)))
        transaction.set(element, state::lay, how);
}

void askForNotes(Transaction& transaction, int side)
{
    if (hasClosedNotes(transaction, side))
        transaction.push({play::notesStep, side, {}, {1}});
}

Rules noteRules() { return {openNotes()}; }

} // namespace strategikon::dbmPlay
