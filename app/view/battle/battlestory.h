// The rows of a battle's story. A step changes a few of them, and only those that are in sight are put into words.
#pragma once

#include "stepstold.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace strategikon {

class BattleStory : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a desk has its story")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int here READ here NOTIFY changed FINAL)            // the row of the step that is shown; -1: it has none
    Q_PROPERTY(bool anyMarked READ anyMarked NOTIFY changed FINAL) // with a bookmark or a note
    Q_PROPERTY(bool onlyMarked READ onlyMarked WRITE setOnlyMarked NOTIFY changed FINAL)
    Q_PROPERTY(QString lastTold READ lastTold NOTIFY changed FINAL) // what was answered last, and what came of it
    Q_PROPERTY(QList<strategikon::EarlierShown> earlier READ earlier NOTIFY changed FINAL) // rows of the same event

public:
    BattleStory(const OpenBattle& battle, const StepsTold& told, QObject* parent);

    int count() const { return int(rows_.size()); }
    int here() const;
    bool anyMarked() const { return anyMarked_; }
    bool onlyMarked() const { return onlyMarked_; }
    void setOnlyMarked(bool only);
    QString lastTold() const;
    QList<EarlierShown> earlier() const { return told_.earlier(); }
    QList<StepShown> all() const; // a view takes its rows

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "modelData"}}; }

    void reset();  // of another battle
    void update(); // of this one, after a step

signals:
    void changed();

private:
    struct Row {
        int step = 0;
        bool undone = false, here = false, goes = false, bookmark = false;
        QStringList notes{};
        std::vector<std::pair<int, int>> others{}; // first and last steps of courses that were left
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> found();
    Row rowOf(int step, bool undone) const;

    const OpenBattle& battle_;
    const StepsTold& told_;
    std::optional<Marked> marked_;
    std::vector<Row> rows_;
    bool onlyMarked_ = false, anyMarked_ = false;
};

} // namespace strategikon
