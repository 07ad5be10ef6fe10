#include "battlefieldviewmodel.h"

namespace strategikon {

BattlefieldViewModel::BattlefieldViewModel(QObject* parent) : QObject(parent)
{
    // Each part has told of itself before the whole does.
    connect(&field_, &OpenField::opened, this, &BattlefieldViewModel::opened);
    connect(&field_, &OpenField::changed, this, &BattlefieldViewModel::changed);
    connect(&field_, &OpenField::stepChanged, this, &BattlefieldViewModel::stepChanged);
    connect(&field_, &OpenField::draftChanged, this, &BattlefieldViewModel::draftChanged);
    connect(&field_, &OpenField::selectedChanged, this, &BattlefieldViewModel::selectedChanged);
    connect(&field_, &OpenField::refused, this, &BattlefieldViewModel::refused);
}

void BattlefieldViewModel::open(const QString& id)
{
    if (id != fieldId()) {
        troops_.closeRows();
        field_.open(id.toStdString());
    }
}

QString BattlefieldViewModel::tableWords() const { return known() ? map::subtitleOf(setup().field) : QString(); }

} // namespace strategikon

#include "moc_battlefieldviewmodel.cpp"
