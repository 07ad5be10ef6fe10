#include "judged.h"

#include "rules/dbm/play/combat/combat_factors.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

#include <algorithm>

namespace judged {

using namespace strategikon;
using namespace strategikon::dbmPlay;

namespace {

// What no card of a battle is about: who fights only as a factor of his friends.
struct LeftOut {
    const char* name;
    bool (*holds)(const QJsonObject& side);
};
const LeftOut leftOut[] = {
    {"flanker", [](const QJsonObject& side) { return side["flanker"].toBool(); }},
    {"overlap only", [](const QJsonObject& side) { return side["overlap-only"].toBool(); }},
    {"ranks apart", [](const QJsonObject& side) { return !side["supported"].toBool(true); }},
};

Classified kindIn(const QString& text)
{
    const Kind kind = kindOf(text.toStdString());
    return {kind, kind};
}

Armed armedWith(const QString& weapon)
{
    if (weapon == "bow" || weapon == "longbow")
        return Armed::bow;
    return weapon == "crossbow" ? Armed::crossbow : weapon == "handgun" ? Armed::handgun : Armed::none;
}

Going goingIn(const QString& text)
{
    return text == "difficult" ? Going::difficult : text == "rough" ? Going::rough : Going::good;
}

Fighter fighterOf(const QJsonObject& side, const QJsonObject& enemy)
{
    const auto is = [&](const char* fact) { return side[QLatin1String(fact)].toBool(); };
    Fighter one;
    one.empty = side["is"].toString().startsWith("Works");
    one.kind = one.empty ? Classified{} : kindIn(side["is"].toString());
    one.armed = armedWith(side["weapon"].toString());
    for (const QJsonValue& rank : side["behind"].toArray()) {
        const QStringList words = rank.toString().split(' ');
        one.behind.push_back({kindIn(words.front()), armedWith(words.value(1))});
    }
    one.going = goingIn(side["going"].toString());
    if (side.contains("going-there"))
        one.there = goingIn(side["going-there"].toString());
    if (const QString wading = side["wading"].toString(); !wading.isEmpty())
        one.wading = wading == "paltry" ? Water::paltry : Water::deeper;
    one.crossing = is("crossing");
    one.rearInDifficult = is("behind-in-difficult");
    one.flanks = side["flanks"].toInt();
    one.rear = side["rear"].toInt() != 0;
    one.aids = side["aids"].toInt();
    one.chariot = is("chariot");
    one.general = is("general");
    one.demoralised = is("demoralised");
    one.paired = is("double-base-required");
    one.permits = is("list-permits");
    one.mixed = is("cross-grade");
    one.backed = is("superior-bowmen-on-base");
    one.above = is("upslope");
    one.tower = is("tower");
    one.bank = is("bank");
    one.hindered = is("weather");
    one.trees = is("trees");
    // One fact of the card: against artillery whether it has moved into contact, else whether with the enemy's front.
    one.moved = is(enemy["is"].toString().startsWith("Art") ? "just-moved" : "moved-into-front");
    one.expendables = is("touches-expendables");
    one.immobile = !is("mobile");
    one.unladen = is("unladen");
    one.inside = is("in-works");
    if (const QString works = side["defends"].toString(); !works.isEmpty())
        one.defends = works == "PF" ? Works::permanent : Works::temporary;
    one.storms = is("attacks-works");
    return one;
}

Fight fightOf(const QJsonObject& situation)
{
    QJsonObject sides[] = {situation["a"].toObject(), situation["b"].toObject()};
    Fight fight{.mode = situation["mode"] == "close" ? Mode::close : Mode::shooting};
    const bool shooting = fight.mode == Mode::shooting;
    if (shooting)
        sides[0]["shoots"] = true;
    for (const std::size_t own : {0, 1}) {
        fight.of[own] = fighterOf(sides[own], sides[1 - own]);
        fight.of[own].shoots = shooting && sides[own]["shoots"].toBool();
        fight.of[own].shotAt = shooting && sides[1 - own]["shoots"].toBool();
        fight.toFront[own] = sides[own]["to-front"].toBool(true);
    }
    return countsAs(fight);
}

bool isLeftOut(const QJsonObject& situation)
{
    return std::ranges::any_of(leftOut, [&](const LeftOut& one) {
        return one.holds(situation["a"].toObject()) || one.holds(situation["b"].toObject());
    });
}

} // namespace

std::vector<QJsonObject> situations(const QStringList& arguments, const char* what)
{
    QProcess judge;
    judge.start("/usr/bin/python3",
        QStringList{"-B", SOURCE_DIR "/tests/dbm/judge/combat.py", QLatin1String(what)} + arguments);
    if (!judge.waitForFinished(600'000) || judge.exitCode() != 0)
        return {};
    std::vector<QJsonObject> all;
    for (const QByteArray& line : judge.readAllStandardOutput().split('\n'))
        if (const QJsonObject one = QJsonDocument::fromJson(line).object();
            !one.isEmpty() && !isLeftOut(one["situation"].toObject()))
            all.push_back(one);
    return all;
}

std::string amissIn(const QJsonObject& line)
{
    const QJsonObject situation = line["situation"].toObject(), found = line["found"].toObject();
    const Fight fight = fightOf(situation);
    const QJsonArray faces = situation["dice"].toArray();
    const std::array<int, 2> dice{faces[0].toInt(), faces[1].toInt()};
    const auto before = accountsOf(fight, theBook());
    const auto totals = scoresOf(fight, before, dice, theBook());
    const bool severer = situation["readings"].toObject()["never-milder"].toBool(true);
    const dbmPlay::Verdict verdict = verdictOf(fight, {totals[0].value, totals[1].value}, severer);
    std::string amiss;
    for (const std::size_t own : {0, 1}) {
        const QString name = own == 0 ? "a" : "b";
        const QJsonObject due = found[name].toObject();
        const auto at = [&](const char* what, const std::string& ours, const std::string& theirs) {
            if (ours != theirs)
                amiss += name.toStdString() + ' ' + what + ": " + ours + ", by the judge " + theirs + "; ";
        };
        int graded = before[own].value + dice[own];
        for (const play::Modifier& one : totals[own].modifiers)
            if (one.stage == 1)
                graded += one.value;
        const auto figure = [&](const char* key) { return std::to_string(due[QLatin1String(key)].toInt()); };
        if (!fight.of[own].empty)
            at("counts as", written(fight.of[own].kind.as), due["as"].toString().toStdString());
        at("has the factor", std::to_string(factorOf(fight, int(own))), figure("factor"));
        at("before grading", std::to_string(before[own].value + dice[own]), figure("before"));
        at("after grading", std::to_string(graded), figure("graded"));
        at("in all", std::to_string(totals[own].value), figure("total"));
        at("fate", fateWords()[std::size_t(verdict.fates[own])], due["outcome"].toString().toStdString());
    }
    return amiss;
}

std::string amissInPairs(const QJsonObject& line)
{
    const QJsonObject situation = line["situation"].toObject();
    const QJsonArray due = line["pairs"].toArray();
    const bool severer = situation["readings"].toObject()["never-milder"].toBool(true);
    const auto found = fatesOf(fightOf(situation), theBook(), severer);
    std::string amiss = due.size() == int(found.size()) ? "" : "not all pairs";
    for (int i = 0; i < due.size(); ++i)
        for (const std::size_t own : {0, 1}) {
            const std::string ours = fateWords()[std::size_t(found[std::size_t(i)][own])];
            const std::string theirs = due[i].toArray()[int(own)].toString().toStdString();
            if (ours != theirs)
                amiss += std::to_string(i / 6 + 1) + ':' + std::to_string(i % 6 + 1) + (own == 0 ? " a " : " b ") + ours
                    + ", by the judge " + theirs + "; ";
        }
    return amiss;
}

} // namespace judged
