// Small ready battles by which a system is learned.
#include "battles.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "model/play/record/recorder.h"
#include "rules/example.h"
#include "rules/lessons.h"

namespace strategikon {

namespace {

// After those of its system; the first says which it is.
void add(QList<LessonShown>& all, const System& system, LessonShown one)
{
    one.system = QString::fromStdString(system.format().id);
    if (all.isEmpty() || all.back().system != one.system) {
        one.heading = translated(system.format().name);
    }
    all << one;
}

} // namespace

// Numbered within their system.
QList<LessonShown> Battles::lessons() const
{
    QList<LessonShown> all;
    for (const System* system : systems()) {
        int number = 0;
        for (const Lesson& one : lessonsOf(system->format().id)) {
            add(all, *system,
                {.id = QString::fromStdString(one.id),
                    .name = tr("%1. %2", "2. Orders").arg(++number).arg(translated(one.name)),
                    .text = translated(one.text)});
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
        const auto made = begin(one.plan, translated(one.name));
        session.say(made.faults);
        if (made) {
            session.library()->setSetting(lessonKey(*made), one.id);
        }
        return made ? QString::fromStdString(*made) : QString();
    }
    return {};
}

QList<LessonShown> Battles::examples() const
{
    QList<LessonShown> all;
    for (const auto& file : exampleFiles()) {
        if (const auto example = readExample(file)) {
            add(all, *findSystem(example->system),
                {.id = QString::fromStdString(example->id),
                    .name = translated(example->name),
                    .text = translated(example->about)});
        }
    }
    return all;
}

// It is played again by the rules as they are today, and stands at its end; its story leads anywhere in it.
QString Battles::openExample(const QString& id)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        emit session.said(session.trouble());
        return {};
    }
    for (const auto& file : exampleFiles()) {
        if (file.stem().string() != id.toStdString()) {
            continue;
        }
        const auto example = readExample(file);
        const auto battle = example ? played(session.catalogue(), *example) : Result<play::Battle>(example.faults);
        if (!battle) {
            session.say(battle.faults);
            return {};
        }
        const auto made = play::Recorder::import(*session.library(), battle->game(),
            {.name = translated(example->name).toStdString(),
                .system = example->system,
                .program = STRATEGIKON_VERSION,
                .setUp = setUpOf(*example)},
            battle->stateAfter(0), battle->log());
        session.say(made.faults);
        load();
        return made ? QString::fromStdString(*made) : QString();
    }
    return {};
}

std::string lessonKey(const std::string& battle) { return "battle.lesson." + battle; }

} // namespace strategikon
