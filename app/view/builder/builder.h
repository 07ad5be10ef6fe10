// The army on the table: shown, edited, judged. Every edit is saved as it happens.
#pragma once

#include "blocksmodel.h"
#include "buildershown.h"
#include "entriesmodel.h"
#include "findingsmodel.h"
#include "proposal.h"
#include "rules/open_army.h"
#include "unitsmodel.h"

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Builder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString armyId READ armyId WRITE open NOTIFY changed FINAL)
    // The doubles partner's side is on the table instead of the army's own; false again where there is no partner.
    Q_PROPERTY(bool ally READ ally WRITE setAlly NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY changed FINAL)
    Q_PROPERTY(QString tags READ tags WRITE setTags NOTIFY changed FINAL) // with commas between them
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString systemName READ systemName NOTIFY changed FINAL)
    Q_PROPERTY(QString list READ list NOTIFY changed FINAL)
    Q_PROPERTY(QString nation READ nation NOTIFY changed FINAL)
    Q_PROPERTY(QString about READ about NOTIFY changed FINAL)
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed FINAL)
    Q_PROPERTY(QStringList editions READ editions NOTIFY changed FINAL)
    Q_PROPERTY(QStringList editionNames READ editionNames NOTIFY changed FINAL)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY changed FINAL)
    Q_PROPERTY(double spent READ spent NOTIFY changed FINAL)
    Q_PROPERTY(bool legal READ legal NOTIFY changed FINAL)
    Q_PROPERTY(bool bounded READ bounded NOTIFY changed FINAL) // points limit it
    Q_PROPERTY(bool finite READ finite NOTIFY changed FINAL)   // points or limits of a house do: it can be filled
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)     // the list could be read
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(QString stamp READ stamp NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::FigureShown> figures READ figures NOTIFY changed FINAL)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed FINAL) // what should be known and is nothing to mend
    Q_PROPERTY(QList<strategikon::LabelledShown> tally READ tally NOTIFY changed FINAL) // bodies and their stands
    Q_PROPERTY(QStringList headings READ headings NOTIFY changed FINAL)                 // of EntriesModel's cells
    Q_PROPERTY(QList<int> letters READ letters NOTIFY changed FINAL) // of the longest text in each of them
    Q_PROPERTY(QList<strategikon::NamedShown> aims READ aims NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> splittable READ splittable NOTIFY changed FINAL)
    Q_PROPERTY(QStringList split READ split NOTIFY changed FINAL)     // ids of those that are
    Q_PROPERTY(int year READ year WRITE setYear NOTIFY changed FINAL) // BC negative; 0: not chosen
    Q_PROPERTY(QString years READ years NOTIFY changed FINAL)         // that the list speaks of; empty: it has no dates
    Q_PROPERTY(QList<int> sizes READ sizes NOTIFY changed FINAL)      // often agreed on
    Q_PROPERTY(bool parted READ parted NOTIFY changed FINAL)          // the system always divides its armies
    Q_PROPERTY(QString blocksTitle READ blocksTitle NOTIFY changed FINAL) // "Contingents"
    Q_PROPERTY(bool divided READ divided WRITE setDivided NOTIFY changed FINAL)
    // Empty: the system has none.
    Q_PROPERTY(QList<strategikon::NamedShown> blocks READ blocks NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::DivisionShown> divisions READ divisions NOTIFY changed FINAL)
    Q_PROPERTY(QString partner READ partner NOTIFY changed FINAL) // in words, empty: none
    Q_PROPERTY(QString partnerName READ partnerName NOTIFY changed FINAL)
    Q_PROPERTY(QString partnerTrouble READ partnerTrouble NOTIFY changed FINAL) // why it is not judged
    Q_PROPERTY(QString exactly READ exactly NOTIFY counted FINAL)               // armies that complete this one
    Q_PROPERTY(QString within READ within NOTIFY counted FINAL)
    Q_PROPERTY(int exactlyMany READ exactlyMany NOTIFY counted FINAL) // the same as words count, for their plural
    Q_PROPERTY(int withinMany READ withinMany NOTIFY counted FINAL)
    Q_PROPERTY(bool mendable READ mendable NOTIFY counted FINAL)   // all findings at once
    Q_PROPERTY(bool wondering READ wondering NOTIFY counted FINAL) // counts and mends are still being worked out
    Q_PROPERTY(strategikon::EntriesFilter* entries READ entries CONSTANT FINAL)
    Q_PROPERTY(strategikon::FindingsModel* findings READ findings CONSTANT FINAL)
    Q_PROPERTY(strategikon::Proposal* proposal READ proposal CONSTANT FINAL)
    Q_PROPERTY(strategikon::UnitsModel* units READ units CONSTANT FINAL)
    Q_PROPERTY(strategikon::BlocksModel* placed READ placed CONSTANT FINAL)

