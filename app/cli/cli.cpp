// Which commands and options there are. What they do is in the files beside this one.
#include "app/cli/cli.h"

#include "app/cli/army/list_commands.h"
#include "app/cli/battle/battle_commands.h"
#include "app/cli/battle/battles.h"
#include "app/cli/commands.h"
#include "app/cli/context.h"
#include "app/cli/drawing.h"
#include "app/cli/field/field_commands.h"
#include "app/cli/usage.h"
#include "app/cli/version.h"
#include "app/cli/voice.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace strategikon {

namespace {

using namespace cli;

// Words that are typed as they stand, in any language.
const QStringList documents{"roster", "cards", "rules", "umpire"};
const QStringList orders{"changed", "created", "name", "nation", "points"};

// Of every system: which of them an army's system has is told where another is asked for.
QString aimsOfAll()
{
    QStringList aims;
    for (const System* system : systems())
        for (const std::string& aim : system->aims())
            if (const QString one = QString::fromStdString(aim); !aims.contains(one))
                aims << one;
    return Cli::tr("by rule system: %1").arg(either(aims));
}

// What is read from the command line, and what is done with it.
class CommandLine : public Commands {
public:
    // `first`: the word that was typed first. Where that is a command only those beside it are made, since making all
    // takes longer than most of them.
    explicit CommandLine(std::string_view first)
        : Commands(
            Cli::tr("Army lists and battle records for ancient wargames. Without arguments it opens the window."),
            Cli::tr("“strategikon COMMAND --help” tells you more. Exit status: 0 success, 1 no (not legal, not found), "
                    "2 bad input."))
    {
        const Part parts[] = {
            {{"lists", "list", "search"}, [this] { lists.emplace(*this); }},
            {{"army"}, [this] { addArmy(); }},
            {{"library"}, [this] { addLibrary(); }},
            {{"collection"}, [this] { addCollection(); }},
            {{"prices"}, [this] { addPrices(); }},
            {{"house"}, [this] { addHouse(); }},
            {{"field"}, [this] { field.emplace(*this); }},
            {{"battle", "odds", "playsheet"}, [this] { battle.emplace(*this); }},
            {{"settings"}, [this] { addSettings(); }},
        };
        const auto has = [first](const Part& part) { return std::ranges::count(part.words, first) > 0; };
        const bool known = std::ranges::any_of(parts, has);
        for (const Part& part : parts)
            if (!known || has(part))
                part.add();
    }

private:
    struct Part {
        std::vector<std::string_view> words;
        std::function<void()> add;
    };

    void editionOption(CLI::App* sub)
    {
        option(sub, "--edition", edition, Cli::tr("edition of the list (default: the latest)"));
    }

    void addArmy()
    {
        CLI::App* army = group("army", Cli::tr("check, complete, print and convert army files"));
        CLI::App* sub = command(army, "check", Cli::tr("check an army: every problem, with the smallest fix"),
            [this] { return checkArmies(files, json); });
        option(sub, "FILE", files, Cli::tr("files or folders; - is standard input"))->required();
        jsonFlag(sub, "file, legal, points, limit, figures, stamp, findings, partner, error");
        solver(army, "count", Cli::tr("how many legal armies include this one"), &countArmies);
        solver(army, "fill", Cli::tr("fill up to exactly the limit"), &fillArmy);
        CLI::App* best = solver(army, "best", Cli::tr("the best legal armies for an aim"), &bestArmies);
        flagOption(best, "--keep", solve.keep, Cli::tr("keep what is in the army"));
        solver(army, "repair", Cli::tr("the smallest change that makes it legal"), &repairArmy);
        CLI::App* random = solver(army, "random", Cli::tr("a random legal army, each equally likely"), &randomArmy);
        flagOption(random, "--keep", solve.keep, Cli::tr("keep what is in the army"));
        option(random, "--seed", solve.seed, Cli::tr("the same seed gives the same army"));

        sub =
            command(army, "compare", Cli::tr("compare two armies"), [this] { return compareArmies(file, name, json); });
        option(sub, "LEFT", file)->required();
        option(sub, "RIGHT", name)->required();
        jsonFlag(sub, "rows, figures");
        sub = drawn(command(army, "print", Cli::tr("roster, cards or rules sheet as PDF"),
            [this] { return printArmy(file, output, as, paper); }));
        option(sub, "FILE", file)->required();
        outputOption(sub, output, Cli::tr("the PDF file"))->required();
        option(sub, "--as", as, either(documents))->check(oneOf(documents));
        option(sub, "--paper", paper, either(papers()))->check(oneOf(papers()));
        sub = command(army, "convert", Cli::tr("convert to and from other programs"),
            [this] { return convertArmy(file, output, to, listJson); });
        option(sub, "INPUT", file, Cli::tr("a file, a saved link or an army code"))->required();
        outputOption(sub, output, Cli::tr("the file; its extension sets the format"));
        option(sub, "--to", to, either(armyFormats()));
        option(sub, "--list", listJson,
            Cli::tr("the nation, if the text names none; or the list file (JSON) a saved link refers to"));
    }

