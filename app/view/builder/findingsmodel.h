// What is wrong with the army, and the smallest change that mends it.
#pragma once

#include "rules/open_army.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class FindingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

public:
    enum Role { Code = Qt::UserRole + 1, Words, Place, Severe, Mend, Entry, Partner };

    FindingsModel(const OpenArmy& open, QObject* parent) : QAbstractListModel(parent), open_(open) {}
    int count() const { return static_cast<int>(findings_.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void show(std::vector<Finding> findings);
    const Finding* at(int row) const; // null: there is none
    QString mendWords(int row) const; // empty: none is known

signals:
    void changed();

private:
    const ArmyList* listOf(const Finding& finding) const; // of the army it is about
    QString place(const Finding& finding) const;          // the row that says so, or else the rule

    const OpenArmy& open_;
    std::vector<Finding> findings_;
};

} // namespace strategikon
