// The saved battlefields, those changed last first.
#pragma once

#include "model/library/records.h"
#include "terrainshown.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Battlefields : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool archive READ archive WRITE setArchive NOTIFY loaded FINAL)
    Q_PROPERTY(int count READ count NOTIFY loaded FINAL)
    Q_PROPERTY(int total READ total NOTIFY loaded FINAL)
    Q_PROPERTY(int archived READ archived NOTIFY loaded FINAL)
    Q_PROPERTY(QList<strategikon::FieldSystemShown> systems READ systems CONSTANT FINAL) // the first is offered

public:
    enum Role { FieldId = Qt::UserRole + 1, Name, TableWords, MethodWords, StateWords, Changed };

    explicit Battlefields(QObject* parent = nullptr);

    bool archive() const { return archive_; }
    int count() const { return static_cast<int>(fields_.size()); }
    int total() const { return total_; }
    int archived() const { return archived_; }
    QList<FieldSystemShown> systems() const;
    void setArchive(bool archive);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // A bare table. The id, empty on a fault, which is said.
    Q_INVOKABLE QString create(const strategikon::NewField& made);
    Q_INVOKABLE QString duplicate(const QString& id);
    Q_INVOKABLE bool rename(const QString& id, const QString& name);
    Q_INVOKABLE bool setArchived(const QString& id, bool archived);
    Q_INVOKABLE bool remove(const QString& id);
    Q_INVOKABLE QString idAt(int row) const;
    Q_INVOKABLE QString nameAt(int row) const;

signals:
    void loaded();

private:
    void load();

    std::vector<SavedField> fields_;
    bool archive_ = false;
    int total_ = 0, archived_ = 0;
};

} // namespace strategikon
