// One battlefield: laying it out, changing it, deploying on it. Every change is one step of the library.
#pragma once

#include "app/map/wording.h"
#include "app/view/armychoice.h"
#include "armiesshown.h"
#include "bearings.h"
#include "handed.h"
#include "model/field/deploying/rearrange.h"
#include "model/field/terrain/laying.h"
#include "rules/battlefield.h"
#include "rules/setup.h"
#include "setup.h"
#include "terrainshown.h"

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>

namespace strategikon {

class BattlefieldViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Battlefield)
    Q_PROPERTY(QString fieldId READ fieldId WRITE open NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString tableWords READ tableWords NOTIFY changed FINAL)
    Q_PROPERTY(QString methodWords READ methodWords NOTIFY changed FINAL)
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(bool played READ played NOTIFY changed FINAL)            // battles of its system can be recorded
    Q_PROPERTY(QString sidesWords READ sidesWords NOTIFY changed FINAL) // who has which; empty: not settled
    Q_PROPERTY(bool firstIsNear READ firstIsNear NOTIFY changed FINAL)  // whether side 0 has the near edge
    Q_PROPERTY(QList<strategikon::ProseShown> kindsShown READ kindsShown NOTIFY changed FINAL) // on the table
    Q_PROPERTY(QString method READ method NOTIFY changed FINAL)
    Q_PROPERTY(bool inches READ inches NOTIFY changed FINAL)
    // Where the set-up stands: sides, terrain, armies, deploy, print.
    Q_PROPERTY(QString step READ step NOTIFY stepChanged FINAL)
    Q_PROPERTY(QList<QString> steps READ steps NOTIFY changed FINAL)   // all there are, in their order
    Q_PROPERTY(bool laid READ laid NOTIFY changed FINAL)               // all terrain that dice ask for
    Q_PROPERTY(bool armiesFirst READ armiesFirst NOTIFY changed FINAL) // terrain depends on who fights
    Q_PROPERTY(strategikon::TerrainAsk ask READ ask NOTIFY changed FINAL)
    Q_PROPERTY(strategikon::TerrainAskedShown asked READ askedShown NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> settled READ settled NOTIFY changed FINAL) // by the dice before terrain
    Q_PROPERTY(strategikon::TerrainDraftShown draft READ draftShown NOTIFY draftChanged FINAL)
    Q_PROPERTY(QList<strategikon::ChartItemShown> items READ items NOTIFY opened FINAL)
    Q_PROPERTY(QList<strategikon::FeatureShown> features READ features NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> record READ throws NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::FieldFinding> faults READ faults NOTIFY changed FINAL) // of the whole field
    // Id of a feature, "draft", or the badge of a unit; empty: nothing.
    Q_PROPERTY(QString selected READ selected WRITE select NOTIFY selectedChanged FINAL)
    // What is known of it: of a feature what its kinds mean, or the unit.
    Q_PROPERTY(QList<strategikon::ProseShown> meanings READ meanings NOTIFY selectedChanged FINAL)
    Q_PROPERTY(strategikon::PostedShown unit READ unitShown NOTIFY selectedChanged FINAL)
    Q_PROPERTY(QList<strategikon::TableSideShown> sides READ sides NOTIFY changed FINAL)     // both
    Q_PROPERTY(QList<strategikon::WayShown> ways READ ways NOTIFY opened FINAL)              // to deploy
    Q_PROPERTY(QList<strategikon::WayShown> chosenWays READ chosenWays NOTIFY changed FINAL) // of each side
    Q_PROPERTY(strategikon::DeployTurn due READ turnShown NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::TroopRowShown> troops READ troops NOTIFY rowsChanged FINAL)
    Q_PROPERTY(QList<strategikon::FieldFinding> misposted READ mispostedShown NOTIFY changed FINAL)
    Q_PROPERTY(QStringList remarks READ remarksShown NOTIFY changed FINAL) // of a deployment
    // What could be moved where the zone of a side is cramped: words; empty: nothing.
    Q_PROPERTY(QString proposal READ proposalWords NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::MarchShown> columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ArrivalShown> arrivals READ arrivals NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::BasingShown> basings READ basings NOTIFY changed FINAL)
    // A command at a time: what both may know of the notes of each side, and who may take the baggage in the end.
    Q_PROPERTY(bool byBlocks READ byBlocks NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::NotesShown> notes READ notesShown NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> campBlocks READ campBlocks NOTIFY changed FINAL)
    // The side that has the tablet and sees its notes; -1: nobody does.
    Q_PROPERTY(int handedTo READ handedTo NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndoNotes READ canUndoNotes NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedoNotes READ canRedoNotes NOTIFY changed FINAL)
    // Of the unit that is chosen; none where it is not on the table.
    Q_PROPERTY(QList<strategikon::BearingShown> bearings READ bearingsShown NOTIFY selectedChanged FINAL)

