#include "battle_commands.h"

#include "app/cli/voice.h"

namespace strategikon::cli {

namespace {

const QStringList shelves{"open", "archived", "removed"}, detailWords{"dice", "outcomes", "tally"},
    states{"going", "over"}, sorts{"played", "day", "name", "player", "nation", "points"},
    ways{"player", "nation", "opponent", "system"}, clockHands{"start", "pause", "reset"}, letters{"A", "B"};

QString agreedTerms()
{
    return Cli::tr("agreed terms, such as “%1”; rules and readings by their ids").arg(QStringLiteral("turns=7"));
}

} // namespace

BattleCommands::BattleCommands(Commands& commands)
    : all_(commands), battle_(commands.group("battle", Cli::tr("record battles played with miniatures and dice")))
{
    addKeeping();
    addEvenings();
    addRecording();
    addLooking();
    addPaper();
}

CLI::App* BattleCommands::about(
    const std::string& verb, const QString& about, std::function<int()> does, CLI::App* under)
{
    CLI::App* sub = all_.command(under ? under : battle_, verb, about, std::move(does));
    all_.option(sub, "BATTLE", answer_.battle, Cli::tr("its id or name, or the start of either; “last” is the latest"))
        ->required();
    return sub;
}

void BattleCommands::stepOption(CLI::App* sub)
{
    all_.option(sub, "--step", step_, Cli::tr("a step of the record (default: the current one)"))
        ->check(between(0, 1'000'000));
}

void BattleCommands::actionOptions(CLI::App* sub)
{
    all_.option(sub, "ACTION", answer_.action,
            Cli::tr("a file with one action per line, - for standard input, or an action: “%1”")
                .arg(QStringLiteral("{\"order\": {\"commander\": \"A9\", \"units\": [\"A1\"], \"dice\": [3, 4]}}")))
        ->required();
    all_.flagOption(sub, "--given", answer_.fill, Cli::tr("fill in whatever is left out"));
}

void BattleCommands::addKeeping()
{
    CLI::App* sub = all_.command(
        battle_, "new", Cli::tr("start a battle between two armies"), [this] { return newBattle(new_, all_.json); });
    all_.option(sub, "--army", new_.armies, Cli::tr("an army for each side: a file, or a saved army by its name"))
        ->required();
    all_.option(sub, "--ally", new_.allies, Cli::tr("an ally, as “%1”").arg(QStringLiteral("A=FILE")));
    all_.option(sub, "--field", new_.setUp, Cli::tr("a battlefield with both armies deployed"));
    all_.option(sub, "--name", new_.name, Cli::tr("the battle’s name"));
    all_.option(sub, "--agree", new_.terms, agreedTerms());
    all_.option(sub, "--house", new_.house, Cli::tr("house rules: a file, or the name of yours"));
    all_.flagOption(
        sub, "--broad", new_.broad, Cli::tr("stands that face their narrow edge are based on the broad one"));
    aboutOptions(sub, new_.about);
    all_.jsonFlag(sub, "id, name, system");

    sub = all_.command(battle_, "examples", Cli::tr("example battles; with a name, open one"),
        [this] { return battleExamples(name_, all_.json); });
    all_.option(sub, "NAME", name_);
    all_.jsonFlag(sub, "id, system, name, about, steps");

    sub = about(
        "house", Cli::tr("show a battle’s house rules; with a file, or one of yours, use those from now on"), [this] {
            return name_.empty() ? houseOf(answer_.battle, all_.json) : agreeOnHouse(answer_.battle, name_, all_.json);
        });
    all_.option(sub, "FILE", name_, Cli::tr("a file, the name of one of yours, or “none”"));
    all_.jsonFlag(sub, "id, text, value, without");

    sub = about("rename", Cli::tr("rename a battle"), [this] { return renameBattle(answer_.battle, name_); });
    all_.option(sub, "NAME", name_)->required();
    sub = about(
        "move", Cli::tr("archive a battle, or restore it"), [this] { return moveBattle(answer_.battle, place_); });
    all_.option(sub, "PLACE", place_, either(shelves))->required()->check(oneOf(shelves));
    sub = about("branch", Cli::tr("start a new battle from a step of this one"),
        [this] { return branchBattle(answer_.battle, step_, name_, all_.json); });
    stepOption(sub);
    all_.option(sub, "--name", name_, Cli::tr("the new battle’s name"));
    all_.jsonFlag(sub, "id, name, system");

    sub = about("export", Cli::tr("save the whole record as a file"),
        [this] { return exportBattle(answer_.battle, players_, output_, all_.json); });
    playersFlag(sub);
    all_.outputOption(sub, output_, Cli::tr("where to write (default: standard output)"));
    all_.jsonFlag(sub, "file, entries; without a file the record itself, one object a line");
    sub = all_.command(battle_, "import", Cli::tr("load a record from a file, checked step by step"),
        [this] { return importBattle(file_, name_, all_.json); });
    all_.option(sub, "FILE", file_)->required();
    all_.option(sub, "--name", name_, Cli::tr("another name"));
    all_.jsonFlag(sub, "id, name, system");
}

// Nobody's name leaves the library unless that is asked for.
void BattleCommands::playersFlag(CLI::App* sub)
{
    all_.flagOption(sub, "--players", players_, Cli::tr("include players, place and date"));
}

void BattleCommands::aboutOptions(CLI::App* sub, AboutWish& into)
{
    all_.option(sub, "--player", into.players, Cli::tr("who plays a side, as “%1”").arg(QStringLiteral("A=NAME")));
    all_.option(sub, "--where", into.venue, Cli::tr("where it is played"));
    all_.option(sub, "--day", into.day, Cli::tr("the date, as %1").arg(QStringLiteral("2026-01-31")));
    all_.option(sub, "--occasion", into.occasion, Cli::tr("the occasion, or the campaign"));
    all_.option(sub, "--tag", into.tags, Cli::tr("add a tag"));
    all_.option(sub, "--notes", into.notes, Cli::tr("notes of your own"));
    all_.option(sub, "--minutes", into.minutes, Cli::tr("length of the round, for the clock"))->check(between(0, 6000));
}

void BattleCommands::addEvenings()
{
    CLI::App* sub = all_.command(
        battle_, "list", Cli::tr("recorded battles, latest first"), [this] { return listBattles(list_, all_.json); });
    all_.option(sub, "--place", list_.place, either(shelves))->check(oneOf(shelves));
    all_.option(
        sub, "--search", list_.search, Cli::tr("words to search for: names, players, nations, places, tags or notes"));
    all_.option(sub, "--system", list_.system, Cli::tr("of one rule system"));
    all_.option(sub, "--player", list_.player, Cli::tr("of one player"));
    all_.option(sub, "--nation", list_.nation, Cli::tr("of one nation"));
    all_.option(sub, "--tag", list_.tag, Cli::tr("with this tag"));
    all_.option(sub, "--state", list_.state, either(states))->check(oneOf(states));
    all_.option(sub, "--sort", list_.sort, either(sorts))->check(oneOf(sorts));
    all_.flagOption(sub, "--reverse", list_.reversed, Cli::tr("the other way round"));
    all_.option(sub, "--most", list_.most, Cli::tr("how many; 0: all (default: 50, as JSON all)"))
        ->check(between(0, 1'000'000));
    all_.jsonFlag(
        sub, "id, name, system, place, entries, facts, players, day, venue, occasion, tags, nations, result, points");

    sub = about("about", Cli::tr("show or set players, place, date and notes"),
        [this] { return aboutBattle(answer_.battle, about_, all_.json); });
    aboutOptions(sub, about_);
    all_.option(sub, "--untag", about_.untagged, Cli::tr("remove a tag"));
    all_.jsonFlag(sub, "id, name, players, day, venue, occasion, tags, notes, stamps, minutes");

    sub = about("clock", Cli::tr("round clock: show, start, stop or reset"),
        [this] { return clockOfBattle(answer_.battle, text_, all_.json); });
    all_.option(sub, "HOW", text_, either(clockHands))->check(oneOf(clockHands));
    all_.jsonFlag(sub, "minutes, left, running");

    sub = all_.command(battle_, "names", Cli::tr("players, and in how many battles"),
        [this] { return namesOfPlayers(unmerges_, all_.json); });
    all_.flagOption(sub, "--undo", unmerges_, Cli::tr("names as they were before several spellings became one"));
    all_.jsonFlag(sub, "name, battles");

    sub = all_.command(battle_, "stats", Cli::tr("statistics over all battles: won, drawn, lost, points and luck"),
        [this] { return statsOfBattles(stats_, all_.json); });
    all_.option(sub, "--by", stats_.by, either(ways))->check(oneOf(ways));
    all_.option(sub, "--player", stats_.player, Cli::tr("of one player"));
    all_.option(sub, "--system", stats_.system, Cli::tr("of one rule system"));
    all_.option(sub, "--nation", stats_.nation, Cli::tr("battles of one nation"));
    all_.option(sub, "--tag", stats_.tag, Cli::tr("with this tag"));
    all_.jsonFlag(sub, "name, key, of, system, played, won, drawn, lost, points, luck, results");
}

void BattleCommands::addRecording()
{
    CLI::App* sub = about("play", Cli::tr("play: answer what the battle asks, one action or several"), [this] {
        if (rolls_)
            answer_.roll = seed_;
        return doInBattle(answer_, all_.json);
    });
    actionOptions(sub);
    all_.option(sub, "--roll", seed_, Cli::tr("let the program roll any missing dice, from this seed"))
        ->each([this](const std::string&) { rolls_ = true; });
    all_.option(sub, "--outcome", answer_.outcome,
        Cli::tr("what came of it, for those who note no dice: an outcome that “battle odds --json” lists"));
    all_.jsonFlag(sub, "entry, events");
    for (const bool redo : {false, true}) {
        sub = about(redo ? "redo" : "undo", redo ? Cli::tr("redo what was undone") : Cli::tr("undo the last step"),
            [this, redo] { return undoInBattle(answer_.battle, redo, times_, all_.json); });
        all_.option(sub, "TIMES", times_, Cli::tr("how many steps (default: 1)"))->check(between(1, 100'000));
        all_.jsonFlag(sub, "id, state, open");
    }
    sub = about("goto", Cli::tr("go to any step; later steps stay in the record"),
        [this] { return goInBattle(answer_.battle, step_, all_.json); });
    all_.option(sub, "STEP", step_, Cli::tr("0 is the start"))->required()->check(between(0, 1'000'000));
    all_.jsonFlag(sub, "id, state, open");
    sub = about("correct", Cli::tr("change the answer of a step; later steps follow where they fit"),
        [this] { return correctInBattle(answer_.battle, step_, answer_, all_.json); });
    all_.option(sub, "STEP", step_)->required()->check(between(1, 1'000'000));
    actionOptions(sub);
    all_.jsonFlag(sub, "entry, events");
    sub = about("replay", Cli::tr("replay the steps that a correction or an undo left behind, as far as they fit"),
        [this] { return followInBattle(answer_.battle, step_, all_.json); });
    all_.option(sub, "STEP", step_, Cli::tr("any of those steps (default: those the last correction left)"))
        ->check(between(1, 1'000'000));
    all_.jsonFlag(sub, "entry, events");
    sub = about("adjust", Cli::tr("fix the table by agreement: set what the units are like, whatever the rules say"),
        [this] { return agreeInBattle(answer_.battle, points_, all_.json); });
    all_.option(sub, "POINT", points_,
            Cli::tr("such as %1, %2, %3, %4, %5; the fields are those of “battle show --json”")
                .arg(QStringLiteral("A3.stands=2"), QStringLiteral("A3.confused=true"), QStringLiteral("B7.gone=true"),
                    QStringLiteral("phase=shooting"), QStringLiteral("phase-over=true")))
        ->required();
    all_.jsonFlag(sub, "entry, events");
    sub = about("place", Cli::tr("set the position of a unit or commander, for the map"), [this] {
        standing_.battle = answer_.battle;
        return placeInBattle(standing_, all_.json);
    });
    all_.option(sub, "UNIT", standing_.unit, Cli::tr("its badge, such as A3"))->required();
    all_.option(sub, "--at", standing_.at,
        Cli::tr("the distance of its centre from the left and the near edge, such as “40,10”"));
    all_.option(sub, "--facing", standing_.facing,
        Cli::tr("far, near, left, right or degrees (default: as it is, or the enemy’s edge)"));
    all_.option(sub, "--formation", standing_.formation, either(formations()))->check(oneOf(formations()));
    all_.flagOption(sub, "--unknown", standing_.unknown, Cli::tr("its position is unknown"));
    all_.flagOption(sub, "--about", standing_.about,
        Cli::tr("the likely position after its move; “all” as UNIT: everyone who moved"));
    all_.jsonFlag(sub, "entry, events");
    sub = about("open-notes", Cli::tr("open the notes that a side sealed at deployment, and compare them"), [this] {
        notes_.battle = answer_.battle;
        return openNotesInBattle(notes_, all_.json);
    });
    all_.option(sub, "SIDE", notes_.side, Cli::tr("whose notes: %1").arg(either(letters)))
        ->required()
        ->check(oneOf(letters));
    all_.option(sub, "--word-file", notes_.wordFile,
        Cli::tr("a file with the password, - is standard input (default: asked at the terminal)"));
    all_.jsonFlag(sub, "entry, events");
    sub = about("overrule", Cli::tr("play a rule differently in this battle, and record that"),
        [this] { return overruleInBattle(answer_.battle, text_, name_, all_.json); });
    all_.option(sub, "RULE", text_,
        Cli::tr("its id; the program follows optional rules and only notes others; left out: list them"));
    all_.option(sub, "HOW", name_, Cli::tr("the choice for an optional rule; for others, what you do instead"));
    all_.jsonFlag(sub, "entry, and events or rule");
    sub = about(
        "dispute", Cli::tr("settle a dispute by a die: 1 to 3 is yes or the first answer, 4 to 6 the other"), [this] {
            disputed_.battle = answer_.battle;
            return disputeInBattle(disputed_, all_.json);
        });
    all_.option(sub, "INPUT", disputed_.input,
            Cli::tr("a fact of an open question: “%1”").arg(QStringLiteral("order.exposed")))
        ->required();
    all_.option(sub, "--first", disputed_.first,
        Cli::tr("the first answer, where there are more than two; the second is the next one"));
    all_.option(sub, "--die", disputed_.face, Cli::tr("what it shows (default: the program rolls)"))
        ->check(between(1, 6));
    all_.option(sub, "--roll", disputed_.seed, Cli::tr("the seed the program rolls from"));
    all_.jsonFlag(sub, "asked, input, face, value, entry");
    sub = about("detail", Cli::tr("how much of a phase is recorded from now on"),
        [this] { return detailInBattle(answer_.battle, text_, name_, all_.json); });
    all_.option(sub, "PHASE", text_)->required();
    all_.option(sub, "DETAIL", name_, either(detailWords))->required()->check(oneOf(detailWords));
    all_.jsonFlag(sub, "phase, detail, entry");
    sub = about("note", Cli::tr("add a note to a step"),
        [this] { return noteInBattle(answer_.battle, text_, step_, bookmark_); });
    all_.option(sub, "TEXT", text_)->required();
    stepOption(sub);
    all_.flagOption(sub, "--bookmark", bookmark_, Cli::tr("as a bookmark"));
}

void BattleCommands::addLooking()
{
    CLI::App* sub = about("show", Cli::tr("the story so far and what is next"),
        [this] { return showBattle(answer_.battle, step_, all_.json); });
    stepOption(sub);
    all_.jsonFlag(sub, "id, name, head, state, open");
    sub = about("options", Cli::tr("list what you can do now, and what each needs"),
        [this] { return whatBattleCan(answer_.battle, all_.json); });
    all_.jsonFlag(sub, "what, title, side, on, inputs");
    sub = about("verify", Cli::tr("check that a record, here or in a file, replays the same under the rules"),
        [this] { return verifyBattle(answer_.battle, all_.json); });
    all_.jsonFlag(sub, "entries, ruled_otherwise, not_asked, chain, checksum");
    for (CLI::App* under : {battle_, all_.top()}) { // it is asked most, so it has a short way too
        sub = about(
            "odds", Cli::tr("the odds of an action: modifiers, dice and exact chances"),
            [this] { return oddsInBattle(answer_.battle, answer_.action, answer_.fill, all_.json); }, under);
        actionOptions(sub);
        all_.jsonFlag(sub, "modifiers, target, dice, matters, chances, opposed");
    }
    sub = about(
        "forecast", Cli::tr("look ahead: the odds of two rounds of combat, or of several orders in a row"), [this] {
            ahead_.battle = answer_.battle;
            return aheadInBattle(ahead_, all_.json);
        });
    all_.option(sub, "ACTION", ahead_.course, Cli::tr("what you plan, as for “battle play”; several, one per line"));
    all_.option(sub, "--suppose", ahead_.supposed,
        Cli::tr("assume this instead, such as %1, %2 or %3")
            .arg(QStringLiteral("A1.follows=false"), QStringLiteral("A1.strikes=B2"), QStringLiteral("2.enemy=near")));
    all_.jsonFlag(sub, "what, title, on, lines, assumptions, granted, better, refused");
}

void BattleCommands::addPaper()
{
    CLI::App* sub = about("report", Cli::tr("battle report, turn by turn, as Markdown, HTML or PDF"),
        [this] { return reportBattle(answer_.battle, players_, output_, paper_, all_.json); });
    all_.drawn(sub);
    playersFlag(sub);
    all_.outputOption(sub, output_, Cli::tr("the file; its extension sets the format (default: Markdown)"));
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));
    all_.jsonFlag(sub, "title, subtitle, parts (part, text, rows, lines)");

    sub = about("slip", Cli::tr("result slip with the players’ names: one page to sign"),
        [this] { return slipOfBattle(answer_.battle, output_, paper_, all_.json); });
    all_.drawn(sub);
    all_.outputOption(sub, output_, Cli::tr("the file; its extension sets the format (default: Markdown)"));
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));
    all_.jsonFlag(sub, "title, subtitle, parts (part, text, rows, lines)");

    sub = about("map", Cli::tr("the map of a battle at any step, as a picture or a page"),
        [this] { return mapOfBattle(answer_.battle, step_, dark_, output_, paper_); });
    all_.drawn(sub);
    all_.outputOption(sub, output_, Cli::tr("the file; its extension sets the format: png, svg or pdf"))->required();
    stepOption(sub);
    all_.flagOption(sub, "--dark", dark_, Cli::tr("dark background"));
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));

    sub = all_.command(battle_, "history", Cli::tr("all battles, army against army, and battle honours"),
        [this] { return historyOfBattles(players_, output_, paper_, all_.json); });
    all_.drawn(sub);
    playersFlag(sub);
    all_.outputOption(
        sub, output_, Cli::tr("the file; its extension sets the format: csv, md, html or pdf (default: Markdown)"));
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));
    all_.jsonFlag(sub, "battles, tallies, honours");

    sub = all_.command(all_.top(), "playsheet", Cli::tr("paper for the table: the rules two armies need, labels, odds"),
        [this] { return writePlaySheet(handout_, all_.json); });
    all_.drawn(sub);
    all_.option(sub, "FIRST", handout_.first, Cli::tr("the army of side A"))->required();
    all_.option(sub, "SECOND", handout_.second, Cli::tr("the army of side B"))->required();
    all_.outputOption(sub, handout_.output, Cli::tr("the PDF file"))->required();
    all_.jsonFlag(sub, "file, title, pages");
    all_.flagOption(sub, "--large", handout_.large, Cli::tr("in 18-point type"));
    all_.flagOption(sub, "--poster", handout_.poster,
        Cli::tr("in 18-point type or larger, one page per side, on paper as large as needed"));
    all_.flagOption(sub, "--labels", handout_.labels, Cli::tr("unit badges and markers, to cut out"));
    all_.flagOption(sub, "--blank", handout_.blank, Cli::tr("a blank record sheet"));
    all_.flagOption(sub, "--matchup", handout_.matchup, Cli::tr("every kind of unit against every enemy kind"));
    all_.option(sub, "--agree", handout_.terms, agreedTerms());
    all_.option(sub, "--house", handout_.house, Cli::tr("house rules: a file, or the name of yours"));
    all_.option(sub, "--paper", handout_.paper, either(papers()))->check(oneOf(papers()));
}

} // namespace strategikon::cli
