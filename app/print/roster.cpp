#include "app/print/roster.h"

#include "app/print/nation.h"
#include "app/print/roster_rules.h"
#include "app/print/words.h"
#include "app/words/points.h"
#include "app/words/words.h"
#include "model/army/army_code.h"
#include "model/text/contains.h"
#include "rules/arms.h"

#include <algorithm>

namespace strategikon::print {

namespace {

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

// The heading of a list that is known by its id only.
QString capitalised(const std::string& id)
{
    QStringList words = text(id).split(u'-');
    for (QString& word : words)
        if (!word.isEmpty())
            word[0] = word[0].toUpper();
    return words.join(u' ');
}

// Columns that say how an army is chosen, or that the roster has in its own way, need no place on it.
bool isForChoosing(const SystemFormat& format, const std::string& id)
{
    static const std::vector<std::string> choosing{"min", "max", "note"};
    return id == format.standsColumn || id == format.priceColumn || std::ranges::find(choosing, id) != choosing.end();
}

class Maker {
public:
    Maker(const System& system, const ArmyList& list, const Army& army, const Verdict& verdict)
        : system(system)
        , format(system.format())
        , list(list)
        , army(army)
        , verdict(verdict)
        , problem(system.problem(list, army))
        , bound(bind(problem, army))
        , batches(system.batches(problem, bound))
        , rules(system, list)
    {
    }

    Roster run()
    {
        heading();
        chooseColumns();
        for (int row = 0; row < int(army.choices.size()); ++row)
            addRow(row);
        addExtras();
        roster.rules = rules.sorted(roster.units);
        addFindings();
        return std::move(roster);
    }

private:
    void heading()
    {
        roster.systemId = text(format.id);
        roster.system = translated(format.name);
        roster.listId = text(list.id);
        roster.nation = translated(list.name);
        roster.group = translated(list.group);
        roster.editionId = text(list.edition);
        roster.edition = headingOf("editions", list.edition);
        roster.title = army.name.empty() ? roster.nation : text(army.name);
        roster.note = text(army.note);
        roster.source = placeOf(system, list.source);
        for (const std::string& tag : army.tags)
            roster.tags.append(text(tag));
        roster.parts = problem.parts;
        roster.bounded = system.bounded(list);
        roster.size = problem.budget;
        roster.spent = verdict.points;
        roster.legal = verdict.legal;
        roster.blocks = army.blocks || system.division() == Division::required;
        roster.blockWord = headingOf("columns", format.blockKey);
        roster.standsWord = headingOf("figures", format.standsName);
        roster.year = army.year;
        roster.facts = factsOf(list);
        for (const Message& note : verdict.notes)
            roster.remarks.append(worded(note));
        roster.hitsColumn = text(format.hitsColumn);
        roster.stamp = text(verdict.stamp);
        roster.code = text(writeArmyCode(withIds(army, list, format)));
        for (const Army& partner : army.partner)
            roster.partners.append(
                Words::tr("with the %1 army, %2 points")
                    .arg(translated(capitalised(partner.list).toStdString()), number(partner.points)));
        for (const WrittenLine& line : system.written())
            roster.written.append({headingOf("written", line.id), line.lines, line.ofBlocks});
        for (const Figure& figure : verdict.figures)
            roster.figures.append(shown(figure));
        for (const BlockFigures& block : verdict.blocks) {
            const Ally* ally = allyOf(block.block);
            roster.divided.append({text(block.block), ally ? translated(ally->name) : headingOf("blocks", block.block),
                {}, ally != nullptr});
            for (const Figure& figure : block.figures)
                roster.divided.last().figures.append(shown(figure));
        }
    }

    const Ally* allyOf(const std::string& id) const
    {
        const auto known = std::ranges::find_if(list.allies, [&](const Ally& ally) { return ally.id == id; });
        return known == list.allies.end() ? nullptr : &*known;
    }

