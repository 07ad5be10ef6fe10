// The recorded battles, those played last first; and armies for a new one.
#pragma once

#include "model/army/army.h"
#include "model/library/battle_records.h"

#include <QAbstractListModel>
#include <QVariantList>
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

    // A new battle (battles_new.cpp). Who may fight: the saved armies, then those that ship with the lists: id, name,
    // nation. Battlefields that are kept, first those that armies of these names were deployed on: id, name, armies.
    Q_INVOKABLE QVariantList armies() const;
    Q_INVOKABLE QVariantList setUps(const QString& first, const QString& second) const;
    // What may be agreed on before such armies fight: id, label, kind (0 yes or no, 1 a number, 2 points for an aim, 3
    // one of its choices: value, label), least, most, usual, whose (0 either side's, 1 of one side, 2 of those who are
    // named).
    Q_INVOKABLE QVariantList clauses(const QString& army) const;
    // House rules for battles of that army's system: name, rules (their sentences), trouble (why they cannot be used).
    Q_INVOKABLE QVariantList houses(const QString& army) const;
    // `made`: sides (two lists of ids of armies; several of a side are allies), name, setUp (its id; empty: none),
    // agreed (values by the ids of clauses), house (the name of house rules; empty: none). The new battle's id, or
    // trouble: why there is none.
    Q_INVOKABLE QVariantMap create(const QVariantMap& made);
    // Small ready battles to learn by: id, system, name, text; and one of them begun.
    Q_INVOKABLE QVariantList lessons() const;
    Q_INVOKABLE QString learn(const QString& system, const QString& id);
    // Battles that were played out beforehand: id, name, text; and one of them to look through.
    Q_INVOKABLE QVariantList examples() const;
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
    std::optional<BattlePlan> planOf(const QVariantMap& made, QString& trouble) const;
    Reading<std::string> begin(const BattlePlan& plan, const QString& name); // its id
    bool place(const QString& id, const char* where);

    std::vector<SavedBattle> battles_;
    bool archive_ = false;
    int archived_ = 0;
};

} // namespace strategikon
