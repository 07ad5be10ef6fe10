#include "app/words/nations.h"

#include "app/words/words.h"
#include "rules/fragment.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace strategikon {

QString nationShown(Catalogue& catalogue, const std::string& system, const std::string& list)
{
    const System* rules = findSystem(system);
    if (rules == nullptr)
        return QString::fromStdString(list);
    const auto& all = catalogue.headings(*rules);
    const auto it = std::ranges::find(all, list, &ListHeading::id);
    return it == all.end() ? QString::fromStdString(list) : translated(it->name);
}

QString aboutShown(const ArmyList& list)
{
    QStringList sentences{translated(list.about)};
    if (const auto note = fragmentNote(*findSystem(list.system), list))
        sentences << worded(*note);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

namespace {

const ArmyList* fragmentOf(Catalogue& catalogue, const ListHeading& heading)
{
    std::vector<Fault> faults;
    return isFragment(heading) ? catalogue.find(heading.system, heading.id, {}, faults) : nullptr;
}

} // namespace

std::optional<int> mostOf(Catalogue& catalogue, const ListHeading& heading)
{
    const ArmyList* list = fragmentOf(catalogue, heading);
    return list ? mostPoints(*findSystem(list->system), *list) : std::nullopt;
}

QString mostShown(Catalogue& catalogue, const ListHeading& heading)
{
    if (const auto most = mostOf(catalogue, heading))
        return QCoreApplication::translate("nations", "%1 points at most").arg(QLocale().toString(*most));
    return fragmentOf(catalogue, heading) ? QCoreApplication::translate("nations", "only a part is printed")
                                          : QString();
}

} // namespace strategikon
