#include "fieldhanded.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/files/notes_file.h"
#include "model/library/copies.h"

#include <algorithm>
#include <utility>

namespace strategikon {

using namespace field;

QList<NotesShown> FieldHanded::notes() const
{
    QList<NotesShown> all;
    const Deployment& deployment = setup().deployment;
    const bool ready = known() && !deployment.troops.empty();
    const Turn turn = ready ? next(deployment) : Turn();
    for (int side = 0; side < 2 && ready; ++side) {
        if (deployment.way[side].writesDown) {
            const auto& notes = deployment.notes[side];
            all << NotesShown{side, isNear(deployment, side), turn.notes && turn.side != 1 - side, notes.has_value(),
                isClosed(deployment, side), isAmiss(deployment, setup().field, rules().kinds, side),
                !pendingBlocks(deployment, side).empty()};
        }
    }
    return all;
}

void FieldHanded::give(const Handed& handed) { open_.hand(handed); }

void FieldHanded::giveBack()
{
    if (open_.handed()) {
        open_.hand({});
    }
}

void FieldHanded::undo() { step(&Handed::earlier, &Handed::later); }

void FieldHanded::redo() { step(&Handed::later, &Handed::earlier); }

// What was written last in one of them is how the notes are now; how they were goes to the other.
void FieldHanded::step(std::vector<Notes> Handed::*from, std::vector<Notes> Handed::*to)
{
    if (!open_.handed() || ((*open_.handed()).*from).empty()) {
        return;
    }
    std::vector<Notes>& steps = (*open_.handed()).*from;
    ((*open_.handed()).*to).push_back(std::exchange(open_.handed()->notes, steps.back()));
    steps.pop_back();
    open_.tellChanged();
    emit open_.selectedChanged();
}

void FieldHanded::rewrite(const Notes& notes)
{
    open_.handed()->earlier.push_back(std::exchange(open_.handed()->notes, notes));
    open_.handed()->later.clear();
    open_.tellChanged();
    emit open_.selectedChanged();
}

bool FieldHanded::hide(const Posted& posted)
{
    const Troop* troop = setup().deployment.troop(posted.badge);
    if (troop == nullptr || troop->side != open_.handed()->side || !open_.handed()->writes
        || setup().deployment.post(posted.badge) != nullptr) {
        emit open_.refused(tr("Only those who lie in ambush are placed now."));
        return false;
    }
    if (const QString words = open_.refusalOf(posted); !words.isEmpty()) {
        emit open_.refused(words);
        return false;
    }
    Notes notes = open_.handed()->notes;
    std::erase_if(notes.hidden, [&](const Posted& one) { return one.badge == posted.badge; });
    notes.hidden.push_back(posted);
    rewrite(notes);
    return true;
}

bool FieldHanded::writeDown(int side, Notes notes)
{
    auto& kept = setup().deployment.notes[side];
    kept = std::move(notes);
    return kept->isClosed() ? keepClosed(side) : open_.keep("notes");
}

// Notes that lay open before are open nowhere any more, as far as that is in our hands.
bool FieldHanded::keepClosed(int side)
{
    bool lay = false;
    const Notes closed = *setup().deployment.notes[side];
    const Cleaning clean = [&](const std::string& document) {
        std::string cleaned = withClosed(document, side, closed);
        lay = lay || cleaned != document;
        return cleaned;
    };
    if (!open_.keep("notes", {}, clean)) {
        return false;
    }
    Session& session = *Session::current();
    const auto copies = lay ? copiesHolding(session.library()->path(), open_.id(),
                            [&](const auto& document) { return clean(document) != document; })
                            : std::vector<std::string>();
    if (!copies.empty()) {
        QStringList names;
        for (const std::string& copy : copies) {
            names << QString::fromStdString(copy);
        }
        emit session.said(tr("The notes are sealed, but backups made while they were not still show them: %1. Delete "
                             "these if anyone else can read them.")
                              .arg(names.join(u", ")));
    }
    return true;
}

} // namespace strategikon

#include "moc_fieldhanded.cpp"
