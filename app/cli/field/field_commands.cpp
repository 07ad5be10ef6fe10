#include "field_commands.h"

#include "app/cli/lengths.h"
#include "app/cli/voice.h"

namespace strategikon::cli {

namespace {

// Words that are typed as they stand, in any language.
const QStringList plans{"random", "battle", "none"};
const QStringList hands{"random", "battle"};
const QStringList methods{"random", "mutual", "one-sets-up"};
const QStringList basings{"narrow", "wide"};
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
    CLI::App* sub = all_.command(field_, "generate", Cli::tr("terrain by the charts, from a seed"), [this] {
        for (const std::string& some : dice_)
            for (const int face : diceTyped(some).value_or(std::vector<int>()))
                terrain_.dice.push_back(face);
        return generateField(terrain_);
    });
    tableOptions(sub);
    all_.option(sub, "--dice", dice_,
            Cli::tr("dice thrown at the table, for what is thrown first: “%1”; the rest is rolled")
                .arg(QStringLiteral("4,3,2,5,3,4")))
        ->check(dice(1, 100));
    all_.option(sub, "--pieces", terrain_.pieces, Cli::tr("only with the pieces of scenery in this file"));
    all_.option(sub, "--most", terrain_.most,
            Cli::tr(
                "so many items at most, 3 or more: two lie before a side may end it, and the other has one more; 0: "
                "dice and room alone end it"))
        ->check(between(0, 40))
        ->check(leastUnlessNone(3));
    pictureOptions(sub);
    addSteps();

