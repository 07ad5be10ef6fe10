// The commands about battlefields, one function each; field_commands.cpp reads the arguments. Each returns a Status.
#pragma once

#include "app/cli/output.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace strategikon::cli {

struct FieldOptions {
    std::string system, name, pieces, figures;
    Output output;
    std::string table{}, basing{}; // empty: as is usual for the figures
    std::string plan = "battle", paper = "a4", method = "random";
    std::uint64_t seed = 1;
    double scale = 1, oneTo = 1; // cm on the table for one of the rules; of a plan in pages
    int most = -1;               // items; less than 0: as usual
    int side = 0;                // 1, 2; 0: both
    std::vector<int> dice;       // typed, for what is thrown first
    bool inches = false, dark = false, tiled = false;
    std::vector<std::string> armies, ways, without;
};
int generateField(const FieldOptions& options);
int checkField(const std::string& file, const Output& output, bool json); // output: the proposal as a file

// laying.cpp: step by step. What is changed goes back into the file, unless another is named.
int beginField(const FieldOptions& options);
// Answers in their order: dice, "roll", "near", "far", "place", "decline", "end", an item; tells what is asked then.
int layField(const std::string& file, const std::vector<std::string>& answers, const FieldOptions& options, bool json);
int fieldItems(const std::string& system, bool json);
struct Alteration {
    std::string feature, by, name;
    double turn = 0, size = 1; // degrees counterclockwise; a factor
    bool away = false, named = false;
};
int alterField(const std::string& file, const Alteration& alteration, const Output& output);

// deploying.cpp, posting.cpp, sealing.cpp
int deployField(const std::string& file, const FieldOptions& options);
struct Posting {
    std::string unit, at, facing, formation, answer; // answer: the plan by which the program sets down the others
    bool undrawn = false, off = false;
    bool restOff = false;   // whoever of the command, between commands of the side, does not stand is away or hides
    std::string camps{};    // the block that gets the side's camps
    int side = 0;           // whose hand it is, 1 or 2; 0: whose turn it is
    int begins = 0;         // the die for who begins
    std::uint64_t seed = 0; // 0: the deployment's own
};
// Sets one unit down, or tells whose turn it is.
int postUnit(const std::string& file, const Posting& posting, const Output& output, bool json);
// noting.cpp: writes down, seals, opens or shows what a side keeps secret.
struct Noting {
    int side = 0;                                                      // 1, 2
    std::vector<std::string> rows{}, flanks{}, hidden{}, dismounted{}; // as they are typed
    bool seal = false, open = false, show = false;
    std::string wordFile{}; // "": the terminal asks
};
int noteField(const std::string& file, const Noting& noting, const Output& output, bool json);
struct Sealing {
    int side = 0;         // 1, 2
    bool hidden = false;  // only on screens: without a word
    std::string wordFile; // "": the terminal asks
    Output output;
};
int sealField(const std::string& file, const Sealing& wish);
struct Unsealing {
    std::vector<std::string> files, digests; // digests: told before, in the order of the files
    std::string wordFile;
    int forgotten = 0; // the side that forgot its word, 1 or 2; `anew` is a set-up in which it deployed once more
    std::string anew;
};
int openField(const std::string& file, const Unsealing& wish, const FieldOptions& options);
int printField(const std::string& file, const FieldOptions& options);
int showField(const std::string& file, bool json);
int fieldKinds(const std::string& system, bool json);

// asking.cpp: what a tape and a straight edge would tell of one unit, or of two.
struct Question {
    std::string file, unit, other, within;
};
int askDistance(const Question& question, bool json);
int askNearest(const Question& question, bool json);
int askSight(const Question& question, bool json);
int askZones(const Question& question, bool json);
int askUnder(const Question& question, bool json);

// How bodies are based, as it is typed.
QStringList basings();
// Scales of figures, as they are typed; of every system.
QStringList figureNames();
// Ways to deploy with their options, as they are typed; of every system.
QStringList wayNames();
// What can be left out of a map, as it is typed.
const QList<std::pair<QString, int>>& mapLayers();

} // namespace strategikon::cli
