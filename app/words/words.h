// Words for codes and ids, in the player's language.
#pragma once

#include "model/army/finding.h"
#include "model/text/fault.h"
#include "model/text/message.h"
#include "rules/system.h"

#include <QString>

#include <string_view>

namespace strategikon {

// What stands at a place of a sentence.
QString worded(const Value& value);
// The sentence of a code with its arguments.
QString worded(const Message& message);
QString worded(const Finding& finding);
// The sentence of a fault with its place in front, where it has one.
QString worded(const Fault& fault);
// A line for each.
QString worded(const std::vector<Fault>& faults);

// A number of any length as tr() takes it to choose between one, few and many.
int plural(const std::string& digits);

// Names and texts that are shown as they are written.
inline QString plain(const std::string& words) { return QString::fromStdString(words); }

// Words that data brings along, such as the name of a nation, an entry or a special rule and its text.
// Data that was not there when the translation was made, such as a list of one's own, stays as it is.
QString translated(const std::string& words);
// How a doubtful cell is read; several readings are set apart by semicolons.
QString ofReading(const std::string& reading);
// The same for several names in a row: "Egyptian, Hittite", "General + Chariot".
QString ofNames(const std::string& words);
// "Book, section, page 78" of a source; with `line` also the line of the transcription. Empty for no source.
QString cited(const System& system, const Source& source, bool line = false);

// "216 BC", "AD 68".
QString yearShown(int year);
// "275–146 BC", "27 BC – AD 68".
QString yearsShown(const Years& years);

// The heading of an id that data brings along: a column, figure, aim, block or kind of option
// ("withdraws_at" is "Withdraws at"). `context` is the translation context: "columns", "figures",
// "aims", "blocks", "kinds".
QString headingOf(const char* context, std::string_view id);

} // namespace strategikon
