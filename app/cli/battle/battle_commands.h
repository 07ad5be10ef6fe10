// The commands that begin with "battle", and their options. What they do is in the files that battles.h names.
#pragma once

#include "app/cli/usage.h"
#include "battles.h"
#include "reports.h"

namespace strategikon::cli {

class BattleCommands {
public:
    explicit BattleCommands(Commands& commands); // it keeps references to this: do not move it

private:
    void addKeeping();
    void addEvenings();
    void addRecording();
    void addLooking();
    void addPaper();
    CLI::App* about(
        const std::string& verb, const QString& about, std::function<int()> does, CLI::App* under = nullptr);
    void stepOption(CLI::App* sub);
    void aboutOptions(CLI::App* sub, AboutWish& into);
    void playersFlag(CLI::App* sub);
    void actionOptions(CLI::App* sub);

    Commands& all_;
    CLI::App* battle_;
    NewBattle new_;
    ListWish list_;
    StatsWish stats_;
    AboutWish about_;
    AnswerOptions answer_;
    HandoutWish handout_;
    Disputed disputed_;
    PlaceWish standing_;
    NotesWish notes_;
    Ahead ahead_;
    std::vector<std::string> points_;
    Output output_;
    std::string name_, file_, paper_ = "a4", place_ = "open", text_;
    int step_ = -1, times_ = 1;
    bool dark_ = false;
    std::uint64_t seed_ = 0;
    bool rolls_ = false, bookmark_ = false, players_ = false, unmerges_ = false;
};

} // namespace strategikon::cli
