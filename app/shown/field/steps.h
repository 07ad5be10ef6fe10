// What is told of a battlefield while it is laid out and armies deploy: read by the screen and by `field ... --json`.
#pragma once

#include "model/field/deployment.h"
#include "model/field/terrain/laying.h"
#include "rules/system.h"

#include <QObject>
#include <QStringList>

namespace strategikon {

// What is wrong, or against advice, on a table.
struct FieldFinding {
    Q_GADGET
    Q_PROPERTY(QString badge MEMBER badge FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(bool severe MEMBER severe FINAL)

public:
    bool ofTerrain = false;
    QString feature; // of terrain; empty: the whole field
    QString badge;   // else of a unit; empty: both sides
    QString code, words;
    bool cites = true; // a rule is told, though the source may not say it
    QString place;     // of it in the source
    QString rule;      // the same with its line
    bool severe = true;
    bool operator==(const FieldFinding&) const = default;
};
FieldFinding findingOf(const field::Misplaced& one, const System& system);
FieldFinding findingOf(const field::Misposted& one, const System& system);

// What is to be answered now while terrain is laid out.
struct TerrainAsk {
    Q_GADGET
    Q_PROPERTY(QString what MEMBER what FINAL) // as Ask::What; empty: nothing is known
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(QString who MEMBER who FINAL)
    Q_PROPERTY(int dice MEMBER dice FINAL)
    Q_PROPERTY(int sides MEMBER sides FINAL) // of a die
    Q_PROPERTY(bool mayEnd MEMBER mayEnd FINAL)
    Q_PROPERTY(bool last MEMBER last FINAL) // item
    Q_PROPERTY(QString chart MEMBER chart FINAL)
    Q_PROPERTY(QString item MEMBER item FINAL)

public:
    QString what;
    int side = -1;
    QString who; // as the reader of it calls that side
    int dice = 0, sides = 0;
    bool mayEnd = false, last = false;
    QString chart, item; // their names
    QString chartId, itemId;
    QStringList variants;     // ids, of the item
    QStringList options;      // what may be chosen
    int needs = 0, spent = 0; // the least face; of the budget, quarters of a feature equivalent
    bool operator==(const TerrainAsk&) const = default;
};
TerrainAsk askOf(const field::Ask& ask);

// Who sets down now.
struct DeployTurn {
    Q_GADGET
    Q_PROPERTY(int side MEMBER side FINAL) // -1: both
    Q_PROPERTY(QString who MEMBER who FINAL)
    Q_PROPERTY(int bodies MEMBER bodies FINAL)
    Q_PROPERTY(bool leaders MEMBER leaders FINAL)
    Q_PROPERTY(bool all MEMBER all FINAL)
    Q_PROPERTY(bool done MEMBER done FINAL)
    Q_PROPERTY(bool roll MEMBER roll FINAL)      // a die for who begins comes first
    Q_PROPERTY(QString badge MEMBER badge FINAL) // this one and no other
    Q_PROPERTY(QString block MEMBER block FINAL) // a command or batch; empty: any that waits
    Q_PROPERTY(QString blockName MEMBER blockName FINAL)
    Q_PROPERTY(bool begun MEMBER begun FINAL) // some of it stand
    Q_PROPERTY(bool notes MEMBER notes FINAL) // written down in secret first
    Q_PROPERTY(bool camps MEMBER camps FINAL)
    Q_PROPERTY(bool works MEMBER works FINAL)   // of the camps only works wait, which may stay behind
    Q_PROPERTY(bool assign MEMBER assign FINAL) // the camps get a block

public:
    int side = -1;
    QString who; // as the reader of it calls that side
    QString block, blockName;
    bool begun = false;
    bool notes = false, camps = false, works = false, assign = false;
    int bodies = 0;
    bool leaders = false, all = false, done = false, roll = false;
    QString badge;
    QStringList waiting[2]; // badges of each side
    bool operator==(const DeployTurn&) const = default;
};
DeployTurn turnOf(const field::Deployment& deployment);

} // namespace strategikon
