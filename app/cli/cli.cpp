// Which commands and options there are. What they do is in the files beside this one.
#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/context.h"
#include "app/cli/usage.h"
#include "app/cli/voice.h"

namespace strategikon {

namespace {

using namespace cli;

// Words that are typed as they stand, in any language.
const QStringList documents{"roster", "cards", "rules"};
const QStringList papers{"a4", "letter"};
const QStringList plans{"random", "battle"};
const QStringList pictures{".svg", ".png", ".pdf", ".json", ".txt"};
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
    CommandLine()
        : Commands(Cli::tr("Army lists and battle records for ancient wargames. Without arguments the window opens."),
            Cli::tr("“strategikon COMMAND --help” tells more. Exit status: 0 done, 1 the answer is no, 2 the input "
                    "cannot be used."))
    {
        addLists();
        addArmy();
        addLibrary();
        addCollection();
        addPrices();
        addField();
        addSettings();
    }

private:
    // `keys`: what the objects of the answer hold.
    void jsonFlag(CLI::App* sub, const char* keys)
    {
        flagOption(sub, "--json", json, Cli::tr("answer as JSON: %1").arg(QLatin1String(keys)));
    }
    void editionOption(CLI::App* sub)
    {
        option(sub, "--edition", edition, Cli::tr("an edition of the list; the default is the latest"));
    }

    void addLists()
    {
        CLI::App* sub = command(top(), "lists", Cli::tr("all army lists"), [this] { return lists(system, json); });
        option(sub, "--system", system, Cli::tr("only of this rule system"));
        jsonFlag(sub, "system, id, name, group, own");

        sub = command(top(), "list", Cli::tr("one army list"), [this] {
            if (name.empty()) {
                complain(Cli::tr("write which list; “%1” shows them all.").arg(QStringLiteral("strategikon lists")));
                return int(unusable);
            }
            return showList(name, edition, json);
        });
        option(sub, "NAME", name, Cli::tr("system/id, an id or a nation's name"));
        editionOption(sub);
        jsonFlag(sub, "system, id, name, group, edition, columns, entries, upgrades, rules, ties");
        CLI::App* list = sub;
        sub = command(list, "check", Cli::tr("check list files of your own"), [this] { return checkLists(files); });
        option(sub, "FILE", files)->required();
        sub = command(list, "convert", Cli::tr("another program's list as a file of our format"),
            [this] { return convertListFile(file, output); });
        option(sub, "FILE", file)->required();
        option(sub, "-o,--output", output, Cli::tr("where to write (default: standard output)"));
        sub = command(list, "copy", Cli::tr("a list of your own from this one"),
            [this] { return copyList(file, id, newName, output); });
        option(sub, "NAME", file)->required();
        option(sub, "--as", id, Cli::tr("the new id"))->required();
        option(sub, "--name", newName, Cli::tr("the new name"));
        option(sub, "-o,--output", output, Cli::tr("where to write (default: your own lists)"));
        sub = command(
            list, "print", Cli::tr("a list as PDF"), [this] { return printList(name, edition, output, paper); });
        option(sub, "NAME", name, Cli::tr("system/id, an id or a nation's name"))->required();
        option(sub, "-o,--output", output, Cli::tr("the PDF file"))->required();
        option(sub, "--paper", paper, either(papers))->check(oneOf(papers));
        editionOption(sub);
        addRows(list);
        sub = command(list, "types", Cli::tr("standard troop types and modifiers for designing"),
            [this] { return troopTypes(system, edition, json); });
        option(sub, "--system", system);
        editionOption(sub);
        jsonFlag(sub, "types, modifiers");
        sub = command(list, "design", Cli::tr("stat line and points of a troop type with modifiers"), [this] {
            if (file.empty() != id.empty()) {
                complain(Cli::tr("a row goes into a list: write both, --into LIST and --row ID."));
                return int(unusable);
            }
            return design(system, edition, name, modifiers, {file, id, newName}, json);
        });
        option(sub, "TYPE", name)->required();
        option(sub, "--with", modifiers, Cli::tr("modifiers; %1 chooses a price").arg(QStringLiteral("militia=-10")))
            ->delimiter(',');
        option(sub, "--system", system);
        editionOption(sub);
        option(sub, "--into", file, Cli::tr("add it to this list of your own, which is made if there is none"));
        option(sub, "--row", id, Cli::tr("the id of the row in that list"));
        option(sub, "--name", newName, Cli::tr("the name of the row"));
        jsonFlag(sub, "points, row");

        sub = command(top(), "search", Cli::tr("troops in all lists by name, type, special rule, points, character"),
            [this] { return searchLists(words, edition, json); });
        option(sub, "WORD", words,
            Cli::tr("all must be found; “%1” and “%2” compare")
                .arg(QStringLiteral("points<=60"), QStringLiteral("attack>=4")))
            ->required();
        editionOption(sub);
        jsonFlag(sub, "system, list, id, upgrade, name, type, points, special");
    }

