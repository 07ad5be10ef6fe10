// The readers and writers of single formats, for exchange.cpp.
#pragma once

#include "app/exchange/exchange.h"

#include <functional>

namespace strategikon::exchange {

inline constexpr std::size_t largestFile = 4u << 20; // bytes, packed or unpacked

// What is being read, with what every reader does: find the list, tell, refuse.
class Import {
public:
    Import(std::string file, Catalogue& catalogue, const ImportAids& aids);

    // A list by id or name, nullptr when there is none. A system may be named by id or name, or not at all.
    const ArmyList* listNamed(std::string_view name, std::string_view system = {});
    // Of the lists of that name, which several rule systems may have, the one whose system is among what is `said`;
    // else the one that has most of the rows, and it is told where another has some too.
    const ArmyList* amongSystems(const ArmyList& found, const std::vector<std::string>& said,
        const std::function<std::size_t(const ArmyList&)>& rows);
    // The list that the player has named besides (aids), nullptr when none.
    const ArmyList* listAided();
    std::vector<std::string> listNames();

    void note(const char* code, int line, Arguments args, std::vector<std::string> suggestions = {});
    // That `written` is no number of `name`, which is left out then.
    void noteNoCount(const std::string& name, const std::string& written, int line);
    Imported refuse(int line, const char* code, Arguments args = {});
    // The army, with a size where none was named.
    Imported take(Army army);
    void setSize(Army& army);

    const std::string file;
    Catalogue& catalogue;
    const ImportAids& aids;
    std::vector<Note> notes;
    std::vector<Fault> faults; // of a list that was found and cannot be used

private:
    std::vector<std::string> foldedNames; // of the catalogue's headings: a text asks for every line
};

// Whether a rule system is meant: by its id, its name, or the beginning of it.
bool isCalled(const std::string& system, const std::string& said);

// The number of bodies that is written; nothing where an army can have no such number.
std::optional<int> countIn(std::string_view written);

// The next full 500 points, at least 500.
int roundedSize(int cost);

Imported importLink(std::string_view text, Import& import);
Imported importRoster(std::string_view xml, Import& import);
// The same as New Recruit and others write it in JSON.
Imported importRosterJson(const Node& json, Import& import);
bool looksLikeRoster(const Node& json);
Imported importText(std::string_view text, Import& import);

// The file in an archive that an army may be in: the roster, or the only file besides what a Mac or Windows adds.
// Of several the one that is `wanted` (its path, or its name where only one has it), else a fault, and `several` are
// their paths. An archive that is the document of another program is a fault too.
struct Unpacked {
    std::string name, bytes;
    std::vector<std::string> others; // that may be armies too
};
Result<Unpacked> unpack(
    std::string_view zip, const std::string& file, const std::string& wanted, std::vector<std::string>& several);
std::string pack(std::string_view content, const std::string& name);

Result<std::string> linkOf(const Army& army, const ArmyList& list, const ExportAids& aids);
std::string rosterOf(const Army& army, const ArmyList& list, const Verdict& verdict, const ExportAids& aids);

} // namespace strategikon::exchange