public:
    explicit BattlefieldViewModel(QObject* parent = nullptr);

    // As `--seed` on the command line: all that is random on a new table follows from it.
    void beginFrom(std::uint64_t seed) { setup_.field.seed = seed; }

    QString fieldId() const { return QString::fromStdString(id_); }
    bool known() const { return rules_ != nullptr; }
    QString name() const { return QString::fromStdString(setup_.field.name); }
    QString tableWords() const;
    QString methodWords() const;
    bool played() const;
    QString system() const { return QString::fromStdString(setup_.field.system); }
    QString sidesWords() const;
    bool firstIsNear() const;
    QList<ProseShown> kindsShown() const;
    QString method() const { return QString::fromStdString(setup_.field.method); }
    bool inches() const { return setup_.field.table.shown == field::Unit::inch; }
    QString step() const;
    QStringList steps() const;
    bool laid() const;
    bool armiesFirst() const;
    TerrainAsk ask() const;
    TerrainAskedShown askedShown() const;
    QStringList settled() const;
    TerrainDraftShown draftShown() const;
    QList<ChartItemShown> items() const;
    QList<FeatureShown> features() const;
    QStringList throws() const;
    QList<FieldFinding> faults() const;
    QString selected() const { return selected_; }
    QList<ProseShown> meanings() const;
    PostedShown unitShown() const;
    QList<TableSideShown> sides() const;
    QList<WayShown> ways() const;
    QList<WayShown> chosenWays() const;
    DeployTurn turnShown() const;
    QList<TroopRowShown> troops() const;
    QList<FieldFinding> mispostedShown() const;
    QStringList remarksShown() const;
    QString proposalWords() const;
    QList<MarchShown> columns() const;
    QList<ArrivalShown> arrivals() const;
    QList<BasingShown> basings() const;
    QList<BearingShown> bearingsShown() const;
    bool byBlocks() const;
    QList<NotesShown> notesShown() const;
    QList<NamedShown> campBlocks() const;
    int handedTo() const { return handed_ ? handed_->side : -1; }
    bool canUndoNotes() const { return handed_ && !handed_->earlier.empty(); }
    bool canRedoNotes() const { return handed_ && !handed_->later.empty(); }
    // While a side writes, undo takes back what it wrote last, and nobody else's step.
    Q_INVOKABLE void undoNotes();
    Q_INVOKABLE void redoNotes();
    void open(const QString& id);
    void select(const QString& id);

    // Answers to what is asked. False where they do not fit.
    Q_INVOKABLE bool throwDice(const QList<int>& dice); // as thrown at the table
    Q_INVOKABLE bool rollDice();                        // by the program
    Q_INVOKABLE bool chooseSides(bool firstIsNear);     // where nothing is thrown for them
    Q_INVOKABLE bool choose(const QString& option);     // of what is offered
    Q_INVOKABLE bool endTerrain();
    Q_INVOKABLE bool decline();
    // Everything that is left to lay out, by the program.
    Q_INVOKABLE void layAll();

    // Terrain before it is placed: for what was thrown, or an item that was agreed on.
    Q_INVOKABLE bool propose(const QString& variant = {});
    Q_INVOKABLE bool proposeItem(const QString& item, const QString& variant = {});
    Q_INVOKABLE void dropDraft();
    Q_INVOKABLE bool place();

    // Hands on a feature, or on the draft. What is not allowed is refused with a sentence, and nothing changes.
    Q_INVOKABLE bool move(const QString& id, qreal x, qreal y);
    Q_INVOKABLE bool turn(const QString& id, qreal degrees);
    Q_INVOKABLE bool resize(const QString& id, qreal factor);
    Q_INVOKABLE bool take(const QString& id); // off the table
    Q_INVOKABLE bool nameFeature(const QString& id, const QString& name);

    Q_INVOKABLE bool takeProposal(); // it is moved

    // Armies and how they deploy.
    Q_INVOKABLE QList<strategikon::BattleArmyShown> armies() const; // who may take the field by its rules
    Q_INVOKABLE bool setArmy(int side, const QString& armyId);
    Q_INVOKABLE bool setWay(const QString& way); // of both sides; one that needs another against it gives that too
    Q_INVOKABLE bool setWayOf(int side, const QString& way); // of one, and of the other where they would not fit
    Q_INVOKABLE bool setBasing(int side, const QString& entry, bool broad);
    Q_INVOKABLE bool setSpot(int side, const QString& fromLeft); // where the column comes on; empty: anywhere
    Q_INVOKABLE bool moveInColumn(const QString& badge, int by); // sooner or later
    Q_INVOKABLE bool bringOn(const QString& code);               // those who wait for it
    Q_INVOKABLE bool toggleOption(int side, const QString& option);
    Q_INVOKABLE bool throwForBeginning(int die, bool typed); // 0: the program rolls
    Q_INVOKABLE bool setDownAt(const QString& badge, qreal x, qreal y);
    Q_INVOKABLE bool putUnit(const QString& badge, const QString& x, const QString& y); // its middle, typed
    Q_INVOKABLE bool form(const QString& badge, const QString& formation);              // line, column, irregular
    Q_INVOKABLE bool turnUnit(const QString& badge, qreal degrees);
    Q_INVOKABLE bool lift(const QString& badge); // off the table again
    Q_INVOKABLE bool liftAll(int side);
    Q_INVOKABLE bool leaveUndrawn(const QString& badge);
    // By the program, `plan` random or battle: all that is left of a side (-1: of both), or what is due next.
    Q_INVOKABLE bool deploy(int side, const QString& plan);
    Q_INVOKABLE bool deployNext(const QString& plan);

    Q_INVOKABLE bool giveCamps(const QString& block); // of the side that is asked
    Q_INVOKABLE bool endSetting();                  // whoever of the command or side that is due does not stand is off
    Q_INVOKABLE void pickRow(const QString& badge); // the next of it that waits; else its first, or none
    Q_INVOKABLE void openRow(const QString& badge); // of alike troops; or closes it

    // The tablet goes to a side, which sees its notes; back to both, and nothing of them is seen.
    void handTo(const Handed& handed);
    void handBack();
    const std::optional<Handed>& handed() const { return handed_; }
    void rewrite(const field::Notes& notes); // while it is in hand
    bool writeDown(int side, field::Notes notes);
    // As the map shows it: with those who hide, while their side looks.
    const field::Deployment& deployment() const { return handed_ ? seen_ : setup_.deployment; }
    QString nameOfBlock(const std::string& block) const; // "First command"; of camps, "Baggage"
    // A sentence, and where the book has its rule.
    QString refusal(const field::Misposted& one) const;

    // Both deployments as they were sealed.
    bool takeDeployment(const field::Deployment& deployment);
    bool isLegal(int side) const;

    // For the map. What is wrong with a feature as it is being dragged; empty: nothing.
    QString refusalOf(const field::Feature& feature) const;
    QString refusalOf(const field::Posted& posted) const;
    bool replace(const QString& id, const field::Feature& changed, const char* what);
    bool setDown(const field::Posted& posted);
    bool setDownClose(
        const field::Posted& posted); // what comes before the blocks where it touches its edge or its like
    const Setup& setup() const { return setup_; }
    QString sideName(int side) const;  // "Near side"
    QString sideTitle(int side) const; // the same with its army
    const Battlefield* rules() const { return rules_; }
    const field::Kinds* kinds() const { return rules_ != nullptr ? &rules_->kinds : nullptr; }
    const std::optional<field::Feature>& draft() const { return draft_; }
    const field::Feature* feature(const QString& id) const; // the draft too
    const std::optional<field::Rearranged>& proposal() const;
    const std::optional<Bearings>& bearings() const;

