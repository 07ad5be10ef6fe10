// strategikon house readings: how unclear places of a system's books are read.
#include "battle_files.h"
#include "battles.h"

#include "app/cli/systems_named.h"
#include "app/shown/battle/readings.h"
#include "app/words/words.h"
#include "rules/system.h"

namespace strategikon::cli {

namespace {

Json readingJson(const System& system, const SubjectShown& subject, const ReadingShown& one)
{
    Json json{{"id", one.id.toStdString()}, {"subject", subject.name.toStdString()}, {"text", one.text.toStdString()},
        {"place", one.place.toStdString()}, {"lines", Json::array()}, {"system", system.format().id}};
    for (const int line : one.lines)
        json["lines"].push_back(line);
    if (!one.other.isEmpty())
        json["or"] = one.other.toStdString();
    for (const QString& choice : one.either)
        json["choices"].push_back(choice.toStdString());
    return json;
}

void tell(const ReadingShown& one)
{
    const QString choices = one.either.isEmpty() ? QString() : u'=' + one.either.join(u'|');
    //: behind the reading that the program takes
    const QString other = one.other.isEmpty() ? QString() : u' ' + Cli::tr("Or: %1").arg(one.other);
    print(QStringLiteral("%1%2  %3%4 – %5\n").arg(one.id, choices, one.text, other, one.place));
}

} // namespace

int houseReadings(const std::string& of, const std::string& wanted, bool json)
{
    const auto asked = systemsNamed(of);
    if (asked.empty())
        return unusable;
    Json all = Json::array();
    for (const System* system : asked) {
        const std::string& id = system->format().id;
        const QString before = asked.size() > 1 ? translated(system->format().name) + QStringLiteral(", ") : QString();
        for (const SubjectShown& subject : readingsShown(id, allReadings(id), QString::fromStdString(wanted), true)) {
            if (!json)
                print(QStringLiteral("%1%2:\n").arg(before, subject.name));
            for (const ReadingShown& one : subject.readings)
                json ? all.push_back(readingJson(*system, subject, one)) : tell(one);
        }
    }
    if (json)
        printJson(all);
    return done;
}

} // namespace strategikon::cli
