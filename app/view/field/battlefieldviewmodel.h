// One battlefield: laying it out, changing it, deploying on it. Each part of its page is an object of its own; they
// share the field that is open (openfield.h).
#pragma once

#include "fieldarmies.h"
#include "fieldcourse.h"
#include "fielddeploying.h"
#include "fieldlaying.h"
#include "fieldterrain.h"

namespace strategikon {

class BattlefieldViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Battlefield)
    Q_PROPERTY(QString fieldId READ fieldId WRITE open NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString tableWords READ tableWords NOTIFY changed FINAL)
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(bool inches READ inches NOTIFY changed FINAL)
    Q_PROPERTY(bool firstIsNear READ firstIsNear NOTIFY changed FINAL) // whether side 0 has the near edge
    Q_PROPERTY(bool byBlocks READ byBlocks NOTIFY changed FINAL)       // a command at a time
    // Id of a feature, "draft", or the badge of a unit; empty: nothing.
    Q_PROPERTY(QString selected READ selected WRITE select NOTIFY selectedChanged FINAL)

    Q_PROPERTY(strategikon::FieldCourse* course READ course CONSTANT FINAL)
    Q_PROPERTY(strategikon::FieldLaying* laying READ laying CONSTANT FINAL)
    Q_PROPERTY(strategikon::FieldTerrain* terrain READ terrain CONSTANT FINAL)
    Q_PROPERTY(strategikon::FieldArmies* armies READ armies CONSTANT FINAL)
    Q_PROPERTY(strategikon::FieldTroops* troops READ troops CONSTANT FINAL)
    Q_PROPERTY(strategikon::FieldDeploying* deploying READ deploying CONSTANT FINAL)
    Q_PROPERTY(strategikon::FieldHanded* handed READ handed CONSTANT FINAL)

public:
    explicit BattlefieldViewModel(QObject* parent = nullptr);

    // As `--seed` on the command line: all that is random on a new table follows from it.
    void beginFrom(std::uint64_t seed) { field_.setup().field.seed = seed; }

    QString fieldId() const { return QString::fromStdString(field_.id()); }
    void open(const QString& id);
    bool known() const { return field_.known(); }
    QString name() const { return QString::fromStdString(setup().field.name); }
    QString tableWords() const;
    QString system() const { return QString::fromStdString(setup().field.system); }
    bool inches() const { return setup().field.table.shown == field::Unit::inch; }
    bool firstIsNear() const { return field_.firstIsNear(); }
    bool byBlocks() const { return field_.byBlocks(); }
    QString selected() const { return field_.selected(); }
    void select(const QString& id) { field_.select(id); }

    FieldCourse* course() { return &course_; }
    FieldLaying* laying() { return &laying_; }
    FieldTerrain* terrain() { return &terrain_; }
    FieldArmies* armies() { return &armies_; }
    FieldTroops* troops() { return &troops_; }
    FieldDeploying* deploying() { return &deploying_; }
    FieldHanded* handed() { return &handed_; }

    // For the map, for the other view models of the page, and for tests.
    const OpenField& field() const { return field_; }
    const Setup& setup() const { return field_.setup(); }
    const field::Deployment& deployment() const { return field_.deployment(); }
    const Battlefield* rules() const { return field_.rules(); }

signals:
    void opened();
    void changed();
    void stepChanged(); // maybe
    void draftChanged();
    void selectedChanged();
    void refused(const QString& words);

private:
    OpenField field_{};
    FieldCourse course_{field_, this};
    FieldLaying laying_{field_, this};
    FieldTerrain terrain_{field_, this};
    FieldArmies armies_{field_, this};
    FieldTroops troops_{field_, this};
    FieldHanded handed_{field_, this};
    FieldDeploying deploying_{field_, troops_, handed_, this};
};

} // namespace strategikon
