// The army's rows of one entry: names, notes and contingents of a player's own.
#pragma once

#include "app/view/components/shownrows.h"
#include "buildershown.h"
#include "rules/open_army.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class UnitsModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    UnitsModel(const OpenArmy& open, QObject* parent) : ShownRows(BodiesShown::staticMetaObject, parent), open_(open) {}
    void show(const QString& entry);
    void refresh();

private:
    int rows() const override { return static_cast<int>(rows_.size()); }
    QVariant row(int at) const override;
    QString upgradesOf(const Choice& choice) const;
    const OpenArmy& open_;
    std::string entry_;
    std::vector<int> rows_;
};

} // namespace strategikon
