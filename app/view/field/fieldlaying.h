// Laying out: what is asked, dice, proposals and what becomes of them.
#pragma once

#include "fieldpart.h"
#include "terrainshown.h"

namespace strategikon {

class FieldLaying : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(strategikon::TerrainAsk ask READ ask NOTIFY changed FINAL)
    Q_PROPERTY(strategikon::TerrainAskedShown asked READ asked NOTIFY changed FINAL)
    Q_PROPERTY(bool laid READ laid NOTIFY changed FINAL)                 // all terrain that dice ask for
    Q_PROPERTY(QList<QString> settled READ settled NOTIFY changed FINAL) // by the dice before terrain
    Q_PROPERTY(QList<QString> record READ record NOTIFY changed FINAL)
    Q_PROPERTY(strategikon::TerrainDraftShown draft READ draft NOTIFY draftChanged FINAL)
    Q_PROPERTY(QList<strategikon::ChartItemShown> items READ items NOTIFY opened FINAL)

public:
    FieldLaying(OpenField& open, QObject* parent);

    TerrainAsk ask() const;
    TerrainAskedShown asked() const;
    bool laid() const;
    QStringList settled() const;
    QStringList record() const;
    TerrainDraftShown draft() const;
    QList<ChartItemShown> items() const;

    // Answers to what is asked. False where they do not fit.
    Q_INVOKABLE bool throwDice(const QList<int>& dice); // as thrown at the table
    Q_INVOKABLE bool rollDice();                        // by the program
    Q_INVOKABLE bool chooseSides(bool firstIsNear);     // where nothing is thrown for them
    Q_INVOKABLE bool choose(const QString& option);     // of what is offered
    Q_INVOKABLE bool endTerrain();
    Q_INVOKABLE bool decline();
    // Everything that is left to lay out, by the program.
    Q_INVOKABLE void layAll();

    // Terrain before it is placed: for what was thrown, or an item that was agreed on.
    Q_INVOKABLE bool propose(const QString& variant = {});
    Q_INVOKABLE bool proposeItem(const QString& item, const QString& variant = {});
    Q_INVOKABLE void dropDraft();
    Q_INVOKABLE bool place();

signals:
    void opened();
    void draftChanged();

private:
    field::Ask next() const;                                   // what is asked
    bool followSides(const field::Field& before);              // the armies do; false: the field is as before
    bool keepOn(const char* what, const QString& detail = {}); // and shows what is to be placed next
    bool layOut(const field::Item& item, const QString& variant, int side, const std::string& cover = {});
    field::Wish wish();

    int tries_ = 0; // of the draft
};

} // namespace strategikon
