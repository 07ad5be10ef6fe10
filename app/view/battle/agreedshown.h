// What players agree on: phases, rules that are had otherwise, what a die decides, and the tally of a phase.
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct PhaseShown {
    Q_GADGET
    QML_VALUE_TYPE(phaseShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(bool here MEMBER here FINAL)
    Q_PROPERTY(bool done MEMBER done FINAL) // it lies before

public:
    QString words{};
    bool here = false;
    bool done = false;
    friend bool operator==(const PhaseShown&, const PhaseShown&) = default;
};

// One of several values, by its words.
struct AnswerShown {
    Q_GADGET
    QML_VALUE_TYPE(answerShown)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    int value = 0;
    QString words{};
    friend bool operator==(const AnswerShown&, const AnswerShown&) = default;
};

// What a die can decide.
struct DisputeShown {
    Q_GADGET
    QML_VALUE_TYPE(disputeShown)
    Q_PROPERTY(QString input MEMBER input FINAL) // empty: nothing
    Q_PROPERTY(QList<strategikon::AnswerShown> answers MEMBER answers FINAL)
    Q_PROPERTY(int first MEMBER first FINAL) // rows of the answers that one would begin with
    Q_PROPERTY(int second MEMBER second FINAL)

public:
    QString input{};
    QList<AnswerShown> answers{};
    int first = 0;
    int second = 0;
    friend bool operator==(const DisputeShown&, const DisputeShown&) = default;
};

struct TallyFieldShown {
    Q_GADGET
    QML_VALUE_TYPE(tallyFieldShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(bool counts MEMBER counts FINAL)   // a number
    Q_PROPERTY(bool ofThing MEMBER ofThing FINAL) // whom somebody is with
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(int was MEMBER was FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(QList<strategikon::AnswerShown> choices MEMBER choices FINAL)

public:
    QString id{};
    QString label{};
    bool counts = false;
    bool ofThing = false;
    int value = 0;
    int was = 0;
    int most = 0;
    QList<AnswerShown> choices{};
    friend bool operator==(const TallyFieldShown&, const TallyFieldShown&) = default;
};

struct TallyUnitShown {
    Q_GADGET
    QML_VALUE_TYPE(tallyUnitShown)
    Q_PROPERTY(int thing MEMBER thing FINAL)
    Q_PROPERTY(QString badge MEMBER badge FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool gone MEMBER gone FINAL)
    Q_PROPERTY(bool changed MEMBER changed FINAL)
    Q_PROPERTY(bool unfolded MEMBER unfolded FINAL) // with all that can be agreed on
    Q_PROPERTY(QList<strategikon::TallyFieldShown> fields MEMBER fields FINAL)
    Q_PROPERTY(int several MEMBER several FINAL) // so many alike in one row; 0: it is one
    Q_PROPERTY(int lost MEMBER lost FINAL)       // of them

public:
    int several = 0;
    int lost = 0;
    int thing = 0;
    QString badge{};
    QString name{};
    bool gone = false;
    bool changed = false;
    bool unfolded = false;
    QList<TallyFieldShown> fields{};
    friend bool operator==(const TallyUnitShown&, const TallyUnitShown&) = default;
};

struct TallySideShown {
    Q_GADGET
    QML_VALUE_TYPE(tallySideShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString letter MEMBER letter FINAL)
    Q_PROPERTY(QList<strategikon::TallyUnitShown> rows MEMBER rows FINAL)

public:
    QString name{};
    QString letter{};
    QList<TallyUnitShown> rows{};
    friend bool operator==(const TallySideShown&, const TallySideShown&) = default;
};

} // namespace strategikon