    CLI::App* solver(CLI::App* army, const std::string& verb, const QString& about, int (*does)(const SolveOptions&))
    {
        CLI::App* sub = command(army, verb, about, [this, does] {
            if (solve.file.empty() && solve.lock.size() > 1) { // "--lock archers army.yaml"
                solve.file = solve.lock.back();
                solve.lock.pop_back();
            }
            if (solve.file.empty()) {
                complain(Cli::tr("%1; see “%2”.")
                             .arg(Cli::tr("%1 is required").arg(QCoreApplication::translate("Cli", "FILE")),
                                 QStringLiteral("strategikon --help")));
                return int(unusable);
            }
            solve.json = json;
            return does(solve);
        });
        option(sub, "FILE", solve.file, Cli::tr("an army file; - is standard input"));
        option(sub, "--k", solve.k, Cli::tr("how many (default: 1); of a very large list only a few can be ranked"))
            ->check(between(1, 1000));
        aboutLater(option(sub, "--aim", solve.aim), aimsOfAll);
        option(sub, "--lock", solve.lock, Cli::tr("entries to leave as they are: several words, or comma separated"))
            ->delimiter(',');
        CLI::Option* owned =
            option(sub, "--owned", ownedFiles, Cli::tr("only stands you own: your collection, or this collection file"))
                ->expected(0, 1);
        sub->parse_complete_callback([this, owned] {
            solve.useOwned = owned->count() > 0;
            solve.owned = ownedFiles.empty() ? "" : ownedFiles.front();
        });
        if (verb != "count")
            outputOption(sub, solve.output, Cli::tr("save the first one to this file"));
        jsonFlag(sub,
            verb == "count"        ? "exact, up_to"
                : verb == "random" ? "armies, total, proof, changes, totals, seed, of"
                                   : "armies, total, proof, changes, totals");
        return sub;
    }

