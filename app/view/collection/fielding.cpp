#include "fielding.h"

#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "app/words/points.h"
#include "app/words/words.h"
#include "owned.h"

#include <algorithm>

namespace strategikon {

Fielding::Fielding(QObject* parent)
    : ShownRows(FieldableShown::staticMetaObject, parent), catalogue_(std::make_shared<Catalogue>())
{
    pool_.setMaxThreadCount(1);
    if (Session* session = Session::current()) {
        connect(session, &Session::collectionChanged, this, &Fielding::ask);
        connect(session, &Session::listsChanged, this, [this] {
            catalogue_ = std::make_shared<Catalogue>();
            ask();
        });
    }
}

Fielding::~Fielding()
{
    pool_.clear();
    pool_.waitForDone();
}

int Fielding::possible() const
{
    return static_cast<int>(
        std::count_if(found_.begin(), found_.end(), [](const Fieldable& one) { return one.armies.upTo != "0"; }));
}

void Fielding::setSystem(const QString& system)
{
    if (system != system_) {
        system_ = system;
        points_ = Settings::current()->pointsOf(system);
        ask();
    }
}

void Fielding::setPoints(int points)
{
    if (points != points_ && points > 0) {
        points_ = points;
        ask();
    }
}

void Fielding::setActive(bool active)
{
    if (active != active_) {
        active_ = active;
        ask();
    }
}

void Fielding::ask()
{
    pool_.clear();
    const int request = ++request_;
    busy_ = active_;
    emit changed();
    const System* system = findSystem(system_.toStdString());
    if (!active_ || Session::current() == nullptr || system == nullptr) {
        return;
    }
    pool_.start(
        [this, request, system, points = points_, owned = ownedBy(*Session::current()), catalogue = catalogue_] {
            std::vector<Fieldable> found = fieldable(*catalogue, *system, owned, points);
            QMetaObject::invokeMethod(
                this, [this, request, found = std::move(found)] { answer(request, found); }, Qt::QueuedConnection);
        });
}

void Fielding::answer(int request, std::vector<Fieldable> found)
{
    if (request != request_) {
        return;
    }
    // What can be fielded first, the largest choice ahead; then what is nearest.
    std::stable_sort(found.begin(), found.end(), [](const Fieldable& a, const Fieldable& b) {
        const bool canA = a.armies.upTo != "0", canB = b.armies.upTo != "0";
        if (canA != canB) {
            return canA;
        }
        return canA ? a.largest > b.largest : a.missing < b.missing;
    });
    beginResetModel();
    found_ = std::move(found);
    busy_ = false;
    known_ = true;
    endResetModel();
    emit changed();
}

QString Fielding::words(const Fieldable& one) const
{
    if (one.armies.upTo != "0") {
        return tr("%1 armies, up to %2 points", "", plural(one.armies.upTo))
            .arg(grouped(one.armies.upTo), pointsShown(one.largest, findSystem(one.list.system)->format().parts));
    }
    return one.missing > 0 ? tr("%n stands short", "", one.missing) : tr("no legal army at these points");
}

QVariant Fielding::row(int at) const
{
    const Fieldable& one = found_[at];
    return QVariant::fromValue(FieldableShown{translated(one.list.name), plain(one.list.system), plain(one.list.id),
        one.list.own ? tr("Own lists") : translated(one.list.group), one.armies.upTo != "0", words(one), one.largest,
        one.missing});
}

const Fieldable* Fielding::of(const std::string& system, const std::string& list) const
{
    for (const Fieldable& one : found_) {
        if (one.list.system == system && one.list.id == list) {
            return &one;
        }
    }
    return nullptr;
}

} // namespace strategikon

#include "moc_fielding.cpp"
