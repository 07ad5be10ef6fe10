// The system's printers. Nothing of them is loaded before `open` is called.
#pragma once

#include "app/print/document.h"
#include "app/view/field/battlefieldviewmodel.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace strategikon {

// The pages of a saved army, or of a battle (battlepaper.h); nothing when it, document or paper are not known.
std::optional<print::Sheet> sheetOf(const QString& id, const QString& document, const QString& paper);

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
    // A battlefield: the map on a page, or the plan (`document`: map, plan).
    Q_INVOKABLE bool printField(strategikon::BattlefieldViewModel* field, const QString& document, const QString& paper,
        const QString& printer, int copies);

signals:
    void changed();

private:
    bool send(const print::Sheet& sheet, const QString& printer, int copies);
    void complain(const QString& words);

    QStringList printers_;
    QString default_, trouble_;
};

} // namespace strategikon
