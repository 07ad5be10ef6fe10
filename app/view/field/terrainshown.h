// What the pages show of a table and the terrain on it.
#pragma once

#include "app/shown/field/steps.h"
#include "app/view/shown.h"

#include <QStringList>

namespace strategikon {

// A usual table, cm.
struct TableSizeShown {
    Q_GADGET
    QML_VALUE_TYPE(tableSizeShown)
    Q_PROPERTY(int width MEMBER width FINAL)
    Q_PROPERTY(int depth MEMBER depth FINAL)

public:
    int width = 0, depth = 0;
    bool operator==(const TableSizeShown&) const = default;
};

// A scale of figures, and the tables that are usual for it.
struct TableScaleShown {
    Q_GADGET
    QML_VALUE_TYPE(tableScaleShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL) // may be empty
    Q_PROPERTY(QList<strategikon::TableSizeShown> sizes MEMBER sizes FINAL)

public:
    QString id, name, note;
    QList<TableSizeShown> sizes;
    bool operator==(const TableScaleShown&) const = default;
};

// A system that battlefields can be laid out for.
struct FieldSystemShown {
    Q_GADGET
    QML_VALUE_TYPE(fieldSystemShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool asPrinted MEMBER asPrinted FINAL) // it has one scale for all figures
    Q_PROPERTY(QList<strategikon::TableScaleShown> scales MEMBER scales FINAL)
    Q_PROPERTY(QList<strategikon::ProseShown> methods MEMBER methods FINAL)

public:
    QString id, name;
    bool asPrinted = true;
    QList<TableScaleShown> scales;
    QList<ProseShown> methods;
    bool operator==(const FieldSystemShown&) const = default;
};

// A bare table as it is asked for.
struct NewField {
    Q_GADGET
    QML_VALUE_TYPE(newField)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)  // may be empty
    Q_PROPERTY(double width MEMBER width FINAL) // cm
    Q_PROPERTY(double depth MEMBER depth FINAL)
    Q_PROPERTY(bool inches MEMBER inches FINAL)
    Q_PROPERTY(bool scaled MEMBER scaled FINAL)      // 1 cm of the rules is played as an inch
    Q_PROPERTY(QString method MEMBER method FINAL)   // random, mutual, one-sets-up
    Q_PROPERTY(QString figures MEMBER figures FINAL) // their scale, where the system has several

public:
    QString system, name;
    double width = 0, depth = 0;
    bool inches = false, scaled = false;
    QString method{}, figures{};
    bool operator==(const NewField&) const = default;
};

// Something that a side may choose while it chooses, at one tap or in one of its sizes: also what it may not have now,
// so that the rest keeps its place from tap to tap.
struct TerrainSizeShown {
    Q_GADGET
    QML_VALUE_TYPE(terrainSizeShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString worth MEMBER worth FINAL) // what it counts towards the budget; empty: there is none
    Q_PROPERTY(bool open MEMBER open FINAL)      // it may be chosen now
    Q_PROPERTY(bool taken MEMBER taken FINAL)    // it has been chosen

public:
    QString id, name, worth;
    bool open = true, taken = false;
    bool operator==(const TerrainSizeShown&) const = default;
};
struct TerrainChoiceShown {
    Q_GADGET
    QML_VALUE_TYPE(terrainChoiceShown)
    Q_PROPERTY(QString id MEMBER id FINAL) // empty: it comes in sizes
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL) // may be empty
    Q_PROPERTY(QList<strategikon::TerrainSizeShown> sizes MEMBER sizes FINAL)
    Q_PROPERTY(bool open MEMBER open FINAL) // as of a size
    Q_PROPERTY(bool taken MEMBER taken FINAL)

public:
    QString id, name, note;
    QList<TerrainSizeShown> sizes;
    bool open = true, taken = false;
    bool operator==(const TerrainChoiceShown&) const = default;
};

// What is asked now while terrain is laid out, as one says it.
struct TerrainAskedShown {
    Q_GADGET
    QML_VALUE_TYPE(terrainAskedShown)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QList<QString> dice MEMBER dice FINAL)   // whose or what each die is; none: it needs no saying
    Q_PROPERTY(QList<QString> faces MEMBER faces FINAL) // what they say
    Q_PROPERTY(QList<strategikon::TerrainChoiceShown> choices MEMBER choices FINAL)
    Q_PROPERTY(QString chosen MEMBER chosen FINAL) // so far; empty: nothing
    Q_PROPERTY(QString none MEMBER none FINAL)     // the button by which it is not placed
    Q_PROPERTY(QString agreed MEMBER agreed FINAL) // the same while a place for it is shown
    Q_PROPERTY(QString end MEMBER end FINAL) // the button by which a side ends it, which it may not always; empty: none

public:
    QString title, words;
    QStringList dice, faces;
    QList<TerrainChoiceShown> choices;
    QString chosen, none, agreed, end;
    bool operator==(const TerrainAskedShown&) const = default;
};

// Terrain that is being placed.
struct TerrainDraftShown {
    Q_GADGET
    QML_VALUE_TYPE(terrainDraftShown)
    Q_PROPERTY(QString item MEMBER item FINAL) // empty: none is
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> variants MEMBER variants FINAL)
    Q_PROPERTY(QString variant MEMBER variant FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL) // size, and where it lies
    Q_PROPERTY(QString fault MEMBER fault FINAL) // why it may not lie there; empty: it may
    Q_PROPERTY(QString rule MEMBER rule FINAL)

public:
    QString item, name;
    QList<NamedShown> variants;
    QString variant, place, fault, rule;
    bool operator==(const TerrainDraftShown&) const = default;
};

// An item of the charts.
struct ChartItemShown {
    Q_GADGET
    QML_VALUE_TYPE(chartItemShown)
    Q_PROPERTY(QString chart MEMBER chart FINAL) // its name
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    QString chart, id, name;
    bool operator==(const ChartItemShown&) const = default;
};

// Terrain on the table.
struct FeatureShown {
    Q_GADGET
    QML_VALUE_TYPE(featureShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL) // that players gave it; may be empty
    Q_PROPERTY(QString kinds MEMBER kinds FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QList<strategikon::FieldFinding> faults MEMBER faults FINAL)

public:
    QString id, title, name, kinds, place;
    QList<FieldFinding> faults;
    bool operator==(const FeatureShown&) const = default;
};

// Terrain in the order in which it is laid out for real.
struct LaidOutShown {
    Q_GADGET
    QML_VALUE_TYPE(laidOutShown)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QStringList pieces MEMBER pieces FINAL)

public:
    QString heading;
    QStringList pieces;
    bool operator==(const LaidOutShown&) const = default;
};

// A form in which a battlefield is saved as a file.
struct MapFormShown {
    Q_GADGET
    QML_VALUE_TYPE(mapFormShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString ending MEMBER ending FINAL)

public:
    QString id, label, ending;
    bool operator==(const MapFormShown&) const = default;
};

} // namespace strategikon
