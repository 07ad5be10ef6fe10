// A battle as its screen shows it: the table, the card of what is asked, and the story. What may be answered and what
// it means comes from the game; what is done goes through the recorder, so that it is on disk before it is seen.
#pragma once

#include "alikerows.h"
#include "battlestory.h"
#include "glossed.h"
#include "learnshown.h"
#include "nowshown.h"
#include "storyshown.h"
#include "tableshown.h"

#include "app/report/standing.h"
#include "app/shown/battle/card.h"
#include "app/shown/battle/warning.h"
#include "model/play/card/card.h"
#include "model/play/record/recorder.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <set>

namespace strategikon {

class BattleViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString battleId READ battleId WRITE open NOTIFY opened FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(int shownStep READ shownStep NOTIFY changed FINAL) // that led to the moment that is shown; 0: none
    Q_PROPERTY(bool mapped READ mapped NOTIFY changed FINAL)      // it was begun on a battlefield
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why it cannot be shown
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(bool phaseEnds READ phaseEnds NOTIFY cardChanged FINAL) // players may say now that the phase is over
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY changed FINAL)         // a turn has begun, and nobody has done anything
    Q_PROPERTY(QString quietWords READ quietWords NOTIFY changed FINAL) // what is said then
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)       // who has won, when it is over
    Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed FINAL)
    Q_PROPERTY(QString sideWords READ sideWords NOTIFY changed FINAL) // whose turn; empty before the first
    Q_PROPERTY(QString phaseWords READ phaseWords NOTIFY changed FINAL)
    Q_PROPERTY(QString scoreWords READ scoreWords NOTIFY changed FINAL) // what is scored; empty: nothing
    Q_PROPERTY(QList<strategikon::SideShown> sides READ sides NOTIFY changed FINAL)

    Q_PROPERTY(QList<strategikon::CardShown> actions READ actions NOTIFY cardChanged FINAL) // none while a step waits
    Q_PROPERTY(strategikon::CardShown card READ card NOTIFY cardChanged FINAL)              // none: choose an action
    Q_PROPERTY(QList<strategikon::InputShown> inputs READ inputs NOTIFY cardChanged FINAL)
    Q_PROPERTY(strategikon::MeaningShown meaning READ meaning NOTIFY cardChanged FINAL)
    Q_PROPERTY(strategikon::DrawingShown drawing READ drawing NOTIFY cardChanged FINAL) // beside the rule of the card
    Q_PROPERTY(QString hint READ hint NOTIFY cardChanged FINAL)      // of a lesson, for what is asked now; or empty
    Q_PROPERTY(bool chosen READ chosen NOTIFY cardChanged FINAL)     // a card lies open
    Q_PROPERTY(bool planning READ planning NOTIFY cardChanged FINAL) // a card before its time, for a plan only
    Q_PROPERTY(bool complete READ complete NOTIFY cardChanged FINAL)
    Q_PROPERTY(bool tapAnswers READ tapAnswers NOTIFY cardChanged FINAL) // a choice is all that is asked, and not made
    Q_PROPERTY(bool hasDice READ hasDice NOTIFY cardChanged FINAL)
    Q_PROPERTY(bool takesDice READ takesDice NOTIFY cardChanged FINAL) // it has dice, or the one behind it does
    Q_PROPERTY(
        bool plans MEMBER plans_ NOTIFY plansChanged FINAL) // the odds lie open: whom a card names, only OK answers
    Q_PROPERTY(QList<int> pickable READ pickable NOTIFY cardChanged FINAL) // things that the card can take
    Q_PROPERTY(QList<int> picked READ picked NOTIFY cardChanged FINAL)
    // Who would be named beside those who are, in one tap: in touch with them, or with them last time.
    Q_PROPERTY(QList<strategikon::BadgeShown> companions READ companions NOTIFY cardChanged FINAL)

    Q_PROPERTY(QString placeWords READ placeWords NOTIFY cardChanged FINAL) // where in the turn the card is
    Q_PROPERTY(QString fieldWords READ fieldWords NOTIFY cardChanged FINAL) // what dice said of the field; or empty
    Q_PROPERTY(QString lastTold READ lastTold NOTIFY cardChanged FINAL) // what was answered last, and what came of it
    Q_PROPERTY(strategikon::FootShown foot READ foot NOTIFY cardChanged FINAL)
    Q_PROPERTY(strategikon::BoutShown bout READ bout NOTIFY cardChanged FINAL)
    Q_PROPERTY(QList<strategikon::WarningShown> warnings READ warnings NOTIFY cardChanged FINAL)
    Q_PROPERTY(QList<strategikon::EarlierShown> earlier READ earlier NOTIFY changed FINAL) // rows of the same event
    // The film: the table as it stood behind so many steps of the way here.
    Q_PROPERTY(int steps READ steps NOTIFY changed FINAL)
    Q_PROPERTY(int looking READ looking NOTIFY changed FINAL) // -1: at now
    Q_PROPERTY(int lookedStep READ lookedStep NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::TurnShown> turns READ turns NOTIFY changed FINAL)

    Q_PROPERTY(strategikon::BattleStory* story READ storyRows CONSTANT FINAL)
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
    explicit BattleViewModel(QObject* parent = nullptr);
    ~BattleViewModel() override;

    QString battleId() const { return QString::fromStdString(id_); }
    void open(const QString& id);
    bool known() const { return recorder_.has_value(); }
    bool mapped() const { return known() && ground_ != nullptr; }
    std::shared_ptr<const report::Ground> ground() const { return ground_; } // nullptr: on no battlefield
    QString trouble() const { return trouble_; }
    QString name() const;
    bool over() const { return known() && state().over; }
    bool phaseEnds() const;
    bool mayPass() const;
    QString quietWords() const;
    QString outcome() const;
    QString turnWords() const;
    QString scoreWords() const;
    QString sideWords() const;
    QString phaseWords() const;
    QList<SideShown> sides() const;
    QList<CardShown> actions() const;
    CardShown card() const;
    QList<InputShown> inputs() const;
    MeaningShown meaning() const;
    QList<WarningShown> warnings() const;
    bool chosen() const { return card_.has_value(); }
    bool planning() const { return planning_; }
    bool complete() const;
    bool tapAnswers() const;
    bool hasDice() const;
    bool takesDice() const;
    QList<int> pickable() const;
    QList<int> picked() const;
    QList<BadgeShown> companions() const;
    QString placeWords() const;
    QString fieldWords() const;
    QString lastTold() const;
    FootShown foot() const;
    BoutShown bout() const;
    QList<EarlierShown> earlier() const;
    int steps() const;
    int looking() const { return looking_; }
    int lookedStep() const; // -1: at now
    QList<TurnShown> turns() const;
    QList<StepShown> story() const; // all of it: a view takes its rows
    BattleStory* storyRows() const { return story_; }
    bool isLast(int step, bool undone) const;
    StepShown stepShown(int step, bool undone, const Marked& marked) const;
    QString undoWords() const;
    QString redoWords() const;
    int correcting() const { return correcting_; }
    int correctingNumber() const { return correcting_ != 0 ? numberOf(correcting_) : 0; } // as the story counts
    QString correctingWhat() const;
    QString correctingWords() const;
    DrawingShown drawing() const;
    QString hint() const;
    std::vector<std::string> hinted() const;
    CorrectedShown corrected() const;

    // The card.
    Q_INVOKABLE void choose(
        const QString& what, int who = play::nobody); // an action; one that asks nothing is done at once
    Q_INVOKABLE void putAway();                       // the action that was chosen
    Q_INVOKABLE void pick(const QString& input, int thing);
    Q_INVOKABLE void pickNobody(const QString& id);
    Q_INVOKABLE void pickOnTable(int thing); // wherever the card can take it, or the one behind it
    // Those who stand in one row with `first`: all that may be named, one more of them, or, where it is to be said who,
    // the row opens. `input` empty: where the card can take them.
    Q_INVOKABLE void pickRow(const QString& input, int first);
    Q_INVOKABLE void openRow(int first, const QString& id = {}); // or closes it; of an input, or in the list
    // Many: those alike in one row, but for the first so many.
    QList<BadgeShown> inRows(const QList<BadgeShown>& all, const QString& id, int first = 0) const;
    int proposedFirst(const play::Input& one, InputShown& shown) const;
    Q_INVOKABLE void openFar(const QString& input); // those out of reach too, or no longer
    Q_INVOKABLE void takeCompanions();
    Q_INVOKABLE void put(const QString& input, int value); // of a choice, a flag or a number
    Q_INVOKABLE bool typeDie(int face);                    // the next die that has not fallen; true: it has answered
    Q_INVOKABLE void clearDie(const QString& input, int die);
    Q_INVOKABLE void takeBackDie(); // the one typed last
    // How many score, instead of each face; later cards of the phase follow it.
    Q_INVOKABLE void setCounted(const QString& input, bool counted);
    Q_INVOKABLE bool putCount(const QString& input, int score); // true: it has answered
    Q_INVOKABLE bool roll(); // by the program, all dice that have not fallen; answers
    Q_INVOKABLE bool answer();
    Q_INVOKABLE QString openNotes(QString word); // those of the card's side; empty: they are open, otherwise why not
    Q_INVOKABLE bool endPhase();
    Q_INVOKABLE bool passTurn(); // “Nothing this turn”: each phase is over, as long as nobody is asked anything
    Q_INVOKABLE void cure(int warning); // what would mend it stands on the card then

    Q_INVOKABLE void look(int at);     // behind so many steps; all of them: back to now
    Q_INVOKABLE void lookAt(int step); // of the line; the last one: back to now
    int numberOf(int step) const;      // how many steps lead there

    // The record.
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

    // For those who learn. Rules that matter in this phase to who is there; the words of the game; those among them
    // that stand in a text.
    Q_INVOKABLE QList<strategikon::ReminderShown> reminders() const;
    Q_INVOKABLE QList<strategikon::TermShown> glossary() const;
    Q_INVOKABLE QList<strategikon::TermShown> termsIn(const QString& text) const;
    Q_INVOKABLE QString linked(const QString& text, const QString& current = {}) const; // glossed.h

    Q_INVOKABLE QList<strategikon::LuckSideShown> luck() const; // of each side

    // For the view models of the same page (adjustmentviewmodel.h, forecastviewmodel.h), and for tests.
    const play::Recorder& recorder() const { return *recorder_; }
    const play::State& state() const { return past_ ? *past_ : recorder_->state(); } // of the moment that is shown
    int shownStep() const; // the step that led to that moment; 0: the beginning
    const play::Card* openCard() const { return card_ ? &*card_ : nullptr; } // nullptr: none lies open
    const play::Decision* ask() const { return card_ ? &card_->ask() : nullptr; }
    QString sideName(int side) const;
    QString nationOf(int side) const;               // empty: its army is of no list
    const play::Answer* correctedAgreement() const; // of the step that is corrected; nullptr: it is of a card, or none
    bool give(const play::Answer& answer);          // becomes a step, or takes the place of the one that is corrected
    bool jot(const char* what, const std::string& text, int step); // a note of some kind
    void settle(const QString& input, int value);                  // on the card; it is not answered by that
    void putBack(const play::Answer& answer);                      // onto its card
    void dealAnew();                                               // the open card, with nothing said on it
    void plan(const play::Decision& ask);         // its card, before its time: it is filled in and never answered
    bool isOpen(const play::Decision& ask) const; // its time has come

