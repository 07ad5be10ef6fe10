#include "list_commands.h"

#include "app/cli/cli.h"
#include "app/cli/commands.h"
#include "app/cli/context.h"
#include "app/cli/voice.h"

namespace strategikon::cli {

ListCommands::ListCommands(Commands& commands) : all_(commands)
{
    CLI::App* sub =
        all_.command(all_.top(), "lists", Cli::tr("all army lists"), [this] { return lists(system_, all_.json); });
    all_.option(sub, "--system", system_, Cli::tr("only this rule system"));
    all_.jsonFlag(sub, "system, id, name, group, own");

    sub = all_.command(all_.top(), "list", Cli::tr("one army list"), [this] {
        if (name_.empty()) {
            complain(Cli::tr("say which list; “%1” lists them all.").arg(QStringLiteral("strategikon lists")));
            return int(unusable);
        }
        return showList(name_, edition_, all_.json);
    });
    all_.option(sub, "NAME", name_, Cli::tr("system/id, an id or a nation’s name"));
    editionOption(sub);
    all_.jsonFlag(sub, "system, id, name, group, edition, columns, entries, upgrades, rules, ties");
    CLI::App* list = sub;
    sub = all_.command(list, "check", Cli::tr("check your own list files"), [this] { return checkLists(files_); });
    all_.option(sub, "FILE", files_)->required();
    sub = all_.command(list, "convert", Cli::tr("convert another program’s list to our format"),
        [this] { return convertListFile(file_, output_); });
    all_.option(sub, "FILE", file_)->required();
    all_.outputOption(sub, output_, Cli::tr("where to write (default: standard output)"));
    sub = all_.command(list, "copy", Cli::tr("copy this list to one of your own"),
        [this] { return copyList(file_, id_, newName_, output_); });
    all_.option(sub, "NAME", file_)->required();
    all_.option(sub, "--as", id_, Cli::tr("the new id"))->required();
    all_.option(sub, "--name", newName_, Cli::tr("the new name"))->check(aName());
    all_.outputOption(sub, output_, Cli::tr("where to write (default: your own lists)"));
    sub = all_.command(
        list, "print", Cli::tr("army list as PDF"), [this] { return printList(name_, edition_, output_, paper_); });
    all_.drawn(sub);
    all_.option(sub, "NAME", name_, Cli::tr("system/id, an id or a nation’s name"))->required();
    all_.outputOption(sub, output_, Cli::tr("the PDF file"))->required();
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));
    editionOption(sub);
    addRows(list);
    sub = all_.command(list, "types", Cli::tr("standard troop types and modifiers for designing troops"),
        [this] { return troopTypes(system_, edition_, all_.json); });
    all_.option(sub, "--system", system_);
    editionOption(sub);
    all_.jsonFlag(sub, "types, modifiers");
    sub = all_.command(list, "specials", Cli::tr("special rules that a row of your own list can name"),
        [this] { return listSpecials(system_, edition_, all_.json); });
    all_.option(sub, "--system", system_, Cli::tr("only this rule system"));
    editionOption(sub);
    all_.jsonFlag(sub, "id, name, text, source, system");
    sub = all_.command(list, "design", Cli::tr("stats and points of a troop type with modifiers"), [this] {
        if (file_.empty() != id_.empty()) {
            complain(Cli::tr("to add the row to a list give both --into LIST and --row ID."));
            return int(unusable);
        }
        return design(system_, edition_, name_, modifiers_, {file_, id_, newName_}, all_.json);
    });
    all_.option(sub, "TYPE", name_)->required();
    all_.option(sub, "--with", modifiers_,
            Cli::tr("modifiers; %1 chooses one of its prices").arg(QStringLiteral("militia=-10")))
        ->delimiter(',');
    all_.option(sub, "--system", system_);
    editionOption(sub);
    all_.option(sub, "--into", file_, Cli::tr("add it to this list of your own (made if it does not exist)"));
    all_.option(sub, "--row", id_, Cli::tr("its row id in that list"));
    all_.option(sub, "--name", newName_, Cli::tr("its row name"))->check(aName());
    all_.jsonFlag(sub, "points, row");

    sub = all_.command(all_.top(), "search",
        Cli::tr("find troops in all lists by name, type, special rule, points, character, year or enemy"),
        [this] { return searchLists(words_, edition_, all_.json); });
    all_.option(sub, "WORD", words_,
            Cli::tr("all must match; “%1” and “%2” compare, “%3” is a year, “%4” finds their opponents")
                .arg(QStringLiteral("points<=60"), QStringLiteral("attack>=4"), QStringLiteral("216BC"),
                    QStringLiteral("enemy=roman")))
        ->required();
    editionOption(sub);
    all_.jsonFlag(sub, "system, list, id, upgrade, name, type, points, special");
}

void ListCommands::addRows(CLI::App* list)
{
    CLI::App* rows = all_.command(list, "row", Cli::tr("rows of your own list"), {});
    rows->require_subcommand(1);
    CLI::App* sub =
        all_.command(rows, "add", Cli::tr("add a row"), [this] { return addRow(name_, id_, words_, flag_); });
    rowOptions(sub, true);
    sub = all_.command(rows, "set", Cli::tr("change a row"), [this] { return setRow(name_, id_, words_, flag_); });
    rowOptions(sub, true);
    sub = all_.command(rows, "remove", Cli::tr("remove a row"), [this] { return removeRow(name_, id_, flag_); });
    rowOptions(sub, false);
}

void ListCommands::rowOptions(CLI::App* sub, bool cells)
{
    all_.option(sub, "LIST", name_, Cli::tr("your own list: its id, name or file"))->required();
    all_.option(sub, "ROW", id_, Cli::tr("the row’s id"))->required();
    if (cells)
        all_.option(sub, "CELL", words_,
                Cli::tr("such as “%1” or “%2”; “%3” clears a cell")
                    .arg(QStringLiteral("points=35"), QStringLiteral("special=skirmish,warband"),
                        QStringLiteral("note=")))
            ->required();
    all_.flagOption(sub, "--upgrade", flag_, Cli::tr("an upgrade"));
}

void ListCommands::editionOption(CLI::App* sub)
{
    all_.option(sub, "--edition", edition_, Cli::tr("edition of the list (default: the latest)"));
}

} // namespace strategikon::cli
