#include "builder.h"

#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/words.h"

#include <QLocale>

#include <algorithm>

namespace strategikon {

namespace {

// The same two armies of a doubles game with the other one first.
Army seenByPartner(const Army& army)
{
    Army other = army.partner.front();
    other.partner = {army};
    other.partner.front().partner.clear();
    return other;
}

} // namespace

Builder::Builder(QObject* parent)
    : QObject(parent)
    , entries_(open_, this)
    , filter_(this)
    , findings_(open_, this)
    , proposal_(open_, this)
    , units_(open_, this)
    , blocks_(open_, this)
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
    ally_ = false;
    open_.locked.clear();
    Session::current()->setFocus(id);
    reload();
}

void Builder::setAlly(bool ally)
{
    if (ally != ally_) {
        ally_ = ally;
        open_.locked.clear();
        reload();
    }
}

void Builder::reload()
{
    const std::optional<Army> army = Session::current()->army(id_);
    if (!army) {
        emit gone();
        return;
    }
    ally_ = ally_ && !army->partner.empty();
    open_.army = ally_ ? seenByPartner(*army) : *army;
    look();
}

void Builder::look()
{
    Session& session = *Session::current();
    const auto before = open_.task;
    open_.prepare(session.catalogue());
    open_.judge(session.catalogue());
    proposal_.drop();
    if (open_.task != before) {
        entries_.reload();
    } else {
        entries_.refresh();
    }
    units_.refresh();
    blocks_.refresh();
    findings_.show(open_.verdict.findings);
    emit changed();
    wonder();
}

namespace {

// Mends of findings that are without one; those of the solver come later than the findings. What only all of them
// together mend has none of its own.
void takeMends(std::vector<Finding>& findings, const Verdict& mended, bool partner)
{
    for (const Finding& known : mended.findings) {
        if (!partner && mended.mendAll && known.mend == mended.mendAll->changes) {
            continue;
        }
        for (Finding& finding : findings) {
            if (finding.partner == partner && finding.code == known.code && finding.entry == known.entry) {
                finding.mend = known.mend;
            }
        }
    }
}

struct Answer {
    QString exactly, within;
    int exactlyMany = 0, withinMany = 0;
    bool mendable = false;
    std::vector<Finding> findings;
};

// What is asked of the solver on the side. Where limits hang together too much there is no answer. An army that
// has what its list does not know (`fits` is false) becomes no legal one by adding to it.
Answer answer(const Task& task, const System& system, const Army& army, const ArmyList* allyList,
    const SolveRequest& wish, bool fits, std::vector<Finding> findings)
{
    Answer answer;
    answer.findings = std::move(findings);
    try {
        if (isFinite(system, task.problem)) {
            const HowMany many = fits ? howMany(task.problem, wish) : HowMany{"0", "0"};
            answer.exactly = grouped(many.exact);
            answer.within = grouped(many.upTo);
            answer.exactlyMany = plural(many.exact);
            answer.withinMany = plural(many.upTo);
        }
        const Verdict mended = judge(system, task.list, army, true);
        answer.mendable = mended.mendAll.has_value();
        takeMends(answer.findings, mended, false);
        if (allyList != nullptr) {
            const Army& ally = army.partner.front();
            takeMends(answer.findings, judge(*findSystem(ally.system), *allyList, ally, true), true);
        }
    } catch (const TooIntertwined&) {
    }
    return answer;
}

} // namespace

// How many armies complete this one, and how each finding is mended: milliseconds each, so not
// between a key and its frame.
void Builder::wonder()
{
    pool_.clear();
    const int request = ++request_;
    mendable_ = false; // until all mends are known
    if (!open_.task) {
        exactly_.clear();
        within_.clear();
        answered_ = request;
        emit counted();
        return;
    }
    pool_.start([this, request, task = open_.task, system = open_.system, army = open_.army, ally = open_.allyList,
                    wish = open_.wish(true), fits = open_.bound.misfits.empty(), findings = open_.verdict.findings] {
        QMetaObject::invokeMethod(
            this,
            [this, request, found = answer(*task, *system, army, ally.get(), wish, fits, findings)] {
                if (request == request_) {
                    answered_ = request;
                    exactly_ = found.exactly;
                    within_ = found.within;
                    exactlyMany_ = found.exactlyMany;
                    withinMany_ = found.withinMany;
                    mendable_ = found.mendable;
                    findings_.show(found.findings);
                    emit counted();
                }
            },
            Qt::QueuedConnection);
    });
}

void Builder::keep(const char* what)
{
    saving_ = true;
    const bool kept = Session::current()->save(id_, ally_ ? seenByPartner(open_.army) : open_.army, what);
    saving_ = false;
    if (kept) {
        look();
    } else {
        reload(); // what is shown is what the library has
    }
}

} // namespace strategikon

#include "moc_builder.cpp"
