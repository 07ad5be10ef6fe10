// What the command line tells of battlefields too, by its names in QML.
#pragma once

#include "app/shown/field/steps.h"

#include <QtQml/qqml.h>

namespace strategikon {

struct FieldFindingInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::FieldFinding)
    QML_VALUE_TYPE(fieldFinding)
};

struct TerrainAskInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::TerrainAsk)
    QML_VALUE_TYPE(terrainAsk)
};

struct DeployTurnInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::DeployTurn)
    QML_VALUE_TYPE(deployTurn)
};

} // namespace strategikon
