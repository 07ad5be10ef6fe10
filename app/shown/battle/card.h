// What is asked and what it would come to: a card, its inputs, its dice, its modifiers and chances.
#pragma once

#include "model/play/game.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace strategikon {

// The sorts of inputs; a script reads them in small letters.
namespace InputKinds {
Q_NAMESPACE
enum class Kind { Choice, Things, Flag, Number, Dice };
Q_ENUM_NS(Kind)
QString word(Kind kind); // "choice"
} // namespace InputKinds

struct OptionShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(bool on MEMBER on FINAL)
    Q_PROPERTY(bool open MEMBER open FINAL) // to whoever is named on the card

public:
    QString id{}, label{};
    bool on = false, open = true;
    friend bool operator==(const OptionShown&, const OptionShown&) = default;
};

// Somebody who may be picked.
struct BadgeShown {
    Q_GADGET
    Q_PROPERTY(int thing MEMBER thing FINAL)
    Q_PROPERTY(QString written MEMBER written FINAL) // as records name it
    Q_PROPERTY(QString badge MEMBER badge FINAL)     // or its name, where it has none
    Q_PROPERTY(QString name MEMBER name FINAL)       // beside a badge
    Q_PROPERTY(QString army MEMBER army FINAL)       // where its side has several
    Q_PROPERTY(bool on MEMBER on FINAL)
    Q_PROPERTY(QString arm MEMBER arm FINAL)      // for its glyph; empty: none
    Q_PROPERTY(bool several MEMBER several FINAL) // a row of those who are alike; the first is named
    Q_PROPERTY(bool open MEMBER open FINAL)       // they stand behind it

public:
    int thing = 0;
    QString written{}, badge{}, name{}, army{};
    bool on = false;
    QString arm{};
    bool several = false, open = false;
    friend bool operator==(const BadgeShown&, const BadgeShown&) = default;
};

struct DiceShown {
    Q_GADGET
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(int sides MEMBER sides FINAL)
    Q_PROPERTY(QString needs MEMBER needs FINAL) // in words; empty: only their faces count
    Q_PROPERTY(bool countSuffices MEMBER countSuffices FINAL)
    Q_PROPERTY(bool mayCount MEMBER mayCount FINAL)
    Q_PROPERTY(bool counted MEMBER counted FINAL)   // on this card
    Q_PROPERTY(int score MEMBER score FINAL)        // how many then; -1: not said
    Q_PROPERTY(QList<int> faces MEMBER faces FINAL) // 0: not fallen yet
    Q_PROPERTY(int tens MEMBER tens FINAL)          // the first figure of a die that is typed as two; -1: none

public:
    int count = 0, sides = 6;
    int reach = 0, atMost = 0, atLeast = 0, plus = 0; // 0: none, as in a throw
    int side = -1;                                    // whose they are, where that is not who answers
    QString against{};
    QList<int> again{}, row{};
    QString needs{};
    bool countSuffices = false, mayCount = false, counted = false;
    int score = -1, tens = -1;
    QList<int> faces{};
    friend bool operator==(const DiceShown&, const DiceShown&) = default;
};

struct InputShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(strategikon::InputKinds::Kind kind MEMBER kind FINAL)
    Q_PROPERTY(int value MEMBER value FINAL) // the first one
    Q_PROPERTY(int least MEMBER least FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(QList<strategikon::OptionShown> options MEMBER options FINAL)
    Q_PROPERTY(QList<strategikon::BadgeShown> things MEMBER things FINAL)
    Q_PROPERTY(strategikon::DiceShown dice MEMBER dice FINAL)
    Q_PROPERTY(int chosen READ chosen FINAL)   // of the options; -1: none
    Q_PROPERTY(int letters READ letters FINAL) // of all options
    Q_PROPERTY(bool fact MEMBER fact FINAL)
    Q_PROPERTY(bool noted MEMBER noted FINAL)
    Q_PROPERTY(bool idle MEMBER idle FINAL)       // it can change nothing any more
    Q_PROPERTY(bool again MEMBER again FINAL)     // as last time
    Q_PROPERTY(bool map MEMBER map FINAL)         // as the map says
    Q_PROPERTY(bool measure MEMBER measure FINAL) // the map leaves it open, and nobody has said it
    // How many are out of reach on the map, and whether they are among the things all the same.
    Q_PROPERTY(int far MEMBER far FINAL)
    Q_PROPERTY(bool farOpen MEMBER farOpen FINAL)

public:
    QString id{}, label{};
    InputKinds::Kind kind = InputKinds::Kind::Choice;
    int value = 0, least = 0, most = 0;
    QList<OptionShown> options{};
    QList<BadgeShown> things{};
    DiceShown dice{};
    bool fact = false, noted = false, idle = false, again = false, map = false, measure = false;
    int far = 0;
    bool farOpen = false;
    int chosen() const;
    int letters() const;
    friend bool operator==(const InputShown&, const InputShown&) = default;
};

// A rule in our words, and where it stands.
struct RuleShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL) // empty: there is none
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString overruled MEMBER overruled FINAL)                     // what its players do instead; or empty
    Q_PROPERTY(QList<strategikon::OptionShown> choices MEMBER choices FINAL) // of one with a switch
    Q_PROPERTY(int now MEMBER now FINAL)                                     // of them; -1: no switch
    Q_PROPERTY(bool assumed MEMBER assumed FINAL)                            // a reading
    Q_PROPERTY(QString subject MEMBER subject FINAL)                         // of one with a switch: its heading

public:
    QString id{}, text{}, place{}, overruled{}, subject{};
    QString instead{}; // the players' own words of that
    QList<OptionShown> choices{};
    int now = -1;
    bool assumed = false;
    friend bool operator==(const RuleShown&, const RuleShown&) = default;
};

