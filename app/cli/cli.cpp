// Which commands and options there are. What they do is in the files beside this one.
#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/context.h"
#include "model/text/nearest.h"

#include <CLI/CLI.hpp>

namespace strategikon {

namespace {

using namespace cli;

// One command: where CLI11 puts what it read, and what to do with it.
class CommandLine {
public:
    CommandLine()
        : app("Army lists and battle records for ancient wargames. Without arguments the window opens.", "strategikon")
    {
        app.set_version_flag("--version", "strategikon " STRATEGIKON_VERSION);
        app.require_subcommand(1);
        app.get_formatter()->column_width(34);
        app.footer("“strategikon COMMAND --help” tells more. Exit status: 0 done, 1 the answer is no, 2 the input "
                   "cannot be used.");
        addLists();
        addArmy();
        addLibrary();
        addCollection();
    }

    int run(int argc, char** argv)
    {
        if (const std::string slip = unknownCommand(argc, argv); !slip.empty()) {
            complain(slip);
            return unusable;
        }
        try {
            app.parse(argc, argv);
        } catch (const CLI::Success& help) {
            return app.exit(help);
        } catch (const CLI::ParseError& error) {
            std::string text = error.what();
            text = text.substr(0, text.find_last_not_of(". ") + 1);
            complain(text + "; “strategikon --help” shows what there is.");
            return unusable;
        }
        return action ? action() : unusable;
    }

private:
    // The first word that should be a command and is none, with the one that may have been meant.
    std::string unknownCommand(int argc, char** argv)
    {
        const CLI::App* at = &app;
        for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
            std::vector<std::string> known;
            const CLI::App* next = nullptr;
            for (const CLI::App* sub : at->get_subcommands([](const CLI::App*) { return true; })) {
                known.push_back(sub->get_name());
                next = sub->get_name() == argv[i] ? sub : next;
            }
            if (!next && at->get_require_subcommand_min() > 0) {
                const auto near = nearest(argv[i], known);
                return "there is no command “" + std::string(argv[i]) + "”"
                    + (near ? "; did you mean “" + *near + "”?" : "; “strategikon --help” shows them all.");
            }
            if (!next)
                break;
            at = next;
        }
        return {};
    }

    CLI::App* command(CLI::App* parent, const std::string& name, const std::string& text, std::function<int()> does)
    {
        CLI::App* sub = parent->add_subcommand(name, text);
        sub->callback([this, sub, does = std::move(does)] {
            if (sub->get_subcommands().empty())
                action = does;
        });
        return sub;
    }
    void jsonFlag(CLI::App* sub) { sub->add_flag("--json", json, "answer as JSON"); }
    void editionOption(CLI::App* sub)
    {
        sub->add_option("--edition", edition, "an edition of the list; the default is the latest");
    }

    void addLists()
    {
        CLI::App* sub = command(&app, "lists", "all army lists", [this] { return lists(system, json); });
        sub->add_option("--system", system, "only of this rule system");
        jsonFlag(sub);

        sub = command(&app, "list", "one army list", [this] {
            if (name.empty()) {
                complain("write which list; “strategikon lists” shows them all.");
                return int(unusable);
            }
            return showList(name, edition, json);
        });
        sub->add_option("NAME", name, "system/id, an id or a nation's name");
        editionOption(sub);
        jsonFlag(sub);
        CLI::App* list = sub;
        sub = command(list, "check", "check list files of your own", [this] { return checkLists(files); });
        sub->add_option("FILE", files)->required();
        sub = command(list, "convert", "another program's list as a file of our format",
            [this] { return convertListFile(file, output); });
        sub->add_option("FILE", file)->required();
        sub->add_option("-o,--output", output, "where to write (default: standard output)");
        sub = command(
            list, "copy", "a list of your own from this one", [this] { return copyList(file, id, newName, output); });
        sub->add_option("NAME", file)->required();
        sub->add_option("--as", id, "the new id")->required();
        sub->add_option("--name", newName, "the new name");
        sub->add_option("-o,--output", output, "where to write (default: your own lists)");
        sub = command(list, "types", "standard troop types and modifiers for designing",
            [this] { return troopTypes(system, edition, json); });
        sub->add_option("--system", system);
        editionOption(sub);
        jsonFlag(sub);
        sub = command(list, "design", "stat line and points of a troop type with modifiers",
            [this] { return design(system, edition, name, modifiers, json); });
        sub->add_option("TYPE", name)->required();
        sub->add_option("--with", modifiers, "modifiers; militia=-10 chooses a price")->delimiter(',');
        sub->add_option("--system", system);
        editionOption(sub);
        jsonFlag(sub);

        sub = command(&app, "search", "troops in all lists by name, type, special rule, points, character",
            [this] { return searchLists(words, edition, json); });
        sub->add_option("WORD", words, "all must be found; “points<=60” and “attack>=4” compare")->required();
        editionOption(sub);
        jsonFlag(sub);
    }

