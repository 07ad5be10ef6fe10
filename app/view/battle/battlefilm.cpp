#include "battlefilm.h"

#include "app/words/played.h"

#include <algorithm>

namespace strategikon {

using namespace play;

BattleFilm::BattleFilm(OpenBattle& battle, OpenCard& open, CardDraft& draft, QObject* parent)
    : QObject(parent), battle_(battle), open_(open), draft_(draft)
{
    connect(&battle_, &OpenBattle::changed, this, &BattleFilm::changed);
}

void BattleFilm::lookAt(int step)
{
    const auto line = battle_.known() ? battle_.record().line() : std::vector<int>();
    if (step == 0 || std::find(line.begin(), line.end(), step) != line.end()) {
        look(step == 0 ? 0 : battle_.numberOf(step));
    }
}

QList<TurnShown> BattleFilm::turns() const
{
    QList<TurnShown> all;
    int at = 0;
    for (const int step : battle_.known() ? battle_.record().line() : std::vector<int>()) {
        ++at;
        for (const Event& event : battle_.record().log()[std::size_t(step - 1)].events) {
            for (const play::Change& change : event.changes) {
                if (change.what == play::Change::What::turn) {
                    all << TurnShown{at, change.to, turnShown(change.to, battle_.state().words)};
                }
            }
        }
    }
    return all;
}

// The card that lies open stays as it is filled in, and is there again when one is back.
void BattleFilm::look(int at)
{
    if (!battle_.known() || at < 0 || at == looking() || battle_.correcting() != 0) {
        return;
    }
    draft_.keep();
    if (at < steps()) {
        open_.clear();
        battle_.lookAt(at);
        open_.tellBattle();
        open_.tell();
    } else if (looking() >= 0) {
        open_.drop();
        battle_.goNow();
        open_.deal();
        draft_.find();
    }
}

} // namespace strategikon

#include "moc_battlefilm.cpp"
