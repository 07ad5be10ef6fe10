// The program without Qt Gui: what draws is elsewhere (drawing.h), and this turns into it.
#include "app/cli/army/list_commands.h"
#include "app/cli/battle/reports.h"
#include "app/cli/commands.h"
#include "app/cli/context.h"
#include "app/cli/drawing.h"
#include "app/cli/field/field_files.h"

#include "app/places.h"
#include "app/words/words.h"

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace strategikon::cli {

std::optional<int> turnToDraw()
{
    const std::string program = paperProgram().string();
    execv(program.c_str(), arguments); // only comes back where it is missing or damaged
    const std::string why = std::strerror(errno);
    complain(Cli::tr("the drawing program cannot be started: %1: %2. Install Strategikon again.")
                 .arg(plain(program), plain(why)));
    return unusable;
}

void offerFonts(bool) {}

int printArmy(const std::string&, const Output&, const std::string&, const std::string&) { return *turnToDraw(); }
int printList(const std::string&, const std::string&, const Output&, const std::string&) { return *turnToDraw(); }
int drawFieldAs(const FieldShown&, const FieldOptions&) { return *turnToDraw(); }
int printFieldAs(const FieldShown&, const FieldOptions&) { return *turnToDraw(); }
int reportBattle(const std::string&, bool, const Output&, const std::string&, bool) { return *turnToDraw(); }
int slipOfBattle(const std::string&, const Output&, const std::string&, bool) { return *turnToDraw(); }
int historyOfBattles(bool, const Output&, const std::string&, bool) { return *turnToDraw(); }
int mapOfBattle(const std::string&, int, bool, const Output&, const std::string&) { return *turnToDraw(); }
int writePlaySheet(const HandoutWish&, bool) { return *turnToDraw(); }

} // namespace strategikon::cli
