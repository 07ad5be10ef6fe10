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

    BattlePast* past() const { return past_; }
    BattleFilm* film() const { return film_; }
    BattleStory* story() const { return story_; }
    BattleTable* table() const { return table_; }
    BattleCard* asked() const { return asked_; }
    CardDice* dice() const { return dice_; }
    CardPicks* picks() const { return picks_; }
    CardFoot* foot() const { return foot_; }
    BattleLearning* learning() const { return learning_; }
    BattleLuck* luck() const { return luck_; }

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
    BattlePast* past_; // children of this, as all that follow
    BattleFilm* film_;
    BattleStory* story_;
    BattleTable* table_;
    BattleCard* asked_;
    CardDice* dice_;
    CardPicks* picks_;
    CardFoot* foot_;
    BattleLearning* learning_;
    BattleLuck* luck_;
};

} // namespace strategikon
