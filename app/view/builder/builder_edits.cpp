// What a player does to the army. Every step is kept at once.
#include "builder.h"

#include "app/view/session.h"
#include "model/army/edit/edit.h"
#include "model/army/edit/sizes.h"
#include "model/army/mend/apply.h"
#include "model/text/name.h"

#include <algorithm>

namespace strategikon {

void Builder::setName(const QString& name)
{
    if (name != this->name()) {
        open_.army.name = cleanName(name.trimmed().toStdString());
        keep("rename");
    }
}

void Builder::setNote(const QString& note)
{
    if (note != this->note()) {
        open_.army.note = note.toStdString();
        keep("note");
    }
}

void Builder::setTags(const QString& tags)
{
    std::vector<std::string> fresh;
    for (const QString& tag : tags.split(u',')) {
        if (!tag.trimmed().isEmpty()) {
            fresh.push_back(cleanName(tag.trimmed().toStdString()));
        }
    }
    if (fresh != open_.army.tags) {
        open_.army.tags = fresh;
        keep("tags");
    }
}

void Builder::setEdition(const QString& edition)
{
    if (edition != this->edition()) {
        open_.army.edition = edition.toStdString();
        keep("edition");
    }
}

void Builder::setLimit(int points)
{
    points = std::clamp(points, 1, largestArmy);
    if (points != open_.army.points) {
        open_.army.points = points;
        keep("points");
    }
}

void Builder::setDivided(bool divided)
{
    if (divided != open_.army.blocks) {
        open_.army.blocks = divided;
        keep("contingents");
    }
}

void Builder::setYear(int year)
{
    year = std::clamp(year, firstYear, lastYear);
    if (year != open_.army.year) {
        open_.army.year = year;
        keep("year");
    }
}

void Builder::setCount(const QString& entry, int count)
{
    const int line = known() ? open_.list()->line(entry.toStdString()) : -1;
    if (line >= 0) {
        edit::setBodies(open_.army, *open_.list(), line, count);
        keep("count");
    } else {
        removeUnknown(entry, {}, count);
    }
}

void Builder::setOption(const QString& entry, const QString& option, int count)
{
    const int line = known() ? open_.list()->line(entry.toStdString()) : -1;
    const int wanted = line >= 0 ? open_.list()->option(option.toStdString()) : -1;
    if (wanted >= 0) {
        edit::setOptions(open_.army, *open_.list(), line, wanted, count);
        keep("upgrade");
    } else if (count <= 0) {
        removeUnknown(entry, option, 0);
    }
}

// What the list does not know can become less, never more.
void Builder::removeUnknown(const QString& entry, const QString& option, int left)
{
    const ArmyList none;
    Change change;
    change.action = Change::Do::remove;
    change.entry = entry.toStdString();
    change.option = option.toStdString();
    for (const Choice& choice : open_.army.choices) {
        change.count += choice.entry == change.entry ? choice.count : 0;
    }
    change.count -= left;
    if (change.count <= 0) {
        return;
    }
    open_.army = applied(open_.army, known() ? *open_.list() : none, {change});
    keep("remove-unknown");
}

void Builder::toggleLock(const QString& entry)
{
    const std::string id = entry.toStdString();
    if (!open_.locked.erase(id)) {
        open_.locked.insert(id);
    }
    entries_.refresh();
}

void Builder::mend(int row)
{
    const Finding* finding = findings_.at(row);
    const ArmyList* list = finding != nullptr && finding->partner ? open_.allyList.get() : open_.list();
    if (finding == nullptr || list == nullptr || finding->mend.empty()) {
        return;
    }
    Army& mended = finding->partner ? open_.army.partner.front() : open_.army;
    mended = applied(mended, *list, finding->mend);
    edit::joinAlike(mended);
    keep("mend");
}

void Builder::accept()
{
    if (proposal_.count() > 0) {
        open_.army = proposal_.army();
        keep("fill");
    }
}

Choice* Builder::row(int row)
{
    return row >= 0 && row < static_cast<int>(open_.army.choices.size()) ? &open_.army.choices[row] : nullptr;
}

void Builder::nameUnit(int row, const QString& name)
{
    if (Choice* choice = this->row(row)) {
        choice->name = name.trimmed().toStdString();
        keep("name-unit");
    }
}

void Builder::noteUnit(int row, const QString& note)
{
    if (Choice* choice = this->row(row)) {
        choice->note = note.toStdString();
        keep("note-unit");
    }
}

void Builder::setSize(const QString& entry, int size)
{
    const int line = known() ? open_.list()->line(entry.toStdString()) : -1;
    if (line < 0 || sizes::ofLine(open_.army, *open_.list(), line) == size) {
        return;
    }
    for (const int row : edit::rowsOf(open_.army, *open_.list(), line)) {
        sizes::set(open_.army.choices[row], *open_.list(), size);
    }
    keep("upgrade");
}

void Builder::sizeUnit(int row, int size)
{
    Choice* choice = this->row(row);
    if (choice != nullptr && known() && sizes::ofRow(*choice, *open_.list()) != size) {
        sizes::set(*choice, *open_.list(), size);
        keep("upgrade");
    }
}

void Builder::assignUnit(int row, const QString& block)
{
    Choice* choice = this->row(row);
    if (choice != nullptr && choice->block != block.toStdString()) {
        choice->block = block.toStdString();
        keep("assign");
    }
}

void Builder::placeUnits(const QString& entry, const QString& block, int count)
{
    const std::vector<Change> moves = blocks_.moves(entry.toStdString(), block.toStdString(), count);
    if (!moves.empty() && known()) {
        open_.army = applied(open_.army, *open_.list(), moves);
        edit::joinAlike(open_.army);
        keep("assign");
    }
}

void Builder::splitOff(int row)
{
    if (this->row(row) != nullptr) {
        edit::splitOff(open_.army, row);
        keep("split-off");
    }
}

void Builder::setSplit(const QString& entry, bool split)
{
    const std::string id = entry.toStdString();
    std::erase(open_.army.split, id);
    if (split) {
        open_.army.split.push_back(id);
    }
    keep("split");
}

void Builder::setPartner(const QString& armyId)
{
    open_.army.partner.clear();
    if (const std::optional<Army> ally = armyId.isEmpty() ? std::nullopt : Session::current()->army(armyId)) {
        open_.army.partner.push_back(*ally);
        open_.army.partner.front().partner.clear();
    }
    keep("partner");
}

// Entries that the new list also has go on under its ids; the others keep their printed names and
// stay as rows the list does not know.
void Builder::setNation(const QString& system, const QString& list)
{
    const auto before = open_.task;
    open_.army.system = system.toStdString();
    open_.army.list = list.toStdString();
    if (before && before->list.system != open_.army.system) {
        open_.army.edition.clear();
    }
    const ArmyList* next = Session::current()->list(open_.army);
    if (before && next != nullptr) {
        for (Choice& choice : open_.army.choices) {
            const int old = before->list.lineNamed(choice.entry);
            if (old >= 0 && next->line(choice.entry) < 0) {
                const int same = next->lineNamed(before->list.lines[old].name);
                choice.entry = same >= 0 ? next->lines[same].id : before->list.lines[old].name;
            }
        }
        std::erase_if(open_.army.split, [&](const std::string& id) { return next->line(id) < 0; });
    }
    keep("nation");
}

} // namespace strategikon
