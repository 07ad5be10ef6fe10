// A nation's list: its table with every printed column, and what its own rules say.
#include "app/print/flow.h"
#include "app/print/frame.h"
#include "app/print/nation.h"
#include "app/print/pdf.h"
#include "app/print/roster_rules.h"
#include "app/print/table.h"
#include "app/print/words.h"
#include "app/words/nations.h"
#include "app/words/sizes.h"
#include "app/words/words.h"
#include "model/text/file.h"
#include "rules/arms.h"
#include "rules/search.h"

#include <algorithm>

namespace strategikon::print {

namespace {

const Style listLabel{Face::capitals, points(7), 0.6};

class NationPage {
public:
    NationPage(const System& system, const ArmyList& list, const Frame& frame)
        : system(system), list(list), left(frame.left()), width(frame.width())
    {
        measure();
    }

    QList<Block> blocks()
    {
        if (const QString about = aboutShown(list); !about.isEmpty())
            paragraph(about, {Face::italic, points(11), 0.85}, 2);
        for (const auto& [title, words] : factsOf(list))
            paragraph(QStringLiteral("%1: %2").arg(title, words), asideStyle, 0);
        rows(Words::tr("Troops"), false);
        rows(Words::tr("Commanders"), true);
        upgrades();
        readings();
        ownRules();
        return made;
    }

private:
    // Figures stand in the middle of their columns, words at the left end.
    void measure()
    {
        const SystemFormat& format = system.format();
        double used = 0;
        for (std::size_t c = 0; c < format.columns.size(); ++c) {
            const bool words = format.columns[c] == format.typeColumn;
            double widest = widthOf(headingOf("columns", format.columns[c]), listLabel);
            const auto look = [&](const Row& row) {
                if (c < row.printed.size())
                    widest = std::max(widest, widthOf(translated(row.printed[c]), words ? asideStyle : figureStyle));
            };
            std::ranges::for_each(list.lines, look);
            std::ranges::for_each(list.options, look);
            widths.append(widest + columnGap);
            shown.append(int(c));
            used += widths.last();
        }
        // The names keep their share: the widest columns stand below them where there is no room.
        while (used > width * 0.68 && shown.size() > 1) {
            const auto widest = std::ranges::max_element(shown, [&](int a, int b) { return widths[a] < widths[b]; });
            used -= widths[*widest];
            shown.erase(widest);
        }
        nameWidth = width - used;
        double x = left + nameWidth;
        for (int c = 0; c < widths.size(); ++c) {
            starts.append(x);
            x += shown.contains(c) ? widths[c] : 0;
        }
    }

    // The cells that have no column, with the columns' names where they are figures.
    QString besides(const Row& row) const
    {
        QStringList cells;
        for (int c = 0; c < int(row.printed.size()); ++c) {
            if (shown.contains(c) || row.printed[c] == "-")
                continue;
            const QString cell = translated(row.printed[c]);
            const bool figures = std::ranges::none_of(cell, [](QChar letter) { return letter.isLetter(); });
            cells << (figures ? headingOf("columns", system.format().columns[c]) + u' ' + cell : cell);
        }
        return cells.join(QStringLiteral(" · "));
    }

    void heading(const QString& title)
    {
        made.append({11,
            [this, title](Page& page, double top) {
                put(page, left, top + 8, title, groupStyle);
                const SystemFormat& format = system.format();
                for (const int c : shown)
                    column(page, c, top + 8, shortened(headingOf("columns", format.columns[c]), listLabel, widths[c]),
                        listLabel);
                line(page, left, top + 9.6, left + width, top + 9.6, 0.2);
            },
            true});
    }

    void column(Page& page, int c, double baseline, const QString& words, const Style& style) const
    {
        const bool left = system.format().columns[c] == system.format().typeColumn;
        put(page, left ? starts[c] : starts[c] + widths[c] / 2, baseline, words, style,
            left ? Align::left : Align::centre);
    }

    void row(const Row& row, const QString& below, const std::string& arm = {})
    {
        const QStringList names =
            wrapped(translated(row.name) + (row.reading.empty() ? QString() : QStringLiteral(" †")), nameStyle,
                nameWidth - columnGap);
        QStringList under;
        for (const QString& text : {besides(row), below})
            if (!text.isEmpty())
                under += wrapped(text, asideStyle, width - 4);
        const double height = 1.6 + 4.6 * double(names.size()) + 3.9 * double(under.size());
        made.append(
            {height, [this, names, under, &row, height, arm = QString::fromStdString(arm)](Page& page, double top) {
                 double y = top + 4.6;
                 putGlyph(page, left - glyphAside, y, arm, glyphHigh);
                 for (const int c : shown) {
                     const bool words = system.format().columns[c] == system.format().typeColumn;
                     const QString cell = row.printed[c] == "-" ? QStringLiteral("–") : translated(row.printed[c]);
                     const Style& style = words ? asideStyle : figureStyle;
                     column(page, c, y, shortened(cell, style, widths[c]), style);
                 }
                 for (const QString& part : names) {
                     put(page, left, y, part, nameStyle);
                     y += 4.6;
                 }
                 y -= 0.7;
                 for (const QString& part : under) {
                     put(page, left + 4, y, part, asideStyle);
                     y += 3.9;
                 }
                 line(page, left, top + height, left + width, top + height, 0.05, 0.4);
             }});
    }

