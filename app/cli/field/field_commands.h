// The commands that begin with "field", and their options. What they do is in the files that fields.h names.
#pragma once

#include "app/cli/usage.h"
#include "fields.h"

namespace strategikon::cli {

class FieldCommands {
public:
    explicit FieldCommands(Commands& commands); // it keeps references to this: do not move it

private:
    void addLaying();
    void addSteps();
    void addDeploying();
    void addPosting();
    void addNoting();
    void addSealing();
    void addAsking();
    void addShowing();
    void ask(CLI::App* group, const char* verb, const QString& about, int (*does)(const Question&, bool), bool two,
        const char* keys);
    void fieldFile(CLI::App* sub);
    void tableOptions(CLI::App* sub);
    void pictureOptions(CLI::App* sub);

    Commands& all_;
    CLI::App* field_;
    std::string file_;
    Output output_;
    std::vector<std::string> words_;
    std::uint64_t seed_ = 0; // 0: the file's own
    FieldOptions terrain_;
    std::vector<std::string> dice_;
    Alteration alteration_;
    Posting posting_;
    Noting noting_;
    Sealing sealing_;
    Unsealing unsealing_;
    Question question_;
};

} // namespace strategikon::cli
