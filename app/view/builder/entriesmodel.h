// The rows of the builder: every entry of the nation, with what the army has of it.
#pragma once

#include "rules/open_army.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class OptionsModel;

class EntriesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    enum Role {
        Entry = Qt::UserRole + 1,
        Name,
        Arm, // for its glyph; empty: none
        Group,
        Own,
        Cells,
        StatsText,
        Specials,
        Price,
        Taken,
        Least,
        Most,
        Status,
        State,
        Locked,
        Known,
        Leader,
        Reading,
        Options,
        OptionCount,
        Sizes, // those its bodies may have, where they are picked as a number; otherwise empty
        Size,  // that they have; 0: they differ
        Search
    };

    EntriesModel(const OpenArmy& open, QObject* parent);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void reload();  // another list
    void refresh(); // other counts

private:
    struct Item {
        int line = -1;
        std::string written; // for what the list does not know
        OptionsModel* options = nullptr;
    };
    std::vector<std::string> unknownNow() const;
    QVariant unknownData(const Item& item, int role) const;
    QString group(int line) const;
    QString status(int line) const;
    std::vector<std::string> idsNow() const;
    void remake();

    const OpenArmy& open_;
    std::vector<Item> items_;
    std::vector<std::string> ids_; // of the lines, as the rows were made
    std::vector<int> columns_;
};

// The rows that fit the words typed, or only those the army has.
class EntriesFilter : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed FINAL)
    Q_PROPERTY(bool takenOnly READ takenOnly WRITE setTakenOnly NOTIFY changed FINAL)

public:
    explicit EntriesFilter(QObject* parent) : QSortFilterProxyModel(parent) {}
    QString search() const { return search_; }
    bool takenOnly() const { return takenOnly_; }
    void setSearch(const QString& search);
    void setTakenOnly(bool only);
    Q_INVOKABLE QString entryAt(int row) const;
    Q_INVOKABLE int rowOf(const QString& entry) const;

signals:
    void changed();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString search_;
    bool takenOnly_ = false;
};

} // namespace strategikon
