// What QML calls the structs that the command line reads too.
#pragma once

#include "app/shown/army/finding.h"

#include <QtQml/qqml.h>

namespace strategikon {

struct FindingInQml {
    Q_GADGET
    QML_FOREIGN(strategikon::FindingShown)
    QML_VALUE_TYPE(findingShown)
};

} // namespace strategikon
