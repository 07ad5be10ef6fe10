#include "foldermodel.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QStandardPaths>

namespace strategikon {

QString FolderModel::shown() const
{
    const QString home = QDir::homePath();
    return folder_ == home || folder_.startsWith(home + u'/') ? u'~' + folder_.mid(home.size()) : folder_;
}

bool FolderModel::top() const { return QDir(folder_).isRoot(); }

QList<NamedShown> FolderModel::places() const
{
    const std::pair<QStandardPaths::StandardLocation, QString> wanted[] = {
        {QStandardPaths::HomeLocation, tr("Home")},
        {QStandardPaths::DocumentsLocation, tr("Documents")},
        {QStandardPaths::DownloadLocation, tr("Downloads")},
        {QStandardPaths::DesktopLocation, tr("Desktop")},
    };
    QList<NamedShown> places;
    QStringList seen;
    for (const auto& [where, name] : wanted) {
        const QString path = QDir::cleanPath(QStandardPaths::writableLocation(where));
        if (QDir(path).exists() && !seen.contains(path)) {
            seen << path;
            places << NamedShown{path, name};
        }
    }
    return places;
}

void FolderModel::open(const QString& folder)
{
    const QDir wanted(QDir::cleanPath(folder));
    if (!wanted.exists() || !wanted.isReadable()) {
        trouble_ = wanted.exists() ? tr("The folder “%1” cannot be read.").arg(wanted.path())
                                   : tr("There is no folder “%1”.").arg(wanted.path());
        emit changed();
        return;
    }
    trouble_.clear();
    folder_ = wanted.absolutePath();
    list();
}

void FolderModel::setEndings(const QStringList& endings)
{
    if (endings != endings_) {
        endings_ = endings;
        list();
    }
}

void FolderModel::list()
{
    if (folder_.isEmpty()) {
        return;
    }
    QStringList filters;
    for (const QString& ending : endings_) {
        filters << QStringLiteral("*.") + ending;
    }
    beginResetModel();
    files_ = QDir(folder_).entryInfoList(filters, QDir::AllDirs | QDir::Files | QDir::NoDotAndDotDot,
        QDir::Name | QDir::DirsFirst | QDir::IgnoreCase | QDir::LocaleAware);
    endResetModel();
    emit changed();
}

void FolderModel::up()
{
    if (!top()) {
        open(QFileInfo(folder_).absolutePath());
    }
}

QString FolderModel::nameAt(int row) const
{
    return row >= 0 && row < files_.size() ? files_[row].fileName() : QString();
}

bool FolderModel::folderAt(int row) const { return row >= 0 && row < files_.size() && files_[row].isDir(); }

QString FolderModel::pathOf(const QString& name) const
{
    const bool home = name == u"~" || name.startsWith(QStringLiteral("~/"));
    return QDir::cleanPath(QDir(folder_).absoluteFilePath(home ? QDir::homePath() + name.mid(1) : name));
}

QUrl FolderModel::file(const QString& name, const QString& ending) const
{
    const QString path = pathOf(name.trimmed());
    const bool plain = ending.isEmpty() || !QFileInfo(path).suffix().isEmpty();
    return QUrl::fromLocalFile(plain ? path : path + u'.' + ending);
}

bool FolderModel::there(const QString& name, const QString& ending) const
{
    return !name.trimmed().isEmpty() && QFileInfo(file(name, ending).toLocalFile()).isFile();
}

bool FolderModel::enter(const QString& name)
{
    const QString path = pathOf(name.trimmed());
    if (name.trimmed().isEmpty() || !QFileInfo(path).isDir()) {
        return false;
    }
    open(path);
    return true;
}

int FolderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(files_.size());
}

QVariant FolderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const QFileInfo& file = files_[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Name:
        return file.fileName();
    case IsFolder:
        return file.isDir();
    case Changed:
        return QLocale().toString(file.lastModified().date(), QLocale::ShortFormat);
    default:
        return {};
    }
}

QHash<int, QByteArray> FolderModel::roleNames() const
{
    return {{Name, "name"}, {IsFolder, "isFolder"}, {Changed, "changed"}};
}

} // namespace strategikon

#include "moc_foldermodel.cpp"
