// Who of an army stands in which contingent: a row an entry, a number a contingent.
#pragma once

#include "rules/open_army.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BlocksModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    // Counts: bodies in each block, in the system's order. Nowhere: those in none of them.
    enum Role { Entry = Qt::UserRole + 1, Name, Bodies, Counts, Nowhere };

    struct Sum {
        std::string block; // empty: those that stand nowhere
        int points = 0;
        QStringList words;
    };

    BlocksModel(const OpenArmy& open, QObject* parent) : QAbstractListModel(parent), open_(open) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void refresh();

    // Every block, and those who stand in none where there are such.
    std::vector<Sum> sums() const;
    // What it takes to have so many bodies of an entry in a block.
    std::vector<Change> moves(const std::string& entry, const std::string& block, int count) const;

private:
    std::vector<int> linesNow() const;
    int bodies(int line, const std::string& block) const; // block empty: in none
    bool isBlock(const std::string& block) const;

    const OpenArmy& open_;
    std::vector<int> lines_;
};

} // namespace strategikon
