// The example battles on the battle's page. Each is played through by the rules once for a whole test program; every
// window opens a copy of the library that holds them.
#pragma once

#include "lessonroom.h"

#include <QMap>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace strategikon::battleroom {

inline const QStringList examples{
    "dragon-standards", "five-rivers", "ford-of-the-alders", "great-kings-left", "wagon-road"};
inline const QStringList mappedExamples{"dukes-vanguard", "turquoise-road"};

inline QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); }

class Examples {
public:
    // The step of an example at which a kind of card lies open for the first time in any of them.
    struct First {
        QString example;
        int step = 0;
    };

    void playThrough(const QStringList& names)
    {
        Driver driver(home_.path(), table);
        open(driver, "battles");
        for (const QString& name : names) {
            QString id;
            QMetaObject::invokeMethod(
                model(driver, "battles"), "openExample", Q_RETURN_ARG(QString, id), Q_ARG(QString, name));
            QVERIFY2(!id.isEmpty(), qPrintable(name));
            ids_[name] = id;
            const auto recorder =
                play::Recorder::open(*driver.session().library(), *gameOf("warmaster"), id.toStdString(), "test");
            QVERIFY2(recorder, qPrintable(name));
            look(name, recorder->battle());
        }
    }
    // What a window does to a battle stays in its own home.
    void copyTo(const QString& home) const
    {
        std::error_code fault;
        std::filesystem::copy(home_.path().toStdString(), home.toStdString(),
            std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing, fault);
        QVERIFY2(!fault, fault.message().c_str());
    }
    BattleViewModel* show(Driver& driver, const QString& name) const
    {
        open(driver, "battle", {{"battleId", ids_.value(name)}});
        return deskOf(driver);
    }
    const std::vector<First>& firsts() const { return firsts_; }

private:
    void look(const QString& name, const play::Battle& battle)
    {
        for (const int step : battle.line()) {
            const std::string& kind = battle.entry(step).answer.what;
            if (kind != "agreed" && kinds_.insert(kind).second) {
                firsts_.push_back({name, step});
            }
        }
    }

    QTemporaryDir home_;
    QMap<QString, QString> ids_;
    std::set<std::string> kinds_;
    std::vector<First> firsts_;
};

} // namespace strategikon::battleroom
