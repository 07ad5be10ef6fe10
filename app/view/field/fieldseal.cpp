#include "fieldseal.h"

#include "app/view/savedfile.h"
#include "app/words/words.h"
#include "model/text/decode.h"
#include "typedkey.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace strategikon {

using namespace field;

namespace {

// All keys that were made since the program was started, and which of them a side seals with.
struct Evening {
    std::map<seals::Salt, seals::Key> keys;
    std::map<QString, seals::Salt> sealsWith;

    const seals::Key* of(const seals::Salt& salt) const
    {
        const auto found = keys.find(salt);
        return found == keys.end() ? nullptr : &found->second;
    }
};

Evening& thisEvening()
{
    static Evening evening;
    return evening;
}

} // namespace

bool FieldSeal::maySeal(int side)
{
    const Deployment& all = desk_->setup().deployment;
    const bool any = std::any_of(all.posted.begin(), all.posted.end(), [&](const Posted& one) {
        const Troop* troop = all.troop(one.badge);
        return troop != nullptr && troop->side == side;
    });
    if (!any) {
        emit refused(tr("This side has deployed nobody yet: deploy, then seal."));
    } else if (!desk_->deploying()->isLegal(side)) { // what is sealed can be mended no more
        emit refused(tr("A unit of this side is misplaced: fix that first, as a seal cannot be changed."));
        return false;
    }
    return any;
}

QString FieldSeal::evening(int side) const { return desk_->fieldId() + u'/' + QString::number(side); }

bool FieldSeal::wantsWord(int side) const { return !onlyHidden_ && !thisEvening().sealsWith.contains(evening(side)); }

QString FieldSeal::takeWord(int side, QString word, QString again)
{
    std::string one = word.toStdString(), other = again.toStdString();
    const bool same = seals::trimmed(one) == seals::trimmed(other);
    for (std::string* typed : {&one, &other}) {
        seals::wipe(*typed);
    }
    if (!same) {
        return tr("The passwords differ: type the same one twice.");
    }
    const Result<seals::Key> key = keyOf(word, seals::newSalt());
    if (!key) {
        return worded(key.faults.front().message);
    }
    thisEvening().keys.insert_or_assign(key->salt(), *key);
    thisEvening().sealsWith[evening(side)] = key->salt();
    emit changed();
    return {};
}

bool FieldSeal::seal(int side, const QUrl& file, bool replace)
{
    const auto with = thisEvening().sealsWith.find(evening(side));
    Result<std::string> sealed;
    if (onlyHidden_) {
        sealed = hide(desk_->setup(), side, seals::newContentSalt());
    } else if (with != thisEvening().sealsWith.end()) {
        sealed = field::seal(desk_->setup(), side, *thisEvening().of(with->second));
    }
    if (!sealed) {
        if (!sealed.faults.empty()) {
            emit refused(worded(sealed.faults.front()));
        }
        return false;
    }
    if (!SavedFile::current()->save(file, *sealed, replace)) {
        return false;
    }
    digests_[side] = QString::fromStdString(*digestOf(*sealed, file.toLocalFile().toStdString()));
    emit changed();
    return true;
}

QList<SealedFileShown> FieldSeal::files() const
{
    QList<SealedFileShown> all;
    for (const File& file : files_) {
        const auto& salt = file.outside.salt;
        all << SealedFileShown{QFileInfo(QString::fromStdString(file.name)).fileName(),
            QString::fromStdString(file.outside.digest), salt && thisEvening().of(*salt) == nullptr};
    }
    return all;
}

bool FieldSeal::choose(int which, const QUrl& file)
{
    const std::string path = file.toLocalFile().toStdString();
    const Result<std::string> text = readText(path);
    const Result<Outside> outside = text ? outsideOf(*text, path) : Result<Outside>(text.faults);
    if (!outside) {
        emit refused(worded(outside.faults.front()));
        return false;
    }
    files_[which] = {*text, path, *outside};
    emit changed();
    return true;
}

std::optional<SealedFile> FieldSeal::openable(const File& file, const QString& told, QString word, bool forgotten)
{
    SealedFile sealed{file.text, file.name, told.trimmed().toLower().toStdString()};
    if (!file.outside.salt) {
        return sealed;
    }
    if (const seals::Key* known = thisEvening().of(*file.outside.salt)) {
        sealed.key = *known;
        return sealed;
    }
    if (forgotten) {
        sealed.anew = desk_->setup().deployment;
        return sealed;
    }
    const Result<seals::Key> key = keyOf(word, *file.outside.salt);
    if (!key) {
        emit refused(worded(Fault{{file.name, 0, 0}, key.faults.front().message}));
        return {};
    }
    sealed.key = *key;
    return sealed;
}

bool FieldSeal::openBoth(const QStringList& told, QStringList words, const QList<bool>& forgotten)
{
    std::optional<SealedFile> both[2];
    for (const int which : {0, 1}) {
        both[which] = openable(files_[which], told.value(which), words.value(which), forgotten.value(which));
        if (!both[which]) {
            return false;
        }
    }
    const Result<Setup> opened = unseal(desk_->setup().field, *both[0], *both[1]);
    if (!opened) {
        emit refused(worded(opened.faults.front()));
        return false;
    }
    for (const std::optional<SealedFile>& one : both) { // they were the right words: asked no more this evening
        if (one->key) {
            thisEvening().keys.insert_or_assign(one->key->salt(), *one->key);
        }
    }
    emit changed();
    return desk_->deploying()->takeDeployment(opened->deployment);
}

} // namespace strategikon

#include "moc_fieldseal.cpp"
