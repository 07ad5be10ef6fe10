// Armies and lists from files, pasted text, links and codes: what was read, what was not, and what to do about it.
#pragma once

#include "app/exchange/exchange.h"
#include "exchangeshown.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Importer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL) // pasted or read, where it is text
    Q_PROPERTY(QString file READ file NOTIFY changed FINAL)               // its name; empty: pasted
    Q_PROPERTY(bool textual READ textual NOTIFY changed FINAL)            // `text` can be changed here
    Q_PROPERTY(QString format READ format NOTIFY changed FINAL)           // in words
    Q_PROPERTY(bool hasArmy READ hasArmy NOTIFY changed FINAL)
    Q_PROPERTY(bool hasList READ hasList NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ReadRowShown> rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ReadNoteShown> notes READ notes NOTIFY changed FINAL)
    Q_PROPERTY(QStringList faults READ faults NOTIFY changed FINAL)
    Q_PROPERTY(QStringList rosters READ rosters NOTIFY changed FINAL) // of an archive, where one is to be chosen
    // What the text does not say: nation and size.
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString list READ list NOTIFY changed FINAL)
    Q_PROPERTY(QString listSystem READ listSystem NOTIFY changed FINAL) // of a list that was read
    Q_PROPERTY(QString nation READ nation NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points WRITE setPoints NOTIFY changed FINAL) // 0: as the text says

public:
    explicit Importer(QObject* parent = nullptr) : QObject(parent) { addExchangeMessages(); }
    QString text() const { return textual_ ? QString::fromStdString(bytes_) : QString(); }
    QString file() const { return file_; }
    bool textual() const { return textual_; }
    QString format() const;
    bool hasArmy() const { return read_.army.has_value(); }
    bool hasList() const { return read_.listFile.has_value(); }
    QString title() const;
    QString summary() const;
    QList<ReadRowShown> rows() const;
    QList<ReadNoteShown> notes() const;
    QStringList faults() const; // none while a roster is asked for
    QStringList rosters() const;
    QString system() const { return QString::fromStdString(aids_.system); }
    QString list() const { return QString::fromStdString(aids_.list); }
    QString listSystem() const { return QString::fromStdString(read_.listSystem); }
    QString nation() const;
    int points() const { return aids_.points; }
    void setText(const QString& text);
    void setPoints(int points);

    Q_INVOKABLE bool openFile(const QUrl& file);
    Q_INVOKABLE void paste();
    Q_INVOKABLE void setNation(const QString& system, const QString& list);
    Q_INVOKABLE void chooseRoster(const QString& roster);
    // The name that was meant takes the place of the one written.
    Q_INVOKABLE void pick(int note, const QString& suggestion);
    // Keeps the army or the list; the army's or list's id, empty on a fault.
    Q_INVOKABLE QString keep();
    Q_INVOKABLE void clear();

signals:
    void changed();

private:
    void read();

    std::string bytes_;
    QString file_;
    bool textual_ = true;
    bool guessed_ = false; // the encoding of the file
    ImportAids aids_;
    Imported read_;
    Format format_ = Format::unknown;
};

} // namespace strategikon
