#include "carddice.h"

#include <QRandomGenerator>

namespace strategikon {

using namespace play;

CardDice::CardDice(const OpenBattle& battle, OpenCard& open, BattleCard& asked, const CardDraft& draft, QObject* parent)
    : QObject(parent), battle_(battle), open_(open), asked_(asked), draft_(draft)
{
    connect(&battle_, &OpenBattle::cardChanged, this, &CardDice::changed);
}

bool CardDice::typeDie(int figure)
{
    if (open_.takesDice() && !open_.hasDice()) {
        asked_.answer(); // the die is of those who are named
    }
    if (!open_.card()) {
        return false;
    }
    const Card::Typed in = open_.card()->typeDie(figure);
    if (in.figure) {
        emit typed(*in.figure);
    }
    if (in.full && answersItself()) {
        return true;
    }
    open_.tell();
    return false;
}

bool CardDice::putCount(const QString& id, int score)
{
    if (!open_.card() || !open_.card()->putCount(id.toStdString(), score)) {
        return false;
    }
    emit typed(score);
    if (answersItself()) {
        return true;
    }
    open_.tell();
    return false;
}

// Nobody has to confirm what fell, where nothing else is open.
bool CardDice::answersItself()
{
    const bool answered = open_.complete() && open_.card()->settled() && asked_.answer();
    if (answered) {
        emit closed();
    }
    return answered;
}

void CardDice::clearDie(const QString& id, int die)
{
    if (open_.card()) {
        open_.card()->clearDie(id.toStdString(), die);
        open_.tell();
    }
}

void CardDice::takeBackDie()
{
    if (open_.card()) {
        open_.card()->takeBackDie();
        open_.tell();
    }
}

void CardDice::setCounted(const QString& id, bool counted)
{
    if (!open_.card() || !open_.card()->setCounted(id.toStdString(), counted)) {
        return;
    }
    counted ? void(open_.eachDie.erase(battle_.state().phase)) : void(open_.eachDie.insert(battle_.state().phase));
    draft_.keepEachDie();
    open_.tell();
}

bool CardDice::roll()
{
    if (!open_.card()) {
        return false;
    }
    const Card before = *open_.card();
    open_.card()->roll([](int sides) { return QRandomGenerator::system()->bounded(1, sides + 1); });
    if (open_.complete() && asked_.answer()) {
        return true;
    }
    const bool refused = open_.complete(); // and told
    open_.card() = before;
    if (!refused) {
        asked_.answer(); // says what is missing
    }
    open_.tell();
    return false;
}

} // namespace strategikon

#include "moc_carddice.cpp"
