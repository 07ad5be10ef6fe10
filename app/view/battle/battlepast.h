// What is done to the record of a battle: answers become steps, steps are taken back, marked, branched off, or answered
// anew; and what such a correction left.
#pragma once

#include "opencard.h"
#include "stepstold.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BattlePast : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString undoWords READ undoWords NOTIFY changed FINAL) // empty: nothing to undo
    Q_PROPERTY(QString redoWords READ redoWords NOTIFY changed FINAL)
    // The step whose card is open again, and the table as it was before it; 0: none.
    Q_PROPERTY(int correcting READ correcting NOTIFY correctingChanged FINAL)
    Q_PROPERTY(int correctingNumber READ correctingNumber NOTIFY correctingChanged FINAL)
    // What lies open: its "card", or what was agreed there: of "units", of a "rule", of one "place" on the map, or only
    // of the "course", where the battle went on; empty: nothing.
    Q_PROPERTY(QString correctingWhat READ correctingWhat NOTIFY correctingChanged FINAL)
    Q_PROPERTY(QString correctingWords READ correctingWords NOTIFY correctingChanged FINAL) // what it brought
    Q_PROPERTY(strategikon::CorrectedShown corrected READ corrected NOTIFY changed FINAL)

public:
    BattlePast(OpenBattle& battle, OpenCard& open, const StepsTold& told, QObject* parent);

    QString undoWords() const;
    QString redoWords() const;
    int correcting() const { return battle_.correcting(); }
    int correctingNumber() const
    {
        return correcting() != 0 ? battle_.numberOf(correcting()) : 0;
    } // as the story counts
    QString correctingWhat() const;
    QString correctingWords() const;
    CorrectedShown corrected() const;

    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool goTo(int step);
    Q_INVOKABLE bool note(const QString& text, int step = -1); // -1: where one is
    Q_INVOKABLE bool bookmark(int step);                       // or no longer
    Q_INVOKABLE QString branch(int step);                      // the new battle's id; empty on a refusal, which is told
    Q_INVOKABLE bool correct(int step);                        // opens it again
    Q_INVOKABLE void leaveAsItWas();
    Q_INVOKABLE bool takeCorrectionBack();
    Q_INVOKABLE void keepCorrection();
    // What was answered in the course of this step, which was left, and is missing here, once more.
    Q_INVOKABLE bool follow(int step);

    // For the other parts of the page.
    void find();                                    // what a correction left in this battle
    const play::Answer* correctedAgreement() const; // of the step that is corrected; nullptr: it has none
    bool give(const play::Answer& answer);          // becomes a step, or takes the place of that one
    bool passTurn();                                // as long as nobody is asked anything
    bool jot(const char* what, const std::string& text, int step); // a note of some kind

signals:
    void changed();
    void correctingChanged();

private:
    bool kept(const std::optional<Fault>& fault);
    bool moved(const std::optional<Fault>& fault); // the battle has gone on, or elsewhere
    bool jotted(const std::optional<Fault>& fault);
    bool correctTo(const play::Answer& answer);
    QString whyMisfit(const play::Misfit& misfit) const;
    void keepWaiting(int step);

    struct Correction {
        int step = 0, left = 0; // left: where the battle stood before
        std::vector<play::Misfit> misfits;
        bool followed = false; // the course of that step was answered once more
    };

    OpenBattle& battle_;
    OpenCard& open_;
    const StepsTold& told_;
    std::optional<Correction> correction_{};
    int waiting_ = 0; // a step of the course that the last correction left with something that did not fit yet
};

} // namespace strategikon
