// Lists and armies of Field of Glory for its tests.
#include "fog_game.h"

#include <QFile>
#include <QStringList>

namespace fog {

using namespace strategikon;

void setFolders(const std::filesystem::path& own)
{
    setRoots({source / "lists", source / "rules", source / "schema", own});
}

void Game::start()
{
    setFolders();
    catalogue = std::make_unique<Catalogue>();
    system = findSystem("fog");
    if (!system)
        qFatal("no Field of Glory");
}

const ArmyList& Game::list(const std::string& id)
{
    std::vector<Fault> faults;
    const ArmyList* found = catalogue->find("fog", id, "", faults);
    if (!found)
        qFatal("%s cannot be read", id.c_str());
    return *found;
}

Army Game::readyArmy(const std::string& id) const
{
    QFile file(QString::fromStdString((source / "lists/fog/armies" / (id + ".yaml")).string()));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no army %s", id.c_str());
    return *readArmy(file.readAll().toStdString(), id);
}

Verdict Game::judged(const std::string& listId, const std::vector<Choice>& rows)
{
    Army army;
    army.system = "fog";
    army.list = listId;
    army.points = 3000;
    army.choices = rows;
    return judge(*system, list(listId), army, false);
}

Choice row(const std::string& entry, int count, std::vector<ChosenOption> options)
{
    Choice choice;
    choice.entry = entry;
    choice.count = count;
    choice.options = std::move(options);
    return choice;
}

std::string words(const QString& ids)
{
    QStringList all;
    for (QString id : ids.split(QStringLiteral(", "))) {
        QStringList parts = id.split(u'-');
        for (QString& part : parts)
            part = part.left(1).toUpper() + part.mid(1);
        all << parts.join(u' ');
    }
    return ids == QStringLiteral("-") ? "-" : all.join(QStringLiteral(", ")).toStdString();
}

} // namespace fog