    void addRows(CLI::App* list)
    {
        CLI::App* rows = command(list, "row", Cli::tr("one row of a list of your own"), {});
        rows->require_subcommand(1);
        CLI::App* sub = command(rows, "add", Cli::tr("a new row"), [this] { return addRow(name, id, words, flag); });
        rowOptions(sub, true);
        sub = command(rows, "set", Cli::tr("other cells for a row"), [this] { return setRow(name, id, words, flag); });
        rowOptions(sub, true);
        sub = command(rows, "remove", Cli::tr("a row less"), [this] { return removeRow(name, id, flag); });
        rowOptions(sub, false);
    }

    void rowOptions(CLI::App* sub, bool cells)
    {
        option(sub, "LIST", name, Cli::tr("a list of your own: its id, its name or its file"))->required();
        option(sub, "ROW", id, Cli::tr("the row's id"))->required();
        if (cells)
            option(sub, "CELL", words,
                Cli::tr("such as “%1” or “%2”; “%3” takes a cell away")
                    .arg(QStringLiteral("points=35"), QStringLiteral("special=skirmish,warband"),
                        QStringLiteral("note=")))
                ->required();
        flagOption(sub, "--upgrade", flag, Cli::tr("among the upgrades"));
    }

    void addArmy()
    {
        CLI::App* army = group("army", Cli::tr("check, complete, print and convert army files"));
        CLI::App* sub = command(army, "check", Cli::tr("every finding, with the smallest change that mends it"),
            [this] { return checkArmies(files, json); });
        option(sub, "FILE", files, Cli::tr("files or folders; - is standard input"))->required();
        jsonFlag(sub, "file, legal, points, limit, figures, stamp, findings, partner, error");
        solver(army, "count", Cli::tr("how many legal armies complete this one"), &countArmies);
        solver(army, "fill", Cli::tr("complete it to exactly the limit"), &fillArmy);
        CLI::App* best = solver(army, "best", Cli::tr("the best legal armies by an aim"), &bestArmies);
        flagOption(best, "--keep", solve.keep, Cli::tr("keep what the army has"));
        solver(army, "repair", Cli::tr("the smallest change that makes it legal"), &repairArmy);

        sub = command(
            army, "compare", Cli::tr("two armies side by side"), [this] { return compareArmies(file, name, json); });
        option(sub, "LEFT", file)->required();
        option(sub, "RIGHT", name)->required();
        jsonFlag(sub, "rows, figures");
        sub = command(army, "print", Cli::tr("roster, cards or rules sheet as PDF"),
            [this] { return printArmy(file, output, as, paper); });
        option(sub, "FILE", file)->required();
        option(sub, "-o,--output", output, Cli::tr("the PDF file"))->required();
        option(sub, "--as", as, either(documents))->check(oneOf(documents));
        option(sub, "--paper", paper, either(papers))->check(oneOf(papers));
        sub = command(army, "convert", Cli::tr("to and from other programs"),
            [this] { return convertArmy(file, output, to, listJson); });
        option(sub, "INPUT", file, Cli::tr("a file, a saved link or an army code"))->required();
        option(sub, "-o,--output", output, Cli::tr("the file; its ending names the format"));
        option(sub, "--to", to, either(armyFormats()));
        option(sub, "--list", listJson,
            Cli::tr("the nation of a text that names none, or the list file (JSON) that a saved link counts in"));
    }

