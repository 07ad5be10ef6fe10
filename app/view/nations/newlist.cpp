#include "newlist.h"

#include "app/view/session.h"
#include "model/text/write.h"

#include <algorithm>

namespace strategikon::ownlist {

namespace {

QString keep(Session& session, const System& system, const Node& list)
{
    const std::string text = writeYaml(list);
    const std::string id = list.textOr("id");
    const bool correct = ownfile::check(system, text, id).faults.empty();
    if (const auto fault = ownfile::write(system.format().id, id, text, correct)) {
        session.say({*fault});
        return {};
    }
    session.readLists();
    return QString::fromStdString(id);
}

std::string freeIdFor(Session& session, const System& system, const std::string& name)
{
    return ownfile::freeId(session.catalogue(), system.format().id, idFrom(name, "list"));
}

} // namespace

std::string idFrom(const std::string& name, const char* otherwise)
{
    const QString plain = QString::fromStdString(name).normalized(QString::NormalizationForm_KD).toLower();
    std::string id;
    for (const QChar c : plain) {
        const bool kept = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (kept) {
            id += c.toLatin1();
        } else if (!c.isMark() && !id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    id.resize(std::min<std::size_t>(id.size(), 60));
    while (!id.empty() && id.back() == '-') {
        id.pop_back();
    }
    return id.empty() ? otherwise : id;
}

QString copyOf(Session& session, const System& system, const ArmyList& list, const QString& name)
{
    const std::string plain = name.trimmed().toStdString();
    const Result<Node> made = ownfile::copyOf(list, freeIdFor(session, system, plain), plain);
    if (!made.value) {
        session.say(made.faults);
        return {};
    }
    return keep(session, system, *made.value);
}

QString begin(Session& session, const System& system, const QString& name)
{
    const std::string plain = name.trimmed().toStdString();
    return keep(session, system, ownfile::empty(system.format().id, freeIdFor(session, system, plain), plain));
}

} // namespace strategikon::ownlist
