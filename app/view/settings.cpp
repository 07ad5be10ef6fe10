#include "settings.h"

#include "app/words/words.h"
#include "session.h"

#include <QDir>
#include <QGuiApplication>
#include <QMargins>
#include <QPalette>
#include <QScreen>
#include <QStandardPaths>

#include <algorithm>

namespace strategikon {

namespace {

Settings* currentSettings = nullptr;

std::string windowKey(const QByteArray& key) { return "window." + key.toStdString(); }

// The first system had the setting to itself once, and keeps its name.
QByteArray pointsKey(const QString& system)
{
    const bool first = system.toStdString() == systems().front()->format().id;
    return first ? QByteArray("points") : "points-" + system.toUtf8();
}

} // namespace

std::unique_ptr<Settings> Settings::open() { return std::unique_ptr<Settings>(new Settings); }

Settings::Settings() { currentSettings = this; }

Settings::~Settings() { currentSettings = nullptr; }

Settings* Settings::current() { return currentSettings; }

Settings* Settings::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(currentSettings, QJSEngine::CppOwnership);
    return currentSettings;
}

bool Settings::dark() const
{
    const QString chosen = theme();
    if (chosen != "system") {
        return chosen == "dark" || chosen == "night";
    }
    // Qt 6.4 does not say what the desktop prefers; its palette does.
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

QString Settings::palette() const
{
    const QString chosen = theme();
    return chosen == "contrast" || chosen == "night" ? chosen
        : dark()                                     ? QStringLiteral("dark")
                                                     : QStringLiteral("light");
}

int Settings::letters() const
{
    const char* before = value("large-text", "no") == "yes" ? "130" : "100"; // until sizes could be chosen
    return std::clamp(value("letters", before).toInt(), 100, 200);
}

int Settings::printLetters() const { return std::clamp(value("print-letters", "100").toInt(), 100, 200); }

QStringList Settings::papersOf(const QString& of) const
{
    const char* usual = of == QStringLiteral("army") ? "roster,rules" : "playsheet,labels";
    return value("papers-of-" + of.toUtf8(), usual).split(u',', Qt::SkipEmptyParts);
}

void Settings::setPapersOf(const QString& of, const QStringList& papers)
{
    set("papers-of-" + of.toUtf8(), papers.join(u','));
}

// The editions any system has; a new army takes the system's own default where it lacks this one.
QStringList Settings::editions() const
{
    QStringList ids;
    for (const System* system : strategikon::systems()) {
        for (const std::string& edition : system->format().editions) {
            const QString id = QString::fromStdString(edition);
            if (!ids.contains(id)) {
                ids << id;
            }
        }
    }
    return ids;
}

QList<NamedShown> Settings::systems() const
{
    QList<NamedShown> shown;
    for (const System* system : strategikon::systems()) {
        const SystemFormat& format = system->format();
        shown.push_back({plain(format.id), translated(format.name)});
    }
    return shown;
}

QList<NamedShown> Settings::priced() const
{
    QList<NamedShown> shown = systems();
    shown.removeIf([](const NamedShown& system) { return findSystem(system.id.toStdString())->prices().empty(); });
    return shown;
}

QString Settings::system() const
{
    const QString chosen = value("system", "");
    const System* known = findSystem(chosen.toStdString());
    return QString::fromStdString((known != nullptr ? known : strategikon::systems().front())->format().id);
}

int Settings::pointsOf(const QString& system) const
{
    const int chosen = value(pointsKey(system), "0").toInt();
    const System* rules = findSystem(system.toStdString());
    if (chosen > 0 || rules == nullptr || rules->format().sizes.empty()) {
        return chosen;
    }
    return rules->format().sizes.front();
}

void Settings::setPointsOf(const QString& system, int points) { set(pointsKey(system), QString::number(points)); }

QList<int> Settings::sizesOf(const QString& system) const
{
    const System* rules = findSystem(system.toStdString());
    return rules != nullptr ? inOrder(rules->format().sizes) : QList<int>();
}

QString Settings::folder() const
{
    for (const QString& folder :
        {value("folder", ""), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QDir(folder).exists()) {
            return folder;
        }
    }
    return QDir::homePath();
}

QStringList Settings::editionNames() const
{
    QStringList names;
    for (const QString& id : editions()) {
        names << headingOf("editions", id.toStdString());
    }
    return names;
}

QSize Settings::fitting(const QSize& kept, const QSize& room)
{
    // Upright where the screen is.
    const QSize first = room.height() > room.width() ? QSize(800, 1280) : QSize(1280, 800);
    return (kept.isValid() ? kept : first).boundedTo(room);
}

QSize Settings::size() const
{
    const QString width = value("width", ""), height = value("height", "");
    const QSize kept = width.isEmpty() || height.isEmpty() ? QSize() : QSize(width.toInt(), height.toInt());
    const QScreen* screen = QGuiApplication::primaryScreen();
    constexpr int titleBar = 40; // which the desktop adds to the window
    return fitting(kept, screen != nullptr ? screen->availableSize().shrunkBy({0, titleBar, 0, 0}) : QSize(1280, 800));
}

void Settings::keepWindow(int width, int height, bool maximized)
{
    set("maximized", maximized ? "yes" : "no");
    if (!maximized) {
        set("width", QString::number(width));
        set("height", QString::number(height));
    }
}

void Settings::keepPage(const QString& page, const QString& about)
{
    set("page", page);
    set("about", about);
}

QString Settings::value(const QByteArray& key, const char* absent) const
{
    auto known = known_.constFind(key);
    if (known == known_.cend()) {
        QString kept; // null: never set
        if (Library* library = Session::current() != nullptr ? Session::current()->library() : nullptr) {
            const auto found = library->setting(windowKey(key));
            Session::current()->noteDamage(found.faults);
            if (found.value && found.value->has_value()) {
                kept = QString::fromStdString(**found.value);
            }
        }
        known = known_.insert(key, kept);
    }
    return known->isNull() ? QString::fromUtf8(absent) : *known;
}

void Settings::set(const QByteArray& key, const QString& value)
{
    if (this->value(key, "\n") == value) {
        return;
    }
    known_[key] = value.isNull() ? QStringLiteral("") : value;
    if (Library* library = Session::current() != nullptr ? Session::current()->library() : nullptr) {
        library->setSetting(windowKey(key), value.toStdString());
    }
    emit changed();
}

} // namespace strategikon

#include "moc_settings.cpp"
