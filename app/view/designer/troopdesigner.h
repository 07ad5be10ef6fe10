// Making a row: a troop type and its modifiers give figures and price at once.
#pragma once

#include "app/view/shown.h"
#include "designshown.h"
#include "rules/system.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class TroopDesigner : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed FINAL)
    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL) // the system has troop types
    Q_PROPERTY(QList<strategikon::TroopTypeShown> types READ types NOTIFY systemChanged FINAL)
    Q_PROPERTY(QString type READ type WRITE setType NOTIFY changed FINAL)
    Q_PROPERTY(QString typeName READ typeName NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::TroopModifierShown> modifiers READ modifiers NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::LabelledShown> stats READ stats NOTIFY changed FINAL)
    Q_PROPERTY(QString special READ special NOTIFY changed FINAL) // names
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(bool priced READ priced NOTIFY systemChanged FINAL)
    Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL)  // the rules know such troops
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why not, or what is still to be chosen
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed FINAL)

public:
    explicit TroopDesigner(QObject* parent = nullptr);

    QString system() const { return QString::fromStdString(system_); }
    bool offered() const { return designer_ != nullptr; }
    QList<TroopTypeShown> types() const;
    QString type() const { return QString::fromStdString(type_); }
    QString typeName() const;
    QList<TroopModifierShown> modifiers() const;
    QList<LabelledShown> stats() const;
    QString special() const;
    int points() const { return design_.points; }
    bool priced() const { return designer_ == nullptr || designer_->priced(); }
    bool possible() const { return chosen() && design_.possible; }
    QString trouble() const;
    bool chosen() const { return !type_.empty(); }
    const Node& row() const { return design_.row; }
    void setSystem(const QString& system);
    void setType(const QString& type);

    Q_INVOKABLE void toggle(const QString& modifier);
    Q_INVOKABLE void setPrice(const QString& modifier, int index);
    Q_INVOKABLE void setNumber(const QString& modifier, int number);

signals:
    void changed();
    void systemChanged();

private:
    void design();
    TroopModifierShown shown(const Modifier& modifier, const TroopType& type) const;

    std::string system_, type_;
    const System* rules_ = nullptr;
    const Designer* designer_ = nullptr;
    std::vector<ChosenModifier> picked_;
    Design design_;
};

} // namespace strategikon