    CLI::App* solver(CLI::App* army, const std::string& verb, const QString& about, int (*does)(const SolveOptions&))
    {
        CLI::App* sub = command(army, verb, about, [this, does] {
            if (solve.file.empty() && solve.lock.size() > 1) { // "--lock archers army.yaml"
                solve.file = solve.lock.back();
                solve.lock.pop_back();
            }
            if (solve.file.empty()) {
                complain(Cli::tr("%1; “%2” shows what there is.")
                             .arg(Cli::tr("%1 is required").arg(QCoreApplication::translate("Cli", "FILE")),
                                 QStringLiteral("strategikon --help")));
                return int(unusable);
            }
            solve.json = json;
            return does(solve);
        });
        option(sub, "FILE", solve.file, Cli::tr("an army file; - is standard input"));
        option(sub, "--k", solve.k, Cli::tr("how many"))->check(between(1, 1000));
        option(sub, "--aim", solve.aim, aimsOfAll());
        option(sub, "--lock", solve.lock, Cli::tr("entries to leave as they are: several words, or one with commas"))
            ->delimiter(',');
        CLI::Option* owned = option(
            sub, "--owned", ownedFiles, Cli::tr("only stands you own: of your collection, or of this collection file"))
                                 ->expected(0, 1);
        sub->parse_complete_callback([this, owned] {
            solve.useOwned = owned->count() > 0;
            solve.owned = ownedFiles.empty() ? "" : ownedFiles.front();
        });
        if (verb != "count")
            option(sub, "-o,--output", solve.output, Cli::tr("a file for the first of them"));
        jsonFlag(sub, verb == "count" ? "exact, up_to" : "armies, total, proof, changes, totals");
        return sub;
    }

    void addLibrary()
    {
        CLI::App* store = group("library", Cli::tr("your saved armies"));
        CLI::App* sub = command(
            store, "list", Cli::tr("saved armies"), [this] { return libraryList(name, words, flag, sort, json); });
        option(sub, "TEXT", name, Cli::tr("words to search for"));
        option(sub, "--tag", words, Cli::tr("only with this tag"));
        flagOption(sub, "--archived", flag, Cli::tr("the archived ones"));
        option(sub, "--sort", sort, either(orders))->check(oneOf(orders));
        jsonFlag(sub, "id, name, system, list, limit, points, legal, findings, tags, archived, created, changed");
        sub = command(store, "add", Cli::tr("save army files of any format"), [this] { return libraryAdd(files); });
        option(sub, "FILE", files)->required();
        sub = command(store, "show", Cli::tr("an army's file"), [this] { return libraryShow(id, output); });
        armyId(sub);
        option(sub, "-o,--output", output);
        sub = command(store, "save", Cli::tr("replace an army by a file"), [this] { return librarySave(id, file); });
        armyId(sub);
        option(sub, "FILE", file)->required();
        sub = command(store, "change", Cli::tr("another nation, limit or edition for an army"),
            [this] { return libraryChange(id, name, points, edition); });
        armyId(sub);
        option(sub, "--list", name);
        option(sub, "--points", points)->check(between(1, largestArmy));
        editionOption(sub);
        sub = command(store, "rename", Cli::tr("give an army a name"), [this] { return libraryRename(id, newName); });
        armyId(sub);
        option(sub, "NAME", newName)->required();
        sub = command(store, "tag", Cli::tr("set an army's tags"), [this] { return libraryTag(id, words); });
        armyId(sub);
        option(sub, "TAG", words);
        armyId(command(store, "duplicate", Cli::tr("a copy of an army"), [this] { return libraryDuplicate(id); }));
        armyId(command(store, "archive", Cli::tr("put an army away"), [this] { return libraryArchive(id, true); }));
        armyId(command(
            store, "unarchive", Cli::tr("take an army out again"), [this] { return libraryArchive(id, false); }));
        armyId(command(
            store, "remove", Cli::tr("remove an army; undo brings it back"), [this] { return libraryRemove(id); }));
        for (const bool redo : {false, true}) {
            sub = command(store, redo ? "redo" : "undo",
                redo ? Cli::tr("do again what was undone") : Cli::tr("undo the last change"),
                [this, redo] { return libraryUndo(id, redo); });
            option(sub, "ARMY", id,
                Cli::tr("of this army, or “%1”; default: whatever was last").arg(QStringLiteral("collection")));
        }
        sub = command(store, "history", Cli::tr("what was changed"), [this] { return libraryHistory(id, json); });
        option(sub, "ARMY", id);
        jsonFlag(sub, "seq, at, scope, what, detail, standing");
        sub =
            command(store, "backup", Cli::tr("one whole copy of the library"), [this] { return libraryBackup(file); });
        option(sub, "FILE", file)->required();
    }

