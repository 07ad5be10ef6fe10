#include "archive.h"

#include "app/view/components/filename.h"
#include "app/view/keeper.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/words/words.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace strategikon {

namespace {

int howMany(const std::vector<KeptFile>& files, Standing standing)
{
    return int(std::count_if(
        files.begin(), files.end(), [standing](const KeptFile& file) { return standingOf(file) == standing; }));
}

// Prices that were read in hold at once.
void tellPrices(const std::vector<KeptFile>& added)
{
    for (const System* system : systems()) {
        const std::string tables = "lists/" + system->format().id + "/tables/";
        if (std::any_of(
                added.begin(), added.end(), [&](const KeptFile& file) { return file.path.starts_with(tables); })) {
            system->readCorrections();
            Session::current()->readLists();
        }
    }
}

// The library is put aside for that moment: one hand writes.
Result<Added> readLibrary(const std::string& path)
{
    Session& session = *Session::current();
    Keeper::current()->stop();
    session.closeLibrary();
    auto added = readEverything(session.path().toStdString(), path);
    session.retry();
    return added;
}

} // namespace

Archive::Archive(QObject* parent) : QObject(parent) {}

QString Archive::fileName() const
{
    return fileNameOf(
        tr("Everything of %1", "a day").arg(QDate::currentDate().toString(Qt::ISODate)), "", QStringLiteral("db"));
}

bool Archive::save(const QUrl& file, bool replace)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        emit session.said(session.trouble());
        return false;
    }
    const QString path = file.toLocalFile();
    const auto faults = saveEverything(*session.library(), path.toStdString(), replace);
    session.say(faults);
    if (faults.empty()) {
        SavedFile::current()->wrote(path);
    }
    return faults.empty();
}

bool Archive::look(const QUrl& file)
{
    Session& session = *Session::current();
    path_ = file.toLocalFile().toStdString();
    const auto looked = lookAtEverything(session.path().toStdString(), path_);
    const auto files = looked ? filesIn(path_) : Result<std::vector<KeptFile>>(looked.faults);
    if (!files) {
        session.say(files.faults);
        return false;
    }
    files_ = *files;
    show(*looked);
    return true;
}

void Archive::show(const Looked& looked)
{
    const QLocale locale;
    holds_.clear();
    const auto row = [&](const QString& what, int all, int fresh, int other = 0) {
        const QString many = locale.toString(all);
        holds_.push_back({what,
            all == 0                 ? tr("none", "of a kind in a file")
                : fresh + other == 0 ? tr("%1, all here already").arg(many)
                                     : tr("%1, new here: %2").arg(many, locale.toString(fresh))});
    };
    const int files = howMany(files_, Standing::fresh), other = howMany(files_, Standing::other);
    row(tr("Armies"), looked.holds.armies, looked.fresh.armies);
    row(tr("Battlefields"), looked.holds.fields, looked.fresh.fields);
    row(tr("Battles"), looked.holds.battles, looked.fresh.battles);
    row(tr("Kinds of stands"), looked.holds.stands, looked.fresh.stands);
    row(tr("Settings"), looked.holds.settings, looked.fresh.settings);
    row(tr("Own lists, points values and terrain"), files + other + howMany(files_, Standing::same), files, other);
    fresh_ = files > 0 || looked.fresh != Added();
    left_.clear();
    if (other > 0) {
        QStringList names;
        for (const KeptFile& file : files_) {
            if (standingOf(file) == Standing::other) {
                names << plain(file.path);
            }
        }
        left_ = tr("You already have a different %1; yours stays.").arg(names.join(QStringLiteral(", ")));
    }
    emit changed();
}

bool Archive::readIn()
{
    Session& session = *Session::current();
    const auto added = readLibrary(path_);
    if (!added) {
        session.say(added.faults);
        return false;
    }
    std::vector<KeptFile> put;
    for (const KeptFile& file : files_) {
        if (standingOf(file) != Standing::fresh) {
            continue;
        }
        if (const auto fault = strategikon::put(file)) {
            session.say({*fault});
        } else {
            put.push_back(file);
        }
    }
    session.readLists();
    tellPrices(put);
    const QLocale locale;
    const auto many = [&](int number) { return locale.toString(number); };
    emit session.said(tr("Imported: armies %1, battlefields %2, battles %3, kinds of stands %4, settings %5, files %6.")
                          .arg(many(added->armies), many(added->fields), many(added->battles), many(added->stands),
                              many(added->settings), many(int(put.size()))));
    return true;
}

} // namespace strategikon

#include "moc_archive.cpp"
