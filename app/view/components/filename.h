// The name that is offered for a file.
#pragma once

#include <QString>

namespace strategikon {

// "Friday evening, map.pdf": what the file is of, what it holds (of the translation context "filenames"; may be empty)
// and its ending. The name may be a
// stranger's: what some disk would not take, what begins an option or hides a file, and what cannot be seen is gone,
// and the whole has at most 100 bytes.
QString fileNameOf(const QString& name, const char* holds, const QString& ending);

} // namespace strategikon
