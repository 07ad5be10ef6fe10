// The army's rows of one entry: names, notes and contingents of a player's own.
#pragma once

#include "rules/open_army.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class UnitsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    enum Role { Row = Qt::UserRole + 1, Count, Name, Note, Block, Upgrades, Sizes, Size };

    UnitsModel(const OpenArmy& open, QObject* parent) : QAbstractListModel(parent), open_(open) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void show(const QString& entry);
    void refresh();

private:
    const OpenArmy& open_;
    std::string entry_;
    std::vector<int> rows_;
};

} // namespace strategikon
