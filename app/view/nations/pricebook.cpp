#include "pricebook.h"

#include "app/view/session.h"
#include "app/words/prices.h"
#include "app/words/typed.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

namespace {

bool isDoubtful(const PriceCell& cell) { return cell.mark != "certain" && !cell.corrected; }

QString capital(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

Correction asItIs(const PriceCell& cell)
{
    return {cell.id(), cell.corrected ? std::optional(cell.points) : std::nullopt};
}

} // namespace

PriceBook::PriceBook(QObject* parent) : QAbstractListModel(parent) {}

QString PriceBook::system() const
{
    return rules_ != nullptr ? QString::fromStdString(rules_->format().id) : QString();
}

QString PriceBook::systemName() const { return rules_ != nullptr ? translated(rules_->format().name) : QString(); }

QString PriceBook::file() const
{
    return rules_ != nullptr ? QString::fromStdString(correctionsFile(*rules_)) : QString();
}

void PriceBook::open(const QString& system)
{
    rules_ = findSystem(system.toStdString());
    undone_.clear();
    redone_.clear();
    if (rules_ != nullptr) {
        rules_->readCorrections(); // the file may have been mended meanwhile
    }
    settle();
}

void PriceBook::setShown(int shown)
{
    shown_ = shown;
    settle();
}

int PriceBook::doubtful() const { return static_cast<int>(std::count_if(cells_.begin(), cells_.end(), isDoubtful)); }

int PriceBook::corrected() const
{
    return static_cast<int>(
        std::count_if(cells_.begin(), cells_.end(), [](const PriceCell& cell) { return cell.corrected; }));
}

bool PriceBook::isShown(const PriceCell& cell) const
{
    return shown_ == Doubtful ? isDoubtful(cell) : shown_ == Corrected ? cell.corrected : true;
}

void PriceBook::load()
{
    cells_ = rules_ != nullptr ? rules_->prices() : std::vector<PriceCell>();
    QStringList words;
    for (const Fault& fault : rules_ != nullptr ? ownTableFaults(rules_->format().id) : std::vector<Fault>()) {
        words << worded(fault);
    }
    trouble_ = words.join(u'\n');
}

// Rows keep their places where they can, so that what has the keyboard stays.
void PriceBook::settle()
{
    std::vector<std::vector<std::size_t>> rows;
    load();
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (!isShown(cells_[i])) {
            continue;
        }
        const bool sameRow = !rows.empty() && cells_[rows.back().front()].row == cells_[i].row
            && cells_[rows.back().front()].section == cells_[i].section;
        if (!sameRow) {
            rows.emplace_back();
        }
        rows.back().push_back(i);
    }
    if (rows == rows_ && !rows.empty()) {
        emit dataChanged(index(0), index(count() - 1));
    } else {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
    emit changed();
}

int PriceBook::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QHash<int, QByteArray> PriceBook::roleNames() const { return {{Section, "section"}, {Name, "name"}, {Cells, "cells"}}; }

PriceShown PriceBook::shownCell(const PriceCell& cell) const
{
    return {plain(cell.id()), titleOf(cell), headingOf("columns", cell.column), cell.points, capital(originOf(cell)),
        isDoubtful(cell), cell.corrected, cell.shipped ? QString::number(*cell.shipped) : QString(),
        cited(*rules_, cell.source, true)};
}

QVariant PriceBook::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= count()) {
        return {};
    }
    const auto& row = rows_[static_cast<std::size_t>(index.row())];
    const PriceCell& first = cells_[row.front()];
    switch (role) {
    case Section:
        return headingOf("columns", first.section);
    case Name:
        return translated(first.name);
    case Cells: {
        QList<PriceShown> shown;
        for (const std::size_t one : row) {
            shown << shownCell(cells_[one]);
        }
        return QVariant::fromValue(shown);
    }
    default:
        return {};
    }
}

const PriceCell* PriceBook::cell(const QString& id) const
{
    for (const PriceCell& one : cells_) {
        if (one.id() == id.toStdString()) {
            return &one;
        }
    }
    return nullptr;
}

QString PriceBook::slip(const QString& id, const QString& text) const
{
    const PriceCell* known = cell(id);
    const auto points = wholeTyped(text);
    return known == nullptr || (points && *points >= known->least && *points <= known->most)
        ? QString()
        : tr("Write a whole number from %1 to %2.").arg(known->least).arg(known->most);
}

bool PriceBook::correct(const QString& id, const QString& points)
{
    const auto read = wholeTyped(points);
    return read && change({{id.toStdString(), *read}});
}

bool PriceBook::reset(const QString& id) { return change({{id.toStdString(), {}}}); }

// A file that cannot be read goes altogether, and does not come back.
bool PriceBook::resetAll()
{
    if (rules_ != nullptr && !trouble_.isEmpty()) {
        const auto faults = forgetCorrections(*rules_);
        Session::current()->say(faults);
        Session::current()->readLists();
        settle();
        return faults.empty();
    }
    std::vector<Correction> all;
    for (const PriceCell& one : cells_) {
        if (one.corrected) {
            all.push_back({one.id(), {}});
        }
    }
    return change(all);
}

bool PriceBook::change(const std::vector<Correction>& wanted)
{
    Step step{{}, wanted};
    for (const Correction& one : wanted) {
        if (const PriceCell* known = cell(QString::fromStdString(one.id))) {
            step.before.push_back(asItIs(*known));
        }
    }
    if (!lay(wanted)) {
        return false;
    }
    undone_.push_back(std::move(step));
    redone_.clear();
    emit changed();
    return true;
}

bool PriceBook::lay(const std::vector<Correction>& wanted)
{
    if (rules_ == nullptr || wanted.empty()) {
        return false;
    }
    const auto faults = correctPrices(*rules_, wanted);
    Session::current()->say(faults);
    if (faults.empty()) {
        Session::current()->readLists();
    }
    settle();
    return faults.empty();
}

void PriceBook::undo()
{
    if (!canUndo()) {
        return;
    }
    Step step = std::move(undone_.back());
    undone_.pop_back();
    if (lay(step.before)) {
        redone_.push_back(std::move(step));
    }
    emit changed();
}

void PriceBook::redo()
{
    if (!canRedo()) {
        return;
    }
    Step step = std::move(redone_.back());
    redone_.pop_back();
    if (lay(step.after)) {
        undone_.push_back(std::move(step));
    }
    emit changed();
}

} // namespace strategikon

#include "moc_pricebook.cpp"
