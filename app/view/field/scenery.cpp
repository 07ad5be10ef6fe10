#include "scenery.h"

#include "app/places.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/files/field_file.h"
#include "model/text/decode.h"
#include "model/text/file.h"
#include "model/text/folder.h"
#include "rules/battlefield.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

using namespace field;

namespace {

constexpr double least = 1, most = 300; // cm across, as schema/pieces.schema.json has it
constexpr int mostAlike = 100;

std::string fileOfScenery() { return (userFolder() / "pieces.yaml").string(); }

Result<std::vector<Owned>> readFrom(const std::string& file)
{
    const Result<std::string> text = readText(file);
    return text ? readOwned(*text, file) : Result<std::vector<Owned>>(text.faults);
}

std::vector<std::pair<const System*, const Battlefield*>> grounds()
{
    std::vector<std::pair<const System*, const Battlefield*>> all;
    for (const System* system : systems()) {
        if (const Battlefield* battlefield = system->laysOutFields() ? battlefieldOf(*system) : nullptr) {
            all.emplace_back(system, battlefield);
        }
    }
    return all;
}

// A piece may serve in several systems: its name is that of `system`, else of the first that knows it.
QString nameOfKind(const std::string& id, const QString& system)
{
    QString name;
    for (const auto& [its, ground] : grounds()) {
        const Kind* kind = ground->kinds.find(id);
        const bool own = QString::fromStdString(its->format().id) == system;
        if (kind != nullptr && (own || name.isEmpty())) {
            name = translated(kind->name);
        }
    }
    return name.isEmpty() ? QString::fromStdString(id) : name;
}

// That of the battlefield that was touched last.
QString usualSystem(const QList<NamedShown>& known)
{
    const Library* library = Session::current() != nullptr ? Session::current()->library() : nullptr;
    const std::vector<SavedField> fields = library != nullptr
        ? library->fields(false).value.value_or(std::vector<SavedField>())
        : std::vector<SavedField>();
    for (const SavedField& field : fields) {
        for (const NamedShown& one : known) {
            if (one.id.toStdString() == field.content.system) {
                return one.id;
            }
        }
    }
    return known.isEmpty() ? QString() : known.front().id;
}

double acrossOf(const Owned& owned)
{
    double widest = owned.across;
    for (const Point a : owned.outline) {
        for (const Point b : owned.outline) {
            widest = std::max(widest, distance(a, b));
        }
    }
    return widest;
}

} // namespace

Result<std::vector<Owned>> ownedScenery()
{
    std::error_code error;
    const std::string file = fileOfScenery();
    return std::filesystem::exists(file, error) ? readFrom(file) : Result<std::vector<Owned>>(std::vector<Owned>());
}

Scenery::Scenery(QObject* parent) : QAbstractListModel(parent)
{
    system_ = usualSystem(systems());
    load();
}

QList<NamedShown> Scenery::systems() const
{
    QList<NamedShown> all;
    for (const auto& [system, ground] : grounds()) {
        all << NamedShown{QString::fromStdString(system->format().id), translated(system->format().name)};
    }
    return all;
}

void Scenery::setSystem(const QString& system)
{
    const QList<NamedShown> known = systems();
    const bool any = std::any_of(known.begin(), known.end(), [&](const NamedShown& one) { return one.id == system; });
    if (any && system != system_) {
        system_ = system;
        emit systemChanged();
        load(); // names are those of the system
    }
}

void Scenery::load()
{
    const Result<std::vector<Owned>> read = ownedScenery();
    beginResetModel();
    owned_ = read.value.value_or(std::vector<Owned>());
    trouble_ = read ? QString() : worded(read.faults.front());
    endResetModel();
    emit changed();
}

bool Scenery::keep(const std::vector<Owned>& owned)
{
    makeFolder(userFolder());
    if (const auto fault = writeFile(fileOfScenery(), writeOwned(owned))) {
        Session::current()->say({*fault});
        return false;
    }
    load();
    return true;
}

int Scenery::pieces() const
{
    int all = 0;
    for (const Owned& one : owned_) {
        all += one.count;
    }
    return all;
}

QList<NamedShown> Scenery::kinds() const
{
    QList<NamedShown> all;
    for (const auto& [system, ground] : grounds()) {
        for (const Kind& kind : ground->kinds.all) {
            // What is a line is made as long as it is wanted.
            if (QString::fromStdString(system->format().id) == system_ && kind.form == Form::area) {
                all << NamedShown{QString::fromStdString(kind.id), translated(kind.name)};
            }
        }
    }
    return all;
}

int Scenery::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Scenery::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Owned& one = owned_[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Name:
        return QString::fromStdString(one.name);
    case KindName:
        return nameOfKind(one.kind, system_);
    case SizeWords:
        return one.outline.empty() ? tr("%1 across").arg(lengthWords(one.across, Table()))
                                   : tr("%1 across, drawn").arg(lengthWords(acrossOf(one), Table()));
    case Pieces:
        return one.count;
    default:
        return {};
    }
}

QHash<int, QByteArray> Scenery::roleNames() const
{
    return {{Name, "name"}, {KindName, "kind"}, {SizeWords, "size"}, {Pieces, "pieces"}};
}

bool Scenery::add(const QString& kind, const QString& across, int pieces, const QString& name)
{
    const std::optional<double> wide = lengthOf(across, Table());
    if (!wide || *wide < least || *wide > most) {
        emit refused(tr("A piece is %1 to %2 at its widest: enter that width.")
                         .arg(lengthWords(least, Table()), lengthWords(most, Table())));
        return false;
    }
    std::vector<Owned> owned = owned_;
    owned.push_back({name.trimmed().toStdString(), kind.toStdString(), {}, *wide, std::clamp(pieces, 1, mostAlike)});
    return keep(owned);
}

bool Scenery::setPieces(int row, int pieces)
{
    if (row < 0 || row >= count()) {
        return false;
    }
    std::vector<Owned> owned = owned_;
    if (pieces < 1) {
        owned.erase(owned.begin() + row);
    } else {
        owned[row].count = std::min(pieces, mostAlike);
    }
    return keep(owned);
}

bool Scenery::importFrom(const QUrl& file)
{
    Result<std::vector<Owned>> read = readFrom(file.toLocalFile().toStdString());
    Session::current()->say(read.faults);
    return read && keep(*read);
}

bool Scenery::exportTo(const QUrl& file, bool replace) const
{
    return SavedFile::current()->save(file, writeOwned(owned_), replace);
}

} // namespace strategikon

#include "moc_scenery.cpp"