    sub = all_.command(field_, "check", Cli::tr("what is not as the charts and the way to deploy allow"),
        [this] { return checkField(file_, output_, all_.json); });
    fieldFile(sub);
    all_.outputOption(sub, output_, Cli::tr("a file for the battlefield with what is proposed"));
    all_.jsonFlag(sub, "file, legal, features, findings, proposal");
}

void FieldCommands::addSteps()
{
    CLI::App* sub = all_.command(
        field_, "begin", Cli::tr("a bare table, to lay out step by step"), [this] { return beginField(terrain_); });
    tableOptions(sub);
    all_.option(sub, "--method", terrain_.method,
            Cli::tr("by the charts, together, or one lays out and the other chooses sides: %1").arg(either(methods)))
        ->check(oneOf(methods));
    all_.outputOption(sub, terrain_.output, Cli::tr("a file that ends in %1").arg(QStringLiteral(".json")));

    sub = all_.command(field_, "lay", Cli::tr("answer what laying out asks, or show what it asks"), [this] {
        terrain_.seed = seed_;
        return layField(file_, words_, terrain_, all_.json);
    });
    fieldFile(sub);
    all_.option(sub, "ANSWER", words_,
        Cli::tr(
            "in their order: dice such as 4,3, roll, near, far, place, decline, end, or an item that both agree on; "
            "“place/forest” chooses what of it"));
    all_.option(sub, "--pieces", terrain_.pieces, Cli::tr("only with the pieces of scenery in this file"));
    all_.option(sub, "--seed", seed_, Cli::tr("another seed lays out and rolls otherwise"))->check(aSeed());
    all_.outputOption(sub, terrain_.output, Cli::tr("another file (default: the battlefield's own)"));
    all_.jsonFlag(sub, "asks, side, dice, sides, may_end, last, chart, item, variants");

    sub = all_.command(field_, "alter", Cli::tr("move, turn, resize, name or take away what lies on it"),
        [this] { return alterField(file_, alteration_, output_); });
    fieldFile(sub);
    all_.option(sub, "FEATURE", alteration_.feature, Cli::tr("its id, such as t1"))->required();
    all_.option(sub, "--by", alteration_.by, Cli::tr("to the right and to the far edge, such as “10,-5”"));
    all_.option(sub, "--turn", alteration_.turn, Cli::tr("degrees counterclockwise"));
    all_.option(sub, "--size", alteration_.size, Cli::tr("a factor, such as 0.8"));
    CLI::Option* name = all_.option(sub, "--name", alteration_.name, Cli::tr("what it is called"))->check(aName());
    all_.flagOption(sub, "--away", alteration_.away, Cli::tr("take it off the table"));
    all_.outputOption(sub, output_, Cli::tr("another file (default: the battlefield's own)"));
    sub->parse_complete_callback([this, name] { alteration_.named = name->count() > 0; });

    sub = all_.command(
        field_, "items", Cli::tr("what the charts offer"), [this] { return fieldItems(terrain_.system, all_.json); });
    all_.option(sub, "--system", terrain_.system, Cli::tr("of which rule system"));
    all_.jsonFlag(sub, "id, name, chart, dice, variants");
}

void FieldCommands::addDeploying()
{
    CLI::App* sub = all_.command(field_, "deploy", Cli::tr("two armies on a battlefield, from a seed"),
        [this] { return deployField(file_, terrain_); });
    fieldFile(sub);
    all_.option(sub, "--army", terrain_.armies, Cli::tr("an army file; twice, unless they are there already"));
    all_.option(sub, "--seed", terrain_.seed, Cli::tr("the same seed gives the same deployment"))->check(aSeed());
    all_.option(sub, "--plan", terrain_.plan,
            Cli::tr("%1; “none” only brings the armies, to set them down by hand").arg(either(plans)))
        ->check(oneOf(plans));
    all_.option(sub, "--side", terrain_.side, Cli::tr("only this side: 1 or 2"))->check(between(1, 2));
    all_.aboutLater(all_.option(sub, "--way", terrain_.ways), [] {
        return Cli::tr("how armies are set down, twice where each side has its own way; several options are joined by "
                       "“+”, and distances agreed on too, such as “%1”: %2")
            .arg(QStringLiteral("standard+from-middle=30"), wayNames().join(QStringLiteral(", ")));
    });
    all_.option(sub, "--basing", terrain_.basing, Cli::tr("of infantry: %1").arg(either(basings)))
        ->check(oneOf(basings));
    pictureOptions(sub);
    addPosting();
    addSealing();
}

void FieldCommands::addPosting()
{
    CLI::App* sub = all_.command(field_, "post", Cli::tr("set down one unit, or show whose turn it is"),
        [this] { return postUnit(file_, posting_, output_, all_.json); });
    fieldFile(sub);
    all_.option(sub, "UNIT", posting_.unit, Cli::tr("its badge, such as A3"));
    all_.option(sub, "--at", posting_.at,
        Cli::tr("how far its middle is from the left edge and from the near one, such as “40,10”"));
    all_.option(
        sub, "--facing", posting_.facing, Cli::tr("far, near, left, right or degrees; default: the enemy's edge"));
    all_.option(sub, "--formation", posting_.formation, either(formations()))->check(oneOf(formations()));
    all_.flagOption(sub, "--undrawn", posting_.undrawn, Cli::tr("it is somewhere in its zone"));
    all_.flagOption(sub, "--off", posting_.off, Cli::tr("take it off the table again"));
    all_.option(sub, "--begins", posting_.begins, Cli::tr("the die for who begins"))->check(between(1, 6));
    all_.option(sub, "--answer", posting_.answer,
            Cli::tr("the program sets down the other side until it is this one's turn: %1").arg(either(hands)))
        ->check(oneOf(hands));
    all_.option(sub, "--side", posting_.side, Cli::tr("whose hand it is where no unit tells: 1 or 2"))
        ->check(between(1, 2));
    all_.option(sub, "--seed", posting_.seed, Cli::tr("of the program's answers"))->check(aSeed());
    all_.outputOption(sub, output_, Cli::tr("another file (default: the battlefield's own)"));
    all_.jsonFlag(sub, "done, throw, side, bodies, leaders, waiting");
}

void FieldCommands::addSealing()
{
    CLI::App* sub = all_.command(field_, "seal", Cli::tr("one side's deployment, for a player who deploys at home"),
        [this] { return sealField(file_, sealing_); });
    fieldFile(sub);
    all_.option(sub, "--side", sealing_.side, Cli::tr("whose: the first army's or the second's"))
        ->required()
        ->check(between(1, 2));
    all_.option(sub, "--word-file", sealing_.wordFile,
        Cli::tr("a file with the word that seals it, - is standard input; default: the terminal asks"));
    all_.flagOption(sub, "--hidden", sealing_.hidden, Cli::tr("without a word: it is only hidden on screens"));
    all_.outputOption(sub, sealing_.output, Cli::tr("the sealed file"))->required();

    sub = all_.command(field_, "open", Cli::tr("both sealed deployments on their battlefield"),
        [this] { return openField(file_, unsealing_, terrain_); });
    fieldFile(sub);
    all_.option(sub, "SEALED", unsealing_.files, Cli::tr("the sealed files of both players"))->required();
    all_.option(sub, "--digest", unsealing_.digests, Cli::tr("what was told of each before, in the order of the files"))
        ->delimiter(',');
    all_.option(sub, "--word-file", unsealing_.wordFile,
        Cli::tr("a file with the words, a line each in the order of the files, - is standard input; default: the "
                "terminal asks"));
    all_.option(sub, "--forgotten", unsealing_.forgotten,
            Cli::tr("the side whose word is forgotten, 1 or 2: it tells anew, after the fact"))
        ->check(between(1, 2));
    all_.option(sub, "--anew", unsealing_.anew, Cli::tr("a set-up in which that side has deployed once more"));
    pictureOptions(sub);
}

void FieldCommands::addAsking()
{
    CLI::App* group = all_.command(field_, "ask", Cli::tr("what a tape and a straight edge would tell"), {});
    group->require_subcommand(1);
    ask(group, "distance", Cli::tr("how far two units are apart"), askDistance, true, "unit, other, distance");
    ask(group, "nearest", Cli::tr("enemy units, the nearest first"), askNearest, false, "unit, enemies");
    ask(group, "sight", Cli::tr("whether a unit sees another"), askSight, true,
        "unit, other, sees, distance, from, to, blocked_by");
    ask(group, "zones", Cli::tr("whether another is in front of a unit, on a flank or in its rear"), askZones, true,
        "unit, other, zones");
    ask(group, "under", Cli::tr("the terrain that a unit stands in"), askUnder, false, "unit, terrain");
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
        all_.option(sub, "--within", question_.within, Cli::tr("it sees no further than this"));
    all_.jsonFlag(sub, keys);
}

void FieldCommands::addShowing()
{
    CLI::App* sub = all_.command(field_, "print", Cli::tr("the map with all that is needed to lay it out, as PDF"),
        [this] { return printField(file_, terrain_); });
    all_.drawn(sub);
    fieldFile(sub);
    all_.outputOption(sub, terrain_.output, Cli::tr("the PDF file"))->required();
    all_.option(sub, "--paper", terrain_.paper, either(papers()))->check(oneOf(papers()));
    all_.flagOption(sub, "--tiled", terrain_.tiled, Cli::tr("a plan over several pages, to cut and glue"));
    all_.option(sub, "--one-to", terrain_.oneTo, Cli::tr("the plan's scale: 1 is true size, 5 a fifth of it"));

    sub = all_.command(
        field_, "show", Cli::tr("the numbered list for laying it out"), [this] { return showField(file_, all_.json); });
    fieldFile(sub);
    all_.jsonFlag(sub, "name, system, table, seed, pieces, deployment");

    sub = all_.command(field_, "kinds", Cli::tr("kinds of terrain and what they mean in play"),
        [this] { return fieldKinds(terrain_.system, all_.json); });
    all_.option(sub, "--system", terrain_.system, Cli::tr("of which rule system"));
    all_.jsonFlag(sub, "id, name, form, dense, closed, only, never, cover, effect, rules");
}

void FieldCommands::fieldFile(CLI::App* sub)
{
    all_.option(sub, "FIELD", file_, Cli::tr("a battlefield file; - is standard input"))->required();
}

void FieldCommands::tableOptions(CLI::App* sub)
{
    all_.option(sub, "--system", terrain_.system, Cli::tr("of which rule system"));
    all_.option(sub, "--seed", terrain_.seed, Cli::tr("the same seed gives the same map"))->check(aSeed());
    all_.option(sub, "--table", terrain_.table,
        Cli::tr("width x depth: %1").arg(either({"180x120", "180 x 120 cm", "72x48in", "6'x4'"})));
    all_.flagOption(sub, "--inches", terrain_.inches, Cli::tr("lengths are written and told in inches"));
    all_.option(sub, "--scale", terrain_.scale, Cli::tr("cm on the table for a cm of the rules"));
    all_.option(sub, "--name", terrain_.name, Cli::tr("what the battlefield is called"))->check(aName());
}

void FieldCommands::pictureOptions(CLI::App* sub)
{
    QStringList layers;
    for (const auto& [word, layer] : mapLayers())
        layers << word;
    all_.outputOption(sub, terrain_.output, Cli::tr("a file that ends in %1").arg(either(pictures)));
    all_.option(sub, "--without", terrain_.without, Cli::tr("leave out of a picture: %1").arg(either(layers)))
        ->delimiter(',')
        ->check(oneOf(layers));
    all_.flagOption(sub, "--dark", terrain_.dark, Cli::tr("light letters on dark ground"));
    all_.option(sub, "--paper", terrain_.paper, either(papers()))->check(oneOf(papers()));
}

} // namespace strategikon::cli