signals:
    void opened();
    void happened(const QString& words); // what a step brought, or what is true again
    void typed(int face);                // or a count
    void closed();                       // what was typed has answered the card
    void changed();
    void cardChanged();
    void plansChanged();
    void correctingChanged();
    void refused(const QString& words); // why an answer cannot be, and the way out

private:
    void load();
    void deal();                           // asks anew what can be done
    const play::Decision* onlyOne() const; // of what can be done, unless it is the end of the phase; nullptr: several
    void lay(const play::Decision* ask);   // a card of asks_; nullptr: none
    void layNext();                        // what is asked, or waits to be done
    void layAnew();                        // the card that lies open, empty
    bool wantsWord() const;
    play::Card::Context context() const;
    bool kept(const std::optional<Fault>& fault);
    bool moved(const std::optional<Fault>& fault); // the battle has gone on, or elsewhere
    bool jotted(const std::optional<Fault>& fault);
    bool correctTo(const play::Answer& answer);
    void stopCorrecting();
    const field::Field* on() const; // the battlefield; nullptr: none is known
    QString phaseEndsIn() const;    // where the battle stands once it has ended: “to Close combat”
    QString whyMisfit(const play::Misfit& misfit) const;
    void findLesson();
    // The card as it is left (battleviewmodel_draft.cpp).
    void keepDraft();
    void findDraft();
    void keepEachDie();
    void findEachDie();
    void keepWaiting(int step);
    void findWaiting();
    QString asOnCard(Message why) const;
    QString unfit() const;
    const play::Warnings& warned() const;
    void cardIsOther();
    void battleIsOther();
    InputShown shown(const play::Input& input) const;
    QString throwerOf(const play::Input& input) const;
    UnitShown shown(const play::Thing& thing) const;
    UnitShown rowShown(const play::Ids& row) const;
    void addRow(const AlikeRows& alike, const play::Thing& thing, QList<UnitShown>& rows) const;
    void rowsOf(play::Id group, play::Id army, const AlikeRows& alike, QList<UnitShown>& rows) const;
    void nearestFirst(const play::Input& input, InputShown& shown) const; // battleviewmodel_near.cpp
    QStringList told(int step) const;
    QStringList toldSince(int step) const; // of it, and all behind it
    QString answered(const play::Entry& entry) const;
    QString done(int step) const;
    QString beginningTold() const;
    bool answersItself();

    QString missing() const; // from the card
    QString answerVerb() const;
    QString namedOnCard() const;

    std::string id_;
    BattleStory* story_; // a child of this
    std::optional<play::Recorder> recorder_;
    std::shared_ptr<const report::Ground> ground_; // where it is fought
    QString trouble_;
    std::vector<play::Decision> asks_;
    std::optional<play::Card> card_;               // the one that lies open
    mutable std::optional<play::Warnings> warned_; // of it, once somebody has looked
    std::set<std::pair<QString, play::Id>> open_;  // rows of those who are alike, by input and first
    std::set<std::string> farOpen_{};              // inputs of the card that offer them too
    bool plans_ = false, planning_ = false;
    std::set<std::string> eachDie_;           // phases in which each face is noted all the same
    mutable std::map<int, QStringList> told_; // by step
    mutable std::map<int, QString> done_;     // by step
    Glossed glossed_;                         // the words of its game
    std::string lesson_;                      // its id, where this battle is one
    QTimer keeping_;
    QByteArray keptDraft_;
    int correcting_ = 0;
    std::optional<play::State> past_; // before that step, or what is looked at
    int looking_ = -1;
    mutable std::pair<int, QList<EarlierShown>> earlier_{-1, {}};         // behind that step
    mutable std::pair<std::pair<int, int>, QString> endsIn_{{-1, 0}, {}}; // with so many entries, that step corrected
    struct Correction {
        int step = 0, left = 0; // left: where the battle stood before
        std::vector<play::Misfit> misfits;
        bool followed = false; // the course of that step was answered once more
    };
    std::optional<Correction> correction_;
    int waiting_ = 0; // a step of the course that the last correction left with something that did not fit yet
};

} // namespace strategikon
