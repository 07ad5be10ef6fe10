#include "battleviewmodel.h"

namespace strategikon {

BattleViewModel::BattleViewModel(QObject* parent)
    : QObject(parent), past_(new BattlePast(battle_, open_, told_, this)),
      film_(new BattleFilm(battle_, open_, draft_, this)), story_(new BattleStory(battle_, told_, this)),
      table_(new BattleTable(battle_, open_.unfolded, this)), asked_(new BattleCard(battle_, open_, *past_, this)),
      dice_(new CardDice(battle_, open_, *asked_, draft_, this)),
      picks_(new CardPicks(battle_, open_, *past_, *asked_, this)),
      foot_(new CardFoot(battle_, open_, *past_, *asked_, this)), learning_(new BattleLearning(battle_, open_, this)),
      luck_(new BattleLuck(battle_, this))
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
    learning_->find();
    draft_.findEachDie();
    past_->find();
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
