// The saved armies, or the battles there were, each as one calm page.
#pragma once

#include "app/print/sheet.h"

#include <QString>

#include <optional>

namespace strategikon {

// `document`: armies, battles; nothing for any other. On more pages where one cannot hold them.
std::optional<print::Sheet> sheetOfList(const QString& document, const QSizeF& paper);

} // namespace strategikon
