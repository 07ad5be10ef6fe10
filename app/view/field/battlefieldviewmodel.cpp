#include "battlefieldviewmodel.h"

#include "app/map/wording.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/terrain/handling.h"
#include "model/text/name.h"

#include <QRandomGenerator>

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

const QString draftId = QStringLiteral("draft");

} // namespace

BattlefieldViewModel::BattlefieldViewModel(QObject* parent) : QObject(parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::fieldChanged, this, [this](const QString& id) {
            if (id == fieldId()) {
                load();
            }
        });
    }
}

bool BattlefieldViewModel::played() const
{
    const System* system = findSystem(setup_.field.system);
    return system != nullptr && system->game() != nullptr;
}

void BattlefieldViewModel::open(const QString& id)
{
    if (id.toStdString() == id_) {
        return;
    }
    id_ = id.toStdString();
    selected_.clear();
    handed_.reset();
    openRows_.clear();
    load();
    emit opened();
}

void BattlefieldViewModel::load()
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

void BattlefieldViewModel::tellChanged()
{
    misplaced_.reset();
    misposted_.reset();
    proposal_.reset();
    bearings_.reset();
    see();
    emit changed();
    emit rowsChanged();
    emit stepChanged();
}

const std::vector<Misplaced>& BattlefieldViewModel::misplacedNow() const
{
    if (!misplaced_) {
        misplaced_ = misplaced(setup_.field, charts(), rules_->kinds);
    }
    return *misplaced_;
}

Charts BattlefieldViewModel::charts() const
{
    Charts charts = rules_->charts;
    charts.fromMiddle = fromMiddle(setup_.deployment, charts.fromMiddle);
    return charts;
}

const std::vector<Misposted>& BattlefieldViewModel::mispostedNow() const
{
    if (!misposted_) {
        misposted_ = misposted(setup_.deployment, setup_.field, rules_->kinds);
    }
    return *misposted_;
}

bool BattlefieldViewModel::keep(const char* what, const QString& detail, const Cleaning& clean)
{
    Session& session = *Session::current();
    if (session.library() == nullptr || !known()) {
        emit session.said(session.trouble());
        return false;
    }
    followInvader();
    findSystem(setup_.field.system)->giveRoles(setup_.field, setup_.deployment.troops);
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

QString BattlefieldViewModel::tableWords() const { return known() ? map::subtitleOf(setup_.field) : QString(); }

QString BattlefieldViewModel::methodWords() const
{
    return known() ? strategikon::methodWords(setup_.field.method, setup_.field.system) : QString();
}

std::uint64_t BattlefieldViewModel::seed()
{
    if (!setup_.field.seed) {
        setup_.field.seed = QRandomGenerator::system()->generate64() >> 11; // 53 bits: short enough to write down
    }
    return *setup_.field.seed;
}

const Feature* BattlefieldViewModel::feature(const QString& id) const
{
    return id == draftId ? (draft_ ? &*draft_ : nullptr) : setup_.field.find(id.toStdString());
}

void BattlefieldViewModel::select(const QString& id)
{
    if (id != selected_) {
        selected_ = id;
        bearings_.reset();
        emit selectedChanged();
    }
}

QString BattlefieldViewModel::refusalOf(const Feature& candidate) const
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
        newlyWrong(misplacedNow(), misplaced(after, rules_->charts, rules_->kinds), id);
    return found.empty() ? QString() : worded(found.front().message);
}

bool BattlefieldViewModel::replace(const QString& id, const Feature& candidate, const char* what)
{
    if (!known() || feature(id) == nullptr) {
        return false;
    }
    if (id == draftId) { // says what is wrong with it, and may lie anywhere until it is placed
        draft_ = candidate;
        emit draftChanged();
        emit selectedChanged();
        return true;
    }
    if (const QString words = refusalOf(candidate); !words.isEmpty()) {
        emit refused(words);
        return false;
    }
    for (Feature& one : setup_.field.features) {
        if (one.id == candidate.id) {
            one = candidate;
        }
    }
    return keep(what, id);
}

bool BattlefieldViewModel::move(const QString& id, qreal x, qreal y)
{
    const Feature* one = feature(id);
    return one != nullptr && replace(id, moved(*one, {x, y}, setup_.field.table), "move");
}

bool BattlefieldViewModel::turn(const QString& id, qreal degrees)
{
    const Feature* one = feature(id);
    return one != nullptr && replace(id, turned(*one, degrees, setup_.field.table), "turn");
}

bool BattlefieldViewModel::resize(const QString& id, qreal factor)
{
    const Feature* one = feature(id);
    return one != nullptr && replace(id, resized(*one, factor, setup_.field.table), "resize");
}

bool BattlefieldViewModel::take(const QString& id)
{
    std::erase_if(setup_.field.features, [&](const Feature& one) { return one.id == id.toStdString(); });
    select({});
    return keep("take", id);
}

bool BattlefieldViewModel::nameFeature(const QString& id, const QString& name)
{
    for (Feature& one : setup_.field.features) {
        if (one.id == id.toStdString()) {
            one.name = cleanName(name.trimmed().toStdString());
        }
    }
    return keep("name", id);
}

} // namespace strategikon

#include "moc_battlefieldviewmodel.cpp"
