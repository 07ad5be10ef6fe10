// Small ready battles by which a system is learned.
#include "battles.h"

#include "app/words/words.h"
#include "rules/lessons.h"
#include "session.h"

namespace strategikon {

QVariantList Battles::lessons() const
{
    QVariantList all;
    for (const System* system : systems()) {
        for (const Lesson& one : lessonsOf(system->format().id)) {
            all << QVariantMap{{"id", QString::fromStdString(one.id)},
                {"system", QString::fromStdString(system->format().id)}, {"name", ofData(one.name)},
                {"text", ofData(one.text)}};
        }
    }
    return all;
}

QString Battles::learn(const QString& system, const QString& id)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        emit session.said(session.trouble());
        return {};
    }
    for (const Lesson& one : lessonsOf(system.toStdString())) {
        if (one.id != id.toStdString()) {
            continue;
        }
        const QString made = begin(one.plan, ofData(one.name));
        if (!made.isEmpty()) {
            session.library()->setSetting(lessonKey(made.toStdString()), one.id);
        }
        return made;
    }
    return {};
}

std::string lessonKey(const std::string& battle) { return "battle.lesson." + battle; }

} // namespace strategikon
