// What players agree on at the table: a phase that was played elsewhere is caught up in one table of units, phases come
// in another order, a die decides a dispute, a phase is noted in less detail. All of it goes through the desk's record.
#pragma once

#include "agreedshown.h"
#include "battleviewmodel.h"
#include "houses.h"

#include "app/shown/battle/readings.h"

#include "model/play/record/agreed.h"
#include "model/play/record/detail.h"

namespace strategikon {

class AdjustmentViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattleViewModel* desk READ desk WRITE setDesk NOTIFY deskChanged FINAL)
    Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL) // not once it is over, nor in the past
    Q_PROPERTY(bool movable READ movable NOTIFY changed FINAL)   // the battle may go on elsewhere
    Q_PROPERTY(QList<strategikon::PhaseShown> phases READ phases NOTIFY changed FINAL) // none before the first turn
    Q_PROPERTY(int detail READ detail NOTIFY changed FINAL)     // of this phase: every die, outcomes, a tally
    Q_PROPERTY(QStringList details READ details CONSTANT FINAL) // their words
    Q_PROPERTY(bool waits READ waits NOTIFY changed FINAL)      // a step does
    Q_PROPERTY(bool tallied READ tallied NOTIFY changed FINAL)  // the phase is caught up with a tally
    Q_PROPERTY(QList<strategikon::ChanceShown> outcomes READ outcomes NOTIFY changed FINAL) // instead of dice
    Q_PROPERTY(QList<strategikon::DisputeShown> disputes READ disputes NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::TallySideShown> sheet READ sheet NOTIFY sheetChanged FINAL)
    Q_PROPERTY(int edits READ edits NOTIFY sheetChanged FINAL)       // of the sheet
    Q_PROPERTY(bool correcting READ correcting NOTIFY changed FINAL) // the sheet, or the rule, of a step that lies open
    Q_PROPERTY(QStringList house READ house NOTIFY changed FINAL)    // house rules it is played by, a sentence each
    Q_PROPERTY(QList<strategikon::RuleShown> switches READ switches NOTIFY changed FINAL) // rules that may be otherwise

public:
    using QObject::QObject;

    BattleViewModel* desk() const { return desk_; }
    void setDesk(BattleViewModel* desk);
    bool possible() const;
    bool movable() const { return possible() || courseOpen(); }
    QList<PhaseShown> phases() const;
    int detail() const;
    QStringList details() const;
    bool waits() const;
    bool tallied() const;
    QList<ChanceShown> outcomes() const;
    QList<DisputeShown> disputes() const;
    QList<TallySideShown> sheet() const;
    int edits() const { return int(edits_.size()); }

    bool correcting() const { return known() && desk_->past()->correctedAgreement() != nullptr; }
    QList<RuleShown> switches() const;

    QStringList house() const;

    // Rules (adjustmentviewmodel_rules.cpp). House rules of the player's own; those of a name from now on, none where
    // it is empty.
    Q_INVOKABLE QList<strategikon::HouseShown> houses() const;
    Q_INVOKABLE bool takeHouse(const QString& name);
    // How its books are read where nothing can be switched, by subject: the places with these words.
    Q_INVOKABLE QList<strategikon::SubjectShown> readings(const QString& wanted) const;
    Q_INVOKABLE bool isFound(const strategikon::RuleShown& rule, const QString& wanted) const;
    Q_INVOKABLE strategikon::RuleShown rule(const QString& id) const;
    Q_INVOKABLE strategikon::RuleShown correctedRule() const; // as the step has it
    // For this battle: the choice of a switch, and why; of a rule without one what the players do instead.
    Q_INVOKABLE bool overrule(const QString& id, int choice, const QString& reason);
    bool agree(const play::Answer& answer);

    Q_INVOKABLE bool setDetail(int detail);
    Q_INVOKABLE bool goTo(int phase);
    Q_INVOKABLE bool leaveOut();        // the step that waits
    Q_INVOKABLE bool take(int outcome); // of outcomes: dice stand for it
    // Between two values; face 0: the program throws. The face that fell.
    Q_INVOKABLE int decide(const QString& input, int first, int second, int face);

    Q_INVOKABLE void begin();            // the sheet as it stands
    Q_INVOKABLE void openRow(int first); // those alike one by one, or no more
    Q_INVOKABLE void unfold(int thing);  // everything of it that can be agreed on, or no more of it
    Q_INVOKABLE void put(int thing, const QString& field, int value);
    Q_INVOKABLE void putLost(int first, int lost); // of a row of those alike: so many, the last ones first
    Q_INVOKABLE bool save(bool phaseOver);         // only what was changed

signals:
    void deskChanged();
    void changed();
    void sheetChanged();

private:
    bool known() const { return desk_ != nullptr && desk_->known(); }
    const play::Game& game() const { return desk_->recorder().game(); }
    bool mayAgree() const { return possible() || correcting(); }
    bool courseOpen() const; // of a step that is corrected: where the battle went on
    play::Answer begun() const;
    bool note(const char* what, const std::string& text);
    int valueOf(const play::Thing& thing, const std::string& field) const; // as it stands
    int shownOf(const play::Thing& thing, const std::string& field) const; // as the sheet has it
    TallyUnitShown row(const play::Thing& thing) const;
    TallyUnitShown rowOf(const play::Ids& alike) const;
    std::optional<int> noted(const play::Input& input) const; // on the card

    BattleViewModel* desk_ = nullptr;
    std::map<std::pair<play::Id, std::string>, int> edits_; // of the sheet, beside what stands
    play::Id unfolded_ = 0, unfoldedRow_ = 0;
};

} // namespace strategikon
