#include "readings.h"

#include "app/words/words.h"
#include "rules/system.h"

#include <algorithm>

namespace strategikon {

namespace {

// Each place once: several lines may stand on one page.
QString placesOf(const System& system, const std::vector<Source>& at, bool line)
{
    QStringList all;
    for (const Source& one : at) {
        all << cited(system, one, line);
    }
    all.removeDuplicates();
    return all.join(QStringLiteral("; "));
}

ReadingShown shownOf(const System& system, const Reading& one, bool line)
{
    ReadingShown shown{.id = QString::fromStdString(one.id),
        .text = translated(one.text),
        .other = translated(one.other),
        .place = placesOf(system, one.at, line)};
    for (const std::string& choice : one.either) {
        shown.either << QString::fromStdString(choice);
    }
    for (const Source& source : one.at) {
        shown.lines << source.line;
    }
    return shown;
}

} // namespace

bool containsWords(const QString& text, const QString& wanted)
{
    const QStringList words = wanted.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QList<SubjectShown> readingsShown(
    const std::string& system, const std::vector<Subject>& subjects, const QString& wanted, bool line)
{
    QList<SubjectShown> all;
    const System* its = findSystem(system);
    if (its == nullptr) {
        return all; // a game that is no folder of rules/
    }
    for (const Subject& subject : subjects) {
        SubjectShown shown{.id = QString::fromStdString(subject.id), .name = translated(subject.name)};
        for (const Reading& one : subject.readings) {
            const ReadingShown reading = shownOf(*its, one, line);
            const QStringList in{shown.name, reading.id, reading.text, reading.other, reading.place};
            if (containsWords(in.join(u' '), wanted)) {
                shown.readings << reading;
            }
        }
        if (!shown.readings.isEmpty()) {
            all << shown;
        }
    }
    return all;
}

} // namespace strategikon

#include "moc_readings.cpp"
