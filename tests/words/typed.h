// What the command line says that is no text of the program: what was typed, and what files hold.
#pragma once

#include <QString>

namespace strategikon {

// Does the command answer with a file to go on with, in the words of the file?
bool answersWithFile(const QString& command);

// A line without names of the player's, quoted words of a file or a command, ids, options and stamps.
QString withoutTyped(QString line, const QString& command);

} // namespace strategikon