    void addLibrary()
    {
        CLI::App* store = group("library", Cli::tr("your saved armies"));
        CLI::App* sub = command(
            store, "list", Cli::tr("saved armies"), [this] { return libraryList(name, words, flag, sort, json); });
        option(sub, "TEXT", name, Cli::tr("words to search for"));
        option(sub, "--tag", words, Cli::tr("only with this tag"));
        flagOption(sub, "--archived", flag, Cli::tr("archived ones"));
        option(sub, "--sort", sort, either(orders))->check(oneOf(orders));
        jsonFlag(sub, "id, name, system, list, limit, points, legal, findings, tags, archived, created, changed");
        sub = command(store, "add", Cli::tr("add army files of any format"), [this] { return libraryAdd(files); });
        option(sub, "FILE", files)->required();
        sub = command(store, "show", Cli::tr("show an army’s file"), [this] { return libraryShow(id, output); });
        armyId(sub);
        outputOption(sub, output, Cli::tr("where to write (default: standard output)"));
        sub = command(store, "save", Cli::tr("replace an army with a file"), [this] { return librarySave(id, file); });
        armyId(sub);
        option(sub, "FILE", file)->required();
        sub = command(store, "change", Cli::tr("change an army’s nation, points or edition"),
            [this] { return libraryChange(id, name, points, edition); });
        armyId(sub);
        option(sub, "--list", name);
        option(sub, "--points", points)->check(between(1, largestArmy));
        editionOption(sub);
        sub = command(store, "rename", Cli::tr("rename an army"), [this] { return libraryRename(id, newName); });
        armyId(sub);
        option(sub, "NAME", newName)->required();
        sub = command(store, "tag", Cli::tr("set an army’s tags"), [this] { return libraryTag(id, words); });
        armyId(sub);
        option(sub, "TAG", words);
        armyId(command(store, "duplicate", Cli::tr("copy an army"), [this] { return libraryDuplicate(id); }));
        armyId(command(store, "archive", Cli::tr("archive an army"), [this] { return libraryArchive(id, true); }));
        armyId(command(store, "unarchive", Cli::tr("restore an army from the archive"),
            [this] { return libraryArchive(id, false); }));
        armyId(command(
            store, "remove", Cli::tr("delete an army (undo brings it back)"), [this] { return libraryRemove(id); }));
        for (const bool redo : {false, true}) {
            sub = command(store, redo ? "redo" : "undo",
                redo ? Cli::tr("redo what was undone") : Cli::tr("undo the last change"),
                [this, redo] { return libraryUndo(id, redo); });
            option(sub, "ARMY", id,
                Cli::tr("of this army, or “%1” (default: the last change)").arg(QStringLiteral("collection")));
        }
        sub = command(store, "history", Cli::tr("list what was changed"), [this] { return libraryHistory(id, json); });
        option(sub, "ARMY", id);
        jsonFlag(sub, "seq, at, scope, what, detail, standing");
        sub = command(store, "backup", Cli::tr("back up the library"), [this] { return libraryBackup(output); });
        option(sub, "FILE", output.file)->required();
        flagOption(sub, "--replace", output.replace, Cli::tr("overwrite an older file of that name"));
        sub = command(store, "export",
            Cli::tr("export everything to one file: library, own lists, points values and terrain"),
            [this] { return libraryExport(output); });
        option(sub, "FILE", output.file)->required();
        flagOption(sub, "--replace", output.replace, Cli::tr("overwrite an older file of that name"));
        sub = command(store, "import", Cli::tr("import such a file; what you already have stays"),
            [this] { return libraryImport(file, flag, json); });
        option(sub, "FILE", file)->required();
        flagOption(sub, "--replace", flag, Cli::tr("replace your own lists, points values and terrain by the file’s"));
        jsonFlag(sub, "armies, fields, battles, stands, settings, files");
        sub =
            command(store, "check", Cli::tr("check the whole library, rebuild a damaged search index, and back it up"),
                [this] { return libraryCheck(json); });
        jsonFlag(sub, "armies, fields, battles, entries, stands, changes, latest, whole, search_remade, copy");
        sub = command(store, "copies", Cli::tr("list the backups"), [this] { return libraryCopies(json); });
        jsonFlag(sub, "name, day, set_aside, file, armies, fields, battles, entries, stands, changes, latest");
        sub = command(store, "restore", Cli::tr("restore a backup; the current library is kept too and never deleted"),
            [this] { return libraryRestore(file); });
        command(
            store, "mend", Cli::tr("repair a damaged library, after making a full copy"), [] { return libraryMend(); });
        option(sub, "COPY", file, Cli::tr("its name or date, “last”, or any library file"))->required();
    }

    void armyId(CLI::App* sub)
    {
        option(sub, "ARMY", id, Cli::tr("its id (or the start of it) or its name"))->required();
    }

