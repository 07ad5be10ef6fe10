// What people say of a battle, as a sheet shows it and takes it.
#pragma once

#include "model/library/battle_records.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct AboutShown {
    Q_GADGET
    QML_VALUE_TYPE(aboutShown)
    Q_PROPERTY(QString first MEMBER first FINAL)   // who plays side A
    Q_PROPERTY(QString second MEMBER second FINAL) // side B
    Q_PROPERTY(QString day MEMBER day FINAL)       // as the player's country writes it; empty: the day it was begun
    Q_PROPERTY(QString venue MEMBER venue FINAL)
    Q_PROPERTY(QString occasion MEMBER occasion FINAL)
    Q_PROPERTY(QString tags MEMBER tags FINAL) // with commas between
    Q_PROPERTY(QString notes MEMBER notes FINAL)
    Q_PROPERTY(int minutes MEMBER minutes FINAL) // of its round; 0: it has no clock

public:
    QString first{};
    QString second{};
    QString day{};
    QString venue{};
    QString occasion{};
    QString tags{};
    QString notes{};
    int minutes = 0;
    friend bool operator==(const AboutShown&, const AboutShown&) = default;
};

// A list of a system, as players call it.
QString nationNamed(const std::string& system, const std::string& list);

AboutShown aboutShown(const SavedBattle& saved);
// Puts it into what is kept; what is wrong with it, or nothing.
QString say(BattleAbout& about, const AboutShown& wish);

} // namespace strategikon
