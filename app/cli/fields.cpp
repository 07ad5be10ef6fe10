// strategikon field: laying out, checking, deploying and showing battlefields
#include "app/cli/commands.h"
#include "app/cli/field_files.h"
#include "app/cli/json.h"

#include "app/map/plate.h"
#include "app/map/wording.h"
#include "app/words/words.h"
#include "model/field/field_file.h"
#include "model/field/laying.h"
#include "model/field/rearrange.h"
#include "rules/setup.h"

#include <algorithm>
#include <charconv>

namespace strategikon::cli {

using namespace field;

namespace {

// "180x120" in centimetres, or in inches.
std::optional<Table> tableOf(const std::string& size, double scale, bool inches)
{
    Table table;
    const char* end = size.data() + size.size();
    const auto [x, wrong] = std::from_chars(size.data(), end, table.width);
    const auto [last, wrongToo] = x < end && *x == 'x' ? std::from_chars(x + 1, end, table.depth)
                                                       : std::from_chars_result{x, std::errc::invalid_argument};
    if (wrong != std::errc() || wrongToo != std::errc() || last != end) {
        complain(Cli::tr("a table is written as %1, and not as “%2”.").arg(QStringLiteral("180x120"), plain(size)));
        return {};
    }
    const double unit = inches ? inch : 1;
    table.shown = inches ? Unit::inch : Unit::centimetre;
    table.width *= unit;
    table.depth *= unit;
    table.scale = scale;
    for (const double length : {table.width, table.depth})
        if (!(length >= leastTable && length <= mostTable)) {
            complain(Cli::tr("a table measures %1 to %2 either way, and not %3.")
                         .arg(map::lengthShown(leastTable, table.shown), map::lengthShown(mostTable, table.shown),
                             map::lengthShown(length, table.shown)));
            return {};
        }
    if (!(scale >= 0.1 && scale <= 10)) {
        complain(Cli::tr("the scale is 0.1 to 10 cm on the table for a cm of the rules."));
        return {};
    }
    return table;
}

std::optional<std::vector<Owned>> ownedPieces(const std::string& file, const Kinds& kinds)
{
    if (file.empty())
        return std::vector<Owned>();
    const auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    auto owned = readOwned(*text, file);
    if (!owned) {
        complain(owned.faults);
        return {};
    }
    for (const Owned& piece : *owned)
        if (!kinds.find(piece.kind)) {
            complain(Cli::tr("%1: there is no terrain “%2”; “%3” shows the kinds.")
                         .arg(plain(file), plain(piece.kind), QStringLiteral("strategikon field kinds")));
            return {};
        }
    if (owned->empty()) {
        complain(Cli::tr("%1 names no pieces.").arg(plain(file)));
        return {};
    }
    return *owned;
}

QString findingLine(const Misplaced& one)
{
    return one.weight == Misplaced::Weight::advice ? Cli::tr("advice: %1").arg(worded(one.message))
                                                   : worded(one.message);
}

Json jsonOf(const Misplaced& one, const System& system)
{
    Json json;
    json["feature"] = one.feature;
    json["code"] = one.message.code;
    json["weight"] = one.weight == Misplaced::Weight::wrong ? "wrong" : "advice";
    json["message"] = worded(one.message).toStdString();
    json["rule"] = cited(system, one.rule, true).toStdString();
    return json;
}

Json jsonOf(const FromEdge& from)
{
    constexpr const char* edges[] = {"left", "right", "near", "far"};
    return {{"edge", edges[int(from.edge)]}, {"distance", from.distance}};
}

Json jsonOf(const Measured& one)
{
    Json json;
    json["number"] = one.number;
    json["feature"] = one.feature->id;
    json["kind"] = one.piece->kind;
    json["part"] = one.piece->part;
    json[one.ends.empty() ? "across" : "length"] = one.across;
    json[one.ends.empty() ? "over" : "width"] = one.over;
    json["from"] = {jsonOf(one.sideways), jsonOf(one.ahead)};
    return json;
}

Json jsonOf(const Kind& kind, const System& system)
{
    Json json;
    json["id"] = kind.id;
    json["name"] = kind.name;
    json["form"] = kind.form == Form::area ? "area" : kind.form == Form::line ? "line" : "crossing";
    json["dense"] = kind.dense;
    json["closed"] = kind.closed;
    json["only"] = kind.only;
    json["never"] = kind.never;
    json["cover"] = kind.cover == Cover::none ? "" : kind.cover == Cover::defended ? "defended" : "fortified";
    json["effect"] = kind.effect;
    json["rules"] = Json::array();
    for (const Source& rule : kind.rules)
        json["rules"].push_back(cited(system, rule, true).toStdString());
    return json;
}

bool isRandom(const Field& field) { return field.method == "random"; }

} // namespace

int generateField(const FieldOptions& options)
{
    const auto ground = groundOf(options.system);
    const auto table = ground ? tableOf(options.table, options.scale, options.inches) : std::nullopt;
    const auto owned = table ? ownedPieces(options.pieces, ground->tables().kinds) : std::nullopt;
    if (!owned)
        return unusable;
    field::Wish wish;
    wish.seed = options.seed;
    wish.pieces = *owned;
    if (options.most >= 0)
        wish.most = options.most;
    Field field = generate(*table, ground->battlefield->charts, ground->battlefield->kinds, wish);
    field.system = ground->system->format().id;
    field.name = options.name;
    field.version = STRATEGIKON_VERSION;
    for (const Misplaced& one : misplaced(field, ground->battlefield->charts, ground->battlefield->kinds))
        complain(findingLine(one));
    return writeFieldAs({field, *ground, nullptr}, options);
}

namespace {

// A finding as it is told: about the terrain, or about where stands are.
struct Told {
    Json json;
    QString line, rule;
    bool wrong = true;
};

std::vector<Told> allFindings(const FieldRead& read)
{
    const System& system = *read.ground.system;
    std::vector<Told> all;
    for (const Misplaced& one :
        misplaced(read.field(), read.ground.battlefield->charts, read.ground.battlefield->kinds))
        all.push_back({jsonOf(one, system), findingLine(one), cited(system, one.rule, true),
            one.weight == Misplaced::Weight::wrong});
    if (read.hasArmies())
        for (const Misposted& one : misposted(read.setup.deployment, read.field(), read.ground.battlefield->kinds)) {
            const QString rule = cited(system, one.rule, true);
            const Json json{{"badge", one.badge}, {"code", one.message.code}, {"weight", "wrong"},
                {"message", worded(one.message).toStdString()}, {"rule", rule.toStdString()}};
            all.push_back({json, worded(one.message), rule, true});
        }
    return all;
}

// Which way and how far, as one says it standing at the near edge.
QString moveLine(const FieldRead& read, const Rearranged& proposed)
{
    const auto [by, unit] = std::pair{proposed.by, read.field().table.shown};
    QStringList ways;
    if (by.x != 0)
        ways << (by.x > 0 ? Cli::tr("%1 to the right") : Cli::tr("%1 to the left"))
                    .arg(map::lengthShown(std::abs(by.x), unit));
    if (by.y != 0)
        ways << (by.y > 0 ? Cli::tr("%1 to the far edge") : Cli::tr("%1 to the near edge"))
                    .arg(map::lengthShown(std::abs(by.y), unit));
    return Cli::tr("proposal: %1 is moved %2.").arg(plain(proposed.feature.id), ways.join(QStringLiteral(", ")));
}

} // namespace

int checkField(const std::string& file, const std::string& output, bool json)
{
    auto read = fieldFrom(file);
    if (!read)
        return unusable;
    const auto found = allFindings(*read);
    const bool wrong = std::any_of(found.begin(), found.end(), [](const Told& one) { return one.wrong; });
    const auto proposed = rearranged(read->field(), read->ground.battlefield->charts, read->ground.battlefield->kinds);
    if (json) {
        Json answer{{"file", file}, {"legal", !wrong}, {"features", read->field().features.size()},
            {"findings", Json::array()}};
        for (const Told& one : found)
            answer["findings"].push_back(one.json);
        if (proposed)
            answer["proposal"] = {{"feature", proposed->feature.id}, {"x", proposed->by.x}, {"y", proposed->by.y}};
        printJson(answer);
    } else {
        print(QStringLiteral("%1: %2, %3\n")
                  .arg(plain(file), Cli::tr("%n features", "", int(read->field().features.size())),
                      wrong ? Cli::tr("not as the rules allow") : Cli::tr("as the rules allow")));
        for (const Told& one : found)
            print(QStringLiteral("  %1\n").arg(one.line)
                + (one.rule.isEmpty() ? QString() : QStringLiteral("    %1\n").arg(one.rule)));
        if (proposed)
            print(QStringLiteral("  %1\n").arg(moveLine(*read, *proposed)));
    }
    if (!output.empty()) {
        for (Feature& feature : read->setup.field.features)
            if (proposed && feature.id == proposed->feature.id)
                feature = proposed->feature;
        FieldOptions options;
        options.output = output;
        if (const int status = writeFieldAs({read->field(), read->ground, read->deployment()}, options); status != done)
            return status;
    }
    return wrong ? answerIsNo : done;
}

int showField(const std::string& file, bool json)
{
    const auto read = fieldFrom(file);
    if (!read)
        return unusable;
    const Field& field = read->field();
    if (!json) {
        print(map::fieldText(field, read->ground.tables())
            + (read->hasArmies() ? troopLines(read->setup.deployment, field.table) : QString()));
        return done;
    }
    Json answer{{"name", field.name}, {"system", field.system},
        {"table", {{"width", field.table.width}, {"depth", field.table.depth}}}, {"pieces", Json::array()}};
    if (isRandom(field) && field.seed)
        answer["seed"] = std::to_string(*field.seed);
    for (const Measured& one : measured(field, read->ground.battlefield->kinds))
        answer["pieces"].push_back(jsonOf(one));
    if (read->hasArmies())
        answer["deployment"] = cli::jsonOf(deploymentNode(read->setup.deployment));
    printJson(answer);
    return done;
}

int fieldKinds(const std::string& system, bool json)
{
    const auto ground = groundOf(system);
    if (!ground)
        return unusable;
    Json answer = Json::array();
    for (const Kind& kind : ground->battlefield->kinds.all)
        if (json)
            answer.push_back(jsonOf(kind, *ground->system));
        else
            print(QStringLiteral("%1 (%2)\n  %3\n").arg(ofData(kind.name), plain(kind.id), ofData(kind.effect)));
    if (json)
        printJson(answer);
    return done;
}

int printField(const std::string& file, const FieldOptions& options)
{
    const auto read = fieldFrom(file);
    return read ? printFieldAs({read->field(), read->ground, read->deployment()}, options) : int(unusable);
}

} // namespace strategikon::cli
