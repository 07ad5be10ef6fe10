#include "battle_commands.h"

#include "app/cli/voice.h"

namespace strategikon::cli {

namespace {

const QStringList shelves{"open", "archived", "removed"}, detailWords{"dice", "outcomes", "tally"};

} // namespace

BattleCommands::BattleCommands(Commands& commands)
    : all_(commands), battle_(commands.group("battle", Cli::tr("record battles played with miniatures and dice")))
{
    addKeeping();
    addRecording();
    addLooking();
    addPaper();
}

CLI::App* BattleCommands::about(
    const std::string& verb, const QString& about, std::function<int()> does, CLI::App* under)
{
    CLI::App* sub = all_.command(under ? under : battle_, verb, about, std::move(does));
    all_.option(sub, "BATTLE", answer_.battle, Cli::tr("its id, its name or their beginning; “last” is the latest"))
        ->required();
    return sub;
}

void BattleCommands::stepOption(CLI::App* sub)
{
    all_.option(sub, "--step", step_, Cli::tr("a step of the record (default: where the battle stands)"))
        ->check(between(0, 1'000'000));
}

void BattleCommands::actionOptions(CLI::App* sub)
{
    all_.option(sub, "ACTION", answer_.action,
            Cli::tr("a file with one action a line, - for standard input, or an action itself: “%1”")
                .arg(QStringLiteral("{\"order\": {\"commander\": \"A9\", \"units\": [\"A1\"], \"dice\": [3, 4]}}")))
        ->required();
    all_.flagOption(sub, "--given", answer_.fill, Cli::tr("what is left out is as it is filled in beforehand"));
}

void BattleCommands::addKeeping()
{
    CLI::App* sub = all_.command(
        battle_, "new", Cli::tr("begin a battle between two armies"), [this] { return newBattle(new_, all_.json); });
    all_.option(sub, "--army", new_.armies, Cli::tr("an army of each side"))->required();
    all_.option(sub, "--ally", new_.allies, Cli::tr("an army beside them, as “%1”").arg(QStringLiteral("A=FILE")));
    all_.option(sub, "--field", new_.setUp, Cli::tr("a set-up that both armies were deployed in"));
    all_.option(sub, "--name", new_.name, Cli::tr("the battle's name"));
    all_.option(sub, "--agree", new_.terms,
        Cli::tr("what players agree on, such as “%1”; rules and readings by their ids").arg(QStringLiteral("turns=7")));
    all_.option(sub, "--house", new_.house, Cli::tr("house rules: a file, or the name of one of yours"));
    all_.flagOption(sub, "--broad", new_.broad, Cli::tr("narrow stands are based on their broad edge"));
    all_.jsonFlag(sub, "id, name, system");

    sub = all_.command(
        battle_, "list", Cli::tr("recorded battles, latest first"), [this] { return listBattles(place_, all_.json); });
    all_.option(sub, "--place", place_, either(shelves))->check(oneOf(shelves));
    all_.jsonFlag(sub, "id, name, system, place, entries, facts");

    sub = all_.command(battle_, "examples", Cli::tr("battles played out beforehand; with a name, one to look through"),
        [this] { return battleExamples(name_, all_.json); });
    all_.option(sub, "NAME", name_);
    all_.jsonFlag(sub, "id, system, name, about, steps");

    sub = about("house",
        Cli::tr("the house rules of a battle; with a file, or one of yours, those agreed on from now on"), [this] {
            return name_.empty() ? houseOf(answer_.battle, all_.json) : agreeOnHouse(answer_.battle, name_, all_.json);
        });
    all_.option(sub, "FILE", name_, Cli::tr("a file, the name of one of yours, or “none”"));
    all_.jsonFlag(sub, "id, text, value, without");

    sub =
        about("rename", Cli::tr("give a battle another name"), [this] { return renameBattle(answer_.battle, name_); });
    all_.option(sub, "NAME", name_)->required();
    sub = about("move", Cli::tr("put a battle aside, or back"), [this] { return moveBattle(answer_.battle, place_); });
    all_.option(sub, "PLACE", place_, either(shelves))->required()->check(oneOf(shelves));
    sub = about("branch", Cli::tr("a new battle from a moment of this one"),
        [this] { return branchBattle(answer_.battle, step_, name_, all_.json); });
    stepOption(sub);
    all_.option(sub, "--name", name_, Cli::tr("the new battle's name"));
    all_.jsonFlag(sub, "id, name, system");

    sub = about("export", Cli::tr("the whole record as a file"),
        [this] { return exportBattle(answer_.battle, output_, all_.json); });
    all_.outputOption(sub, output_, Cli::tr("where to write (default: standard output)"));
    all_.jsonFlag(sub, "file, entries; without a file the record itself, one object a line");
    sub = all_.command(battle_, "import", Cli::tr("a record from a file, checked step by step"),
        [this] { return importBattle(file_, name_, all_.json); });
    all_.option(sub, "FILE", file_)->required();
    all_.option(sub, "--name", name_, Cli::tr("another name"));
    all_.jsonFlag(sub, "id, name, system");
}

void BattleCommands::addRecording()
{
    CLI::App* sub = about("do", Cli::tr("answer what a battle asks, or several answers one after the other"), [this] {
        if (rolls_)
            answer_.roll = seed_;
        return doInBattle(answer_, all_.json);
    });
    actionOptions(sub);
    all_.option(sub, "--roll", seed_, Cli::tr("dice that are missing are thrown by the program, from this seed"))
        ->each([this](const std::string&) { rolls_ = true; });
    all_.jsonFlag(sub, "entry, events");
    for (const bool redo : {false, true}) {
        sub = about(redo ? "redo" : "undo",
            redo ? Cli::tr("do again what was undone") : Cli::tr("take back what was done last"),
            [this, redo] { return undoInBattle(answer_.battle, redo, times_, all_.json); });
        all_.option(sub, "TIMES", times_, Cli::tr("how many steps (default: 1)"))->check(between(1, 100'000));
        all_.jsonFlag(sub, "id, state, open");
    }
    sub = about("goto", Cli::tr("go to any moment; what came later stays in the record"),
        [this] { return goInBattle(answer_.battle, step_, all_.json); });
    all_.option(sub, "STEP", step_, Cli::tr("0 is the beginning"))->required()->check(between(0, 1'000'000));
    all_.jsonFlag(sub, "id, state, open");
    sub = about("correct", Cli::tr("another answer in the place of a step; later steps follow where they fit"),
        [this] { return correctInBattle(answer_.battle, step_, answer_, all_.json); });
    all_.option(sub, "STEP", step_)->required()->check(between(1, 1'000'000));
    actionOptions(sub);
    all_.jsonFlag(sub, "entry, events");
    sub = about("follow",
        Cli::tr("what was answered in a course that was left and is missing here, once more, as far as it fits"),
        [this] { return followInBattle(answer_.battle, step_, all_.json); });
    all_.option(sub, "STEP", step_, Cli::tr("any step of that course (default: the one that the last correction left)"))
        ->check(between(1, 1'000'000));
    all_.jsonFlag(sub, "entry, events");
    sub = about("agree", Cli::tr("what players agree on, whatever the rules say: it happened otherwise, or elsewhere"),
        [this] { return agreeInBattle(answer_.battle, points_, all_.json); });
    all_.option(sub, "POINT", points_,
            Cli::tr("such as %1, %2, %3, %4, %5; the fields are those of “battle show --json”")
                .arg(QStringLiteral("A3.stands=2"), QStringLiteral("A3.confused=true"), QStringLiteral("B7.gone=true"),
                    QStringLiteral("phase=shooting"), QStringLiteral("phase-over=true")))
        ->required();
    all_.jsonFlag(sub, "entry, events");
    sub = about("place", Cli::tr("where a unit or a commander stands now, for the map"), [this] {
        standing_.battle = answer_.battle;
        return placeInBattle(standing_, all_.json);
    });
    all_.option(sub, "UNIT", standing_.unit, Cli::tr("its badge, such as A3"))->required();
    all_.option(sub, "--at", standing_.at,
        Cli::tr("how far its middle is from the left edge and from the near one, such as “40,10”"));
    all_.option(sub, "--facing", standing_.facing,
        Cli::tr("far, near, left, right or degrees; default: as it stands, or the enemy's edge"));
    all_.option(sub, "--formation", standing_.formation, either(formations()))->check(oneOf(formations()));
    all_.flagOption(sub, "--unknown", standing_.unknown, Cli::tr("nobody knows where it stands now"));
    all_.jsonFlag(sub, "entry, events");
    sub = about("overrule", Cli::tr("a rule is played otherwise for this battle, and the record says so"),
        [this] { return overruleInBattle(answer_.battle, text_, name_, all_.json); });
    all_.option(sub, "RULE", text_,
        Cli::tr("its id; of a switch the engine follows, of others it is noted; left out: those there are"));
    all_.option(sub, "HOW", name_, Cli::tr("the choice of a switch; of others what players do instead"));
    all_.jsonFlag(sub, "entry, and events or rule");
    sub = about("dispute",
        Cli::tr("a die decides what players cannot settle: 1 to 3 yes or the first, 4 to 6 the other"), [this] {
            disputed_.battle = answer_.battle;
            return disputeInBattle(disputed_, all_.json);
        });
    all_.option(
            sub, "INPUT", disputed_.input, Cli::tr("of what is open now: “%1”").arg(QStringLiteral("order.exposed")))
        ->required();
    all_.option(
        sub, "--first", disputed_.first, Cli::tr("of more than two answers the first; the second is the next one"));
    all_.option(sub, "--die", disputed_.face, Cli::tr("how it fell (default: the program throws)"))
        ->check(between(1, 6));
    all_.option(sub, "--roll", disputed_.seed, Cli::tr("the seed the program throws from"));
    all_.jsonFlag(sub, "asked, input, face, value, entry");
    sub = about("detail", Cli::tr("how much of a phase is noted from here on"),
        [this] { return detailInBattle(answer_.battle, text_, name_, all_.json); });
    all_.option(sub, "PHASE", text_)->required();
    all_.option(sub, "DETAIL", name_, either(detailWords))->required()->check(oneOf(detailWords));
    all_.jsonFlag(sub, "phase, detail, entry");
    sub = about("note", Cli::tr("a note beside a step"),
        [this] { return noteInBattle(answer_.battle, text_, step_, bookmark_); });
    all_.option(sub, "TEXT", text_)->required();
    stepOption(sub);
    all_.flagOption(sub, "--bookmark", bookmark_, Cli::tr("a bookmark"));
}

void BattleCommands::addLooking()
{
    CLI::App* sub = about("show", Cli::tr("the story so far and what comes next"),
        [this] { return showBattle(answer_.battle, step_, all_.json); });
    stepOption(sub);
    all_.jsonFlag(sub, "id, name, head, state, open");
    sub = about("can", Cli::tr("everything that can be answered now, with the shape of what it needs"),
        [this] { return whatBattleCan(answer_.battle, all_.json); });
    all_.jsonFlag(sub, "what, title, side, on, inputs");
    sub = about("verify", Cli::tr("whether a record, here or in a file, replays and is ruled the same"),
        [this] { return verifyBattle(answer_.battle, all_.json); });
    all_.jsonFlag(sub, "entries, ruled_otherwise");
    for (CLI::App* under : {battle_, all_.top()}) { // it is asked most, so it has a short way too
        sub = about(
            "odds", Cli::tr("what an answer means: modifiers, dice and exact chances"),
            [this] { return oddsInBattle(answer_.battle, answer_.action, answer_.fill, all_.json); }, under);
        actionOptions(sub);
        all_.jsonFlag(sub, "modifiers, target, dice, matters, chances");
    }
    sub = about("ahead", Cli::tr("what comes of it: a combat of two rounds, orders one after the other"), [this] {
        ahead_.battle = answer_.battle;
        return aheadInBattle(ahead_, all_.json);
    });
    all_.option(sub, "ACTION", ahead_.course, Cli::tr("what is intended, as “battle do” has it; several one a line"));
    all_.option(sub, "--suppose", ahead_.supposed,
        Cli::tr("what is taken for granted instead, such as %1, %2 or %3")
            .arg(QStringLiteral("A1.follows=false"), QStringLiteral("A1.strikes=B2"), QStringLiteral("2.enemy=near")));
    all_.jsonFlag(sub, "what, title, on, lines, assumptions, granted, better, refused");
}

void BattleCommands::addPaper()
{
    CLI::App* sub = about("report", Cli::tr("the battle told turn by turn, as Markdown, HTML or PDF"),
        [this] { return reportBattle(answer_.battle, output_, paper_, all_.json); });
    all_.drawn(sub);
    all_.outputOption(sub, output_, Cli::tr("the file; its ending names the format (default: Markdown)"));
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));
    all_.jsonFlag(sub, "title, subtitle, parts (part, text, rows, lines)");

    sub = all_.command(battle_, "history", Cli::tr("all battles there were, army against army, and battle honours"),
        [this] { return historyOfBattles(output_, paper_, all_.json); });
    all_.drawn(sub);
    all_.outputOption(
        sub, output_, Cli::tr("the file; its ending names the format: csv, md, html or pdf (default: Markdown)"));
    all_.option(sub, "--paper", paper_, either(papers()))->check(oneOf(papers()));
    all_.jsonFlag(sub, "battles, tallies, honours");

    sub = all_.command(all_.top(), "playsheet", Cli::tr("paper for the table: the rules of two armies, labels, odds"),
        [this] { return writePlaySheet(handout_, all_.json); });
    all_.drawn(sub);
    all_.option(sub, "FIRST", handout_.first, Cli::tr("the army of side A"))->required();
    all_.option(sub, "SECOND", handout_.second, Cli::tr("the army of side B"))->required();
    all_.outputOption(sub, handout_.output, Cli::tr("the PDF file"))->required();
    all_.jsonFlag(sub, "file, title, pages");
    all_.flagOption(sub, "--large", handout_.large, Cli::tr("in letters of 18 points"));
    all_.flagOption(sub, "--poster", handout_.poster,
        Cli::tr("in letters of 18 points or more on one page a side: of paper as large as it takes"));
    all_.flagOption(sub, "--labels", handout_.labels, Cli::tr("badges of all units and markers, to cut out"));
    all_.flagOption(sub, "--blank", handout_.blank, Cli::tr("a record sheet for the pencil"));
    all_.flagOption(sub, "--matchup", handout_.matchup, Cli::tr("each sort of unit against each of the other army"));
    all_.option(sub, "--house", handout_.house, Cli::tr("house rules: a file, or the name of one of yours"));
    all_.option(sub, "--paper", handout_.paper, either(papers()))->check(oneOf(papers()));
}

} // namespace strategikon::cli
