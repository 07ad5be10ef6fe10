// A battle as its screen shows it. What may be answered and what it means comes from the game; what is done goes
// through the recorder, so that it is on disk before it is seen. Each part of the screen is an object of its own; they
// share the battle that lies open and the card of it (openbattle.h, opencard.h).
#pragma once

#include "battlefilm.h"
#include "battlelearning.h"
#include "battleluck.h"
#include "battlestory.h"
#include "battletable.h"
#include "carddice.h"
#include "cardfoot.h"
#include "cardpicks.h"

namespace strategikon {

class BattleViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString battleId READ battleId WRITE open NOTIFY opened FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(bool mapped READ mapped NOTIFY changed FINAL)      // it was begun on a battlefield
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why it cannot be shown
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)

    Q_PROPERTY(strategikon::BattlePast* past READ past CONSTANT FINAL)
    Q_PROPERTY(strategikon::BattleFilm* film READ film CONSTANT FINAL)
    Q_PROPERTY(strategikon::BattleStory* story READ story CONSTANT FINAL)
    Q_PROPERTY(strategikon::BattleTable* table READ table CONSTANT FINAL)
    Q_PROPERTY(strategikon::BattleCard* asked READ asked CONSTANT FINAL)
    Q_PROPERTY(strategikon::CardDice* dice READ dice CONSTANT FINAL)
    Q_PROPERTY(strategikon::CardPicks* picks READ picks CONSTANT FINAL)
    Q_PROPERTY(strategikon::CardFoot* foot READ foot CONSTANT FINAL)
    Q_PROPERTY(strategikon::BattleLearning* learning READ learning CONSTANT FINAL)
    Q_PROPERTY(strategikon::BattleLuck* luck READ luck CONSTANT FINAL)

public:
    explicit BattleViewModel(QObject* parent = nullptr);

    QString battleId() const { return QString::fromStdString(battle_.id()); }
    void open(const QString& id);
    bool known() const { return battle_.known(); }
    bool mapped() const { return battle_.mapped(); }
    QString trouble() const { return battle_.trouble(); }
    QString name() const;
    bool over() const { return battle_.over(); }

    BattlePast* past() { return &past_; }
    BattleFilm* film() { return &film_; }
    BattleStory* story() { return &story_; }
    BattleTable* table() { return &table_; }
    BattleCard* asked() { return &asked_; }
    CardDice* dice() { return &dice_; }
    CardPicks* picks() { return &picks_; }
    CardFoot* foot() { return &foot_; }
    BattleLearning* learning() { return &learning_; }
    BattleLuck* luck() { return &luck_; }

    // For the view models of the same page (adjustmentviewmodel.h, forecastviewmodel.h), and for tests.
    const play::Recorder& recorder() const { return battle_.recorder(); }
    const play::State& state() const { return battle_.state(); } // of the moment that is shown
    const std::shared_ptr<const report::Ground>& ground() const { return battle_.ground(); }
    QString sideName(int side) const { return battle_.sideName(side); }

signals:
    void opened();
    void happened(const QString& words); // what a step brought, or what is true again
    void changed();
    void cardChanged();
    void correctingChanged();
    void refused(const QString& words); // why an answer cannot be, and the way out

private:
    OpenBattle battle_{};
    OpenCard open_{battle_};
    CardDraft draft_{battle_, open_};
    StepsTold told_{battle_};
    BattlePast past_{battle_, open_, told_, this};
    BattleFilm film_{battle_, open_, draft_, this};
    BattleStory story_{battle_, told_, this};
    BattleTable table_{battle_, open_.unfolded, this};
    BattleCard asked_{battle_, open_, past_, this};
    CardDice dice_{battle_, open_, asked_, draft_, this};
    CardPicks picks_{battle_, open_, past_, asked_, this};
    CardFoot foot_{battle_, open_, past_, asked_, this};
    BattleLearning learning_{battle_, open_, this};
    BattleLuck luck_{battle_, this};
};

} // namespace strategikon
