#include "app/words/nations.h"

#include "app/words/words.h"
#include "rules/fragment.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace strategikon {

QString nationShown(Catalogue& catalogue, const std::string& system, const std::string& list)
{
    const auto& all = catalogue.headings();
    const auto it = std::find_if(
        all.begin(), all.end(), [&](const ListHeading& one) { return one.system == system && one.id == list; });
    return it == all.end() ? QString::fromStdString(list) : ofData(it->name);
}

QString aboutShown(const ArmyList& list)
{
    QStringList sentences{ofData(list.about)};
    if (const auto note = fragmentNote(*findSystem(list.system), list))
        sentences << worded(*note);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString mostShown(Catalogue& catalogue, const ListHeading& heading)
{
    std::vector<Fault> faults;
    const ArmyList* list = isFragment(heading) ? catalogue.find(heading.system, heading.id, {}, faults) : nullptr;
    const auto most = list ? mostPoints(*findSystem(list->system), *list) : std::nullopt;
    return most ? QCoreApplication::translate("nations", "%1 points at most").arg(QLocale().toString(*most))
        : list  ? QCoreApplication::translate("nations", "only a part is printed")
                : QString();
}

} // namespace strategikon
