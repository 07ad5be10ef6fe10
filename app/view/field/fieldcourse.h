// Where the set-up of a battlefield stands: sides, terrain, armies, deploy, print.
#pragma once

#include "fieldpart.h"

namespace strategikon {

class FieldCourse : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString step READ step NOTIFY stepChanged FINAL)
    Q_PROPERTY(QList<QString> steps READ steps NOTIFY changed FINAL)   // all there are, in their order
    Q_PROPERTY(bool armiesFirst READ armiesFirst NOTIFY changed FINAL) // terrain depends on who fights
    Q_PROPERTY(QString method READ method NOTIFY changed FINAL)
    Q_PROPERTY(QString methodWords READ methodWords NOTIFY changed FINAL)
    Q_PROPERTY(QString sidesWords READ sidesWords NOTIFY changed FINAL) // who has which; empty: not settled
    Q_PROPERTY(bool played READ played NOTIFY changed FINAL)            // battles of its system can be recorded

public:
    FieldCourse(OpenField& open, QObject* parent);

    QString step() const;
    QStringList steps() const;
    bool armiesFirst() const { return open_.armiesFirst(); }
    QString method() const { return QString::fromStdString(setup().field.method); }
    QString methodWords() const;
    QString sidesWords() const;
    bool played() const;

signals:
    void stepChanged(); // maybe
};

} // namespace strategikon
