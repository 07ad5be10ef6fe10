// strategikon field: laying out, checking, deploying and showing battlefields
#include "fields.h"
#include "app/cli/json.h"
#include "app/cli/lengths.h"
#include "field_files.h"

#include "app/map/wording.h"
#include "app/shown/field/steps.h"
#include "app/words/words.h"
#include "model/field/deploying/rearrange.h"
#include "model/field/files/field_file.h"
#include "model/field/terrain/choosing.h"
#include "model/field/terrain/laying.h"
#include "rules/setup.h"

#include <algorithm>

namespace strategikon::cli {

using namespace field;

namespace {

QString findingLine(const FieldFinding& one)
{
    return one.severe || !one.ofTerrain ? one.words : Cli::tr("advice: %1").arg(one.words);
}

Json jsonOf(const FieldFinding& one)
{
    Json json;
    if (one.ofTerrain)
        json["feature"] = one.feature.toStdString();
    else if (!one.badge.isEmpty())
        json["badge"] = one.badge.toStdString();
    json["code"] = one.code.toStdString();
    json["weight"] = one.severe ? "wrong" : "advice";
    json["message"] = one.words.toStdString();
    if (one.cites)
        json["rule"] = one.rule.toStdString();
    return json;
}

Json edgeJson(const FromEdge& from)
{
    constexpr const char* edges[] = {"left", "right", "near", "far"};
    return {{"edge", edges[int(from.edge)]}, {"distance", from.distance}};
}

Json measuredJson(const Measured& one)
{
    Json json;
    json["number"] = one.number;
    json["feature"] = one.feature->id;
    json["kind"] = one.piece->kind;
    json["part"] = one.piece->part;
    json[one.ends.empty() ? "across" : "length"] = one.across;
    json[one.ends.empty() ? "over" : "width"] = one.over;
    json["from"] = {edgeJson(one.sideways), edgeJson(one.ahead)};
    return json;
}

Json kindJson(const Kind& kind, const System& system)
{
    Json json;
    json["id"] = kind.id;
    json["name"] = kind.name;
    json["form"] = kind.form == Form::area ? "area" : kind.form == Form::line ? "line" : "crossing";
    json["dense"] = kind.dense;
    json["closed"] = kind.closed;
    if (kind.going != Going::none) {
        constexpr const char* words[] = {"", "good", "rough", "difficult"};
        json["going"] = words[int(kind.going)];
        for (const auto& [who, going] : kind.goings)
            json["goings"][who] = words[int(going)];
    }
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

std::size_t typedIn(const Field& field)
{
    std::size_t count = 0;
    for (const Throw& one : field.throws)
        count += one.typed ? one.dice.size() : 0;
    return count;
}

} // namespace

int generateField(const FieldOptions& options)
{
    const auto ground = groundOf(options.system);
    const auto table = ground ? tableFor(*ground, options) : std::nullopt;
    const auto parties = table ? partiesFrom(*ground, options.armies) : std::nullopt;
    const auto owned = parties ? ownedPieces(options.pieces, ground->tables().kinds) : std::nullopt;
    if (!owned)
        return unusable;
    const int sides = ground->battlefield->charts.sides;
    for (std::size_t i = 0; i < options.dice.size(); ++i)
        if (options.dice[i] > sides) {
            complain(Cli::tr("die %1 after %2 shows %3, but terrain dice go from 1 to %4.")
                         .arg(i + 1)
                         .arg(QStringLiteral("--dice"))
                         .arg(options.dice[i])
                         .arg(sides));
            return unusable;
        }
    field::Wish wish;
    wish.seed = options.seed;
    wish.pieces = *owned;
    wish.typed = options.dice;
    wish.parties = *parties;
    if (ground->battlefield->charts.stages.chosen() && parties->empty())
        complain(Cli::tr("no armies given: both are equally aggressive, and any terrain may be chosen."));
    if (options.most >= 0)
        wish.most = options.most;
    Field field = generate(*table, ground->battlefield->charts, ground->battlefield->kinds, wish);
    field.system = ground->system->format().id;
    field.name = options.name;
    field.version = STRATEGIKON_VERSION;
    if (const std::size_t used = typedIn(field); used < options.dice.size()) {
        complain(ground->battlefield->charts.stages.chosen()
                ? Cli::tr("there are more dice after %1 than the terrain needs.").arg(QStringLiteral("--dice"))
                : Cli::tr("the last %n dice after %1 are not needed; each terrain roll takes %2 dice of %3 sides.", "",
                    int(options.dice.size() - used))
                      .arg(QStringLiteral("--dice"))
                      .arg(ground->battlefield->charts.dice)
                      .arg(ground->battlefield->charts.sides));
        return unusable;
    }
    for (const Misplaced& one : misplaced(field, ground->battlefield->charts, ground->battlefield->kinds))
        complain(findingLine(findingOf(one, *ground->system)));
    return writeFieldAs({field, *ground, nullptr}, options);
}

namespace {

// A finding that no rule has word for word.
FieldFinding uncited(const std::string& badge, const char* code, const QString& words, bool severe)
{
    FieldFinding found;
    found.badge = plain(badge);
    found.code = QString::fromLatin1(code);
    found.words = words;
    found.cites = false;
    found.severe = severe;
    return found;
}

// Who belongs on the table and is not there: nothing wrong, but worth a word before the battle. Those who follow one
// another and are called alike are told in one.
std::vector<FieldFinding> missing(const Deployment& all)
{
    const auto isMissing = [&](const Troop& troop) {
        const Posted* posted = all.post(troop.badge);
        return !portionOf(all, troop).absent && (!posted || posted->arrives == noRoom);
    };
    std::vector<FieldFinding> found;
    const auto& troops = all.troops;
    for (std::size_t i = 0; i < troops.size(); ++i) {
        if (!isMissing(troops[i]))
            continue;
        const bool waits = all.post(troops[i].badge) != nullptr;
        const std::size_t first = i;
        while (i + 1 < troops.size() && troops[i + 1].name == troops[i].name && troops[i + 1].side == troops[i].side
            && isMissing(troops[i + 1]) && (all.post(troops[i + 1].badge) != nullptr) == waits)
            ++i;
        const std::string badges = troops[first].badge + (i > first ? "–" + troops[i].badge : "");
        const QString line = (waits ? Cli::tr("advice: no room for %1 %2, off the table.")
                : i == first        ? Cli::tr("advice: %1 %2 is not deployed yet.")
                                    : Cli::tr("advice: %1 %2 are not deployed yet."))
                                 .arg(plain(badges), translated(troops[i].name));
        found.push_back(uncited(badges, waits ? "post-no-room" : "post-missing", line, false));
    }
    return found;
}

// The charts advise where armies usually deploy; these deploy as they chose.
Charts chartsFor(const FieldRead& read)
{
    Charts charts = read.ground.battlefield->charts;
    charts.fromMiddle = fromMiddle(read.setup.deployment, charts.fromMiddle);
    return charts;
}

std::vector<FieldFinding> allFindings(const FieldRead& read, const Charts& charts)
{
    const System& system = *read.ground.system;
    std::vector<FieldFinding> all;
    for (const Misplaced& one : misplaced(read.field(), charts, read.ground.battlefield->kinds))
        all.push_back(findingOf(one, system));
    if (!read.hasArmies())
        return all;
    if (const auto& way = read.setup.deployment.way; !fit(way[0], way[1])) {
        const QString line = Cli::tr("“%1” and “%2” do not go together; give each side its matching deployment.")
                                 .arg(translated(way[0].name), translated(way[1].name));
        all.push_back(uncited({}, "post-ways", line, true));
    }
    for (FieldFinding& one : missing(read.setup.deployment))
        all.push_back(std::move(one));
    std::vector<Misposted> wrong = misposted(read.setup.deployment, read.field(), read.ground.battlefield->kinds);
    for (Misposted& one : outOfTurn(read.setup.deployment))
        wrong.push_back(std::move(one));
    for (const Misposted& one : wrong)
        all.push_back(findingOf(one, system));
    for (const int side : {0, 1}) {
        for (const Message& one : unlikeNotes(read.setup.deployment, side))
            all.push_back(uncited({}, one.code.c_str(), worded(one), true));
        if (isAmiss(read.setup.deployment, read.field(), read.ground.battlefield->kinds, side)) // what, is for its side
            all.push_back(uncited({}, "notes-amiss",
                Cli::tr("the notes of side %1 do not fit its deployment or the terrain any more; “%2” tells it why.")
                    .arg(side + 1)
                    .arg(QStringLiteral("strategikon field notes --open")),
                true));
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
    return Cli::tr("suggestion: move %1 %2.").arg(plain(proposed.feature.id), ways.join(QStringLiteral(", ")));
}

} // namespace

int checkField(const std::string& file, const Output& output, bool json)
{
    auto read = fieldFrom(file);
    if (!read)
        return unusable;
    const Charts charts = chartsFor(*read);
    const auto found = allFindings(*read, charts);
    const bool wrong = std::ranges::any_of(found, [](const FieldFinding& one) { return one.severe; });
    const bool isWhole = !read->hasArmies() || missing(read->setup.deployment).empty();
    const auto proposed = rearranged(read->field(), charts, read->ground.battlefield->kinds);
    if (json) {
        Json answer{{"file", file}, {"legal", !wrong}, {"complete", isWhole},
            {"features", read->field().features.size()}, {"findings", Json::array()}};
        for (const FieldFinding& one : found)
            answer["findings"].push_back(jsonOf(one));
        if (proposed)
            answer["proposal"] = {{"feature", proposed->feature.id}, {"x", proposed->by.x}, {"y", proposed->by.y}};
        printJson(answer);
    } else {
        const QString verdict = wrong ? Cli::tr("against the rules")
            : isWhole                 ? Cli::tr("legal")
                                      : Cli::tr("legal so far");
        print(QStringLiteral("%1: %2, %3\n")
                  .arg(plain(file), Cli::tr("%n features", "", int(read->field().features.size())), verdict));
        for (const FieldFinding& one : found)
            print(QStringLiteral("  %1\n").arg(findingLine(one))
                + (one.rule.isEmpty() ? QString() : QStringLiteral("    %1\n").arg(one.rule)));
        if (proposed)
            print(QStringLiteral("  %1\n").arg(moveLine(*read, *proposed)));
    }
    if (!output.file.empty()) {
        for (Feature& feature : read->setup.field.features)
            if (proposed && feature.id == proposed->feature.id)
                feature = proposed->feature;
        FieldOptions options;
        options.output = output.over(file);
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
        print(map::fieldText(field, read->ground.tables(), read->deployment()));
        return done;
    }
    Json answer{{"name", field.name}, {"system", field.system},
        {"table", {{"width", field.table.width}, {"depth", field.table.depth}}}, {"pieces", Json::array()}};
    if (!field.parties.empty()) {
        const Opening opening = openingOf(field, read->ground.battlefield->charts);
        answer["battle"] = {{"invader", opening.invader + 1}, {"season", opening.season}, {"climate", opening.climate},
            {"hour", opening.hour}, {"weather", opening.weather}, {"invader_faces", opening.west ? "west" : "east"},
            {"moon", opening.moon}};
    }
    if (isRandom(field) && field.seed)
        answer["seed"] = std::to_string(*field.seed);
    for (const Measured& one : measured(field, read->ground.battlefield->kinds))
        answer["pieces"].push_back(measuredJson(one));
    if (read->hasArmies())
        answer["deployment"] = jsonOf(deploymentNode(withoutNotes(read->setup.deployment)));
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
            answer.push_back(kindJson(kind, *ground->system));
        else
            print(
                QStringLiteral("%1 (%2)\n  %3\n").arg(translated(kind.name), plain(kind.id), translated(kind.effect)));
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
