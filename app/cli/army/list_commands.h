// The commands about army lists, and their options. What they do is in the files that commands.h names.
#pragma once

#include "app/cli/usage.h"

namespace strategikon::cli {

class ListCommands {
public:
    explicit ListCommands(Commands& commands); // it keeps references to this: do not move it

private:
    void addRows(CLI::App* list);
    void rowOptions(CLI::App* sub, bool cells);
    void editionOption(CLI::App* sub);

    Commands& all_;
    bool flag_ = false;
    Output output_;
    std::string system_, name_, edition_, file_, id_, newName_, paper_ = "a4";
    std::vector<std::string> files_, words_, modifiers_;
};

} // namespace strategikon::cli