    void armyId(CLI::App* sub) { option(sub, "ARMY", id, Cli::tr("its id, the start of it, or its name"))->required(); }

    void addCollection()
    {
        CLI::App* owned = group("collection", Cli::tr("the stands you own"));
        jsonFlag(command(owned, "list", Cli::tr("what you own"), [this] { return collectionList(json); }),
            "id, name, stands, aside, serves, note");
        CLI::App* sub = command(owned, "set", Cli::tr("own so many stands of a sort"),
            [this] { return collectionSet(name, number, words); });
        option(sub, "NAME", name)->required();
        option(sub, "STANDS", number)->required()->check(between(0, 100'000));
        option(sub, "--serves", words, Cli::tr("system/list#entry, or system/*#entry for every list"))->delimiter(',');
        sub = command(owned, "remove", Cli::tr("forget a sort of stands"), [this] { return collectionRemove(name); });
        option(sub, "NAME", name)->required();
        sub = command(owned, "aside", Cli::tr("set stands aside for a saved army"),
            [this] { return collectionAside(id, name, number); });
        armyId(sub);
        option(sub, "NAME", name)->required();
        option(sub, "STANDS", number)->required()->check(between(0, 100'000));
        sub = command(owned, "nations", Cli::tr("which nations you can field"),
            [this] { return collectionNations(system, points, file, json); });
        option(sub, "--system", system, Cli::tr("of which rule system"));
        option(sub, "--points", points, Cli::tr("size (default: the system's usual one)"))
            ->check(between(1, largestArmy));
        option(sub, "--owned", file, Cli::tr("a collection file instead of your collection"));
        jsonFlag(sub, "system, list, armies, largest, missing");
        sub = command(owned, "paint", Cli::tr("what to paint next, for a nation or for any"),
            [this] { return collectionPaint(name, points, solve.k == 1 ? 5 : solve.k, file, json); });
        option(sub, "LIST", name, Cli::tr("the nation (default: the best of all)"));
        option(sub, "--points", points, Cli::tr("size (default: the system's usual one)"))
            ->check(between(1, largestArmy));
        option(sub, "--k", solve.k, Cli::tr("how many proposals"))->check(between(1, 1000));
        option(sub, "--owned", file, Cli::tr("a collection file instead of your collection"));
        jsonFlag(sub, "entry, stands, opened, system, list");
    }

    void addPrices()
    {
        CLI::App* sums = group("prices", Cli::tr("prices of a damaged table, and your corrections of them"));
        CLI::App* sub = command(sums, "list", Cli::tr("every price, where it comes from and what is yours"),
            [this] { return prices(system, words, flag, json); });
        option(sub, "PRICE", words, Cli::tr("only those that begin so, such as “%1”").arg(QStringLiteral("bases.")));
        flagOption(sub, "--doubtful", flag, Cli::tr("only those that are not certain and not corrected yet"));
        priceSystem(sub);
        jsonFlag(sub, "id, name, column, points, shipped, corrected, mark, least, most, source, system");
        sub = command(
            sums, "set", Cli::tr("a price as your book has it"), [this] { return setPrice(system, id, number); });
        option(sub, "PRICE", id, Cli::tr("as “%1” names it").arg(QStringLiteral("strategikon prices list")))
            ->required();
        option(sub, "POINTS", number)->required();
        priceSystem(sub);
        sub = command(sums, "reset", Cli::tr("the program's own price again"),
            [this] { return resetPrices(system, words, flag); });
        option(sub, "PRICE", words);
        flagOption(sub, "--all", flag, Cli::tr("all of them, whatever is in your file"));
        priceSystem(sub);
    }

    void priceSystem(CLI::App* sub)
    {
        option(sub, "--system", system, Cli::tr("of which rule system (default: the only one that has such prices)"));
    }

    void addField()
    {
        CLI::App* ground = group("field", Cli::tr("battlefields: terrain and deployment"));
        CLI::App* sub = command(ground, "generate", Cli::tr("terrain by the charts, from a seed"),
            [this] { return generateField(terrain); });
        option(sub, "--system", terrain.system, Cli::tr("of which rule system"));
        option(sub, "--seed", terrain.seed, Cli::tr("the same seed gives the same map"))->check(aSeed());
        option(sub, "--table", terrain.table, Cli::tr("width x depth in cm; inches with %1").arg("--inches"));
        flagOption(sub, "--inches", terrain.inches, Cli::tr("lengths are told in inches"));
        option(sub, "--scale", terrain.scale, Cli::tr("cm on the table for a cm of the rules"));
        option(sub, "--pieces", terrain.pieces, Cli::tr("only with the pieces of scenery in this file"));
        option(sub, "--most", terrain.most, Cli::tr("so many items, after which a side ends it"))
            ->check(between(0, 40));
        option(sub, "--name", terrain.name, Cli::tr("what the battlefield is called"));
        pictureOptions(sub);

        sub = command(ground, "check", Cli::tr("what is not as the charts allow"),
            [this] { return checkField(file, output, json); });
        fieldFile(sub);
        option(sub, "-o,--output", output, Cli::tr("a file for the battlefield with what is proposed"));
        jsonFlag(sub, "file, legal, features, findings, proposal");
        sub = command(ground, "deploy", Cli::tr("two armies on a battlefield, from a seed"),
            [this] { return deployField(file, terrain); });
        fieldFile(sub);
        option(sub, "--army", terrain.armies, Cli::tr("an army file; twice"))->required();
        option(sub, "--seed", terrain.seed, Cli::tr("the same seed gives the same deployment"))->check(aSeed());
        option(sub, "--plan", terrain.plan, either(plans))->check(oneOf(plans));
        option(sub, "--way", terrain.ways,
            Cli::tr("how armies are set down, options after it: “%1”; twice where each side has its own")
                .arg(QStringLiteral("standard+four-at-a-time")));
        pictureOptions(sub);
        sub = command(ground, "seal", Cli::tr("one side's deployment, for a player who deploys at home"),
            [this] { return sealField(file, number, output); });
        fieldFile(sub);
        option(sub, "--side", number, Cli::tr("whose: the first army's or the second's"))
            ->required()
            ->check(between(1, 2));
        option(sub, "-o,--output", output, Cli::tr("the sealed file"))->required();
        sub = command(ground, "open", Cli::tr("both sealed deployments on their battlefield"),
            [this] { return openField(file, files, words, terrain); });
        fieldFile(sub);
        option(sub, "SEALED", files, Cli::tr("the sealed files of both players"))->required();
        option(sub, "--digest", words, Cli::tr("what was told of each before, in the order of the files"))
            ->delimiter(',');
        pictureOptions(sub);
        sub = command(ground, "print", Cli::tr("the map with all that is needed to lay it out, as PDF"),
            [this] { return printField(file, terrain); });
        fieldFile(sub);
        option(sub, "-o,--output", terrain.output, Cli::tr("the PDF file"))->required();
        option(sub, "--paper", terrain.paper, either(papers))->check(oneOf(papers));
        flagOption(sub, "--tiled", terrain.tiled, Cli::tr("a plan over several pages, to cut and glue"));
        option(sub, "--one-to", terrain.oneTo, Cli::tr("the plan's scale: 1 is true size, 5 a fifth of it"));
        sub = command(
            ground, "show", Cli::tr("the numbered list for laying it out"), [this] { return showField(file, json); });
        fieldFile(sub);
        jsonFlag(sub, "name, system, table, seed, pieces, deployment");
        sub = command(ground, "kinds", Cli::tr("kinds of terrain and what they mean in play"),
            [this] { return fieldKinds(terrain.system, json); });
        option(sub, "--system", terrain.system, Cli::tr("of which rule system"));
        jsonFlag(sub, "id, name, form, dense, closed, only, never, cover, effect, rules");
    }

    void fieldFile(CLI::App* sub)
    {
        option(sub, "FIELD", file, Cli::tr("a battlefield file; - is standard input"))->required();
    }

    void pictureOptions(CLI::App* sub)
    {
        QStringList layers;
        for (const auto& [word, layer] : mapLayers())
            layers << word;
        option(sub, "-o,--output", terrain.output, Cli::tr("a file that ends in %1").arg(either(pictures)));
        option(sub, "--without", terrain.without, Cli::tr("leave out of a picture: %1").arg(either(layers)))
            ->delimiter(',')
            ->check(oneOf(layers));
        flagOption(sub, "--dark", terrain.dark, Cli::tr("light letters on dark ground"));
        option(sub, "--paper", terrain.paper, either(papers))->check(oneOf(papers));
    }

    void addSettings()
    {
        CLI::App* sub = command(
            top(), "settings", Cli::tr("what the window keeps for you"), [this] { return settings(name, words); });
        option(sub, "KEY", name, Cli::tr("default: all of them"));
        option(sub, "VALUE", words, Cli::tr("the new value"))->expected(0, 1);
    }

    bool json = false, flag = false;
    std::string system, name, edition, file, output, id, newName, sort = "changed", as = "roster", paper = "a4", to,
                                                                  listJson;
    std::vector<std::string> files, words, modifiers, ownedFiles;
    int points = 0, number = 0;
    SolveOptions solve;
    FieldOptions terrain;
};

} // namespace

int runCommandLine(int argc, char** argv)
{
    const Voice voice;
    catalogue(); // first: the systems' tables are read from where it points
    const int status = CommandLine().run(argc, argv);
    complain(catalogue().faultyTables()); // the prices that the answer rests on are not what the player wrote
    return status;
}

namespace {

// As a shell takes it for one word.
std::string quoted(const std::string& word)
{
    const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + '\'';
}

// What can be typed as it stands: the lists, one of them, and the army that ships with it.
std::vector<std::string> firstCommands()
{
    std::vector<std::string> commands{"lists"};
    const std::vector<ListHeading>& headings = catalogue().headings();
    if (!headings.empty()) {
        const ListHeading& first = headings.front();
        commands.push_back("list " + first.system + '/' + first.id);
        const auto army = roots().lists / first.system / "armies" / (first.id + ".yaml");
        std::error_code error;
        if (std::filesystem::exists(army, error))
            commands.push_back("army check " + quoted(army.string()));
    }
    const auto manual = roots().lists.parent_path().parent_path() / "man" / "man1" / "strategikon.1";
    std::error_code error;
    if (std::filesystem::exists(manual, error) || std::filesystem::exists(manual.string() + ".gz", error))
        commands.push_back("");
    return commands;
}

} // namespace

int runWithoutDisplay(const char* program)
{
    const Voice voice;
    complain(Cli::tr("there is no display to open the window on. These commands work at once:"));
    std::string text = "\n";
    for (const std::string& command : firstCommands())
        text += command.empty() ? "  man strategikon\n" : "  " + quoted(program) + ' ' + command + '\n';
    std::fputs(text.c_str(), stderr);
    return done;
}

} // namespace strategikon
