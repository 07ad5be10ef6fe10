// A document on paper: letters, tables and charts down one or two columns.
#pragma once

#include "app/print/sheet.h"
#include "app/report/document.h"

namespace strategikon::report {

struct Setting {
    QSizeF paper{210, 297};
    int columns = 1;
    double scale = 1; // of all letters
    double margin = 17;
    bool tight = false; // little white, so that the letters are larger or the pages fewer
};

print::Sheet pagesOf(const Document& document, const Setting& setting);
// On as few pages as hold it in letters that still read well, at the greatest scale from `setting.scale` down at which
// they do.
print::Sheet pageOf(const Document& document, Setting setting);

} // namespace strategikon::report
