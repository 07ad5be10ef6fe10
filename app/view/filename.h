// The name that is offered for a file.
#pragma once

#include <QString>

namespace strategikon {

// "Friday evening.pdf": letters that some disk would not take are dashes.
QString fileNameOf(QString name, const QString& ending);

} // namespace strategikon
