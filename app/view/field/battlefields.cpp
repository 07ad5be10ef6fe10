#include "battlefields.h"

#include "app/view/session.h"
#include "app/view/when.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/text/name.h"
#include "rules/battlefield.h"
#include "setup.h"

namespace strategikon {

Battlefields::Battlefields(QObject* parent) : QAbstractListModel(parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::fieldsChanged, this, &Battlefields::load);
    }
    load();
}

void Battlefields::load()
{
    Session* session = Session::current();
    Library* library = session != nullptr ? session->library() : nullptr;
    beginResetModel();
    fields_.clear();
    total_ = archived_ = 0;
    if (library != nullptr) {
        std::vector<SavedField> current = session->listed(library->fields(false));
        std::vector<SavedField> aside = session->listed(library->fields(true));
        total_ = int(current.size());
        archived_ = int(aside.size());
        fields_ = std::move(archive_ ? aside : current);
    }
    endResetModel();
    emit loaded();
}

namespace {

constexpr TableSizeShown usual[] = {{180, 120}, {180, 150}, {240, 120}, {240, 150}};

// A system's own table first, then what is larger.
QList<TableSizeShown> sizesFrom(double width, double depth)
{
    QList<TableSizeShown> sizes{{int(width), int(depth)}};
    for (const TableSizeShown& one : usual) {
        if (one.width >= width && one.depth >= depth && !sizes.contains(one)) {
            sizes << one;
        }
    }
    return sizes;
}

ProseShown methodShown(const std::string& method, bool chosen)
{
    const QString id = QString::fromStdString(method);
    if (method == "mutual") {
        return {id, Battlefields::tr("By agreement"),
            chosen ? Battlefields::tr("Both players place what they like.")
                   : Battlefields::tr("Both players place what they like, then roll for sides."),
            {}};
    }
    if (method == "one-sets-up") {
        return {id, Battlefields::tr("One player places it"),
            Battlefields::tr("One player sets up the table, the other chooses a side."), {}};
    }
    return chosen ? ProseShown{id, Battlefields::tr("By the book (dice)"),
               Battlefields::tr("Dice say who invades and when; the armies decide what terrain each side may "
                                "choose, and dice where it lies. Roll real dice and enter them, or let the "
                                "program roll."),
               {}}
                  : ProseShown{id, Battlefields::tr("Random (dice)"),
                      Battlefields::tr("In turn, each player rolls for a type and an item and places it on his own "
                                       "half. Roll real dice and enter them, or let the program roll."),
                      {}};
}

FieldSystemShown systemShown(const System& system, const field::Charts& charts)
{
    const std::vector<field::Scale>& scales = charts.stages.scales;
    FieldSystemShown shown{
        QString::fromStdString(system.format().id), translated(system.format().name), scales.empty(), {}, {}};
    for (const field::Scale& one : scales) {
        const bool own = one.width > 0;
        shown.scales << TableScaleShown{QString::fromStdString(one.id), translated(one.name),
            one.points > 0 ? Battlefields::tr("Armies of at most %1 points.").arg(one.points) : QString(),
            sizesFrom(own ? one.width : charts.table.width, own ? one.depth : charts.table.depth)};
    }
    if (scales.empty()) {
        shown.scales << TableScaleShown{{}, {}, {}, sizesFrom(charts.table.width, charts.table.depth)};
    }
    for (const std::string& method : charts.stages.methods()) {
        shown.methods << methodShown(method, charts.stages.chosen());
    }
    return shown;
}

} // namespace

QList<FieldSystemShown> Battlefields::systems() const
{
    QList<FieldSystemShown> known;
    for (const System* system : strategikon::systems()) {
        const Battlefield* rules = system->laysOutFields() ? battlefieldOf(*system) : nullptr;
        if (rules != nullptr) {
            known << systemShown(*system, rules->charts);
        }
    }
    return known;
}

void Battlefields::setArchive(bool archive)
{
    if (archive != archive_) {
        archive_ = archive;
        load();
    }
}

int Battlefields::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

namespace {

field::Table tableOf(const FieldFacts& facts)
{
    field::Table table;
    table.width = facts.width;
    table.depth = facts.depth;
    table.shown = facts.inches ? field::Unit::inch : field::Unit::centimetre;
    return table;
}

QString stateOf(const FieldFacts& facts)
{
    if (facts.posted > 0) {
        return Battlefields::tr("%1 of %n deployed", "units and commanders", facts.troops).arg(facts.posted);
    }
    return facts.features > 0 ? Battlefields::tr("%n terrain features", "", facts.features)
                              : Battlefields::tr("empty table");
}

} // namespace

