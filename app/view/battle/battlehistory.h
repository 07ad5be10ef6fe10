// What came of all battles there were: each of them, army against army, and what units have done over the years.
#pragma once

#include "papershown.h"
#include "pastshown.h"

#include "app/report/history.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace strategikon {

class BattleHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count CONSTANT FINAL) // of battles
    Q_PROPERTY(QString trouble READ trouble CONSTANT FINAL)
    Q_PROPERTY(QList<strategikon::PastRowShown> battles READ battles CONSTANT FINAL)
    Q_PROPERTY(QList<strategikon::PastRowShown> armies READ armies CONSTANT FINAL)
    Q_PROPERTY(QList<strategikon::PastRowShown> honours READ honours NOTIFY read FINAL)
    Q_PROPERTY(int unread READ unread NOTIFY read FINAL) // battles of which the honours are still to be read
    // How everybody fared: by player, nation, opponent or system; of one player, or of all.
    Q_PROPERTY(int by READ by WRITE setBy NOTIFY counted FINAL)
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY counted FINAL) // empty: all
    Q_PROPERTY(QList<QString> players READ players CONSTANT FINAL)
    Q_PROPERTY(QList<strategikon::PastRowShown> fared READ fared NOTIFY counted FINAL)
    Q_PROPERTY(
        QList<strategikon::FaredCourseShown> results READ results NOTIFY counted FINAL)  // won less lost, of the first
    Q_PROPERTY(QList<strategikon::FaredCourseShown> luck READ luck NOTIFY counted FINAL) // dice above expectation
    Q_PROPERTY(int unlucky READ unlucky NOTIFY counted FINAL) // battles of which the luck is still to be read
    Q_PROPERTY(QList<strategikon::PaperFormShown> forms READ forms CONSTANT FINAL) // of files

public:
    explicit BattleHistory(QObject* parent = nullptr);

    int count() const { return int(outings_.size()); }
    QString trouble() const { return trouble_; }
    QList<PastRowShown> battles() const;
    QList<PastRowShown> armies() const;
    QList<PastRowShown> honours() const;
    int unread() const { return count() - done_; }
    int by() const { return int(by_); }
    QString player() const { return player_; }
    QStringList players() const;
    QList<PastRowShown> fared() const;
    QList<FaredCourseShown> results() const { return courseOf(&evenings::Career::results); }
    QList<FaredCourseShown> luck() const { return courseOf(&evenings::Career::luck); }
    int unlucky() const;
    QList<PaperFormShown> forms() const;
    void setBy(int by);
    void setPlayer(const QString& player);

    // Luck, a battle at a time; it is kept, so that this is done once.
    Q_INVOKABLE void readLuck();
    // Honours, a battle at a time, so that nobody waits for the last one.
    Q_INVOKABLE void readHonours();
    Q_INVOKABLE bool save(const QString& form, const QUrl& file, bool replace);
    Q_INVOKABLE QString fileName(const QString& form) const;

signals:
    void read();
    void counted();

private:
    void readNext();
    void recount();
    bool awaitsLuck(const evenings::Outing& one) const;
    QList<FaredCourseShown> courseOf(std::vector<int> evenings::Career::*what) const;
    std::string bytesOf(const QString& form);

    std::vector<evenings::Outing> outings_; // the oldest first
    std::vector<report::Deed> deeds_;
    QString trouble_;
    int done_ = 0;
    bool reading_ = false, reckoning_ = false;
    std::set<std::string> unreadable_; // battles whose records gave no luck: they are not asked again
    evenings::By by_ = evenings::By::player;
    QString player_;
    std::vector<evenings::Career> rows_; // those of `by_` and `player_`
};

} // namespace strategikon
