#include "keeper.h"

#include "app/words/words.h"
#include "model/library/copies.h"
#include "session.h"
#include "when.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <atomic>
#include <mutex>

namespace strategikon {

namespace {

Keeper* currentKeeper = nullptr;

std::string thisDay() { return QDate::currentDate().toString(Qt::ISODate).toStdString(); }

bool copiedToday(const std::string& library)
{
    const auto copies = copiesOf(library);
    return std::any_of(copies.begin(), copies.end(), [day = thisDay()](const LibraryCopy& copy) {
        return !copy.setAside && copy.day == day && Library::open(copy.file, Library::Mode::copy);
    });
}

// What was set aside says when, so that two of one day can be told apart.
QString titleOf(const LibraryCopy& copy)
{
    const QLocale locale;
    const QDateTime at = QDateTime::fromString(QString::fromStdString(copy.at), Qt::ISODateWithMs).toLocalTime();
    const QDate date = at.isValid() ? at.date() : QDate::fromString(QString::fromStdString(copy.day), Qt::ISODate);
    const QString day = locale.toString(date, QLocale::LongFormat);
    if (!copy.setAside) {
        return day;
    }
    return at.isValid() ? Keeper::tr("Kept on %1, %2", "a library, a day and a time")
                              .arg(day, locale.toString(at.time(), QStringLiteral("HH:mm:ss")))
                        : Keeper::tr("Kept on %1", "a library").arg(day);
}

bool holdsNothing(const Library& library)
{
    const auto contents = library.contents();
    return contents && contents->bare();
}

QString contentsWords(const LibraryHealth& health)
{
    const QLocale locale;
    return Keeper::tr("armies %1, battlefields %2, battles %3; last changed %4", "what a copy of the library holds")
        .arg(locale.toString(health.armies), locale.toString(health.fields), locale.toString(health.battles),
            health.latest.empty() ? QStringLiteral("–") : whenWords(health.latest));
}

} // namespace

// What the thread works on, and what came of it. It reads beside the window with a connection of its own.
struct Keeper::Work {
    std::string path;
    bool copy = false;

    std::mutex holding; // of `reader`, for whoever interrupts it
    std::optional<Library> reader;
    std::atomic<bool> stopped = false, ended = false;
    std::vector<Fault> faults;
    bool whole = false;

    void run()
    {
        auto opened = Library::open(path, Library::Mode::readOnly);
        if (opened.value && !stopped) {
            {
                const std::lock_guard lock(holding);
                reader = std::move(opened.value);
            }
            const auto health = reader->lookThrough();
            faults = health.faults;
            whole = bool(health);
            if (whole && copy && !stopped) {
                (void)rollCopies(*reader, thisDay()); // where that failed the next start tries again
            }
            const std::lock_guard lock(holding);
            reader.reset();
        }
        ended = true;
    }

    void interrupt()
    {
        stopped = true;
        const std::lock_guard lock(holding);
        if (reader) {
            reader->interrupt();
        }
    }
};

Keeper::Keeper() { currentKeeper = this; }

std::unique_ptr<Keeper> Keeper::make() { return std::unique_ptr<Keeper>(new Keeper); }

Keeper* Keeper::current() { return currentKeeper; }

Keeper* Keeper::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(currentKeeper, QJSEngine::CppOwnership);
    return currentKeeper;
}

Keeper::~Keeper()
{
    stop();
    currentKeeper = nullptr;
}

void Keeper::begin()
{
    begun_ = true;
    const Library* library = Session::current()->library();
    if (busy() || library == nullptr || library->readOnlyBecause() != nullptr) {
        return;
    }
    const bool copy = !atBattle_ && !copiedToday(library->path()) && !holdsNothing(*library);
    if (!copy && !library->wasLeftOpen()) {
        return;
    }
    work_ = std::make_shared<Work>();
    work_->path = library->path();
    work_->copy = copy;
    thread_ = std::thread([this, work = work_] {
        work->run();
        QMetaObject::invokeMethod(
            this, [this, work] { work == work_ ? settle() : void(); }, Qt::QueuedConnection);
    });
}

void Keeper::settle()
{
    thread_.join();
    const auto work = std::exchange(work_, nullptr);
    Library* library = Session::current()->library();
    if (!work->stopped && library != nullptr) {
        const auto search = [](const Fault& fault) { return fault.message.code == "library-damaged-search"; };
        if (std::any_of(work->faults.begin(), work->faults.end(), search) && !library->remakeSearch()) {
            std::erase_if(work->faults, search);
            work->whole = work->faults.empty();
        }
        Session::current()->noteDamage(work->faults);
        if (work->whole) {
            library->markLookedThrough();
        }
    }
    readCopies();
    emit rested();
}

void Keeper::stop()
{
    if (!thread_.joinable()) {
        return;
    }
    while (!work_->ended) { // between two statements an interruption is lost
        work_->interrupt();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    thread_.join();
    work_.reset();
}

void Keeper::setAtBattle(bool at)
{
    if (at == atBattle_) {
        return;
    }
    atBattle_ = at;
    emit atBattleChanged();
    if (at && busy() && work_->copy) {
        stop(); // it is done again once nobody waits for an answer
    } else if (!at && begun_) {
        begin();
    }
}

void Keeper::readCopies()
{
    copies_.clear();
    for (const LibraryCopy& copy : copiesOf(Session::current()->path().toStdString())) {
        const auto opened = Library::open(copy.file, Library::Mode::copy);
        const auto contents = opened ? opened->contents() : Result<LibraryHealth>(opened.faults);
        copies_.push_back({plain(copy.file), titleOf(copy),
            contents ? contentsWords(*contents) : worded(contents.faults.front().message)});
    }
    emit copiesChanged();
}

bool Keeper::mend()
{
    stop();
    Session& session = *Session::current();
    session.closeLibrary();
    const auto done = mendLibrary(session.path().toStdString());
    if (!done) {
        session.retry();
        session.say(done.faults);
        return false;
    }
    mended_.clear();
    for (const Message& one : done->told) {
        mended_ << worded(one);
    }
    if (!done->aside.empty()) {
        mended_ << tr("The full library as it was is kept in %1").arg(QString::fromStdString(done->aside));
    }
    emit mendedChanged();
    session.retry();
    readCopies();
    return true;
}

bool Keeper::restore(const QString& file)
{
    stop();
    Session& session = *Session::current();
    session.closeLibrary();
    const auto aside = restoreLibrary(session.path().toStdString(), file.toStdString());
    session.retry();
    if (aside) {
        emit session.said(aside->empty()
                ? tr("Library restored.")
                : tr("Library restored; the previous one is in %1.").arg(QString::fromStdString(*aside)));
    } else {
        session.say(aside.faults);
    }
    readCopies();
    return bool(aside);
}

} // namespace strategikon

#include "moc_keeper.cpp"