    void addArmy()
    {
        CLI::App* army =
            app.add_subcommand("army", "check, complete, print and convert army files")->require_subcommand(1);
        CLI::App* sub = command(army, "check", "every finding, with the smallest change that mends it",
            [this] { return checkArmies(files, json); });
        sub->add_option("FILE", files, "files or folders; - is standard input")->required();
        jsonFlag(sub);
        solver(army, "count", "how many legal armies complete this one", &countArmies);
        solver(army, "fill", "complete it to exactly the limit", &fillArmy);
        CLI::App* best = solver(army, "best", "the best legal armies by an aim", &bestArmies);
        best->add_flag("--keep", solve.keep, "keep what the army has");
        solver(army, "repair", "the smallest change that makes it legal", &repairArmy);

        sub = command(army, "compare", "two armies side by side", [this] { return compareArmies(file, name, json); });
        sub->add_option("LEFT", file)->required();
        sub->add_option("RIGHT", name)->required();
        jsonFlag(sub);
        sub = command(army, "print", "roster, cards or rules sheet as PDF",
            [this] { return printArmy(file, output, as, paper); });
        sub->add_option("FILE", file)->required();
        sub->add_option("-o,--output", output, "the PDF file")->required();
        sub->add_option("--as", as, "roster, cards or rules")->check(CLI::IsMember({"roster", "cards", "rules"}));
        sub->add_option("--paper", paper, "a4 or letter")->check(CLI::IsMember({"a4", "letter"}));
        sub = command(
            army, "convert", "to and from other programs", [this] { return convertArmy(file, output, to, listJson); });
        sub->add_option("INPUT", file, "a file, a saved link or an army code")->required();
        sub->add_option("-o,--output", output, "the file; its ending names the format");
        sub->add_option("--to", to, "yaml, json, code, ros, rosz, link, txt, md, bbcode, html or csv");
        sub->add_option("--list", listJson, "the list file (JSON) that a saved link counts in");
    }

    CLI::App* solver(CLI::App* army, const std::string& verb, const std::string& text, int (*does)(const SolveOptions&))
    {
        CLI::App* sub = command(army, verb, text, [this, does] {
            solve.json = json;
            return does(solve);
        });
        sub->add_option("FILE", solve.file, "an army file; - is standard input")->required();
        sub->add_option("--k", solve.k, "how many")->check(CLI::Range(1, 1000));
        sub->add_option("--aim", solve.aim, "balanced, units, stands, attacks, withdrawal or points");
        sub->add_option("--lock", solve.lock, "entries to leave as they are")->delimiter(',')->allow_extra_args(false);
        CLI::Option* owned = sub->add_option("--owned", ownedFiles,
                                    "only stands you own: of your collection, or of this collection file")
                                 ->expected(0, 1);
        sub->parse_complete_callback([this, owned] {
            solve.useOwned = owned->count() > 0;
            solve.owned = ownedFiles.empty() ? "" : ownedFiles.front();
        });
        jsonFlag(sub);
        return sub;
    }

