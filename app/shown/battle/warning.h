// What the map has against an answer: a sentence, its rule, and what would mend it.
#pragma once

#include "rules.h"

#include "model/play/warning.h"

namespace strategikon {

struct WarningShown {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString source MEMBER source FINAL) // where its rule stands
    Q_PROPERTY(QString cure MEMBER cure FINAL)     // the words of a button; empty: there is none

public:
    QString text{};
    QString source{};
    QString cure{};
    friend bool operator==(const WarningShown&, const WarningShown&) = default;
};

WarningShown warningShown(const play::Warning& warning, const play::Recorder& recorder, const play::State& state);

} // namespace strategikon
