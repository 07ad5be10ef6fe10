// What has happened, in sentences by step; what was undone stays in sight.
#pragma once

#include "battlemarks.h"
#include "nowshown.h"
#include "openbattle.h"
#include "storyshown.h"

#include <QCoreApplication>

#include <map>

namespace strategikon {

class StepsTold {
    Q_DECLARE_TR_FUNCTIONS(strategikon::StepsTold)

public:
    explicit StepsTold(const OpenBattle& battle) : battle_(battle) {}

    void forget(); // another battle is opened
    QStringList of(int step) const;
    QStringList since(int step) const; // of it, and all behind it
    QString done(
        int step) const; // what taking it back or forth is about: the card that was answered, not what came of it
    bool isLast(int step, bool undone) const;
    StepShown shown(int step, bool undone, const Marked& marked) const;
    QList<EarlierShown> earlier() const; // what was rolled since the action began whose steps still wait

private:
    QString answered(const play::Entry& entry) const;
    QString beginning() const;
    std::optional<EarlierShown> earlierOf(int step, const play::Entry& entry, const play::State& before) const;

    const OpenBattle& battle_;
    mutable std::map<int, QStringList> told_{};
    mutable std::map<int, QString> done_{};
    mutable std::pair<int, QList<EarlierShown>> earlier_{-1, {}}; // behind that step
};

} // namespace strategikon
