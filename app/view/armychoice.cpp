#include "armychoice.h"

#include "app/view/session.h"
#include "app/words/nations.h"
#include "app/words/words.h"
#include "model/text/file.h"
#include "rules/battle.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>

namespace strategikon {

namespace {

const QString shipped = QStringLiteral("ready/"); // and the file of an army that ships with the lists

// The armies that ship with a system, by their files.
std::vector<std::filesystem::path> shippedWith(const std::string& system)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator it(roots().lists / system / "armies", error), end; !error && it != end;
         it.increment(error)) {
        if (it->path().extension() == ".yaml") {
            files.push_back(it->path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

QList<BattleArmyShown> armiesToChoose(const std::function<bool(const std::string& system)>& fits)
{
    QList<BattleArmyShown> all;
    Session& session = *Session::current();
    int played = 0;
    for (const System* system : systems()) {
        played += fits(system->format().id);
    }
    const auto add = [&](const QString& id, const QString& name, const std::string& system, const std::string& list) {
        const QString nation = nationShown(session.catalogue(), system, list);
        const QString rules = translated(findSystem(system)->format().name);
        all << BattleArmyShown{
            id, name, played > 1 ? QCoreApplication::translate("armies", "%1 · %2").arg(nation, rules) : nation};
    };
    if (session.library() != nullptr) {
        for (const SavedArmy& saved : session.listed(session.library()->armies())) {
            if (fits(saved.content.system)) {
                add(QString::fromStdString(saved.id), QString::fromStdString(saved.content.name), saved.content.system,
                    saved.content.list);
            }
        }
    }
    for (const System* system : systems()) {
        if (!fits(system->format().id)) {
            continue;
        }
        for (const std::filesystem::path& file : shippedWith(system->format().id)) {
            const QString id = shipped + QString::fromStdString(file.string());
            if (const auto army = chosenArmy(id)) {
                add(id,
                    QCoreApplication::translate("armies", "%1 (ready-made)").arg(QString::fromStdString(army->name)),
                    army->system, army->list);
            }
        }
    }
    return all;
}

std::optional<Army> chosenArmy(const QString& id)
{
    Session& session = *Session::current();
    if (!id.startsWith(shipped)) {
        return session.army(id);
    }
    const std::string file = id.mid(shipped.size()).toStdString();
    const Result<std::string> text = readFile(file);
    const Result<Army> army = text ? readArmy(*text, file) : Result<Army>(text.faults);
    return army ? std::optional(*army) : std::nullopt;
}

} // namespace strategikon

#include "moc_armychoice.cpp"
