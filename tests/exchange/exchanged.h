// What the tests of this folder share: roots, files, and notes as sets of codes.
#pragma once

#include "app/exchange/exchange.h"
#include "model/text/file.h"
#include "rules/system.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace strategikon::exchanged {

// Shipped lists and a folder of own lists that lives as long as the test.
class Library {
public:
    Library()
    {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", own.path().toStdString()});
        addExchangeMessages();
    }

    // The file is put where own lists live, as the program would do it.
    void keep(const Imported& converted)
    {
        QDir(own.path()).mkpath(QString::fromStdString(converted.listSystem));
        const std::string file =
            own.path().toStdString() + "/" + converted.listSystem + "/" + converted.listId + ".yaml";
        QVERIFY(!writeFile(file, *converted.listFile));
        catalogue.refresh();
    }

    const ArmyList* list(const std::string& id, std::string system = "warmaster")
    {
        std::vector<Fault> faults;
        const ArmyList* found = catalogue.find(system, id, {}, faults);
        if (!found)
            qWarning("%s", describe(faults).c_str());
        return found;
    }

    QTemporaryDir own;
    Catalogue catalogue;
};

inline std::string data(const char* name)
{
    auto text = readFile(std::string(SOURCE_DIR "/tests/exchange/data/") + name);
    if (!text)
        qFatal("%s", describe(text.faults).c_str());
    return *text;
}

// "code line name" of each note, sorted; the name is the argument that says what it is about.
inline QStringList told(const std::vector<Note>& notes)
{
    QStringList result;
    for (const Note& note : notes) {
        QString one = QString::fromStdString(note.message.code).remove("exchange-");
        for (const auto& [key, value] : note.message.args)
            if (key == "name" || key == "upgrade" || key == "written" || key == "key")
                one += " " + QString::fromStdString(english(value));
        result << one;
        // Every code has a sentence with all its places filled.
        const std::string sentence = english(note.message);
        if (sentence.find('{') != std::string::npos || !templateOf(note.message.code))
            result << "NO SENTENCE FOR " + one;
    }
    result.sort();
    return result;
}

inline QStringList codes(const std::vector<Fault>& faults)
{
    QStringList result;
    for (const Fault& fault : faults) {
        result << QString::fromStdString(fault.message.code);
        const std::string sentence = english(fault.message);
        if (sentence.find('{') != std::string::npos || !templateOf(fault.message.code))
            result << "NO SENTENCE FOR " + result.back();
    }
    return result;
}

inline Army army(const std::string& yaml)
{
    auto read = readArmy(yaml, "army.yaml");
    if (!read)
        qFatal("%s", describe(read.faults).c_str());
    return *read;
}

// Aids that only name the size.
inline ImportAids sized(int points)
{
    ImportAids aids;
    aids.points = points;
    return aids;
}

// Findings as "constraint" ids, sorted.
inline QStringList broken(const ArmyList& list, const Army& army)
{
    QStringList result;
    for (const Finding& finding : judge(*findSystem(list.system), list, army, false).findings)
        result << QString::fromStdString(finding.constraint.empty() ? finding.code : finding.constraint);
    result.sort();
    return result;
}

} // namespace strategikon::exchanged
