// What came of all battles there were: each of them, army against army, and what units have done over the years.
#pragma once

#include "papershown.h"
#include "pastshown.h"

#include "app/report/history.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

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
    Q_PROPERTY(QList<strategikon::PaperFormShown> forms READ forms CONSTANT FINAL) // of files

public:
    explicit BattleHistory(QObject* parent = nullptr);

    int count() const { return int(outings_.size()); }
    QString trouble() const { return trouble_; }
    QList<PastRowShown> battles() const;
    QList<PastRowShown> armies() const;
    QList<PastRowShown> honours() const;
    int unread() const { return count() - done_; }
    QList<PaperFormShown> forms() const;

    // Honours, a battle at a time, so that nobody waits for the last one.
    Q_INVOKABLE void readHonours();
    Q_INVOKABLE bool save(const QString& form, const QUrl& file, bool replace);
    Q_INVOKABLE QString fileName(const QString& form) const;

signals:
    void read();

private:
    void readNext();
    std::string bytesOf(const QString& form);

    std::vector<report::Outing> outings_; // the oldest first
    std::vector<report::Deed> deeds_;
    QString trouble_;
    int done_ = 0;
    bool reading_ = false;
};

} // namespace strategikon
