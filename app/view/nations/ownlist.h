// A list of the player's own, being edited. Checked with every key; written a moment later.
#pragma once

#include "app/view/designer/troopdesigner.h"
#include "model/text/node.h"
#include "nationshown.h"
#include "ownshown.h"
#include "rules/system.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace strategikon {

class OwnList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString list READ list NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QString about READ about WRITE setAbout NOTIFY changed FINAL)
    Q_PROPERTY(QString file READ file NOTIFY changed FINAL)
    Q_PROPERTY(bool readable READ readable NOTIFY changed FINAL) // rows can be shown
    Q_PROPERTY(bool correct READ correct NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::FaultShown> faults READ faults NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ColumnShown> columns READ columns NOTIFY opened FINAL)
    Q_PROPERTY(QList<strategikon::ProseShown> specials READ specials NOTIFY opened FINAL) // what a row may have
    Q_PROPERTY(QList<strategikon::NamedShown> kinds READ kinds NOTIFY opened FINAL)       // of upgrades
    // What upgrades and limits refer to.
    Q_PROPERTY(QList<strategikon::NamedShown> entries READ entries NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> upgrades READ upgrades NOTIFY changed FINAL)
    Q_PROPERTY(int ties READ ties NOTIFY changed FINAL) // they are changed in the text alone
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)

public:
    enum Role {
        Section = Qt::UserRole + 1,
        Name,
        Cells,   // as the file has them
        Figures, // the same to read
        Special,
        SpecialWords,
        PerArmy,
        Faults,
        FaultCells,
        Part, // entry, upgrade or limit
        Kind,
        Hosts, // of an upgrade
        Limit
    };

    explicit OwnList(QObject* parent = nullptr);
    ~OwnList() override;

    QString system() const { return QString::fromStdString(system_); }
    QString list() const { return QString::fromStdString(id_); }
    QString name() const;
    QString about() const;
    QString file() const;
    bool readable() const { return file_.isMap() && !rawText_; }
    bool correct() const { return faults_.empty(); }
    int count() const { return static_cast<int>(rows_.size()); }
    QList<FaultShown> faults() const;
    QList<ColumnShown> columns() const;
    QList<ProseShown> specials() const;
    QList<NamedShown> kinds() const;
    QList<NamedShown> entries() const { return named("entries"); }
    QList<NamedShown> upgrades() const { return named("upgrades"); }
    int ties() const;
    QString text() const { return QString::fromStdString(text_); }
    bool canUndo() const { return removed_ || !undone_.empty(); }
    bool canRedo() const { return !redone_.empty(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void open(const QString& system, const QString& list);
    // A new list with no rows; its id, empty on a fault, which is said.
    Q_INVOKABLE QString create(const QString& system, const QString& name);
    void setName(const QString& name);
    void setAbout(const QString& about);
    Q_INVOKABLE void setRowName(int row, const QString& name);
    Q_INVOKABLE void setCell(int row, int column, const QString& text);
    Q_INVOKABLE void setPerArmy(int row, bool perArmy);
    Q_INVOKABLE void toggleSpecial(int row, const QString& id);
    Q_INVOKABLE QStringList specialsOf(int row) const; // ids
    // A row like the last of its kind with another name; its number.
    Q_INVOKABLE int addRow();
    Q_INVOKABLE int addUpgrade();
    Q_INVOKABLE int addLimit();
    // Upgrades: the kind, and an entry that may or may no longer have it.
    Q_INVOKABLE void setKind(int row, const QString& kind);
    Q_INVOKABLE void toggleHost(int row, const QString& entry);
    // Limits: the parts by their names in LimitShown.
    Q_INVOKABLE void setLimit(int row, const QString& part, const QString& value);
    Q_INVOKABLE void toggleInLimit(int row, const QString& part, const QString& id);
    // Where a key of the file begins in `text`; its end where there is no such key.
    Q_INVOKABLE int placeOf(const QString& key) const;
    Q_INVOKABLE int addDesigned(strategikon::TroopDesigner* designer, const QString& name);
    Q_INVOKABLE void removeRow(int row);
    Q_INVOKABLE void setText(const QString& text);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    // Now, not a moment later.
    Q_INVOKABLE bool save();
    // Takes the file away; `undo` brings it back.
    Q_INVOKABLE bool removeList();

signals:
    void changed();
    void opened(); // another list, or another text of it
    void rowAdded(int row);

private:
    struct Place {
        const char* key = ""; // of the file
        int index = 0;
    };
    const Node& rowAt(int row) const;
    void edit(const std::string& what, Node file);
    void editRow(int row, const std::string& what, const Node& changed);
    int insert(const char* key, Node row);
    QList<NamedShown> named(const char* key) const;
    QString nameOf(const std::string& id, bool upgrade) const;
    QString figures(const Node& row, const std::string& key) const;
    QString specialWords(const Node& row) const;
    void take(const std::string& text); // another text altogether
    void check();
    void settle(bool anew);
    std::string freeRowId(const char* key, const std::string& name, int without = -1) const;
    void renewId(int row, Node& changed);
    int rowOfLine(int line) const;

    std::string system_, id_;
    const System* rules_ = nullptr;
    Node file_;   // as edited
    Node placed_; // the same with places in text_
    std::string text_;
    bool rawText_ = false; // the text is no list that rows could be shown of
    std::vector<Place> rows_;
    std::vector<Fault> faults_;
    std::set<std::string> fresh_;              // ids of rows that were added since the list was opened
    std::vector<std::string> undone_, redone_; // texts before and after
    std::string lastEdit_;                     // edits of one cell in a row are one step
    bool removed_ = false;
    QTimer writing_;
};

} // namespace strategikon
