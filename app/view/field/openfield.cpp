#include "openfield.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "deployways.h"
#include "field_words.h"
#include "model/field/terrain/choosing.h"
#include "model/field/terrain/handling.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace strategikon {

using namespace field;

namespace {

const QString draftId = QStringLiteral("draft");

} // namespace

OpenField::OpenField()
{
    if (Session* session = Session::current()) {
        connect(session, &Session::fieldChanged, this, [this](const QString& id) {
            if (id.toStdString() == id_) {
                load();
            }
        });
    }
}

void OpenField::open(const std::string& id)
{
    id_ = id;
    selected_.clear();
    handed_.reset();
    load();
    emit opened();
}

void OpenField::load()
{
    Session& session = *Session::current();
    rules_ = nullptr;
    setup_ = {};
    draft_.reset();
    Library* library = session.library();
    const Result<SavedField> saved = library != nullptr && !id_.empty() ? library->field(id_) : Result<SavedField>();
    Result<Setup> read = saved ? readSetup(saved->content) : Result<Setup>(saved.faults);
    if (read) {
        setup_ = std::move(*read);
        const System* system = findSystem(setup_.field.system);
        rules_ = system != nullptr ? battlefieldOf(*system) : nullptr;
    } else if (saved) {
        session.say(read.faults); // a damaged document; one that is gone is told by the page
    }
    if (!selected_.isEmpty() && feature(selected_) == nullptr
        && setup_.deployment.troop(selected_.toStdString()) == nullptr) {
        selected_.clear();
    }
    tellChanged();
    emit draftChanged();
    emit selectedChanged();
}

void OpenField::tellChanged()
{
    misplaced_.reset();
    misposted_.reset();
    rearranged_.reset();
    bearings_.reset();
    see();
    emit changed();
    emit rowsChanged();
    emit stepChanged();
}

const std::vector<Misplaced>& OpenField::misplaced() const
{
    if (!misplaced_) {
        misplaced_ = field::misplaced(setup_.field, charts(), rules_->kinds);
    }
    return *misplaced_;
}

Charts OpenField::charts() const
{
    Charts charts = rules_->charts;
    charts.fromMiddle = fromMiddle(setup_.deployment, charts.fromMiddle);
    return charts;
}

const std::vector<Misposted>& OpenField::misposted() const
{
    if (!misposted_) {
        misposted_ = field::misposted(setup_.deployment, setup_.field, rules_->kinds);
    }
    return *misposted_;
}

const std::optional<Rearranged>& OpenField::rearranged() const
{
    if (!rearranged_) {
        rearranged_ = known() ? field::rearranged(setup_.field, charts(), rules_->kinds) : std::nullopt;
    }
    return *rearranged_;
}

const std::optional<Bearings>& OpenField::bearings() const
{
    if (!bearings_) {
        bearings_ = known() ? bearingsOf(setup_, rules_->kinds, selected_.toStdString()) : std::nullopt;
    }
    return *bearings_;
}

bool OpenField::keep(const char* what, const QString& detail, const Cleaning& clean)
{
    Session& session = *Session::current();
    if (session.library() == nullptr || !known()) {
        emit session.said(session.trouble());
        return false;
    }
    followInvader(setup_, *rules_);
    system().giveRoles(setup_.field, setup_.deployment.troops);
    Library& library = *session.library();
    const Result<SavedField> saved = clean
        ? library.saveFieldCleaned(id_, contentOf(setup_), clean, what, detail.toStdString())
        : library.saveField(id_, contentOf(setup_), what, detail.toStdString());
    if (!saved) {
        session.say(saved.faults);
        load(); // as it is on disk
        return false;
    }
    tellChanged();
    emit selectedChanged();
    session.tellFields();
    return true;
}

std::uint64_t OpenField::seed()
{
    if (!setup_.field.seed) {
        setup_.field.seed = QRandomGenerator::system()->generate64() >> 11; // 53 bits: short enough to write down
    }
    return *setup_.field.seed;
}

const Feature* OpenField::feature(const QString& id) const
{
    return id == draftId ? (draft_ ? &*draft_ : nullptr) : setup_.field.find(id.toStdString());
}

void OpenField::select(const QString& id)
{
    if (id != selected_) {
        selected_ = id;
        bearings_.reset();
        emit selectedChanged();
    }
}

