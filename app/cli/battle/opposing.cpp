// Two dice against each other at the prompt: each outcome with its letter, all pairs as a grid of letters, and what
// must be thrown.
#include "battle_files.h"

#include "app/shown/battle/card.h"

#include <QLocale>

namespace strategikon::cli {

namespace {

QString letterOf(int outcome) { return QString(QChar(u'A' + outcome)); }

void printOutcomes(const OpposedShown& opposed)
{
    for (int i = 0; i < opposed.outcomes.size(); ++i) {
        const OpposedOutcomeShown& one = opposed.outcomes[i];
        print(Cli::tr("%1  %2  %3 of %4  %5 %")
                  .arg(letterOf(i), one.words)
                  .arg(one.ways)
                  .arg(opposed.pairs)
                  .arg(QLocale().toString(100.0 * one.ways / opposed.pairs, 'f', 2))
            + u'\n');
    }
}

void printGrid(const OpposedShown& opposed)
{
    QString heads = QStringLiteral("   ");
    for (int face = 1; face <= opposed.sides; ++face)
        heads += QStringLiteral(" %1").arg(face);
    print(Cli::tr("Rows: %1, columns: %2").arg(opposed.dice[0], opposed.dice[1]) + u'\n' + heads + u'\n');
    for (int first = 0; first < opposed.sides; ++first) {
        QString row = QStringLiteral("  %1").arg(first + 1);
        for (int second = 0; second < opposed.sides; ++second)
            row += u' ' + letterOf(opposed.cells[first * opposed.sides + second]);
        print(row + u'\n');
    }
}

void printNeeded(const OpposedShown& opposed, const QList<NeededShown>& all, int thrower)
{
    if (all.isEmpty())
        return;
    print(Cli::tr("%1 must throw, with %2 at 1 to %3:")
              .arg(opposed.dice[thrower], opposed.dice[1 - thrower])
              .arg(opposed.sides)
        + u'\n');
    for (int i = 0; i < all.size(); ++i) {
        QString row;
        for (const int face : all[i].least)
            row += u' ' + (face == 0 ? QStringLiteral("–") : QString::number(face));
        const QString words = opposed.outcomes[all[i].outcome].words;
        print(QStringLiteral(" %1  %2\n").arg(row, i == 0 ? words : Cli::tr("%1, or better").arg(words)));
    }
}

} // namespace

void printOpposed(const OpposedShown& opposed)
{
    printOutcomes(opposed);
    printGrid(opposed);
    printNeeded(opposed, opposed.first, 0);
    printNeeded(opposed, opposed.second, 1);
}

} // namespace strategikon::cli
