// The names in QML of what app/shown tells of battles.
#pragma once

#include "app/shown/battle/ahead.h"
#include "app/shown/battle/evening.h"
#include "app/shown/battle/readings.h"
#include "app/shown/battle/warning.h"

#include <QtQml/qqml.h>

namespace strategikon {

namespace InputKindInQml {
Q_NAMESPACE
QML_FOREIGN_NAMESPACE(strategikon::InputKinds)
QML_NAMED_ELEMENT(InputKind)
} // namespace InputKindInQml

struct EveningInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::EveningShown)
    QML_VALUE_TYPE(eveningShown)
};

struct OptionInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::OptionShown)
    QML_VALUE_TYPE(optionShown)
};

struct BadgeInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::BadgeShown)
    QML_VALUE_TYPE(badgeShown)
};

struct DiceInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::DiceShown)
    QML_VALUE_TYPE(diceShown)
};

struct InputInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::InputShown)
    QML_VALUE_TYPE(inputShown)
};

struct RuleInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::RuleShown)
    QML_VALUE_TYPE(ruleShown)
};

struct ReadingInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::ReadingShown)
    QML_VALUE_TYPE(readingShown)
};

struct SubjectInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::SubjectShown)
    QML_VALUE_TYPE(subjectShown)
};

struct CardInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::CardShown)
    QML_VALUE_TYPE(cardShown)
};

struct ModifierInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::ModifierShown)
    QML_VALUE_TYPE(modifierShown)
};

struct ChanceInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::ChanceShown)
    QML_VALUE_TYPE(chanceShown)
};

struct OpposedOutcomeInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::OpposedOutcomeShown)
    QML_VALUE_TYPE(opposedOutcomeShown)
};

struct NeededInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::NeededShown)
    QML_VALUE_TYPE(neededShown)
};

struct OpposedInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::OpposedShown)
    QML_VALUE_TYPE(opposedShown)
};

struct MeaningInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::MeaningShown)
    QML_VALUE_TYPE(meaningShown)
};

struct WarningInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::WarningShown)
    QML_VALUE_TYPE(warningShown)
};

struct AheadFigureInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::AheadFigureShown)
    QML_VALUE_TYPE(aheadFigureShown)
};

struct AssumptionInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::AssumptionShown)
    QML_VALUE_TYPE(assumptionShown)
};

struct AheadLineInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::AheadLineShown)
    QML_VALUE_TYPE(aheadLineShown)
};

struct ProspectInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::ProspectShown)
    QML_VALUE_TYPE(prospectShown)
};

} // namespace strategikon
