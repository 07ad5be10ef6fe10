// The system's printers. Nothing of them is loaded before `open` is called.
#pragma once

#include "app/print/document.h"
#include "app/view/field/battlefieldviewmodel.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// The pages of a saved army, or of a battle (battlepaper.h), in letters as large as the settings want them; empty when
// it, document or paper are not known. "armies" and "battles" are the lists of all there are (listpaper.h), with no id;
// "army-set" and "battle-set" the documents that are printed together.
QList<print::Sheet> sheetsOf(const QString& id, const QString& document, const QString& paper);
class PrintService : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList printers READ printers NOTIFY changed FINAL)
    Q_PROPERTY(QString defaultPrinter READ defaultPrinter NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why nothing can be printed

public:
    using QObject::QObject;
    QStringList printers() const { return printers_; }
    QString defaultPrinter() const { return default_; }
    QString trouble() const { return trouble_; }

    // Looks for printers; may wait for the print server. False when there is none.
    Q_INVOKABLE bool open();
    Q_INVOKABLE bool print(
        const QString& armyId, const QString& document, const QString& paper, const QString& printer, int copies);
    Q_INVOKABLE bool savePdf(const QString& id, const QString& document, const QString& paper, const QString& title,
        const QUrl& file, bool replace);
    Q_INVOKABLE QString fileName(const QString& title) const;
    // A battlefield: the map on a page, or the plan (`document`: map, plan).
    Q_INVOKABLE bool printField(strategikon::BattlefieldViewModel* field, const QString& document, const QString& paper,
        const QString& printer, int copies);

signals:
    void changed();

private:
    bool send(const QList<print::Sheet>& sheets, const QString& printer, int copies);
    void complain(const QString& words);

    QStringList printers_;
    QString default_, trouble_;
};

} // namespace strategikon
