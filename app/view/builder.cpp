#include "builder.h"

#include "edit.h"
#include "session.h"

#include <QLocale>

#include <algorithm>

namespace strategikon {

namespace {

// A long number with its thousands set apart; beyond twelve digits as a power of ten.
QString grouped(const std::string& digits)
{
    QString text = QString::fromStdString(digits);
    if (text.size() > 12) {
        return Builder::tr("%1.%2 × 10^%3").arg(text[0]).arg(text[1]).arg(text.size() - 1);
    }
    const QString gap = QLocale().groupSeparator();
    for (qsizetype at = text.size() - 3; at > 0; at -= 3) {
        text.insert(at, gap);
    }
    return text;
}

} // namespace

Builder::Builder(QObject* parent)
    : QObject(parent)
    , entries_(desk_, this)
    , filter_(this)
    , findings_(desk_, this)
    , proposal_(desk_, this)
    , units_(desk_, this)
{
    pool_.setMaxThreadCount(1);
    filter_.setSourceModel(&entries_);
    connect(Session::current(), &Session::armyChanged, this, [this](const QString& id) {
        if (id == id_ && !saving_) {
            reload();
        }
    });
}

Builder::~Builder()
{
    pool_.clear();
    pool_.waitForDone();
    if (Session::current() != nullptr) {
        Session::current()->setFocus({});
    }
}

void Builder::open(const QString& id)
{
    if (id == id_ || id.isEmpty()) {
        return;
    }
    id_ = id;
    desk_.locked.clear();
    Session::current()->setFocus(id);
    reload();
}

void Builder::reload()
{
    const std::optional<Army> army = Session::current()->army(id_);
    if (!army) {
        emit gone();
        return;
    }
    desk_.army = *army;
    look(true);
}

void Builder::look(bool anew)
{
    Session& session = *Session::current();
    const auto before = desk_.task;
    desk_.prepare(session);
    desk_.judge(session);
    proposal_.drop();
    if (anew || desk_.task != before) {
        entries_.reload();
    } else {
        entries_.refresh();
    }
    units_.refresh();
    findings_.show(desk_.verdict.findings);
    emit changed();
    wonder();
}

// How many armies complete this one, and how each finding is mended: milliseconds each, so not
// between a key and its frame.
void Builder::wonder()
{
    pool_.clear();
    const int request = ++request_;
    if (!desk_.task) {
        exactly_.clear();
        within_.clear();
        emit counted();
        return;
    }
    pool_.start([this, request, task = desk_.task, system = desk_.system, army = desk_.army, wish = desk_.wish(true),
                    findings = desk_.verdict.findings]() mutable {
        const HowMany many = system->bounded(task->list) ? howMany(task->problem, wish) : HowMany{};
        for (const Finding& mended : judge(*system, task->list, army, true).findings) {
            for (Finding& finding : findings) {
                if (finding.code == mended.code && finding.entry == mended.entry) {
                    finding.mend = mended.mend;
                }
            }
        }
        QMetaObject::invokeMethod(
            this,
            [this, request, many, findings] {
                if (request == request_) {
                    exactly_ = grouped(many.exact);
                    within_ = grouped(many.upTo);
                    findings_.show(findings);
                    emit counted();
                }
            },
            Qt::QueuedConnection);
    });
}

void Builder::keep(const char* what)
{
    saving_ = true;
    Session::current()->save(id_, desk_.army, what);
    saving_ = false;
    look(false);
}

void Builder::setName(const QString& name)
{
    if (name != this->name()) {
        desk_.army.name = name.trimmed().toStdString();
        keep("rename");
    }
}

void Builder::setNote(const QString& note)
{
    if (note != this->note()) {
        desk_.army.note = note.toStdString();
        keep("note");
    }
}

void Builder::setTags(const QString& tags)
{
    std::vector<std::string> fresh;
    for (const QString& tag : tags.split(u',')) {
        if (!tag.trimmed().isEmpty()) {
            fresh.push_back(tag.trimmed().toStdString());
        }
    }
    if (fresh != desk_.army.tags) {
        desk_.army.tags = fresh;
        keep("tags");
    }
}

void Builder::setEdition(const QString& edition)
{
    if (edition != this->edition()) {
        desk_.army.edition = edition.toStdString();
        keep("edition");
    }
}

void Builder::setLimit(int points)
{
    points = std::clamp(points, 1, largestArmy);
    if (points != desk_.army.points) {
        desk_.army.points = points;
        keep("points");
    }
}

void Builder::setDivided(bool divided)
{
    if (divided != desk_.army.blocks) {
        desk_.army.blocks = divided;
        keep("contingents");
    }
}

void Builder::setCount(const QString& entry, int count)
{
    const int line = known() ? desk_.list()->line(entry.toStdString()) : -1;
    if (line >= 0) {
        edit::setBodies(desk_.army, *desk_.list(), line, count);
        keep("count");
    } else if (count <= 0) {
        removeUnknown(entry, {});
    }
}

void Builder::setOption(const QString& entry, const QString& option, int count)
{
    const int line = known() ? desk_.list()->line(entry.toStdString()) : -1;
    const int wanted = line >= 0 ? desk_.list()->option(option.toStdString()) : -1;
    if (wanted >= 0) {
        edit::setOptions(desk_.army, *desk_.list(), line, wanted, count);
        keep("upgrade");
    } else if (count <= 0) {
        removeUnknown(entry, option);
    }
}

void Builder::removeUnknown(const QString& entry, const QString& option)
{
    const ArmyList none;
    Change change;
    change.action = Change::Do::remove;
    change.entry = entry.toStdString();
    change.count = 1;
    change.option = option.toStdString();
    edit::apply(desk_.army, known() ? *desk_.list() : none, {change});
    keep("remove-unknown");
}

void Builder::toggleLock(const QString& entry)
{
    const std::string id = entry.toStdString();
    if (!desk_.locked.erase(id)) {
        desk_.locked.insert(id);
    }
    entries_.refresh();
}

void Builder::mend(int finding)
{
    const std::vector<Change> steps = findings_.mendOf(finding);
    if (!steps.empty() && known()) {
        edit::apply(desk_.army, *desk_.list(), steps);
        keep("mend");
    }
}

void Builder::accept()
{
    if (proposal_.count() > 0) {
        desk_.army = proposal_.army();
        keep("fill");
    }
}

Choice* Builder::row(int row)
{
    return row >= 0 && row < static_cast<int>(desk_.army.choices.size()) ? &desk_.army.choices[row] : nullptr;
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

void Builder::assignUnit(int row, const QString& block)
{
    Choice* choice = this->row(row);
    if (choice != nullptr && choice->block != block.toStdString()) {
        choice->block = block.toStdString();
        keep("assign");
    }
}

void Builder::splitOff(int row)
{
    if (this->row(row) != nullptr) {
        edit::splitOff(desk_.army, row);
        keep("split-off");
    }
}

void Builder::setSplit(const QString& entry, bool split)
{
    const std::string id = entry.toStdString();
    std::erase(desk_.army.split, id);
    if (split) {
        desk_.army.split.push_back(id);
    }
    keep("split");
}

void Builder::setPartner(const QString& armyId)
{
    desk_.army.partner.clear();
    if (const std::optional<Army> ally = armyId.isEmpty() ? std::nullopt : Session::current()->army(armyId)) {
        desk_.army.partner.push_back(*ally);
        desk_.army.partner.front().partner.clear();
    }
    keep("partner");
}

// Entries that the new list also has go on under its ids; the others keep their printed names and
// stay as rows the list does not know.
void Builder::setNation(const QString& system, const QString& list)
{
    const auto before = desk_.task;
    desk_.army.system = system.toStdString();
    desk_.army.list = list.toStdString();
    if (before && before->list.system != desk_.army.system) {
        desk_.army.edition.clear();
    }
    const ArmyList* next = Session::current()->list(desk_.army);
    if (before && next != nullptr) {
        for (Choice& choice : desk_.army.choices) {
            const int old = before->list.lineNamed(choice.entry);
            if (old >= 0 && next->line(choice.entry) < 0) {
                const int same = next->lineNamed(before->list.lines[old].name);
                choice.entry = same >= 0 ? next->lines[same].id : before->list.lines[old].name;
            }
        }
        std::erase_if(desk_.army.split, [&](const std::string& id) { return next->line(id) < 0; });
    }
    keep("nation");
}

} // namespace strategikon
