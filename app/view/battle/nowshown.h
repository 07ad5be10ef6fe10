// What stands under the card of a battle: what its buttons do now.
#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// The footer. What cannot be done now says why.
struct FootShown {
    Q_GADGET
    QML_VALUE_TYPE(footShown)
    Q_PROPERTY(QString answer MEMBER answer FINAL) // what the answer does
    Q_PROPERTY(QString answerSays MEMBER answerSays FINAL)
    Q_PROPERTY(bool answers MEMBER answers FINAL) // it can be given
    Q_PROPERTY(QString rollSays MEMBER rollSays FINAL)
    Q_PROPERTY(QString endSays MEMBER endSays FINAL) // what comes behind the phase, or why it cannot end
    Q_PROPERTY(bool ends MEMBER ends FINAL)

public:
    QString answer{};
    QString answerSays{};
    bool answers = false;
    QString rollSays{};
    QString endSays{};
    bool ends = false;
    friend bool operator==(const FootShown&, const FootShown&) = default;
};

// How what is being fought out stands, by side.
struct BoutShown {
    Q_GADGET
    QML_VALUE_TYPE(boutShown)
    Q_PROPERTY(bool scored MEMBER scored FINAL)
    Q_PROPERTY(QList<int> score MEMBER score FINAL)
    Q_PROPERTY(QList<QString> parts MEMBER parts FINAL) // what it is made of

public:
    bool scored = false;
    QList<int> score{};
    QList<QString> parts{};
    friend bool operator==(const BoutShown&, const BoutShown&) = default;
};

// Dice of the event at hand that were rolled before.
struct EarlierShown {
    Q_GADGET
    QML_VALUE_TYPE(earlierShown)
    Q_PROPERTY(int step MEMBER step FINAL)
    Q_PROPERTY(int number MEMBER number FINAL) // as the story counts
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QList<int> faces MEMBER faces FINAL) // none where only a count was noted

public:
    int step = 0, number = 0;
    QString words{};
    QList<int> faces{};
    friend bool operator==(const EarlierShown&, const EarlierShown&) = default;
};

// Where on the way from the beginning a turn begins.
struct TurnShown {
    Q_GADGET
    QML_VALUE_TYPE(turnShown)
    Q_PROPERTY(int at MEMBER at FINAL)
    Q_PROPERTY(int turn MEMBER turn FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    int at = 0;
    int turn = 0;
    QString words{};
    friend bool operator==(const TurnShown&, const TurnShown&) = default;
};

} // namespace strategikon
