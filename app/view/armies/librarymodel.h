// The saved armies, searched, filtered and sorted.
#pragma once

#include "model/army/army.h"
#include "model/library/records.h"
#include "readyshown.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class LibraryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged FINAL)
    Q_PROPERTY(QString tag READ tag WRITE setTag NOTIFY filterChanged FINAL) // empty: all
    Q_PROPERTY(int sort READ sort WRITE setSort NOTIFY filterChanged FINAL)  // changed, name, nation, points
    Q_PROPERTY(bool archive READ archive WRITE setArchive NOTIFY filterChanged FINAL)
    Q_PROPERTY(QStringList tags READ tags NOTIFY loaded FINAL)
    Q_PROPERTY(int count READ count NOTIFY loaded FINAL)
    Q_PROPERTY(int total READ total NOTIFY loaded FINAL)           // without search and tag
    Q_PROPERTY(int archived READ archived NOTIFY loaded FINAL)     // in the archive
    Q_PROPERTY(bool making READ making NOTIFY makingChanged FINAL) // an army is being filled

public:
    enum Role {
        ArmyId = Qt::UserRole + 1,
        Name,
        Nation,
        SystemId,
        SystemName,
        Edition,
        Limit,
        Spent,
        Legal,
        Findings,
        Why,
        Tags,
        Changed
    };

    explicit LibraryModel(QObject* parent = nullptr);
    ~LibraryModel() override { pool_.waitForDone(); }

    QString search() const { return QString::fromStdString(filter_.search); }
    QString tag() const { return filter_.tags.empty() ? QString() : QString::fromStdString(filter_.tags.front()); }
    using QAbstractListModel::sort;
    int sort() const { return sort_; }
    bool archive() const { return filter_.archived == ArmyFilter::Archived::yes; }
    QStringList tags() const { return tags_; }
    int count() const { return static_cast<int>(armies_.size()); }
    int total() const { return total_; }
    int archived() const { return archived_; }
    bool making() const { return making_; }
    void setSearch(const QString& search);
    void setTag(const QString& tag);
    void setSort(int sort);
    void setArchive(bool archive);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // Each tells the session; undo brings back what was before.
    // Points that a new army is offered at most: all that a list reaches of which only a part is printed.
    Q_INVOKABLE int mostFor(const QString& system, const QString& list) const;
    // `points` 0: the size in the settings, or all of that. `start`: "empty", "filled", which is worked out on another
    // thread. When it is there `created` is emitted.
    Q_INVOKABLE void create(const QString& system, const QString& list, int points, const QString& start);
    // Armies that ship with a list. And one of them into the library; its id.
    Q_INVOKABLE QList<strategikon::ReadyShown> readyMade(const QString& system, const QString& list) const;
    Q_INVOKABLE QString takeReady(const QString& system, const QString& list, const QString& file);
    Q_INVOKABLE QString duplicate(const QString& id);
    Q_INVOKABLE bool rename(const QString& id, const QString& name);
    Q_INVOKABLE bool setArchived(const QString& id, bool archived);
    Q_INVOKABLE bool remove(const QString& id);
    Q_INVOKABLE int rowOf(const QString& id) const;
    Q_INVOKABLE QString idAt(int row) const;
    Q_INVOKABLE QString nameAt(int row) const;

signals:
    void filterChanged();
    void loaded();
    void makingChanged();
    void created(const QString& id); // empty on a fault

private:
    void load();
    void keep(Army army);

    ArmyFilter filter_;
    int sort_ = 0;
    std::vector<SavedArmy> armies_;
    QStringList tags_;
    int total_ = 0;
    int archived_ = 0;
    bool making_ = false;
    QThreadPool pool_;
};

} // namespace strategikon
