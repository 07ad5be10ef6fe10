// What a moment leads to beyond the step at hand: prospects, their lines, and what is taken for granted for them.
#pragma once

#include "card.h"

#include "model/play/ahead.h"

namespace strategikon {

struct AheadFigureShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(bool mean MEMBER mean FINAL) // otherwise a chance
    Q_PROPERTY(double value MEMBER value FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL) // empty: its line says it
    Q_PROPERTY(double part READ part FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    QString id{};
    bool mean = false;
    double value = 0;
    QString label{};
    QString words{};
    double part() const { return mean ? -1 : value; } // of a bar
    friend bool operator==(const AheadFigureShown&, const AheadFigureShown&) = default;
};

struct AssumptionShown {
    Q_GADGET
    Q_PROPERTY(strategikon::InputShown input MEMBER input FINAL) // its value is what is taken for granted
    Q_PROPERTY(int number MEMBER number FINAL)                   // of its prospect's
    Q_PROPERTY(QString said MEMBER said FINAL)                   // as it is; empty: as usual
    Q_PROPERTY(QString whose MEMBER whose FINAL)

public:
    InputShown input{};
    int number = 0;
    QString said{};
    QString whose{};
    QString key{};       // as a wish for another value names it: "A1.follows"
    QStringList about{}; // whom, as records name them
    friend bool operator==(const AssumptionShown&, const AssumptionShown&) = default;
};

struct AheadLineShown {
    Q_GADGET
    Q_PROPERTY(QString what MEMBER what FINAL) // empty: it is called after the one it is about
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int place MEMBER place FINAL) // in the course; -1: it is about none of it
    Q_PROPERTY(QList<strategikon::AheadFigureShown> figures MEMBER figures FINAL)
    Q_PROPERTY(QList<strategikon::AssumptionShown> assumptions MEMBER assumptions FINAL)

public:
    QString what{};
    QString label{};
    int place = -1;
    QList<AheadFigureShown> figures{};
    QList<AssumptionShown> assumptions{};
    QStringList about{}; // whom, as records name them
    QList<std::pair<QString, int>> with{};
    friend bool operator==(const AheadLineShown&, const AheadLineShown&) = default;
};

struct ProspectShown {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(bool planned MEMBER planned FINAL) // it has a course
    Q_PROPERTY(QList<strategikon::AheadLineShown> lines MEMBER lines FINAL)
    Q_PROPERTY(QList<strategikon::AssumptionShown> loose MEMBER loose FINAL) // about nobody in a line
    Q_PROPERTY(QString grantedWords MEMBER grantedWords FINAL)
    Q_PROPERTY(QString refused MEMBER refused FINAL) // why it has no lines; or empty
    Q_PROPERTY(QString hint MEMBER hint FINAL)       // how its course would be better; or empty

public:
    QString title{};
    bool planned = false;
    QList<AheadLineShown> lines{};
    QList<AssumptionShown> loose{};
    QString grantedWords{};
    QString refused{};
    QString hint{};
    QString what{}, of{};                 // of: the action that its course consists of
    QStringList about{};                  // whom, as records name them
    QList<AssumptionShown> assumptions{}; // all of them
    QList<OptionShown> granted{};         // what cannot be had otherwise
    QList<int> better{};                  // places of the course, from 1, in an order that is better
    friend bool operator==(const ProspectShown&, const ProspectShown&) = default;
};

ProspectShown prospectShown(const play::Prospect& prospect, const play::State& state);

// "A1.follows", "B3+A1.shots" and "2.enemy": whom it is about, or the place in the course from 1.
std::string keyOf(const play::Assumption& assumption, const play::State& state);

} // namespace strategikon
