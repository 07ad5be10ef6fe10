// What the programs about Field of Glory share: its lists, armies and the words of the second typing.
#pragma once

#include "rules/catalogue.h"
#include "rules/fog/groups.h"
#include "tests/data.h"

#include <QString>

namespace fog {

inline const std::filesystem::path source = dataFolder();

// The program's files, and a folder of the player's own.
void setFolders(const std::filesystem::path& own = {});

class Game {
public:
    void start();

    const strategikon::ArmyList& list(const std::string& id);
    strategikon::Army readyArmy(const std::string& id) const;
    strategikon::Verdict judged(const std::string& listId, const std::vector<strategikon::Choice>& rows);

    std::unique_ptr<strategikon::Catalogue> catalogue;
    const strategikon::System* system = nullptr;
};

strategikon::Choice row(const std::string& entry, int count = 1, std::vector<strategikon::ChosenOption> options = {});

// "heavily-armoured" as a list writes it; capabilities with their commas.
std::string words(const QString& ids);

} // namespace fog
