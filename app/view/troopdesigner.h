// Making a row: a troop type and its modifiers give figures and price at once.
#pragma once

#include "rules/system.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class TroopDesigner : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed FINAL)
    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL)           // the system has troop types
    Q_PROPERTY(QVariantList types READ types NOTIFY systemChanged FINAL) // id, name, group, text, stats, points
    Q_PROPERTY(QString type READ type WRITE setType NOTIFY changed FINAL)
    Q_PROPERTY(QString typeName READ typeName NOTIFY changed FINAL)
    // id, name, text, on, refusal, prices, price (index)
    Q_PROPERTY(QVariantList modifiers READ modifiers NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList stats READ stats NOTIFY changed FINAL) // label, value
    Q_PROPERTY(QString special READ special NOTIFY changed FINAL)  // names
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed FINAL)

public:
    explicit TroopDesigner(QObject* parent = nullptr);

    QString system() const { return QString::fromStdString(system_); }
    bool offered() const { return designer_ != nullptr; }
    QVariantList types() const;
    QString type() const { return QString::fromStdString(type_); }
    QString typeName() const;
    QVariantList modifiers() const;
    QVariantList stats() const;
    QString special() const;
    int points() const { return design_.points; }
    bool chosen() const { return !type_.empty(); }
    const Node& row() const { return design_.row; }
    void setSystem(const QString& system);
    void setType(const QString& type);

    Q_INVOKABLE void toggle(const QString& modifier);
    Q_INVOKABLE void setPrice(const QString& modifier, int index);

signals:
    void changed();
    void systemChanged();

private:
    void design();

    std::string system_, type_;
    const System* rules_ = nullptr;
    const Designer* designer_ = nullptr;
    std::vector<ChosenModifier> picked_;
    Design design_;
};

} // namespace strategikon
