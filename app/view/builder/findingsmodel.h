// What is wrong with the army, and the smallest change that mends it.
#pragma once

#include "app/shown/army/finding.h"
#include "app/view/components/shownrows.h"
#include "rules/open_army.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class FindingsModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

public:
    FindingsModel(const OpenArmy& open, QObject* parent)
        : ShownRows(FindingShown::staticMetaObject, parent), open_(open)
    {
    }
    int count() const { return static_cast<int>(findings_.size()); }
    void show(std::vector<Finding> findings);
    const Finding* at(int row) const; // null: there is none
    QString mendWords(int row) const; // empty: none is known

signals:
    void changed();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override;
    const ArmyList* listOf(const Finding& finding) const; // of the army it is about

    const OpenArmy& open_;
    std::vector<Finding> findings_;
};

} // namespace strategikon
