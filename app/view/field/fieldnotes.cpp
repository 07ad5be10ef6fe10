#include "fieldnotes.h"

#include "app/words/words.h"
#include "model/field/files/notes_file.h"
#include "typedkey.h"

#include <algorithm>
#include <map>

namespace strategikon {

using namespace field;

namespace {

// What a side began to write and did not finish, while the program runs.
std::map<std::pair<QString, int>, Notes>& drafts()
{
    static std::map<std::pair<QString, int>, Notes> all;
    return all;
}

std::vector<std::string> blocksOf(const Deployment& deployment, int side)
{
    std::vector<std::string> blocks;
    for (const Troop& troop : deployment.troops) {
        if (troop.side == side && !isCamp(deployment, troop)
            && std::find(blocks.begin(), blocks.end(), troop.block) == blocks.end()) {
            blocks.push_back(troop.block);
        }
    }
    return blocks;
}

// All of them side by side.
Notes inOneRow(const Deployment& deployment, int side)
{
    Notes notes;
    notes.ranks.push_back({blocksOf(deployment, side)});
    return notes;
}

// Where a block stands in the notes: its rank, or behind them a flank.
struct Stood {
    int rank = -1, at = 0;
    bool left = false;
};
Stood placeOf(const Notes& notes, const std::string& block)
{
    for (std::size_t i = 0; i < notes.ranks.size(); ++i) {
        const auto& row = notes.ranks[i].blocks;
        if (const auto it = std::find(row.begin(), row.end(), block); it != row.end()) {
            return {int(i), int(it - row.begin()), false};
        }
    }
    const auto away =
        std::find_if(notes.away.begin(), notes.away.end(), [&](const Notes::Away& one) { return one.block == block; });
    return {-1, 0, away != notes.away.end() && away->left};
}

int rowsOf(const Notes& notes, std::size_t blocks) // one more than there are, as far as it is any use
{
    return int(std::min(notes.ranks.size() + 1, std::max<std::size_t>(1, blocks)));
}

} // namespace

void FieldNotes::setField(BattlefieldViewModel* desk)
{
    if (desk_ != nullptr) {
        desk_->disconnect(this);
    }
    desk_ = desk;
    if (desk_ != nullptr) {
        connect(desk_, &BattlefieldViewModel::changed, this, &FieldNotes::changed);
    }
    emit changed();
}

const Notes* FieldNotes::notes() const
{
    return desk_ != nullptr && desk_->field().handed() ? &desk_->field().handed()->notes : nullptr;
}

QString FieldNotes::who() const
{
    return notes() != nullptr ? desk_->field().nameOfSide(desk_->handed()->to()) : QString();
}

bool FieldNotes::writes() const { return notes() != nullptr && desk_->field().handed()->writes; }

bool FieldNotes::sealed() const { return notes() != nullptr && desk_->field().handed()->key.has_value(); }

bool FieldNotes::written() const
{
    return notes() != nullptr && desk_->setup().deployment.notes[desk_->handed()->to()].has_value();
}

QStringList FieldNotes::places() const
{
    QStringList all;
    if (notes() == nullptr) {
        return all;
    }
    const Deployment& deployment = desk_->setup().deployment;
    const int rows = rowsOf(*notes(), blocksOf(deployment, desk_->handed()->to()).size());
    for (int i = 0; i < rows; ++i) {
        all << (i == 0 ? tr("Front row") : tr("Row %1").arg(i + 1));
    }
    if (deployment.way[desk_->handed()->to()].mostAway > 0) {
        all << tr("Marches round the right flank") << tr("Marches round the left flank");
    }
    return all;
}

namespace {

// Its general, and how many it is.
QString aboutBlock(const Deployment& deployment, int side, const std::string& block, const System& system)
{
    QString general;
    int count = 0;
    for (const Troop& troop : deployment.troops) {
        if (troop.side == side && troop.block == block && !isCamp(deployment, troop)) {
            ++count;
            if (troop.role == "leader" && general.isEmpty()) {
                general = translated(troop.name);
            }
        }
    }
    const QString many = translated(std::to_string(count) + " " + system.format().standsName);
    return general.isEmpty() ? many : FieldNotes::tr("%1, %2", "general, and how many elements").arg(general, many);
}

} // namespace

QList<NotedShown> FieldNotes::blocks() const
{
    QList<NotedShown> all;
    if (notes() == nullptr) {
        return all;
    }
    const Deployment& deployment = desk_->setup().deployment;
    const System& system = *findSystem(desk_->setup().field.system);
    const int side = desk_->handed()->to();
    const auto known = blocksOf(deployment, side);
    const int rows = rowsOf(*notes(), known.size());
    const QStringList words = places();
    std::vector<std::string> ordered;
    for (const Notes::Rank& rank : notes()->ranks) {
        ordered.insert(ordered.end(), rank.blocks.begin(), rank.blocks.end());
    }
    for (const Notes::Away& one : notes()->away) {
        ordered.push_back(one.block);
    }
    for (const std::string& block : known) { // who hides altogether need not be named
        if (std::find(ordered.begin(), ordered.end(), block) == ordered.end()) {
            ordered.push_back(block);
        }
    }
    for (const std::string& block : ordered) {
        const Stood stood = placeOf(*notes(), block);
        const int at = stood.rank >= 0 ? stood.rank : rows + (stood.left ? 1 : 0);
        const bool inRow = stood.rank >= 0;
        const auto size = inRow ? int(notes()->ranks[std::size_t(stood.rank)].blocks.size()) : 1;
        all << NotedShown{QString::fromStdString(block), desk_->field().nameOfBlock(block),
            aboutBlock(deployment, side, block, system), words.value(at), at, !inRow || stood.at == 0,
            !inRow || stood.at + 1 == size};
    }
    return all;
}

QList<TroopRowShown> FieldNotes::hidden() const
{
    QList<TroopRowShown> all;
    for (const Posted& one : notes() != nullptr ? notes()->hidden : std::vector<Posted>()) {
        const Troop* troop = desk_->setup().deployment.troop(one.badge);
        if (troop == nullptr) {
            continue;
        }
        TroopRowShown row;
        row.badge = QString::fromStdString(one.badge);
        row.name = translated(troop->name);
        row.side = troop->side;
        row.hides = row.posted = true;
        const auto& onFoot = notes()->onFoot;
        row.done = std::find(onFoot.begin(), onFoot.end(), one.badge) != onFoot.end();
        row.waits = std::find(troop->classes.begin(), troop->classes.end(), "mounted") != troop->classes.end();
        all << row;
    }
    return all;
}

bool FieldNotes::fail(const QString& words)
{
    trouble_ = words;
    emit changed();
    if (notes() != nullptr) {
        emit desk_->refused(words); // over the map, wherever the panel is scrolled to
    }
    return false;
}

bool FieldNotes::take(int side, QString word)
{
    trouble_.clear();
    if (desk_ == nullptr || side < 0 || side > 1 || !desk_->setup().deployment.way[side].writesDown) {
        return false;
    }
    const Deployment& deployment = desk_->setup().deployment;
    Handed handed{side, deployment.notes[side].value_or(inOneRow(deployment, side)), true, {}};
    if (handed.notes.isClosed()) {
        const Result<seals::Key> key = keyOf(word, handed.notes.seal->salt);
        const Result<Notes> read = key ? opened(handed.notes, *key) : Result<Notes>(key.faults);
        if (!read) {
            return fail(worded(read.faults.front().message));
        }
        handed.notes = *read;
        handed.key = *key;
    }
    const auto draft = drafts().find({desk_->fieldId(), side});
    if (draft != drafts().end() && !deployment.notes[side]) {
        Deployment asked = deployment;
        asked.notes[side] = draft->second;
        if (misnoted(asked, desk_->setup().field, desk_->rules()->kinds, side).empty()) { // of the same army
            handed.notes = draft->second;
        }
    }
    desk_->handed()->give(handed);
    Deployment asked = deployment;
    asked.notes[side] = desk_->field().handed()->notes;
    if (const auto wrong = misnoted(asked, desk_->setup().field, desk_->rules()->kinds, side); !wrong.empty()) {
        fail(desk_->field().refusal(wrong.front())); // they were written for another way, or other ground
    }
    return true;
}

bool FieldNotes::rewritten(const Notes& notes)
{
    trouble_.clear();
    desk_->handed()->rewrite(notes);
    return true;
}

bool FieldNotes::put(const QString& id, int place)
{
    if (!writes() || place < 0 || place >= places().size()) {
        return false;
    }
    const std::string block = id.toStdString();
    const int side = desk_->handed()->to();
    Deployment asked = desk_->setup().deployment;
    const int rows = rowsOf(*notes(), blocksOf(asked, side).size());
    Notes after = *notes();
    if (const Stood was = placeOf(after, block); was.rank == place) {
        return false;
    }
    for (Notes::Rank& rank : after.ranks) {
        std::erase(rank.blocks, block);
    }
    std::erase_if(after.away, [&](const Notes::Away& one) { return one.block == block; });
    if (place < rows) {
        after.ranks.resize(std::max(after.ranks.size(), std::size_t(place) + 1));
        after.ranks[std::size_t(place)].blocks.push_back(block);
    } else {
        after.away.push_back({block, place > rows});
        std::erase_if(after.hidden, [&](const Posted& one) { return asked.troop(one.badge)->block == block; });
    }
    std::erase_if(after.ranks, [](const Notes::Rank& rank) { return rank.blocks.empty(); });
    asked.notes[side] = after;
    for (const Misposted& one : misnoted(asked, desk_->setup().field, desk_->rules()->kinds, side)) {
        if (!one.message.code.starts_with("notes-hides")) {
            return fail(desk_->field().refusal(one));
        }
    }
    return rewritten(after);
}

bool FieldNotes::shift(const QString& id, int by)
{
    if (!writes()) {
        return false;
    }
    Notes after = *notes();
    const Stood stood = placeOf(after, id.toStdString());
    if (stood.rank < 0) {
        return false;
    }
    auto& row = after.ranks[std::size_t(stood.rank)].blocks;
    const int to = stood.at + by;
    if (to < 0 || to >= int(row.size())) {
        return false;
    }
    std::swap(row[std::size_t(stood.at)], row[std::size_t(to)]);
    return rewritten(after);
}

bool FieldNotes::dismount(const QString& badge, bool onFoot)
{
    if (!writes()) {
        return false;
    }
    Notes after = *notes();
    std::erase(after.onFoot, badge.toStdString());
    if (onFoot) {
        after.onFoot.push_back(badge.toStdString());
    }
    return rewritten(after);
}

bool FieldNotes::keep(const std::optional<seals::Key>& key)
{
    if (notes() == nullptr) {
        return false;
    }
    const int side = desk_->handed()->to();
    Deployment asked = desk_->setup().deployment;
    Notes after = *notes();
    if (!written()
        || !desk_->field().handed()->earlier.empty()) { // what did not change keeps the checksum that was told
        after.salt = seals::newContentSalt();
    }
    std::erase_if(after.onFoot, [&](const std::string& badge) {
        return std::none_of(
            after.hidden.begin(), after.hidden.end(), [&](const Posted& one) { return one.badge == badge; });
    });
    asked.notes[side] = after;
    const auto wrong = misnoted(asked, desk_->setup().field, desk_->rules()->kinds, side);
    if (!wrong.empty()) {
        return fail(desk_->field().refusal(wrong.front()));
    }
    if (key) {
        const Result<Notes> shut = closed(after, *key);
        if (!shut) {
            return fail(worded(shut.faults.front().message));
        }
        after = *shut;
    }
    drafts().erase({desk_->fieldId(), side});
    desk_->handed()->giveBack();
    return desk_->handed()->writeDown(side, std::move(after));
}

bool FieldNotes::done() { return writes() && keep(desk_->field().handed()->key); }

bool FieldNotes::unseal() { return keep({}); }

QString FieldNotes::seal(QString word, QString again)
{
    std::string one = word.toStdString(), other = again.toStdString();
    const bool same = seals::trimmed(one) == seals::trimmed(other);
    for (std::string* typed : {&one, &other}) {
        seals::wipe(*typed);
    }
    again.fill(u' ');
    if (!same) {
        return tr("The passwords differ: type the same one twice.");
    }
    const Result<seals::Key> key = keyOf(word, seals::newSalt());
    if (!key) {
        return worded(key.faults.front().message);
    }
    return keep(*key) ? QString() : trouble_;
}

void FieldNotes::keepDraft()
{
    if (writes() && !written()) {
        drafts()[{desk_->fieldId(), desk_->handed()->to()}] = *notes();
    }
}

void FieldNotes::giveBack()
{
    trouble_.clear();
    if (notes() != nullptr) {
        keepDraft();
        desk_->handed()->giveBack();
    }
}

void FieldNotes::leave()
{
    if (notes() != nullptr) {
        keepDraft();
        QMetaObject::invokeMethod(desk_->handed(), &FieldHanded::giveBack, Qt::QueuedConnection);
    }
}

} // namespace strategikon

#include "moc_fieldnotes.cpp"
