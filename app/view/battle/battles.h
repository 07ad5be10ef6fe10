// The recorded battles, those played last first; and armies for a new one.
#pragma once

#include "houses.h"
#include "newbattleshown.h"

#include "model/army/army.h"
#include "model/library/battle_records.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace strategikon {

struct BattlePlan;

// The setting that says which lesson a battle is.
std::string lessonKey(const std::string& battle);

class Battles : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool archive READ archive WRITE setArchive NOTIFY loaded FINAL)
    Q_PROPERTY(int count READ count NOTIFY loaded FINAL)
    Q_PROPERTY(int archived READ archived NOTIFY loaded FINAL)

public:
    enum Role { BattleId = Qt::UserRole + 1, Name, Standing, Over, Changed };

    explicit Battles(QObject* parent = nullptr);

    bool archive() const { return archive_; }
    int count() const { return int(battles_.size()); }
    int archived() const { return archived_; }
    void setArchive(bool archive);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // A new battle (battles_new.cpp). Who may fight: the saved armies, then those that ship with the lists.
    // Battlefields that are kept, first those that armies of these names were deployed on; before
    // them none, by its words.
    Q_INVOKABLE QList<strategikon::BattleArmyShown> armies() const;
    Q_INVOKABLE QList<strategikon::BattleFieldShown> setUps(const QString& first, const QString& second) const;
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
    Q_INVOKABLE bool rename(const QString& id, const QString& name);
    Q_INVOKABLE bool setArchived(const QString& id, bool archived);
    Q_INVOKABLE bool remove(const QString& id);
    Q_INVOKABLE QString idAt(int row) const;
    Q_INVOKABLE QString nameAt(int row) const;

signals:
    void loaded();

private:
    void load();
    std::optional<Army> armyOf(const QString& id) const;
    std::optional<BattlePlan> planOf(const NewBattleShown& made, QString& trouble) const;
    Result<std::string> begin(const BattlePlan& plan, const QString& name); // its id
    bool place(const QString& id, const char* where);

    std::vector<SavedBattle> battles_;
    bool archive_ = false;
    int archived_ = 0;
};

} // namespace strategikon
