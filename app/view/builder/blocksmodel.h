// Who of an army stands in which contingent: a row an entry, a number a contingent.
#pragma once

#include "app/view/components/shownrows.h"
#include "buildershown.h"
#include "rules/open_army.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BlocksModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    struct Sum {
        std::string block; // empty: those that stand nowhere
        int points = 0;
        QStringList words;
    };

    BlocksModel(const OpenArmy& open, QObject* parent) : ShownRows(PlacedShown::staticMetaObject, parent), open_(open)
    {
    }
    void refresh();

    // Every block, and those who stand in none where there are such.
    std::vector<Sum> sums() const;
    // What it takes to have so many bodies of an entry in a block.
    std::vector<Change> moves(const std::string& entry, const std::string& block, int count) const;

private:
    int rows() const override { return static_cast<int>(lines_.size()); }
    QVariant row(int at) const override;
    std::vector<int> linesNow() const;
    int bodies(int line, const std::string& block) const; // block empty: in none
    bool isBlock(const std::string& block) const;

    const OpenArmy& open_;
    std::vector<int> lines_;
};

} // namespace strategikon