signals:
    void opened();
    void changed();
    void rowsChanged();
    void stepChanged(); // maybe
    void draftChanged();
    void selectedChanged();
    void refused(const QString& words);

private:
    void load();
    bool followSides(const field::Field& before); // the armies do; false: the field is as before
    bool keep(const char* what, const QString& detail = {}, const Cleaning& clean = {});
    bool keepClosed(int side);                                 // the notes of that side
    bool keepOn(const char* what, const QString& detail = {}); // and shows what is to be placed next
    bool bothArmies() const;
    bool bring(int side, const field::Party& party); // to the choosing of terrain; false: others chose by it
    map::SideNames sideNames() const;
    field::Random chance(); // a stream of the seed that no step before has used
    bool layOut(const field::Item& item, const QString& variant, int side, const std::string& cover = {});
    std::uint64_t seed();
    field::Wish wish();
    void setWays(const std::string& id);
    field::Posted inTouch(const field::Posted& posted) const;
    void settleAnew(); // what came later by the ways that were
    void followInvader();
    QString alikeTo(const field::Troop& troop) const; // the same for all of one row; empty: it has a row of its own
    QList<TroopRowShown> inRows(QList<TroopRowShown> troops) const;
    bool hide(const field::Posted& posted);
    bool hides(const std::string& badge) const; // and its side looks
    void see();
    bool selectNextOf(const std::string& badge); // alike, and not set down yet

    // What is wrong with the terrain, and with where troops stand: judged once for each change.
    const std::vector<field::Misplaced>& misplacedNow() const;
    field::Charts charts() const; // with the distances of the ways that were chosen
    const std::vector<field::Misposted>& mispostedNow() const;
    void tellChanged();
    void stepNotes(std::vector<field::Notes> Handed::*from, std::vector<field::Notes> Handed::*to);

    std::string id_;
    Setup setup_;
    mutable std::optional<std::vector<field::Misplaced>> misplaced_;
    mutable std::optional<std::vector<field::Misposted>> misposted_;
    mutable std::optional<std::optional<field::Rearranged>> proposal_;
    mutable std::optional<std::optional<Bearings>> bearings_; // of what is selected
    const Battlefield* rules_ = nullptr;                      // tables of the system; nullptr: nothing is shown
    std::optional<field::Feature> draft_;
    int tries_ = 0; // of the draft
    QString selected_;
    std::set<QString> openRows_; // by their first
    std::optional<Handed> handed_;
    field::Deployment seen_;
};

} // namespace strategikon