    void addCollection()
    {
        CLI::App* owned = group("collection", Cli::tr("the stands you own"));
        jsonFlag(command(owned, "list", Cli::tr("list what you own"), [this] { return collectionList(json); }),
            "id, name, stands, aside, serves, note");
        CLI::App* sub = command(owned, "set", Cli::tr("set how many stands you own"),
            [this] { return collectionSet(name, number, words); });
        option(sub, "NAME", name)->required();
        option(sub, "STANDS", number)->required()->check(between(0, 100'000));
        option(sub, "--serves", words, Cli::tr("system/list#entry, or system/*#entry for every list"))->delimiter(',');
        sub = command(owned, "remove", Cli::tr("remove stands"), [this] { return collectionRemove(name); });
        option(sub, "NAME", name)->required();
        sub = command(owned, "aside", Cli::tr("set stands aside for a saved army"),
            [this] { return collectionAside(id, name, number); });
        armyId(sub);
        option(sub, "NAME", name)->required();
        option(sub, "STANDS", number)->required()->check(between(0, 100'000));
        sub = command(owned, "nations", Cli::tr("which nations you can field"),
            [this] { return collectionNations(system, points, file, json); });
        option(sub, "--system", system, Cli::tr("rule system"));
        option(sub, "--points", points, Cli::tr("points (default: the usual size)"))->check(between(1, largestArmy));
        option(sub, "--owned", file, Cli::tr("a collection file instead of yours"));
        jsonFlag(sub, "system, list, armies, largest, missing");
        sub = command(owned, "paint", Cli::tr("what to paint next, for a nation or for any"),
            [this] { return collectionPaint(name, points, many, file, json); });
        option(sub, "LIST", name, Cli::tr("the nation (default: the best of all)"));
        option(sub, "--points", points, Cli::tr("points (default: the usual size)"))->check(between(1, largestArmy));
        option(sub, "--k", many, Cli::tr("how many suggestions (default: %1)").arg(many))->check(between(1, 1000));
        option(sub, "--owned", file, Cli::tr("a collection file instead of yours"));
        jsonFlag(sub, "entry, stands, opened, together, system, list");
    }

    void addPrices()
    {
        CLI::App* sums = group("prices", Cli::tr("points values that are illegible in print, and your corrections"));
        CLI::App* sub = command(sums, "list", Cli::tr("list the values, their source and your corrections"),
            [this] { return prices(system, words, flag, json); });
        option(sub, "PRICE", words,
            Cli::tr("only those that start with this, such as “%1”").arg(QStringLiteral("bases.")));
        flagOption(sub, "--doubtful", flag, Cli::tr("only doubtful ones that you have not corrected"));
        priceSystem(sub);
        jsonFlag(sub, "id, name, column, points, shipped, corrected, mark, least, most, source, system");
        sub = command(
            sums, "set", Cli::tr("enter a value from your book"), [this] { return setPrice(system, id, number); });
        option(sub, "PRICE", id, Cli::tr("as “%1” names it").arg(QStringLiteral("strategikon prices list")))
            ->required();
        option(sub, "POINTS", number)->required();
        priceSystem(sub);
        sub = command(sums, "reset", Cli::tr("go back to the built-in value"),
            [this] { return resetPrices(system, words, flag); });
        option(sub, "PRICE", words);
        flagOption(sub, "--all", flag, Cli::tr("all of them"));
        priceSystem(sub);
    }

    void priceSystem(CLI::App* sub)
    {
        option(sub, "--system", system, Cli::tr("rule system (default: the only one with such a table)"));
    }

    void addHouse()
    {
        CLI::App* house = group("house", Cli::tr("your house rules for battles"));
        CLI::App* sub =
            command(house, "list", Cli::tr("list your house rules"), [this] { return listHouses(system, json); });
        houseSystem(sub, "name, file, rows, sound, system");
        sub = command(house, "check", Cli::tr("check a file of house rules, or one of yours, and show them"),
            [this] { return checkHouse(file, system, json); });
        option(sub, "FILE", file)->required();
        houseSystem(sub, "id, text, value, without");
        sub = command(house, "rows", Cli::tr("list the rules and figures that house rules may change"),
            [this] { return houseRows(system, json); });
        houseSystem(sub, "id, figures, text, system");
        sub = command(house, "readings", Cli::tr("list how unclear places of the book are read"),
            [this] { return houseReadings(system, name, json); });
        option(sub, "TEXT", name, Cli::tr("only those with these words"));
        houseSystem(sub, "id, subject, text, or, choices, place, lines, system");
    }

    void houseSystem(CLI::App* sub, const char* keys)
    {
        option(sub, "--system", system, Cli::tr("only this rule system"));
        jsonFlag(sub, keys);
    }

    void addSettings()
    {
        CLI::App* sub =
            command(top(), "settings", Cli::tr("show or change settings"), [this] { return settings(name, words); });
        option(sub, "KEY", name, Cli::tr("default: all of them"));
        option(sub, "VALUE", words, Cli::tr("the new value"))->expected(0, 1);
    }

    bool flag = false;
    std::string system, name, edition, file, id, newName, sort = "changed", as = "roster", paper = "a4", to, listJson;
    std::vector<std::string> files, words, ownedFiles;
    int points = 0, number = 0, many = 5;
    SolveOptions solve;
    Output output;
    std::optional<ListCommands> lists; // these keep what they read their arguments into
    std::optional<FieldCommands> field;
    std::optional<BattleCommands> battle;
};

// Where a caller closed one of them, the next file that is opened, such as the lock of the library, would take its
// place and get what is printed.
void openStandardFiles()
{
    while (true) {
        const int made = open("/dev/null", O_RDWR);
        if (made > STDERR_FILENO)
            close(made);
        if (made < 0 || made > STDERR_FILENO)
            return;
    }
}

} // namespace

int runCommandLine(int argc, char** argv)
{
    openStandardFiles();
    arguments = argv;
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (argc == 2 && first == "--version" && std::puts(versions) >= 0 && std::fflush(stdout) == 0)
        return done; // it takes nothing of what follows
    const Voice voice;
    catalogue(); // first: the systems' tables are read from where it points
    const int status = shippedWhole(CommandLine(first).run(argc, argv));
    complain(catalogue().faultyTables()); // the prices that the answer rests on are not what the player wrote
    if (std::fflush(stdout) == 0 && !std::ferror(stdout))
        return status;
    complain(Cli::tr("the output could not be written completely; free some space, or send it elsewhere."));
    return unusable;
}

} // namespace strategikon