QVariant Battlefields::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const SavedField& saved = fields_[index.row()];
    const FieldFacts facts = factsOfField(saved.content.facts);
    switch (role) {
    case FieldId:
        return QString::fromStdString(saved.id);
    case Qt::DisplayRole:
    case Name:
        return nameAt(index.row());
    case TableWords:
        return tableWords(tableOf(facts));
    case MethodWords:
        return methodWords(facts.method, saved.content.system);
    case StateWords:
        return stateOf(facts);
    case Changed:
        return whenWords(saved.changed);
    default:
        return {};
    }
}

QHash<int, QByteArray> Battlefields::roleNames() const
{
    return {{FieldId, "fieldId"}, {Name, "name"}, {TableWords, "table"}, {MethodWords, "method"},
        {StateWords, "progress"}, {Changed, "changed"}};
}

QString Battlefields::create(const NewField& made)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        emit session.said(session.trouble());
        return {};
    }
    Setup setup;
    setup.field.system = made.system.toStdString();
    setup.field.method = made.method.toStdString();
    field::Table& table = setup.field.table;
    table.width = std::clamp(made.width, field::leastTable, field::mostTable);
    table.depth = std::clamp(made.depth, field::leastTable, field::mostTable);
    table.scale = made.scaled ? field::inch : 1;
    const System* system = findSystem(setup.field.system);
    if (const Battlefield* rules = system != nullptr ? battlefieldOf(*system) : nullptr) {
        table.shown = rules->charts.table.shown;
        if (const field::Scale* scale = rules->charts.stages.scaleNamed(made.figures.toStdString())) {
            field::takeScale(table, *scale);
        }
        setup.field.parties.resize(rules->charts.stages.chosen() ? 2 : 0);
    }
    table.shown = made.inches ? field::Unit::inch : table.shown;
    const QString name = made.name.trimmed();
    setup.field.name =
        cleanName((name.isEmpty() ? tr("Battlefield %1").arg(total_ + archived_ + 1) : name).toStdString());
    const Result<SavedField> saved = session.library()->createField(contentOf(setup));
    session.say(saved.faults);
    session.tellFields();
    return saved ? QString::fromStdString(saved->id) : QString();
}

QString Battlefields::duplicate(const QString& id)
{
    Session& session = *Session::current();
    const Result<SavedField> saved =
        session.library() != nullptr ? session.library()->field(id.toStdString()) : Result<SavedField>();
    Result<Setup> setup = saved ? readSetup(saved->content) : Result<Setup>(saved.faults);
    session.say(setup.faults);
    if (!setup) {
        return {};
    }
    setup->field.name = cleanName(tr("%1 (copy)").arg(QString::fromStdString(setup->field.name)).toStdString());
    const Result<SavedField> made = session.library()->createField(contentOf(*setup));
    session.say(made.faults);
    session.tellFields();
    return made ? QString::fromStdString(made->id) : QString();
}

bool Battlefields::rename(const QString& id, const QString& name)
{
    Session& session = *Session::current();
    const Result<SavedField> saved =
        session.library() != nullptr ? session.library()->field(id.toStdString()) : Result<SavedField>();
    Result<Setup> setup = saved ? readSetup(saved->content) : Result<Setup>(saved.faults);
    session.say(setup.faults);
    if (!setup) {
        return false;
    }
    setup->field.name = cleanName(name.trimmed().toStdString());
    const Result<SavedField> done = session.library()->saveField(id.toStdString(), contentOf(*setup), "rename");
    session.say(done.faults);
    emit session.fieldChanged(id);
    session.tellFields();
    return static_cast<bool>(done);
}

bool Battlefields::setArchived(const QString& id, bool archived)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const Result<SavedField> done = session.library()->setFieldArchived(id.toStdString(), archived);
    session.say(done.faults);
    session.tellFields();
    return static_cast<bool>(done);
}

bool Battlefields::remove(const QString& id)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const std::optional<Fault> fault = session.library()->removeField(id.toStdString());
    if (fault) {
        session.say({*fault});
    }
    session.tellFields();
    return !fault;
}

QString Battlefields::idAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(fields_[row].id) : QString();
}

QString Battlefields::nameAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(fields_[row].content.name) : QString();
}

} // namespace strategikon

#include "moc_battlefields.cpp"