struct CardShown {
    Q_GADGET
    Q_PROPERTY(QString what MEMBER what FINAL) // empty: there is none
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(QString who MEMBER who FINAL) // the side's name; empty: anybody's
    Q_PROPERTY(bool waits MEMBER waits FINAL)
    Q_PROPERTY(bool shared MEMBER shared FINAL)     // both sides have one
    Q_PROPERTY(bool on MEMBER on FINAL)             // among several: the one that lies open
    Q_PROPERTY(bool aside MEMBER aside FINAL)       // told at any time, whatever else is done
    Q_PROPERTY(bool word MEMBER word FINAL)         // the word of its side opens what it has sealed
    Q_PROPERTY(QList<int> first MEMBER first FINAL) // dice that are thrown again
    Q_PROPERTY(strategikon::RuleShown rule MEMBER rule FINAL)

public:
    QString what{}, title{};
    int side = play::nobody;
    QString who{};
    bool waits = false, shared = false, on = false, aside = false, word = false;
    QStringList about{}; // whom, as records name them
    QList<int> first{};
    RuleShown rule{};
    friend bool operator==(const CardShown&, const CardShown&) = default;
};

struct ModifierShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString of MEMBER of FINAL)           // whose, in words
    Q_PROPERTY(QString account MEMBER account FINAL) // where another one begins, in words
    Q_PROPERTY(strategikon::RuleShown rule MEMBER rule FINAL)

public:
    QString id{}, name{}, of{}, account{};
    int value = 0;
    QString accountId{};
    QStringList about{}; // whose, as records name them
    RuleShown rule{};
    friend bool operator==(const ModifierShown&, const ModifierShown&) = default;
};

struct ChanceShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(double part MEMBER part FINAL)

public:
    QString id{}, words{};
    double part = 0;
    friend bool operator==(const ChanceShown&, const ChanceShown&) = default;
};

// What may come of two dice thrown against each other, the best for who throws the first one first.
struct OpposedOutcomeShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(int favours MEMBER favours FINAL)  // who throws the first die: 0, the second: 1, neither: -1
    Q_PROPERTY(double weight MEMBER weight FINAL) // how much, beside the others that favour the same: 0 to 1
    Q_PROPERTY(int ways MEMBER ways FINAL)        // of the pairs that can still fall

public:
    QString id{}, words{};
    int favours = -1;
    double weight = 0;
    int ways = 0;
    friend bool operator==(const OpposedOutcomeShown&, const OpposedOutcomeShown&) = default;
};

// What one must throw for an outcome, or a better one.
struct NeededShown {
    Q_GADGET
    Q_PROPERTY(int outcome MEMBER outcome FINAL)
    Q_PROPERTY(QList<int> least MEMBER least FINAL) // against each face of the other; 0: nothing will do

public:
    int outcome = 0;
    QList<int> least{};
    friend bool operator==(const NeededShown&, const NeededShown&) = default;
};

struct OpposedShown {
    Q_GADGET
    Q_PROPERTY(QStringList dice MEMBER dice FINAL) // what each is called
    Q_PROPERTY(int sides MEMBER sides FINAL)       // 0: no two dice decide
    Q_PROPERTY(QList<strategikon::OpposedOutcomeShown> outcomes MEMBER outcomes FINAL)
    Q_PROPERTY(QList<int> cells MEMBER cells FINAL) // places of the outcomes: a row for each face of the first die
    Q_PROPERTY(QList<int> fell MEMBER fell FINAL)   // of both; 0: not yet
    Q_PROPERTY(int pairs MEMBER pairs FINAL)        // that can still fall
    Q_PROPERTY(QList<strategikon::NeededShown> first MEMBER first FINAL)   // by who throws the first die
    Q_PROPERTY(QList<strategikon::NeededShown> second MEMBER second FINAL) // by who throws the second

public:
    QStringList dice{};
    int sides = 0;
    QList<OpposedOutcomeShown> outcomes{};
    QList<int> cells{}, fell{};
    int pairs = 0;
    QList<NeededShown> first{}, second{};
    QStringList ids{}; // of the throws
    friend bool operator==(const OpposedShown&, const OpposedShown&) = default;
};

// What an answer means as it stands.
struct MeaningShown {
    Q_GADGET
    Q_PROPERTY(QString unfit MEMBER unfit FINAL) // why it will be refused; or empty
    Q_PROPERTY(QList<strategikon::ModifierShown> modifiers MEMBER modifiers FINAL)
    Q_PROPERTY(QList<strategikon::ChanceShown> chances MEMBER chances FINAL)
    Q_PROPERTY(strategikon::OpposedShown opposed MEMBER opposed FINAL)

public:
    QString unfit{};
    QList<ModifierShown> modifiers{};
    QList<ChanceShown> chances{};
    OpposedShown opposed{};
    int target = 0;
    QList<DiceShown> dice{}; // still to be thrown
    QStringList matters{};   // inputs that could still change what comes of it
    friend bool operator==(const MeaningShown&, const MeaningShown&) = default;
};

BadgeShown badgeShown(const play::State& state, play::Id thing, bool on = false);
DiceShown diceShown(const play::Throw& dice);
InputShown inputShown(const play::Input& input, const std::vector<int>& values, const play::State& state);
CardShown cardShown(const play::Decision& ask, const play::State& state);
OpposedShown opposedShown(const play::Preview& preview, const play::State& state);
MeaningShown meaningShown(const play::Preview& preview, const play::Game& game, const play::State& state);
QStringList namesShown(const play::State& state, const std::vector<play::Id>& things); // as records name them

// The army that a thing belongs to, where its side has several; otherwise empty.
QString armyShown(const play::State& state, play::Id thing);

} // namespace strategikon
