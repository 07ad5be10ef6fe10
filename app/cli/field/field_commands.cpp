#include "field_commands.h"

#include "app/cli/lengths.h"
#include "app/cli/voice.h"

namespace strategikon::cli {

namespace {

// Words that are typed as they stand, in any language.
const QStringList plans{"random", "battle", "none"};
const QStringList hands{"random", "battle"};
const QStringList methods{"random", "mutual", "one-sets-up"};
const QStringList pictures{".svg", ".png", ".pdf", ".json", ".txt"};

} // namespace

FieldCommands::FieldCommands(Commands& commands)
    : all_(commands), field_(commands.group("field", Cli::tr("battlefields: terrain and deployment")))
{
    addLaying();
    addDeploying();
    addAsking();
    addShowing();
}

void FieldCommands::addLaying()
{
    CLI::App* sub = all_.command(field_, "generate", Cli::tr("random terrain by the charts, from a seed"), [this] {
        for (const std::string& some : dice_)
            for (const int face : diceTyped(some).value_or(std::vector<int>()))
                terrain_.dice.push_back(face);
        return generateField(terrain_);
    });
    tableOptions(sub);
    all_.option(sub, "--dice", dice_,
            Cli::tr("dice rolled at the table, in order: “%1”; the program rolls the rest")
                .arg(QStringLiteral("4,3,2,5,3,4")))
        ->check(dice(1, 100));
    all_.option(sub, "--pieces", terrain_.pieces, Cli::tr("only the terrain pieces in this file"));
    all_.option(sub, "--most", terrain_.most,
            Cli::tr("the most items, 3 or more: a side may finish after two, and the other places one more; 0: only "
                    "dice and room end it"))
        ->check(between(0, 40))
        ->check(leastUnlessNone(3));
    pictureOptions(sub);
    addSteps();

    sub = all_.command(field_, "check", Cli::tr("check terrain and deployment against the rules"),
        [this] { return checkField(file_, output_, all_.json); });
    fieldFile(sub);
    all_.outputOption(sub, output_, Cli::tr("save the suggested battlefield to this file"));
    all_.jsonFlag(sub, "file, legal, features, findings, proposal");
}

void FieldCommands::addSteps()
{
    CLI::App* sub = all_.command(field_, "begin", Cli::tr("start an empty table, to fill step by step"),
        [this] { return beginField(terrain_); });
    tableOptions(sub);
    all_.option(sub, "--method", terrain_.method,
            Cli::tr("by the charts, by agreement, or one player places and the other chooses sides: %1")
                .arg(either(methods)))
        ->check(oneOf(methods));
    all_.outputOption(sub, terrain_.output, Cli::tr("a file ending in %1").arg(QStringLiteral(".json")));

    sub = all_.command(field_, "terrain", Cli::tr("place terrain: answer the next question, or show it"), [this] {
        terrain_.seed = seed_;
        return layField(file_, words_, terrain_, all_.json);
    });
    fieldFile(sub);
    all_.option(sub, "ANSWER", words_,
        Cli::tr(
            "in order: dice such as 4,3, roll, near, far, place, decline, end, undo, a season, what you choose such as "
            "woods/large, or an item you agree on; “place/forest” picks a variant"));
    all_.option(sub, "--pieces", terrain_.pieces, Cli::tr("only the terrain pieces in this file"));
    all_.option(sub, "--seed", seed_, Cli::tr("another seed gives other terrain and rolls"));
    all_.outputOption(sub, terrain_.output, Cli::tr("another file (default: the battlefield’s own)"));
    all_.jsonFlag(sub, "asks, side, dice, sides, may_end, last, chart, item, variants, options, needs, spent");

    sub = all_.command(field_, "alter", Cli::tr("move, turn, resize, name or remove terrain"),
        [this] { return alterField(file_, alteration_, output_); });
    fieldFile(sub);
    all_.option(sub, "FEATURE", alteration_.feature, Cli::tr("its id, such as t1"))->required();
    all_.option(sub, "--by", alteration_.by, Cli::tr("right and towards the far edge, such as “10,-5”"));
    all_.option(sub, "--turn", alteration_.turn, Cli::tr("degrees anticlockwise"));
    all_.option(sub, "--size", alteration_.size, Cli::tr("a factor, such as 0.8"));
    CLI::Option* name = all_.option(sub, "--name", alteration_.name, Cli::tr("its name"))->check(aName());
    all_.flagOption(sub, "--away", alteration_.away, Cli::tr("remove it from the table"));
    all_.outputOption(sub, output_, Cli::tr("another file (default: the battlefield’s own)"));
    sub->parse_complete_callback([this, name] { alteration_.named = name->count() > 0; });

    sub = all_.command(
        field_, "items", Cli::tr("list the terrain charts"), [this] { return fieldItems(terrain_.system, all_.json); });
    all_.option(sub, "--system", terrain_.system, Cli::tr("rule system"));
    all_.jsonFlag(sub, "id, name, chart, dice, variants");
}

void FieldCommands::addDeploying()
{
    CLI::App* sub = all_.command(field_, "deploy", Cli::tr("deploy two armies on a battlefield, from a seed"),
        [this] { return deployField(file_, terrain_); });
    fieldFile(sub);
    all_.option(sub, "--army", terrain_.armies, Cli::tr("an army file; twice, unless already there"));
    all_.option(sub, "--seed", terrain_.seed, Cli::tr("the same seed gives the same deployment"));
    all_.option(sub, "--plan", terrain_.plan,
            Cli::tr("%1; “none” only adds the armies, to deploy by hand").arg(either(plans)))
        ->check(oneOf(plans));
    all_.option(sub, "--side", terrain_.side, Cli::tr("only this side: 1 or 2"))->check(between(1, 2));
    all_.aboutLater(all_.option(sub, "--way", terrain_.ways), [] {
        return Cli::tr("the deployment, twice if each side has its own; join options and agreed distances with “+”, "
                       "such as “%1”: %2")
            .arg(QStringLiteral("standard+from-middle=30"), wayNames().join(QStringLiteral(", ")));
    });
    all_.option(sub, "--basing", terrain_.basing,
            Cli::tr("basing of infantry, or the height of figures (default: the battlefield’s): %1")
                .arg(either(basings())))
        ->check(oneOf(basings()));
    pictureOptions(sub);
    addPosting();
    addNoting();
    addSealing();
}

void FieldCommands::addPosting()
{
    CLI::App* sub = all_.command(field_, "deploy-unit", Cli::tr("deploy one unit, or show whose turn it is"),
        [this] { return postUnit(file_, posting_, output_, all_.json); });
    fieldFile(sub);
    all_.option(sub, "UNIT", posting_.unit, Cli::tr("its badge, such as A3"));
    all_.option(sub, "--at", posting_.at,
        Cli::tr("the distance of its centre from the left and the near edge, such as “40,10”"));
    all_.option(
        sub, "--facing", posting_.facing, Cli::tr("far, near, left, right or degrees (default: the enemy’s edge)"));
    all_.option(sub, "--formation", posting_.formation, either(formations()))->check(oneOf(formations()));
    all_.flagOption(sub, "--undrawn", posting_.undrawn, Cli::tr("somewhere in its zone, not on the map"));
    all_.flagOption(sub, "--off", posting_.off, Cli::tr("take it off the table again"));
    all_.flagOption(sub, "--rest-off", posting_.restOff,
        Cli::tr("whoever of the command being deployed has not been deployed is off the table, in ambush; between two "
                "commands, the rest of the side; of works, what is not used stays behind"));
    all_.option(sub, "--baggage-to", posting_.camps, Cli::tr("the command that gets the side’s baggage"));
    all_.option(sub, "--begins", posting_.begins, Cli::tr("the die for who deploys first"))->check(between(1, 6));
    all_.option(sub, "--answer", posting_.answer,
            Cli::tr("the program deploys the other side until it is this one’s turn: %1").arg(either(hands)))
        ->check(oneOf(hands));
    all_.option(sub, "--side", posting_.side, Cli::tr("which side deploys, if no unit is named: 1 or 2"))
        ->check(between(1, 2));
    all_.option(sub, "--seed", posting_.seed, Cli::tr("the seed for the program’s side"));
    all_.outputOption(sub, output_, Cli::tr("another file (default: the battlefield’s own)"));
    all_.jsonFlag(sub, "done, throw, side, bodies, leaders, block, baggage, notes, assign, waiting");
}

void FieldCommands::addNoting()
{
    CLI::App* sub = all_.command(field_, "notes", Cli::tr("write down in secret where a side’s commands go"),
        [this] { return noteField(file_, noting_, output_, all_.json); });
    fieldFile(sub);
    all_.option(sub, "--side", noting_.side, Cli::tr("whose notes: 1 or 2"))->required()->check(between(1, 2));
    all_.option(sub, "--row", noting_.rows,
        Cli::tr("its commands from right to left, such as “first,second”; again for each row further back"));
    all_.option(sub, "--flank", noting_.flanks, Cli::tr("a command on a flank march, such as “left=third”"));
    all_.option(sub, "--ambush", noting_.hidden,
        Cli::tr("an element in ambush: its centre and where it faces, such as “A5=40,10,far”"));
    all_.option(sub, "--dismounted", noting_.dismounted, Cli::tr("an element in ambush that has dismounted"));
    all_.flagOption(sub, "--seal", noting_.seal, Cli::tr("seal them with a password"));
    all_.flagOption(sub, "--open", noting_.open, Cli::tr("open them with the password"));
    all_.flagOption(sub, "--show", noting_.show, Cli::tr("show them, to nobody but their player"));
    all_.option(sub, "--word-file", noting_.wordFile,
        Cli::tr("a file with the password, - is standard input (default: asked at the terminal)"));
    all_.outputOption(sub, output_, Cli::tr("another file (default: the battlefield’s own)"));
    all_.jsonFlag(sub, "side, written, sealed, digest, notes");
}

void FieldCommands::addSealing()
{
    CLI::App* sub =
        all_.command(field_, "seal", Cli::tr("seal one side’s deployment, for a player who deploys at home"),
            [this] { return sealField(file_, sealing_); });
    fieldFile(sub);
    all_.option(sub, "--side", sealing_.side, Cli::tr("which army: 1 or 2"))->required()->check(between(1, 2));
    all_.option(sub, "--word-file", sealing_.wordFile,
        Cli::tr("a file with the password, - is standard input (default: asked at the terminal)"));
    all_.flagOption(sub, "--hidden", sealing_.hidden, Cli::tr("no password: only hidden on screen"));
    all_.outputOption(sub, sealing_.output, Cli::tr("the sealed file"))->required();

    sub = all_.command(field_, "open", Cli::tr("open both sealed deployments on their battlefield"),
        [this] { return openField(file_, unsealing_, terrain_); });
    fieldFile(sub);
    all_.option(sub, "SEALED", unsealing_.files, Cli::tr("the sealed files of both players"))->required();
    all_.option(sub, "--digest", unsealing_.digests, Cli::tr("the checksums you were told, in the order of the files"))
        ->delimiter(',');
    all_.option(sub, "--word-file", unsealing_.wordFile,
        Cli::tr("a file with the passwords, one per line in the order of the files, - is standard input (default: "
                "asked at the terminal)"));
    all_.option(sub, "--forgotten", unsealing_.forgotten,
            Cli::tr("the side whose password is forgotten, 1 or 2: it deploys again, after the fact"))
        ->check(between(1, 2));
    all_.option(sub, "--anew", unsealing_.anew, Cli::tr("a battlefield where that side has deployed again"));
    pictureOptions(sub);
}

void FieldCommands::addAsking()
{
    CLI::App* group = all_.command(field_, "ask", Cli::tr("measure, as with a tape and a straight edge"), {});
    group->require_subcommand(1);
    ask(group, "distance", Cli::tr("the distance between two units"), askDistance, true, "unit, other, distance");
    ask(group, "nearest", Cli::tr("enemy units, the nearest first"), askNearest, false, "unit, enemies");
    ask(group, "sight", Cli::tr("whether a unit can see another"), askSight, true,
        "unit, other, sees, distance, from, to, blocked_by");
    ask(group, "zones", Cli::tr("whether another unit is in front, on a flank or in the rear"), askZones, true,
        "unit, other, zones");
    ask(group, "under", Cli::tr("the terrain a unit is in"), askUnder, false, "unit, terrain");
}

void FieldCommands::ask(CLI::App* group, const char* verb, const QString& about, int (*does)(const Question&, bool),
    bool two, const char* keys)
{
    CLI::App* sub = all_.command(group, verb, about, [this, does] { return does(question_, all_.json); });
    all_.option(sub, "FIELD", question_.file, Cli::tr("a battlefield file; - is standard input"))->required();
    all_.option(sub, "UNIT", question_.unit, Cli::tr("its badge, such as A3"))->required();
    if (two)
        all_.option(sub, "OTHER", question_.other)->required();
    if (does == askSight)
        all_.option(sub, "--within", question_.within, Cli::tr("visibility limit"));
    all_.jsonFlag(sub, keys);
}

void FieldCommands::addShowing()
{
    CLI::App* sub = all_.command(field_, "print", Cli::tr("print the map with everything needed to set it up, as PDF"),
        [this] { return printField(file_, terrain_); });
    all_.drawn(sub);
    fieldFile(sub);
    all_.outputOption(sub, terrain_.output, Cli::tr("the PDF file"))->required();
    all_.option(sub, "--paper", terrain_.paper, either(papers()))->check(oneOf(papers()));
    all_.flagOption(sub, "--tiled", terrain_.tiled, Cli::tr("a plan over several pages, to cut and glue"));
    all_.option(sub, "--one-to", terrain_.oneTo, Cli::tr("the plan’s scale: 1 is full size, 5 a fifth"));

    sub = all_.command(
        field_, "show", Cli::tr("the numbered list for setting it up"), [this] { return showField(file_, all_.json); });
    fieldFile(sub);
    all_.jsonFlag(sub, "name, system, table, battle, seed, pieces, deployment");

    sub = all_.command(field_, "kinds", Cli::tr("terrain types and their effects"),
        [this] { return fieldKinds(terrain_.system, all_.json); });
    all_.option(sub, "--system", terrain_.system, Cli::tr("rule system"));
    all_.jsonFlag(sub, "id, name, form, dense, closed, going, goings, only, never, cover, effect, rules");
}

void FieldCommands::fieldFile(CLI::App* sub)
{
    all_.option(sub, "FIELD", file_, Cli::tr("a battlefield file; - is standard input"))->required();
}

void FieldCommands::tableOptions(CLI::App* sub)
{
    all_.option(sub, "--system", terrain_.system, Cli::tr("rule system"));
    all_.option(sub, "--seed", terrain_.seed, Cli::tr("the same seed gives the same map"));
    all_.option(sub, "--table", terrain_.table,
        Cli::tr("width x depth: %1").arg(either({"180x120", "180 x 120 cm", "72x48in", "6'x4'"})));
    all_.flagOption(sub, "--inches", terrain_.inches, Cli::tr("use inches"));
    all_.option(sub, "--scale", terrain_.scale, Cli::tr("cm on the table per cm of the rules"));
    all_.aboutLater(all_.option(sub, "--figures", terrain_.figures),
        [] { return Cli::tr("where paces are measured: %1").arg(either(figureNames())); });
    all_.option(sub, "--army", terrain_.armies,
        Cli::tr("an army file, twice, where terrain is chosen: its list says how aggressive it is and what lies in its "
                "country"));
    all_.option(sub, "--name", terrain_.name, Cli::tr("the battlefield’s name"))->check(aName());
}

void FieldCommands::pictureOptions(CLI::App* sub)
{
    QStringList layers;
    for (const auto& [word, layer] : mapLayers())
        layers << word;
    all_.outputOption(sub, terrain_.output, Cli::tr("a file ending in %1").arg(either(pictures)));
    all_.option(sub, "--without", terrain_.without, Cli::tr("leave out of a picture: %1").arg(either(layers)))
        ->delimiter(',')
        ->check(oneOf(layers));
    all_.flagOption(sub, "--dark", terrain_.dark, Cli::tr("dark background"));
    all_.option(sub, "--paper", terrain_.paper, either(papers()))->check(oneOf(papers()));
}

} // namespace strategikon::cli
