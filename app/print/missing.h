// Letters of a page that no font of this computer has, and that come out as boxes.
#pragma once

#include "app/print/sheet.h"

#include <QStringList>

namespace strategikon::print {

// Each once, in the order of the pages. Where the book face lacks a letter any other installed font serves.
QStringList missingLetters(const Sheet& sheet);

// The same in a sentence with the way out; empty when every letter can be drawn.
QString missingWords(const Sheet& sheet);

} // namespace strategikon::print