    QString specialsOf(const Row& row) const
    {
        QStringList names;
        for (const SpecialRule* rule : rulesOf(system, list, row))
            names << translated(rule->name);
        return names.join(QStringLiteral(", "));
    }

    void rows(const QString& title, bool leaders)
    {
        if (std::ranges::none_of(list.lines, [&](const Line& line) { return line.leader == leaders; }))
            return;
        heading(title);
        for (const Line& one : list.lines)
            if (one.leader == leaders)
                row(one, specialsOf(one), armOf(system.format(), list, int(&one - list.lines.data())));
    }

    void upgrades()
    {
        std::vector<const Option*> shown;
        for (const Option& option : list.options)
            if (!isOneOfManySizes(list, option))
                shown.push_back(&option);
        if (shown.empty())
            return;
        heading(Words::tr("Upgrades"));
        for (const Option* one : shown) {
            const Option& option = *one;
            QStringList hosts;
            for (int host : option.hosts)
                hosts << translated(list.lines[host].name);
            QStringList below{Words::tr("for %1").arg(hosts.join(QStringLiteral(", ")))};
            if (const QString special = specialsOf(option); !special.isEmpty())
                below << special;
            row(option, below.join(QStringLiteral(" · ")));
        }
    }

    void paragraph(const QString& words, const Style& style, double before, bool keep = false)
    {
        const QStringList lines = wrapped(words, style, width);
        const double step = style.size * 1.25;
        made.append({before + step * double(lines.size()),
            [this, lines, style, step, before](Page& page, double top) {
                double y = top + before;
                for (const QString& part : lines)
                    put(page, left, y += step, part, style);
            },
            keep});
    }

    void readings()
    {
        bool first = true;
        const auto add = [&](const Row& row) {
            if (row.reading.empty())
                return;
            paragraph(QStringLiteral("† ")
                    + Words::tr("%1: %2", "row and how it is read").arg(translated(row.name), ofReading(row.reading)),
                bodyStyle, first ? 3 : 0.6);
            first = false;
        };
        std::ranges::for_each(list.lines, add);
        std::ranges::for_each(list.options, add);
    }

    void ownRules()
    {
        const QStringList ties = tiesOf(system, list);
        if (list.rules.empty() && ties.isEmpty())
            return;
        paragraph(Words::tr("Army rules"), groupStyle, 5, true);
        for (const SpecialRule& rule : list.rules) {
            paragraph(translated(rule.name), nameStyle, 1.6, true);
            paragraph(translated(rule.text), bodyStyle, 0.2);
            if (const QString where = placeOf(system, rule.source); !where.isEmpty() && rule.source.line > 0)
                paragraph(where, placeStyle, 0);
        }
        for (const QString& tie : ties)
            paragraph(tie, bodyStyle, 1.6);
    }

    const System& system;
    const ArmyList& list;
    double left, width, nameWidth = 0;
    QList<double> starts, widths; // by column of the format
    QList<int> shown;             // those that stand beside the names
    QList<Block> made;
};

Roster headOf(const System& system, const ArmyList& list)
{
    Roster roster;
    roster.system = translated(system.format().name);
    roster.nation = roster.title = translated(list.name);
    roster.group = list.own ? Words::tr("Own list") : translated(list.group);
    if (system.format().editions.size() > 1)
        roster.edition = headingOf("editions", list.edition);
    roster.source = list.source.line > 0 ? placeOf(system, list.source) : QString();
    return roster;
}

} // namespace

Sheet nationSheet(const System& system, const ArmyList& list, const QSizeF& size)
{
    const Roster head = headOf(system, list);
    const Frame frame(head, size, head.nation);
    Sheet sheet{size, {}};
    int next = 0;
    // The blocks ask this for what it measured, so it lives as long as they are drawn.
    NationPage page(system, list, frame);
    const QList<Block> drawn = page.blocks();
    do {
        Page paper;
        double y = frame.head(paper, sheet.pages.isEmpty());
        const int count = next < drawn.size() ? fitting(drawn, next, frame.bottom() - y) : 0;
        for (int i = 0; i < count; ++i, ++next) {
            drawn[next].ink(paper, y);
            y += drawn[next].height;
        }
        sheet.pages.append(paper);
    } while (next < drawn.size());
    for (int i = 0; i < sheet.pages.size(); ++i)
        frame.foot(sheet.pages[i], i + 1, int(sheet.pages.size()));
    return sheet;
}

QByteArray nationPdf(const System& system, const ArmyList& list, Paper paper, const QDateTime& made)
{
    return pdfOf(nationSheet(system, list, sizeOf(paper)), Words::tr("%1: army list").arg(translated(list.name)), made);
}

} // namespace strategikon::print
