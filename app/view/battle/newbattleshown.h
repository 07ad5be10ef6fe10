// What is chosen from for a new battle, and what was chosen.
#pragma once

#include "aboutshown.h"
#include "app/view/armychoice.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// A battlefield that is kept.
struct BattleFieldShown {
    Q_GADGET
    QML_VALUE_TYPE(battleFieldShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString armies MEMBER armies FINAL) // that are deployed on it
    Q_PROPERTY(bool theirs MEMBER theirs FINAL)    // those that were asked for

public:
    QString id{};
    QString name{};
    QString armies{};
    bool theirs = false;
    friend bool operator==(const BattleFieldShown&, const BattleFieldShown&) = default;
};

struct ClauseChoiceShown {
    Q_GADGET
    QML_VALUE_TYPE(clauseChoiceShown)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)

public:
    QString value{};
    QString label{};
    friend bool operator==(const ClauseChoiceShown&, const ClauseChoiceShown&) = default;
};

// The sorts of what may be agreed on before a battle, and whose it is (rules/battle.h).
namespace Clauses {
Q_NAMESPACE
QML_NAMED_ELEMENT(ClauseKind)
enum class Kind { YesOrNo, Number, Points, Choice };
enum class Whose { Either, OneSide, Named };
Q_ENUM_NS(Kind)
Q_ENUM_NS(Whose)
} // namespace Clauses

// What may be agreed on.
struct ClauseShown {
    Q_GADGET
    QML_VALUE_TYPE(clauseShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(strategikon::Clauses::Kind kind MEMBER kind FINAL)
    Q_PROPERTY(strategikon::Clauses::Whose whose MEMBER whose FINAL)
    Q_PROPERTY(int least MEMBER least FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(int usual MEMBER usual FINAL)
    Q_PROPERTY(QList<strategikon::ClauseChoiceShown> choices MEMBER choices FINAL)

public:
    QString id{};
    QString label{};
    Clauses::Kind kind{};
    Clauses::Whose whose{};
    int least = 0;
    int most = 0;
    int usual = 0;
    QList<ClauseChoiceShown> choices{};
    friend bool operator==(const ClauseShown&, const ClauseShown&) = default;
};

// A small battle to learn by, or one that was played out beforehand.
struct LessonShown {
    Q_GADGET
    QML_VALUE_TYPE(lessonShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL) // its system's name, of the first one of it
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    QString id{};
    QString system{};
    QString heading{};
    QString name{};
    QString text{};
    friend bool operator==(const LessonShown&, const LessonShown&) = default;
};

// What a new battle is to be. Its agreements are "id=value", its house rules go by their name.
struct NewBattleShown {
    Q_GADGET
    QML_VALUE_TYPE(newBattleShown)
    Q_PROPERTY(QStringList first MEMBER first FINAL)   // ids of the armies of side A; several are allies
    Q_PROPERTY(QStringList second MEMBER second FINAL) // of side B
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString setUp MEMBER setUp FINAL) // its id; empty: none
    Q_PROPERTY(QStringList agreed MEMBER agreed FINAL)
    Q_PROPERTY(QString house MEMBER house FINAL) // empty: none
    Q_PROPERTY(strategikon::AboutShown about MEMBER about FINAL)

public:
    QStringList first{};
    QStringList second{};
    QString name{};
    QString setUp{};
    QStringList agreed{};
    QString house{};
    AboutShown about{};
    friend bool operator==(const NewBattleShown&, const NewBattleShown&) = default;
};

// What came of it.
struct BegunShown {
    Q_GADGET
    QML_VALUE_TYPE(begunShown)
    Q_PROPERTY(QString id MEMBER id FINAL)           // of the battle
    Q_PROPERTY(QString trouble MEMBER trouble FINAL) // why there is none

public:
    QString id{};
    QString trouble{};
    friend bool operator==(const BegunShown&, const BegunShown&) = default;
};

} // namespace strategikon
