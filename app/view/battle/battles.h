// The recorded battles, searched, filtered and sorted; and armies for a new one.
#pragma once

#include "houses.h"
#include "newbattleshown.h"

#include "app/evenings/finding.h"
#include "app/view/components/shownrows.h"
#include "app/view/shown.h"
#include "model/army/army.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace strategikon {

struct BattlePlan;

// The setting that says which lesson a battle is.
std::string lessonKey(const std::string& battle);

class Battles : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool archive READ archive WRITE setArchive NOTIFY loaded FINAL)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged FINAL)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY filterChanged FINAL) // empty: all
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY filterChanged FINAL) // empty: all
    Q_PROPERTY(QString tag READ tag WRITE setTag NOTIFY filterChanged FINAL)          // empty: all
    Q_PROPERTY(int state READ state WRITE setState NOTIFY filterChanged FINAL)        // any, in progress, over
    Q_PROPERTY(int sort READ sort WRITE setSort NOTIFY filterChanged FINAL) // played, day, name, player, nation, points
    Q_PROPERTY(int count READ count NOTIFY loaded FINAL)
    Q_PROPERTY(int total READ total NOTIFY loaded FINAL)         // without search and filter
    Q_PROPERTY(QString counted READ counted NOTIFY loaded FINAL) // how many are wanted of how many, in words
    Q_PROPERTY(int archived READ archived NOTIFY loaded FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> systems READ systemsShown NOTIFY loaded FINAL) // of these battles
    // What was said of battles before, the latest first; tags in order.
    Q_PROPERTY(QList<QString> players READ players NOTIFY loaded FINAL)
    Q_PROPERTY(QList<QString> venues READ venues NOTIFY loaded FINAL)
    Q_PROPERTY(QList<QString> occasions READ occasions NOTIFY loaded FINAL)
    Q_PROPERTY(QList<QString> tags READ tags NOTIFY loaded FINAL)

public:
    explicit Battles(QObject* parent = nullptr);

    bool archive() const { return archive_; }
    QString search() const { return wanted_.search; }
    QString system() const { return QString::fromStdString(wanted_.system); }
    QString player() const { return QString::fromStdString(wanted_.player); }
    QString tag() const { return QString::fromStdString(wanted_.tag); }
    int state() const { return int(wanted_.state); }
    using QAbstractListModel::sort;
    int sort() const { return int(wanted_.sort); }
    int count() const { return int(found_.size()); }
    int total() const { return archive_ ? aside_ : open_; }
    QString counted() const;
    int archived() const { return aside_; }
    QList<NamedShown> systemsShown() const { return systems_; }
    QStringList players() const { return players_; }
    QStringList venues() const { return venues_; }
    QStringList occasions() const { return occasions_; }
    QStringList tags() const { return tags_; }
    void setArchive(bool archive);
    void setSearch(const QString& search);
    void setSystem(const QString& system);
    void setPlayer(const QString& player);
    void setTag(const QString& tag);
    void setState(int state);
    void setSort(int sort);
    Q_INVOKABLE void showAll(); // without search and filter
    // A page of them first, the others as somebody comes to its end.
    bool canFetchMore(const QModelIndex& parent) const override { return !parent.isValid() && more_; }
    void fetchMore(const QModelIndex& parent) override;

    // A new battle (battles_new.cpp). Who may fight: the saved armies, then those that ship with the lists.
    // Battlefields that are kept, first those that armies of these names were deployed on; before
    // them none, by its words.
    Q_INVOKABLE QList<strategikon::BattleArmyShown> armies() const;
    Q_INVOKABLE QList<strategikon::BattleFieldShown> setUps(const QString& first, const QString& second) const;
    // Ids of the armies that are deployed on a battlefield, of each side; empty where there is none.
    Q_INVOKABLE QStringList deployedOn(const QString& field) const;
    // What may be agreed on before such armies fight, and house rules for battles of that army's system.
    Q_INVOKABLE QList<strategikon::ClauseShown> clauses(const QString& army) const;
    Q_INVOKABLE QList<strategikon::HouseShown> houses(const QString& army) const;
    Q_INVOKABLE strategikon::BegunShown create(const strategikon::NewBattleShown& made);
    // Small ready battles to learn by; and one of them begun.
    Q_INVOKABLE QList<strategikon::LessonShown> lessons() const;
    Q_INVOKABLE QString learn(const QString& system, const QString& id);
    // Battles that were played out beforehand; and one of them to look through.
    Q_INVOKABLE QList<strategikon::LessonShown> examples() const;
    Q_INVOKABLE QString openExample(const QString& id);
    // What is said of a battle; what is wrong with what is to be said from now on, or nothing.
    Q_INVOKABLE strategikon::AboutShown about(const QString& id) const;
    Q_INVOKABLE QString describe(const QString& id, const strategikon::AboutShown& about);
    Q_INVOKABLE bool rename(const QString& id, const QString& name);
    Q_INVOKABLE bool setArchived(const QString& id, bool archived);
    Q_INVOKABLE bool remove(const QString& id);
    Q_INVOKABLE QString idAt(int row) const;
    Q_INVOKABLE QString nameAt(int row) const;

signals:
    void filterChanged();
    void loaded();

protected:
    int rows() const override { return count(); }
    QVariant row(int at) const override;

private:
    void load();
    void learnNames();
    void dropVanished();
    std::vector<evenings::Outing> firsts(std::size_t most); // of those that are wanted
    void find(std::size_t most);
    template <class Value>
    void want(Value& value, Value wish);
    std::optional<Army> armyOf(const QString& id) const;
    std::optional<BattlePlan> planOf(const NewBattleShown& made, QString& trouble) const;
    Result<std::string> begin(const BattlePlan& plan, const QString& name, const BattleAbout& about = {}); // its id
    bool place(const QString& id, const char* where);

    std::vector<evenings::Outing> found_; // what is shown
    bool more_ = false;                   // are wanted behind them
    int open_ = 0, aside_ = 0;
    evenings::Wanted wanted_;
    QList<NamedShown> systems_;
    QStringList players_, venues_, occasions_, tags_;
    bool archive_ = false;
};

} // namespace strategikon
