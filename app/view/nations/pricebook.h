// The prices of a rule system that a player may correct, row by row; a change is on disk at once.
#pragma once

#include "priceshown.h"
#include "rules/prices.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class PriceBook : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString systemName READ systemName NOTIFY changed FINAL)
    Q_PROPERTY(QString file READ file NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why the player's file is not used
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int doubtful READ doubtful NOTIFY changed FINAL)
    Q_PROPERTY(int corrected READ corrected NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)

public:
    enum Role {
        Section = Qt::UserRole + 1,
        Name,
        Cells // a list of PriceShown
    };
    enum Shown { All, Doubtful, Corrected };
    Q_ENUM(Shown)

    explicit PriceBook(QObject* parent = nullptr);

    QString system() const;
    QString systemName() const;
    QString file() const;
    QString trouble() const { return trouble_; }
    int shown() const { return shown_; }
    void setShown(int shown);
    int count() const { return static_cast<int>(rows_.size()); }
    int doubtful() const;
    int corrected() const;
    bool canUndo() const { return !undone_.empty(); }
    bool canRedo() const { return !redone_.empty(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void open(const QString& system);
    // What keeps a text from being this price; empty: nothing does.
    Q_INVOKABLE QString slip(const QString& id, const QString& text) const;
    // True where it was written; otherwise it is said why not.
    Q_INVOKABLE bool correct(const QString& id, const QString& points); // as they were typed
    Q_INVOKABLE bool reset(const QString& id);
    Q_INVOKABLE bool resetAll();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

signals:
    void changed();

private:
    struct Step {
        std::vector<Correction> before, after;
    };
    const PriceCell* cell(const QString& id) const;
    PriceShown shownCell(const PriceCell& cell) const;
    bool isShown(const PriceCell& cell) const;
    bool change(const std::vector<Correction>& wanted);
    bool lay(const std::vector<Correction>& wanted);
    void settle();
    void load();

    const System* rules_ = nullptr;
    std::vector<PriceCell> cells_;
    std::vector<std::vector<std::size_t>> rows_; // indices of cells_
    QString trouble_;
    int shown_ = All;
    std::vector<Step> undone_, redone_;
};

} // namespace strategikon
