// The notes of both sides as everybody may know them, and the side that has the tablet and sees its own.
#pragma once

#include "armiesshown.h"
#include "fieldpart.h"

namespace strategikon {

class FieldHanded : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    // A command at a time: what both may know of the notes of each side.
    Q_PROPERTY(QList<strategikon::NotesShown> notes READ notes NOTIFY changed FINAL)
    Q_PROPERTY(int to READ to NOTIFY changed FINAL) // -1: nobody sees any
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)

public:
    using FieldPart::FieldPart;

    QList<NotesShown> notes() const;
    int to() const { return open_.handed() ? open_.handed()->side : -1; }
    bool canUndo() const { return open_.handed() && !open_.handed()->earlier.empty(); }
    bool canRedo() const { return open_.handed() && !open_.handed()->later.empty(); }

    // While a side writes, undo takes back what it wrote last, and nobody else's step.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    void give(const Handed& handed);
    void giveBack();
    void rewrite(const field::Notes& notes); // while it is in hand
    bool hide(const field::Posted& posted);
    bool writeDown(int side, field::Notes notes);

private:
    bool keepClosed(int side); // the notes of that side
    void step(std::vector<field::Notes> Handed::*from, std::vector<field::Notes> Handed::*to);
};

} // namespace strategikon