    void addLibrary()
    {
        CLI::App* store = app.add_subcommand("library", "your saved armies")->require_subcommand(1);
        CLI::App* sub =
            command(store, "list", "saved armies", [this] { return libraryList(name, words, flag, sort, json); });
        sub->add_option("TEXT", name, "words to search for");
        sub->add_option("--tag", words, "only with this tag");
        sub->add_flag("--archived", flag, "the archived ones");
        sub->add_option("--sort", sort, "changed, created, name, nation or points")
            ->check(CLI::IsMember({"changed", "created", "name", "nation", "points"}));
        jsonFlag(sub);
        sub = command(store, "add", "save army files of any format", [this] { return libraryAdd(files); });
        sub->add_option("FILE", files)->required();
        sub = command(store, "show", "an army's file", [this] { return libraryShow(id, output); });
        armyId(sub);
        sub->add_option("-o,--output", output);
        sub = command(store, "save", "replace an army by a file", [this] { return librarySave(id, file); });
        armyId(sub);
        sub->add_option("FILE", file)->required();
        sub = command(store, "change", "another nation, limit or edition for an army",
            [this] { return libraryChange(id, name, points, edition); });
        armyId(sub);
        sub->add_option("--list", name);
        sub->add_option("--points", points)->check(CLI::Range(1, largestArmy));
        editionOption(sub);
        sub = command(store, "rename", "give an army a name", [this] { return libraryRename(id, newName); });
        armyId(sub);
        sub->add_option("NAME", newName)->required();
        sub = command(store, "tag", "set an army's tags", [this] { return libraryTag(id, words); });
        armyId(sub);
        sub->add_option("TAG", words);
        armyId(command(store, "duplicate", "a copy of an army", [this] { return libraryDuplicate(id); }));
        armyId(command(store, "archive", "put an army away", [this] { return libraryArchive(id, true); }));
        armyId(command(store, "unarchive", "take an army out again", [this] { return libraryArchive(id, false); }));
        armyId(command(store, "remove", "remove an army; undo brings it back", [this] { return libraryRemove(id); }));
        for (const bool redo : {false, true}) {
            sub = command(store, redo ? "redo" : "undo", redo ? "do again what was undone" : "undo the last change",
                [this, redo] { return libraryUndo(id, redo); });
            sub->add_option("ARMY", id, "of this army, or “collection”; default: whatever was last");
        }
        sub = command(store, "history", "what was changed", [this] { return libraryHistory(id, json); });
        sub->add_option("ARMY", id);
        jsonFlag(sub);
        sub = command(store, "backup", "one whole copy of the library", [this] { return libraryBackup(file); });
        sub->add_option("FILE", file)->required();
    }

    void armyId(CLI::App* sub) { sub->add_option("ARMY", id, "its id, the start of it, or its name")->required(); }

    void addCollection()
    {
        CLI::App* owned = app.add_subcommand("collection", "the stands you own")->require_subcommand(1);
        jsonFlag(command(owned, "list", "what you own", [this] { return collectionList(json); }));
        CLI::App* sub = command(
            owned, "set", "own so many stands of a sort", [this] { return collectionSet(name, number, words); });
        sub->add_option("NAME", name)->required();
        sub->add_option("STANDS", number)->required()->check(CLI::Range(0, 100'000));
        sub->add_option("--serves", words, "system/list#entry, or system/*#entry for every list")->delimiter(',');
        sub = command(owned, "remove", "forget a sort of stands", [this] { return collectionRemove(name); });
        sub->add_option("NAME", name)->required();
        sub = command(
            owned, "aside", "set stands aside for a saved army", [this] { return collectionAside(id, name, number); });
        armyId(sub);
        sub->add_option("NAME", name)->required();
        sub->add_option("STANDS", number)->required()->check(CLI::Range(0, 100'000));
        sub = command(owned, "nations", "which nations you can field",
            [this] { return collectionNations(points ? points : 1000, file, json); });
        sub->add_option("--points", points, "size (default 1000)")->check(CLI::Range(1, largestArmy));
        sub->add_option("--owned", file, "a collection file instead of your collection");
        jsonFlag(sub);
        sub = command(owned, "paint", "what to paint next for a nation",
            [this] { return collectionPaint(name, points ? points : 1000, solve.k == 1 ? 5 : solve.k, file, json); });
        sub->add_option("LIST", name)->required();
        sub->add_option("--points", points, "size (default 1000)")->check(CLI::Range(1, largestArmy));
        sub->add_option("--k", solve.k, "how many proposals")->check(CLI::Range(1, 1000));
        sub->add_option("--owned", file, "a collection file instead of your collection");
        jsonFlag(sub);
    }

    CLI::App app;
    std::function<int()> action;
    bool json = false, flag = false;
    std::string system, name, edition, file, output, id, newName, sort = "changed", as = "roster", paper = "a4", to,
                                                                  listJson;
    std::vector<std::string> files, words, modifiers, ownedFiles;
    int points = 0, number = 0;
    SolveOptions solve;
};

} // namespace

int runCommandLine(int argc, char** argv)
{
    catalogue(); // first: the systems' tables are read from where it points
    return CommandLine().run(argc, argv);
}

} // namespace strategikon
