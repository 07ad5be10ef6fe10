#include "fieldseal.h"

#include "app/words/words.h"
#include "model/field/sealed.h"
#include "model/text/file.h"
#include "savedfile.h"

#include <QFileInfo>

#include <algorithm>

namespace strategikon {

using namespace field;

bool FieldSeal::maySeal(int side)
{
    const Deployment& all = desk_->setup().deployment;
    const bool any = std::any_of(all.posted.begin(), all.posted.end(), [&](const Posted& one) {
        const Troop* troop = all.troop(one.badge);
        return troop != nullptr && troop->side == side;
    });
    if (!any) {
        emit refused(tr("Nobody of this side is set down yet: deploy it, then seal it."));
    } else if (!desk_->isLegal(side)) { // what is sealed can be mended no more
        emit refused(tr("Somebody of this side is wrongly placed: mend that first, what is sealed stays as it is."));
        return false;
    }
    return any;
}

bool FieldSeal::seal(int side, const QUrl& file, bool replace)
{
    const std::string sealed = field::seal(desk_->setup(), side, newSalt());
    if (!SavedFile::current()->save(file, sealed, replace)) {
        return false;
    }
    digests_[side] = QString::fromStdString(*digestOf(sealed, file.toLocalFile().toStdString()));
    emit changed();
    return true;
}

QVariantList FieldSeal::files() const
{
    QVariantList all;
    for (const File& file : files_) {
        all << QVariantMap{{"name", QFileInfo(QString::fromStdString(file.name)).fileName()}, {"digest", file.digest}};
    }
    return all;
}

bool FieldSeal::choose(int which, const QUrl& file)
{
    const std::string path = file.toLocalFile().toStdString();
    const Reading<std::string> text = readFile(path);
    const Reading<std::string> digest = text ? digestOf(*text, path) : text;
    if (!digest) {
        emit refused(worded(digest.faults.front()));
        return false;
    }
    files_[which] = {*text, path, QString::fromStdString(*digest)};
    emit changed();
    return true;
}

bool FieldSeal::openBoth(const QString& first, const QString& second)
{
    const auto sealed = [&](int which, const QString& told) {
        return SealedFile{files_[which].text, files_[which].name, told.trimmed().toLower().toStdString()};
    };
    const Reading<Setup> opened = unseal(desk_->setup().field, sealed(0, first), sealed(1, second));
    if (!opened) {
        emit refused(worded(opened.faults.front()));
        return false;
    }
    return desk_->takeDeployment(opened->deployment);
}

} // namespace strategikon
