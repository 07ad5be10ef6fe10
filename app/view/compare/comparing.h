// Two armies side by side.
#pragma once

#include "compareshown.h"

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Comparing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ComparedArmyShown> armies READ armies NOTIFY changed FINAL) // two
    Q_PROPERTY(QList<strategikon::ComparedRowShown> rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ComparedFigureShown> figures READ figures NOTIFY changed FINAL)
    Q_PROPERTY(int differences READ differences NOTIFY changed FINAL)

public:
    explicit Comparing(QObject* parent = nullptr) : QObject(parent) {}
    bool known() const { return trouble_.isEmpty() && armies_.size() == 2; }
    QString trouble() const { return trouble_; }
    QList<ComparedArmyShown> armies() const { return armies_; }
    QList<ComparedRowShown> rows() const { return rows_; }
    QList<ComparedFigureShown> figures() const { return figures_; }
    int differences() const { return differences_; }
    Q_INVOKABLE void show(const QString& first, const QString& second);

signals:
    void changed();

private:
    QString trouble_;
    QList<ComparedArmyShown> armies_;
    QList<ComparedRowShown> rows_;
    QList<ComparedFigureShown> figures_;
    int differences_ = 0;
};

} // namespace strategikon
