#include "battleviewmodel.h"

namespace strategikon {

BattleViewModel::BattleViewModel(QObject* parent) : QObject(parent)
{
    // Each part has told of itself before the whole does.
    connect(&battle_, &OpenBattle::opened, this, &BattleViewModel::opened);
    connect(&battle_, &OpenBattle::happened, this, &BattleViewModel::happened);
    connect(&battle_, &OpenBattle::changed, this, &BattleViewModel::changed);
    connect(&battle_, &OpenBattle::cardChanged, this, &BattleViewModel::cardChanged);
    connect(&battle_, &OpenBattle::correctingChanged, this, &BattleViewModel::correctingChanged);
    connect(&battle_, &OpenBattle::refused, this, &BattleViewModel::refused);
}

void BattleViewModel::open(const QString& id)
{
    if (id == battleId()) {
        return;
    }
    draft_.keep();
    open_.drop();
    battle_.open(id.toStdString());
    told_.forget();
    learning_.find();
    draft_.findEachDie();
    past_.find();
    open_.deal();
    draft_.find();
    emit battle_.opened();
}

QString BattleViewModel::name() const
{
    return known() ? QString::fromStdString(battle_.recorder().saved().content.name) : QString();
}

} // namespace strategikon

#include "moc_battleviewmodel.cpp"