void OpenField::setDraft(std::optional<Feature> draft)
{
    draft_ = std::move(draft);
    if (draft_) {
        selected_ = draftId;
    } else if (selected_ == draftId) {
        selected_.clear();
    }
    bearings_.reset();
    emit draftChanged();
    emit selectedChanged();
}

bool OpenField::firstIsNear() const
{
    return setup_.deployment.troops.empty() ? isNear(setup_.field, 0) : isNear(setup_.deployment, 0);
}

QString OpenField::nameOfSide(int side) const { return sideWords(side, firstIsNear() == (side == 0)); }

map::SideNames OpenField::sideNames() const { return namesByEdge(firstIsNear()); }

QString OpenField::nameOfBlock(const std::string& block) const
{
    return block.empty() ? tr("Unassigned") : tr("%1 command", "First").arg(headingOf("blocks", block));
}

bool OpenField::byBlocks() const { return known() && setup_.deployment.way[0].order == Way::Order::byBlocks; }

// Once terrain is chosen without armies they come as late as elsewhere.
bool OpenField::armiesFirst() const
{
    const std::vector<Party>& parties = setup_.field.parties;
    return known() && setup_.field.method == "random" && rules_->charts.stages.chosen()
        && (setup_.field.throws.empty()
            || std::any_of(parties.begin(), parties.end(), [](const Party& one) { return !one.army.empty(); }));
}

void OpenField::hand(const std::optional<Handed>& handed)
{
    select({});
    handed_ = handed;
    tellChanged();
}

bool OpenField::hides(const std::string& badge) const
{
    return handed_ && std::any_of(handed_->notes.hidden.begin(), handed_->notes.hidden.end(), [&](const Posted& one) {
        return one.badge == badge;
    });
}

// What its side sees on the map: those who stand, and its own who hide. Where there is no way to write any more, the
// tablet is everybody's.
void OpenField::see()
{
    if (handed_ && !setup_.deployment.way[handed_->side].writesDown) {
        handed_.reset();
    }
    seen_ = handed_ ? setup_.deployment : Deployment();
    if (!handed_) {
        return;
    }
    handed_->writes = standingBlocks(setup_.deployment, handed_->side).empty();
    std::erase_if(handed_->notes.hidden, [&](const Posted& one) { return seen_.troop(one.badge) == nullptr; });
    for (const Posted& one : handed_->notes.hidden) {
        std::erase_if(seen_.posted, [&](const Posted& known) { return known.badge == one.badge; });
        seen_.posted.push_back(one);
    }
}

QString OpenField::refusalOf(const Feature& candidate) const
{
    Field after = setup_.field;
    const auto it = std::find_if(
        after.features.begin(), after.features.end(), [&](const Feature& one) { return one.id == candidate.id; });
    std::string id = candidate.id;
    if (it != after.features.end()) {
        *it = candidate;
    } else if (placed(after, rules_->charts, candidate)) { // what the dice asked for
        id = after.features.back().id;
    } else {
        after.features.push_back(candidate);
    }
    const std::vector<Misplaced> found =
        newlyWrong(misplaced(), field::misplaced(after, rules_->charts, rules_->kinds), id);
    return found.empty() ? QString() : worded(found.front().message);
}

QString OpenField::refusalOf(const Posted& posted) const
{
    if (!handed_) {
        const std::vector<Misposted> wrong = field::misposted(setup_.deployment, setup_.field, rules_->kinds, posted);
        return wrong.empty() ? QString() : worded(wrong.front().message);
    }
    Deployment asked = setup_.deployment;
    Notes notes = handed_->notes;
    notes.hidden = {posted};
    const int side = handed_->side;
    asked.notes[side] = std::move(notes);
    for (const Misposted& one : misnoted(asked, setup_.field, rules_->kinds, side)) {
        if (one.message.code.starts_with("notes-hides")) {
            return refusal(one);
        }
    }
    return {};
}

QString OpenField::refusal(const Misposted& one) const
{
    const QString place = cited(system(), one.rule), words = worded(one.message);
    return place.isEmpty() ? words : tr("%1 (%2)", "a sentence, and where the book has its rule").arg(words, place);
}

} // namespace strategikon

#include "moc_openfield.cpp"
