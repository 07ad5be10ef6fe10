// How the player wants the window; kept in the library.
#pragma once

#include "shown.h"

#include <QHash>
#include <QJSEngine>
#include <QObject>
#include <QSize>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QQmlEngine;

namespace strategikon {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed FINAL) // system, light, dark, contrast, night
    Q_PROPERTY(QString palette READ palette NOTIFY changed FINAL) // the theme in force: light, dark, contrast, night
    Q_PROPERTY(bool dark READ dark NOTIFY changed FINAL)
    Q_PROPERTY(int letters READ letters WRITE setLetters NOTIFY changed FINAL)     // per cent of the usual size
    Q_PROPERTY(bool score READ score WRITE setScore NOTIFY changed FINAL)          // beside a battle
    Q_PROPERTY(bool leftHand READ leftHand WRITE setLeftHand NOTIFY changed FINAL) // battles lie mirrored
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed FINAL)       // a4, letter
    Q_PROPERTY(int printLetters READ printLetters WRITE setPrintLetters NOTIFY changed FINAL) // on paper, per cent
    Q_PROPERTY(bool onlyOwned READ onlyOwned WRITE setOnlyOwned NOTIFY changed FINAL)         // terrain that one has
    Q_PROPERTY(bool players READ players WRITE setPlayers NOTIFY changed FINAL)    // go into files and onto paper
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed FINAL) // of new armies; empty: the system's
    Q_PROPERTY(QStringList editions READ editions CONSTANT FINAL)
    Q_PROPERTY(QStringList editionNames READ editionNames CONSTANT FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> priced READ priced CONSTANT FINAL) // whose prices may be corrected
    Q_PROPERTY(QList<strategikon::NamedShown> systems READ systems CONSTANT FINAL)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed FINAL) // chosen last
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY changed FINAL) // where a file was last
    Q_PROPERTY(int points READ points WRITE setPoints NOTIFY changed FINAL)     // of new armies
    Q_PROPERTY(QString page READ page NOTIFY changed FINAL)                     // shown last
    Q_PROPERTY(QString about READ about NOTIFY changed FINAL)                   // what it was about: an id
    // When the window was closed last, as far as the screen has room for it.
    Q_PROPERTY(int width READ width CONSTANT FINAL)
    Q_PROPERTY(int height READ height CONSTANT FINAL)
    Q_PROPERTY(bool maximized READ maximized CONSTANT FINAL)

public:
    // Not by constructor: QML would take that one too and have an object of its own.
    static std::unique_ptr<Settings> open();
    ~Settings() override;
    static Settings* current();
    static Settings* create(QQmlEngine*, QJSEngine*);

    QString theme() const { return value("theme", "system"); }
    bool dark() const;
    QString palette() const;
    int letters() const;
    bool score() const { return value("score", "no") == "yes"; }
    bool leftHand() const { return value("hand", "right") == "left"; }
    QString paper() const { return value("paper", "a4"); }
    int printLetters() const;
    // What is printed together of an army or a battle (`of`), in its order.
    Q_INVOKABLE QStringList papersOf(const QString& of) const;
    Q_INVOKABLE void setPapersOf(const QString& of, const QStringList& papers);
    // What of it was looked at last.
    Q_INVOKABLE QString paperOf(const QString& of) const { return value("paper-of-" + of.toUtf8(), ""); }
    Q_INVOKABLE void setPaperOf(const QString& of, const QString& paper) { set("paper-of-" + of.toUtf8(), paper); }
    bool players() const { return value("players", "no") == "yes"; }
    bool onlyOwned() const { return value("only-owned", "no") == "yes"; }
    QString edition() const { return value("edition", ""); }
    QStringList editions() const;
    QStringList editionNames() const;
    QList<NamedShown> systems() const;
    QList<NamedShown> priced() const;
    QString folder() const; // that of the user's documents where there is none
    QString system() const;
    int points() const { return pointsOf(system()); }
    // The size of new armies in a system, and sizes that are often agreed on there; 0 and none where
    // nothing has points.
    Q_INVOKABLE int pointsOf(const QString& system) const;
    Q_INVOKABLE void setPointsOf(const QString& system, int points);
    Q_INVOKABLE QList<int> sizesOf(const QString& system) const;
    QString page() const { return value("page", "armies"); }
    QString about() const { return value("about", ""); }
    int width() const { return size().width(); }
    int height() const { return size().height(); }
    bool maximized() const { return value("maximized", "no") == "yes"; }

    void setTheme(const QString& theme) { set("theme", theme); }
    void setLetters(int perCent) { set("letters", QString::number(perCent)); }
    void setLargeText(bool large) { setLetters(large ? 130 : 100); } // as the setting was called once
    void setScore(bool shown) { set("score", shown ? "yes" : "no"); }
    void setLeftHand(bool left) { set("hand", left ? "left" : "right"); }
    void setPaper(const QString& paper) { set("paper", paper); }
    void setPrintLetters(int perCent) { set("print-letters", QString::number(perCent)); }
    void setPlayers(bool told) { set("players", told ? "yes" : "no"); }
    void setOnlyOwned(bool only) { set("only-owned", only ? "yes" : "no"); }
    void setEdition(const QString& edition) { set("edition", edition); }
    void setSystem(const QString& system) { set("system", system); }
    void setPoints(int points) { setPointsOf(system(), points); }
    void setFolder(const QString& folder) { set("folder", folder); }
    Q_INVOKABLE void keepPage(const QString& page, const QString& about);
    // What fits into `room` of a window that was this large; an invalid size is a window never shown before.
    static QSize fitting(const QSize& kept, const QSize& room);
    Q_INVOKABLE void keepWindow(int width, int height, bool maximized);

signals:
    void changed();

private:
    Settings();
    QSize size() const;
    QString value(const QByteArray& key, const char* absent) const;
    void set(const QByteArray& key, const QString& value);

    mutable QHash<QString, QString> known_;
};

} // namespace strategikon
