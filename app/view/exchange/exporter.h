// An army out of the program: on paper, as text and for other programs.
#pragma once

#include "app/print/roster.h"
#include "app/view/battle/papershown.h"
#include "exchangeshown.h"
#include "model/army/army.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Exporter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString armyId READ armyId WRITE open NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL) // of the nation where it has none
    Q_PROPERTY(QString code READ code NOTIFY changed FINAL) // for a QR code and to copy
    Q_PROPERTY(QString link READ link NOTIFY changed FINAL) // empty where none can be made
    Q_PROPERTY(QString linkTrouble READ linkTrouble NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::PaperShown> papers READ papers CONSTANT FINAL)
    Q_PROPERTY(QList<strategikon::FormShown> forms READ forms CONSTANT FINAL) // texts and files

public:
    explicit Exporter(QObject* parent = nullptr);
    QString armyId() const { return id_; }
    bool known() const { return known_; }
    QString name() const { return roster_.title; }
    QString code() const { return roster_.code; }
    QString link() const { return link_; }
    QString linkTrouble() const { return linkTrouble_; }
    QList<FormShown> forms() const;
    QList<PaperShown> papers() const;
    void open(const QString& id);

    // The text of a form; empty on a fault, which is said.
    Q_INVOKABLE QString text(const QString& form);
    Q_INVOKABLE bool copy(const QString& words);
    Q_INVOKABLE bool save(const QString& form, const QUrl& file, bool replace);
    // `document`: one of the papers.
    Q_INVOKABLE bool savePdf(const QString& document, const QString& paper, const QUrl& file, bool replace);
    // A name for the file of a form, or of a document as PDF.
    Q_INVOKABLE QString fileName(const QString& form) const;
    Q_INVOKABLE QString pdfName(const QString& document) const;

    const print::Roster& roster() const { return roster_; }

signals:
    void changed();

private:
    QByteArray bytes(const QString& form);

    QString id_, link_, linkTrouble_;
    Army army_;
    print::Roster roster_;
    bool known_ = false;
};

} // namespace strategikon
