// strategikon battle open-notes
#include "app/cli/typed_word.h"
#include "app/report/notes.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "battle_files.h"
#include "battles.h"
#include "model/play/sealed.h"

namespace strategikon::cli {

using namespace play;

int openNotesInBattle(const NotesWish& wish, bool json)
{
    auto open = openBattle(wish.battle, true, Needs::latest);
    if (!open)
        return unusable;
    const int side = wish.side == "A" ? 0 : 1;
    const State& state = (*open)->state();
    const auto at = notesOf(state, side);
    if (!at) {
        complain(Cli::tr("side %1 has no sealed notes in this battle.").arg(plain(wish.side)));
        return unusable;
    }
    const auto asked = (*open)->game().can(state);
    if (state.over
        || (!asked.empty() && asked.front().step && (asked.front().what != notesStep || asked.front().who != side))) {
        complain(state.over ? Cli::tr("the battle is over; undo the step in which side %1 left its notes sealed.")
                                  .arg(plain(wish.side))
                            : Cli::tr("this comes first: %1").arg(titled(asked.front(), state)));
        return unusable;
    }
    const auto salt = saltOf(state.sealed[*at]);
    if (!salt)
        return refused(salt.faults);
    TypedWords words(wish.wordFile);
    const auto key = *salt ? words.key(Cli::tr("side %1").arg(plain(wish.side)), **salt, false) : std::nullopt;
    if (!key)
        return unusable;
    const auto opened = report::openedNotes(state, side, *key, open->ground.get());
    if (!opened)
        return refused(opened.faults);
    if (!json)
        print(Cli::tr("Checksum: %1").arg(plain(digestOfNotes(state, side))) + u'\n');
    if (const int status = take(*open->recorder, opened->answer, json); status != done)
        return status;
    for (const Message& one : opened->unlike) {
        complain(worded(one));
        if (const auto fault = (*open)->note("note", worded(one).toStdString(), (*open)->battle().head()))
            return refused(*fault);
    }
    return done;
}

} // namespace strategikon::cli
