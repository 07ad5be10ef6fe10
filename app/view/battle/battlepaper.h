// A battle out of the program: its report, what goes onto the table, its record as a file.
#pragma once

#include "papershown.h"

#include "app/print/document.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace strategikon {

// Whether a document (report, slip, playsheet, large, poster, matchup, labels, blank) is one of a battle, and its
// pages; nothing when the battle cannot be opened.
bool isOfBattle(const QString& document);
std::optional<print::Sheet> sheetOfBattle(const QString& battleId, const QString& document, const QSizeF& paper);

class BattlePaper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString battleId MEMBER id_ NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)          // empty: it is not in the library
    Q_PROPERTY(bool hasPlayers READ hasPlayers NOTIFY changed FINAL) // or a place, an occasion, a day
    Q_PROPERTY(QList<strategikon::PaperShown> documents READ documents NOTIFY changed FINAL) // of its game
    Q_PROPERTY(QList<strategikon::PaperFormShown> forms READ forms CONSTANT FINAL)           // of files

public:
    using QObject::QObject;
    QString name() const;
    bool hasPlayers() const;
    QList<PaperShown> documents() const;
    QList<PaperFormShown> forms() const;
    Q_INVOKABLE bool save(const QString& document, const QString& form, const QUrl& file, bool replace);
    // The map behind a step of its record (-1: of now), as the name of the file asks for it: png, svg or pdf.
    Q_INVOKABLE bool saveMap(int step, const QUrl& file, bool replace);
    Q_INVOKABLE QString fileName(const QString& document, const QString& form) const;

signals:
    void changed();

private:
    QString id_;
};

} // namespace strategikon
