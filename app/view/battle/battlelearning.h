// What helps those who do not know the rules by heart: reminders, words, drawings, and the hints of a lesson.
#pragma once

#include "glossed.h"
#include "learnshown.h"
#include "opencard.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BattleLearning : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(strategikon::DrawingShown drawing READ drawing NOTIFY changed FINAL) // beside the rule of the card
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL) // of a lesson, for what is asked now; or empty

public:
    BattleLearning(const OpenBattle& battle, const OpenCard& open, QObject* parent);

    void find(); // the words of this battle's game, and the lesson it is
    DrawingShown drawing() const;
    QString hint() const;

    // Rules that matter in this phase to who is there; the words of the game; those among them that stand in a text.
    Q_INVOKABLE QList<strategikon::ReminderShown> reminders() const;
    Q_INVOKABLE QList<strategikon::TermShown> glossary() const;
    Q_INVOKABLE QList<strategikon::TermShown> termsIn(const QString& text) const;
    Q_INVOKABLE QString linked(const QString& text, const QString& current = {}) const; // glossed.h

signals:
    void changed();

private:
    std::vector<std::string> hinted() const;

    const OpenBattle& battle_;
    const OpenCard& open_;
    Glossed glossed_{};
    std::string lesson_{}; // its id, where this battle is one
};

} // namespace strategikon