    static RosterFigure shown(const Figure& figure)
    {
        QString name = headingOf("figures", figure.id);
        if (!figure.words.empty())
            name += u' ' + ofNames(figure.words);
        if (!figure.words.empty() && figure.value > 1)
            name += QStringLiteral(" %1:1").arg(figure.value);
        return {text(figure.id), name, figure.value, figure.parts, figure.flag};
    }

    void chooseColumns()
    {
        for (int column = 0; column < int(format.columns.size()); ++column) {
            const std::string& id = format.columns[column];
            if (isForChoosing(format, id))
                continue;
            const RosterColumn made{text(id), headingOf("columns", id), id == format.typeColumn};
            if (!contains(format.below, id))
                roster.table.append(made);
            if (!isFilled(column))
                continue;
            columns.push_back(column);
            roster.columns.append(made);
        }
    }

    bool isFilled(int column) const
    {
        const auto filled = [&](const Row& row) {
            return row.printed.at(column) != "-" && !row.printed.at(column).empty();
        };
        return std::ranges::any_of(bound.bodies, [&](const BoundBody& body) {
            const Variable& form = problem.variables[body.variable];
            return filled(list.lines[form.line])
                || std::ranges::any_of(form.options, [&](int o) { return filled(list.options[o]); });
        });
    }

    QStringList statsOf(const std::vector<std::string>& printed) const
    {
        QStringList cells;
        for (const int column : columns)
            cells.append(printed.at(column) == "-" ? QString() : translated(printed.at(column)));
        return cells;
    }

    void addRow(int row)
    {
        const auto before = roster.units.size();
        for (std::size_t i = 0; i < bound.bodies.size(); ++i) {
            const BoundBody& body = bound.bodies[i];
            if (body.choice != row)
                continue;
            addUnit(row, body.variable, body.count);
            if (i < batches.size() && batches[i].first > 0)
                roster.units.last().figures.prepend(inBatch(batches[i]));
        }
        if (roster.units.size() == before)
            addUnknown(row);
        roster.units[before].note = text(army.choices[row].note);
    }

    RosterUnit unitOf(int row) const
    {
        const Choice& choice = army.choices[row];
        RosterUnit unit;
        unit.row = row;
        unit.name = text(choice.name);
        unit.block = text(choice.block);
        unit.blockName = choice.block.empty() ? QString() : headingOf("blocks", choice.block);
        return unit;
    }

    static RosterFigure inBatch(std::pair<int, int> batch)
    {
        const QString name = batch.first == batch.second
            ? Words::tr("Batch %1").arg(batch.first)
            : Words::tr("Batches %1 to %2").arg(batch.first).arg(batch.second);
        return {QStringLiteral("batch"), name, batch.first, 1, true};
    }

    void addUnit(int row, int body, int count)
    {
        const Variable& form = problem.variables[body];
        const Line& line = list.lines[form.line];
        RosterUnit unit = unitOf(row);
        unit.id = text(line.id);
        unit.entry = translated(line.name);
        unit.arm = text(armOf(format, list, form.line, form.options));
        unit.count = count;
        unit.standsEach = form.stands;
        unit.stands = form.stands * count;
        unit.pointsEach = form.price;
        unit.points = form.price * count;
        unit.leader = line.leader;
        if (const Message sort = system.sortOf(problem, body); !sort.code.empty())
            unit.sort = worded(sort);
        if (const auto counts = system.counts(problem, body))
            unit.counts = shown(*counts);
        if (const Ally* ally = roster.blocks ? nullptr : allyOf(line.ally)) {
            unit.ally = text(ally->id);
            unit.blockName = translated(ally->name);
        }
        unit.split = isSplit(line);
        unit.stats = statsOf(columnsOf(list, form.line, form.options));
        for (const int o : form.options) {
            const Option& option = list.options[o];
            const int price = priceOf(form, o);
            unit.options.append(
                {text(option.id), translated(option.name), price == 0 ? QString() : priceShown(price, problem.parts),
                    price, statsOf(option.printed), option.replaces || option.adjusts});
        }
        for (const Figure& figure : system.bodyFigures(problem, body))
            unit.figures.append(shown(figure));
        unit.rules = rules.numbersOf(specialsOf(list, form.line, form.options));
        // What adds comes on top of the figures that are in force then.
        for (const bool adding : {false, true})
            for (const int o : form.options)
                if (const Option& option = list.options[o];
                    !option.replaces && !option.adjusts && adds(option) == adding)
                    combine(unit.stats, statsOf(option.printed), adding);
        roster.units.append(unit);
    }

