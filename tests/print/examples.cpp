#include "tests/print/examples.h"

#include "model/text/file.h"

#include <QDir>
#include <QLocale>

#include <cstdio>
#include <cstdlib>

using namespace strategikon;

namespace examples {

namespace {

[[noreturn]] void stop(const std::vector<Fault>& faults)
{
    std::fputs(describe(faults).c_str(), stderr);
    std::exit(1);
}

Catalogue& catalogue()
{
    static Catalogue* catalogue = [] {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        return new Catalogue;
    }();
    return *catalogue;
}

} // namespace

QStringList names()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(SOURCE_DIR "/tests/print/armies"))
                                   .entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        names.append(file.chopped(5));
    return names;
}

Example exampleOf(const Army& army)
{
    Example made;
    made.army = army;
    std::vector<Fault> faults;
    made.list = catalogue().find(army.system, army.list, army.edition, faults);
    made.system = findSystem(army.system);
    if (made.list == nullptr || made.system == nullptr)
        stop(faults);
    made.verdict = judge(*made.system, *made.list, army, false);
    made.roster = print::makeRoster(*made.system, *made.list, army, made.verdict);
    return made;
}

Example example(const QString& name)
{
    const std::string path = std::string(SOURCE_DIR "/tests/print/armies/") + name.toStdString() + ".yaml";
    const auto text = readFile(path);
    if (!text)
        stop(text.faults);
    const auto army = readArmy(*text, path);
    if (!army)
        stop(army.faults);
    return exampleOf(*army);
}

std::vector<const ArmyList*> lists()
{
    std::vector<const ArmyList*> lists;
    std::vector<Fault> faults;
    for (const ListHeading& heading : catalogue().headings())
        lists.push_back(catalogue().find(heading.system, heading.id, {}, faults));
    if (!faults.empty())
        stop(faults);
    return lists;
}

} // namespace examples
