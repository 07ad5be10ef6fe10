// The upgrades of one entry of the builder.
#pragma once

#include "rules/open_army.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class OptionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    enum Role { Option = Qt::UserRole + 1, Name, Kind, Price, Taken, Room, Most, Known, Stats };

    OptionsModel(const OpenArmy& open, int line, QObject* parent);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    // The army has changed.
    void refresh();

private:
    struct Item {
        std::string id;  // or the text as written
        int option = -1; // -1: the list has no such upgrade for this entry
    };
    std::vector<Item> itemsNow() const;
    int priceOf(int option) const; // minor units

    const OpenArmy& open_;
    int line_;
    std::vector<Item> items_;
};

} // namespace strategikon