    bool adds(const Option& option) const
    {
        return std::ranges::find(format.adding, option.kind) != format.adding.end();
    }

    // An upgrade's figure stands for the host's, or comes on top of it where its kind adds. What is no
    // number is told beside the other.
    void combine(QStringList& stats, const QStringList& cells, bool adding) const
    {
        for (qsizetype i = 0; i < stats.size(); ++i) {
            if (cells[i].isEmpty() || roster.columns[i].words)
                continue;
            bool numbers[2];
            const int sum = stats[i].toInt(&numbers[0]) + cells[i].toInt(&numbers[1]);
            const QString sign = stats[i].startsWith(u'+') && sum >= 0 ? QStringLiteral("+") : QString();
            if (!adding || stats[i].isEmpty())
                stats[i] = cells[i];
            else
                stats[i] = numbers[0] && numbers[1] ? sign + QString::number(sum) : stats[i] + u' ' + cells[i];
        }
    }

    // What it adds to one body; a member of a set costs nothing by itself, whatever the list prints. Where
    // the system prices whole bodies, it is what the same body costs less without it.
    int priceOf(const Variable& form, int option) const
    {
        return format.price ? addedBy(problem, form, option) : list.options[option].price;
    }

    void addUnknown(int row)
    {
        RosterUnit unit = unitOf(row);
        unit.entry = text(army.choices[row].entry);
        unit.count = army.choices[row].count;
        unit.stats = QStringList(columns.size(), QString());
        for (const ChosenOption& option : army.choices[row].options)
            unit.options.append({{}, text(option.name), {}, 0, unit.stats, false});
        roster.units.append(unit);
    }

    bool isSplit(const Line& line) const
    {
        return std::ranges::any_of(
            army.split, [&](const std::string& name) { return list.lineNamed(name) == list.line(line.id); });
    }

    void addExtras()
    {
        int sum = 0;
        for (const RosterUnit& unit : roster.units)
            sum += unit.points;
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const Variable& variable = problem.variables[v];
            if (variable.line >= 0 || bound.counts[v] == 0)
                continue;
            QStringList members;
            for (const int o : list.ties[variable.tie].options)
                members.append(translated(list.options[o].name));
            roster.extras.append({Words::tr("Bought as one: %1").arg(members.join(QStringLiteral(", "))),
                variable.price * bound.counts[v]});
            sum += roster.extras.last().points;
        }
        if (sum != verdict.points)
            roster.extras.append({Words::tr("Upgrades not allowed"), verdict.points - sum});
    }

    QString partnerName() const
    {
        const Army& partner = army.partner.front();
        return partner.name.empty() ? translated(capitalised(partner.list).toStdString()) : text(partner.name);
    }

    void addFindings()
    {
        for (const Finding& finding : verdict.findings)
            roster.findings.append({text(finding.code),
                finding.partner ? Words::tr("%1, the partner: %2").arg(partnerName(), worded(finding))
                                : worded(finding),
                finding.severity == Severity::error});
    }

    const System& system;
    const SystemFormat& format;
    const ArmyList& list;
    const Army& army;
    const Verdict& verdict;
    const Problem problem;
    const Bound bound;
    const std::vector<std::pair<int, int>> batches; // of bound.bodies
    RulesInUse rules;
    std::vector<int> columns; // of the format
    Roster roster;
};

} // namespace

Roster makeRoster(const System& system, const ArmyList& list, const Army& army, const Verdict& verdict)
{
    return Maker(system, list, army, verdict).run();
}

} // namespace strategikon::print