public:
    explicit Builder(QObject* parent = nullptr);
    ~Builder() override;

    QString armyId() const { return id_; }
    bool ally() const { return ally_; }
    QString name() const { return QString::fromStdString(open_.army.name); }
    QString note() const { return QString::fromStdString(open_.army.note); }
    QString tags() const;
    QString system() const { return QString::fromStdString(open_.army.system); }
    QString systemName() const;
    QString list() const { return QString::fromStdString(open_.army.list); }
    QString nation() const;
    QString about() const;
    QString edition() const;
    QStringList editions() const;
    QStringList editionNames() const;
    int limit() const { return open_.army.points; }
    double spent() const;
    bool legal() const { return open_.verdict.legal; }
    bool bounded() const { return !open_.task || open_.system->bounded(open_.task->list); }
    bool finite() const { return !open_.task || isFinite(*open_.system, open_.task->problem); }
    bool known() const { return open_.list() != nullptr; }
    QString trouble() const;
    QString stamp() const { return QString::fromStdString(open_.verdict.stamp); }
    QList<FigureShown> figures() const;
    QStringList notes() const;
    QList<LabelledShown> tally() const;
    QStringList headings() const;
    QList<int> letters() const;
    QList<NamedShown> aims() const;
    QList<NamedShown> splittable() const;
    QStringList split() const;
    int year() const { return open_.army.year; }
    QString years() const;
    QList<int> sizes() const;
    bool parted() const { return open_.system != nullptr && open_.system->division() == Division::required; }
    QString blocksTitle() const;
    bool divided() const { return parted() || open_.army.blocks; }
    QList<NamedShown> blocks() const;
    QList<DivisionShown> divisions() const;
    QString figuresOf(const std::string& block) const;
    QString partner() const;
    QString partnerName() const;
    QString partnerTrouble() const;
    QString exactly() const { return exactly_; }
    QString within() const { return within_; }
    int exactlyMany() const { return exactlyMany_; }
    bool mendable() const { return mendable_; }
    int withinMany() const { return withinMany_; }
    bool wondering() const { return answered_ != request_; }
    EntriesFilter* entries() { return &filter_; }
    FindingsModel* findings() { return &findings_; }
    Proposal* proposal() { return &proposal_; }
    UnitsModel* units() { return &units_; }
    BlocksModel* placed() { return &blocks_; }

    void open(const QString& id);
    void setAlly(bool ally);
    void setName(const QString& name);
    void setNote(const QString& note);
    void setTags(const QString& tags);
    void setEdition(const QString& edition);
    void setLimit(int points);
    void setDivided(bool divided);
    void setYear(int year);

    Q_INVOKABLE void setCount(const QString& entry, int count);
    Q_INVOKABLE void setOption(const QString& entry, const QString& option, int count);
    // Of all bodies of an entry, or of one row of the army.
    Q_INVOKABLE void setSize(const QString& entry, int size);
    Q_INVOKABLE void sizeUnit(int row, int size);
    Q_INVOKABLE void toggleLock(const QString& entry);
    Q_INVOKABLE void mend(int finding);
    Q_INVOKABLE void accept(); // the proposal's current army
    Q_INVOKABLE void setNation(const QString& system, const QString& list);
    Q_INVOKABLE void setSplit(const QString& entry, bool split);
    Q_INVOKABLE void setPartner(const QString& armyId); // a saved army's rows; empty: none
    // Rows of UnitsModel by their `row`.
    Q_INVOKABLE void nameUnit(int row, const QString& name);
    Q_INVOKABLE void noteUnit(int row, const QString& note);
    Q_INVOKABLE void assignUnit(int row, const QString& block);
    Q_INVOKABLE void splitOff(int row);
    // So many bodies of an entry to a block; those it gains come from where they stand nowhere first.
    Q_INVOKABLE void placeUnits(const QString& entry, const QString& block, int count);
    Q_INVOKABLE void showUnits(const QString& entry) { units_.show(entry); }
    // What mend() would do, in words; empty: nothing is known or nothing is wrong.
    Q_INVOKABLE QString mendWords(int finding) const { return findings_.mendWords(finding); }
    // Saved armies that could be the partner.
    Q_INVOKABLE QList<strategikon::NamedShown> partners() const;
    // Special rules and readings of an entry.
    Q_INVOKABLE QList<strategikon::ProseShown> rulesOf(const QString& entry) const;

signals:
    void changed();
    void counted();
    void gone(); // the army is no longer in the library

private:
    void reload();
    void removeUnknown(const QString& entry, const QString& option, int left);
    void keep(const char* what); // after an edit
    void look();                 // judges and tells everyone
    void wonder();               // asks for counts and mends on the side
    Choice* row(int row);

    QString id_;
    OpenArmy open_;
    EntriesModel entries_;
    EntriesFilter filter_;
    FindingsModel findings_;
    Proposal proposal_;
    UnitsModel units_;
    BlocksModel blocks_;
    QString exactly_, within_;
    int exactlyMany_ = 0, withinMany_ = 0;
    bool mendable_ = false;
    int request_ = 0, answered_ = 0;
    bool ally_ = false;
    bool saving_ = false;
    QThreadPool pool_; // last, so that it ends before what it works on
};

} // namespace strategikon
