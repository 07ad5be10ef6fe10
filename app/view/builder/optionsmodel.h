// The upgrades of one entry of the builder.
#pragma once

#include "app/view/components/shownrows.h"
#include "buildershown.h"
#include "rules/open_army.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class OptionsModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")

public:
    OptionsModel(const OpenArmy& open, int line, QObject* parent);
    // The army has changed.
    void refresh();

private:
    int rows() const override { return static_cast<int>(items_.size()); }
    QVariant row(int at) const override;
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
