#include "paintnext.h"

#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "owned.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr int mostShown = 8;

} // namespace

PaintNext::PaintNext(QObject* parent) : QObject(parent)
{
    pool_.setMaxThreadCount(1);
    if (Session* session = Session::current()) {
        connect(session, &Session::collectionChanged, this, &PaintNext::work);
    }
}

PaintNext::~PaintNext()
{
    pool_.clear();
    pool_.waitForDone();
}

void PaintNext::ask(const QString& system, const QString& list, int points)
{
    rules_ = findSystem(system.toStdString());
    list_.reset();
    std::vector<Fault> faults;
    if (const ArmyList* found =
            Session::current()->catalogue().find(system.toStdString(), list.toStdString(), {}, faults)) {
        list_ = std::make_shared<const ArmyList>(*found);
    }
    points_ = points;
    work();
}

void PaintNext::work()
{
    pool_.clear();
    const int request = ++request_;
    found_.clear();
    busy_ = list_ != nullptr && rules_ != nullptr;
    emit changed();
    if (!busy_) {
        return;
    }
    pool_.start([this, request, list = list_, rules = rules_, points = points_, owned = ownedBy(*Session::current())] {
        std::vector<Purchase> found = purchases(*rules, *list, points, owned, mostShown);
        QMetaObject::invokeMethod(
            this,
            [this, request, found = std::move(found)] {
                if (request == request_) {
                    found_ = found;
                    busy_ = false;
                    possible_ = std::any_of(
                        found_.begin(), found_.end(), [](const Purchase& one) { return one.opened != "0"; });
                    emit changed();
                }
            },
            Qt::QueuedConnection);
    });
}

QList<PurchaseShown> PaintNext::steps() const
{
    QList<PurchaseShown> shown;
    for (const Purchase& one : found_) {
        const int line = list_->line(one.entry);
        const QString words = one.opened == "0"
            ? tr("%n stands for the first army", "", one.stands)
            : tr("%n stands: %1", "", one.stands)
                  .arg(tr("%1 more armies", "", plural(one.opened)).arg(grouped(one.opened)));
        shown.push_back({translated(line >= 0 ? list_->lines[line].name : one.entry), one.stands, words});
    }
    return shown;
}

} // namespace strategikon

#include "moc_paintnext.cpp"
