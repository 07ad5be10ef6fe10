#include "importer.h"

#include "app/view/components/numbers.h"
#include "app/view/nations/newlist.h"
#include "app/view/session.h"
#include "app/words/points.h"
#include "app/words/words.h"
#include "model/text/decode.h"
#include "model/text/file.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace strategikon {

namespace {

constexpr std::size_t largestFile = 16u << 20;

} // namespace

QString Importer::format() const
{
    switch (format_) {
    case Format::yaml:
        return tr("an army file");
    case Format::json:
        return tr("an army file (JSON)");
    case Format::code:
        return tr("an army code");
    case Format::selectorList:
        return tr("another program’s list");
    case Format::link:
        return tr("a link");
    case Format::ros:
        return tr("a roster (.ros)");
    case Format::rosz:
        return tr("a roster (.rosz)");
    case Format::rosterJson:
        return tr("a roster (JSON)");
    case Format::text:
        return tr("text");
    case Format::unknown:
        break;
    }
    return {};
}

void Importer::setText(const QString& words)
{
    if (textual_ && words == text()) {
        return;
    }
    if (words.isEmpty()) {
        file_.clear();
    }
    textual_ = true;
    guessed_ = false;
    bytes_ = words.toStdString();
    read();
}

void Importer::setPoints(int points)
{
    if (points != aids_.points) {
        aids_.points = points;
        read();
    }
}

void Importer::setNation(const QString& system, const QString& list)
{
    aids_.system = system.toStdString();
    aids_.list = list.toStdString();
    read();
}

bool Importer::openFile(const QUrl& file)
{
    Result<std::string> bytes = readFile(file.toLocalFile().toStdString(), largestFile);
    if (!bytes.value) {
        read_ = {};
        read_.faults = bytes.faults;
        emit changed();
        return false;
    }
    file_ = QFileInfo(file.toLocalFile()).fileName();
    aids_.roster.clear();
    Result<Decoded> text = decode(*bytes, file_.toStdString());
    textual_ = bool(text); // archives are none
    guessed_ = textual_ && text->guessed;
    bytes_ = textual_ ? std::move(text->text) : std::move(*bytes.value);
    read();
    return true;
}

void Importer::paste() { setText(QGuiApplication::clipboard()->text()); }

void Importer::clear()
{
    bytes_.clear();
    file_.clear();
    textual_ = true;
    guessed_ = false;
    aids_ = {};
    read();
}

void Importer::read()
{
    read_ = {};
    format_ = Format::unknown;
    if (bytes_.find_first_not_of(" \t\r\n") != std::string::npos) {
        const std::string name = file_.isEmpty() ? tr("text").toStdString() : file_.toStdString();
        read_ = importArmy(bytes_, name, Session::current()->catalogue(), aids_);
        format_ = read_.format;
        if (guessed_) { // the text that is shown here no longer shows it
            read_.notes.insert(read_.notes.begin(), Note{{"bytes-guessed", {}}, 0, {}});
        }
    }
    emit changed();
}

QString Importer::nation() const
{
    if (!hasArmy()) {
        return {};
    }
    const ArmyList* list = Session::current()->list(*read_.army);
    return translated(list != nullptr ? list->name : read_.army->list);
}

QString Importer::title() const
{
    if (hasList()) {
        return plain(read_.listId);
    }
    return hasArmy() ? (read_.army->name.empty() ? nation() : plain(read_.army->name)) : QString();
}

QString Importer::summary() const
{
    if (hasList()) {
        return tr("A list from another program, converted to one of your own.");
    }
    if (!hasArmy()) {
        return {};
    }
    const Result<Verdict> verdict = judge(Session::current()->catalogue(), *read_.army, false);
    const QString size = grouped(read_.army->points);
    if (!verdict.value) {
        return tr("%1, %2 points", "", read_.army->points).arg(nation(), size);
    }
    const QString state =
        verdict->legal ? tr("legal") : tr("%n problems", "", static_cast<int>(verdict->findings.size()));
    return tr("%1, %2 of %3 points, %4", "", read_.army->points)
        .arg(nation(), pointsShown(verdict->points, verdict->parts), size, state);
}

QList<ReadRowShown> Importer::rows() const
{
    QList<ReadRowShown> rows;
    if (!hasArmy()) {
        return rows;
    }
    const ArmyList* list = Session::current()->list(*read_.army);
    for (const Choice& choice : read_.army->choices) {
        const int line = list != nullptr ? list->lineNamed(choice.entry) : -1;
        QString words =
            tr("%1 × %2").arg(choice.count).arg(line >= 0 ? translated(list->lines[line].name) : plain(choice.entry));
        for (const ChosenOption& chosen : choice.options) {
            const int option = list != nullptr ? list->optionNamed(chosen.name, line) : -1;
            words += tr(", %1").arg(option >= 0 ? translated(list->options[option].name) : plain(chosen.name));
            if (chosen.count > 0 && chosen.count < choice.count) {
                words += tr(" (%1)").arg(chosen.count);
            }
        }
        rows.push_back({words, line >= 0});
    }
    return rows;
}

QList<ReadNoteShown> Importer::notes() const
{
    QList<ReadNoteShown> notes;
    for (const Note& note : read_.notes) {
        QStringList suggestions;
        for (const std::string& name : note.suggestions) {
            suggestions << plain(name);
        }
        notes.push_back({worded(note.message), note.line, suggestions});
    }
    return notes;
}

QStringList Importer::rosters() const
{
    QStringList names;
    for (const std::string& roster : read_.rosters) {
        names << QString::fromStdString(roster);
    }
    return names;
}

void Importer::chooseRoster(const QString& roster)
{
    aids_.roster = roster.toStdString();
    read();
}

QStringList Importer::faults() const
{
    QStringList words;
    if (!read_.rosters.empty()) {
        return words;
    }
    for (const Fault& fault : read_.faults) {
        words << worded(fault);
    }
    return words;
}

// In a text the word is put right and the text is read again, so that the player sees what was done;
// elsewhere the unit joins the army.
void Importer::pick(int at, const QString& suggestion)
{
    if (at < 0 || at >= static_cast<int>(read_.notes.size())) {
        return;
    }
    const Note note = read_.notes[at];
    std::string name, count;
    for (const auto& [key, value] : note.message.args) {
        if (key == "name") {
            name = english(value);
        } else if (key == "count") {
            count = english(value);
        }
    }
    QStringList lines = plain(bytes_).split(u'\n');
    if (textual_ && note.line > 0 && note.line <= lines.size() && !name.empty()) {
        QString& line = lines[note.line - 1];
        if (const qsizetype where = line.indexOf(plain(name)); where >= 0) {
            line.replace(where, plain(name).size(), suggestion);
            bytes_ = lines.join(u'\n').toStdString();
            read();
            return;
        }
    }
    if (hasArmy()) {
        Choice choice;
        choice.entry = suggestion.toStdString();
        choice.count = std::max(1, QString::fromStdString(count).toInt());
        read_.army->choices.push_back(std::move(choice));
        read_.notes.erase(read_.notes.begin() + at);
        emit changed();
    }
}

QString Importer::keep()
{
    Session& session = *Session::current();
    if (hasList()) {
        const System* system = findSystem(read_.listSystem);
        if (system == nullptr) {
            return {};
        }
        std::error_code error;
        const std::string id = std::filesystem::exists(ownfile::fileOf(read_.listSystem, read_.listId), error)
            ? ownfile::freeId(session.catalogue(), read_.listSystem, ownlist::idFrom(read_.listId, "list"))
            : read_.listId;
        std::string file = *read_.listFile;
        if (id != read_.listId) {
            const std::string was = "id: " + read_.listId + "\n";
            if (const std::size_t where = file.find(was); where != std::string::npos) {
                file.replace(where, was.size(), "id: " + id + "\n");
            }
        }
        const bool correct = ownfile::check(*system, file, id + ".yaml").faults.empty();
        if (const auto fault = ownfile::write(read_.listSystem, id, file, correct)) {
            session.say({*fault});
            return {};
        }
        session.readLists();
        return QString::fromStdString(id);
    }
    if (!hasArmy()) {
        return {};
    }
    Army army = *read_.army;
    if (army.name.empty()) {
        army.name =
            tr("%1 %2", "name of a new army: nation and points").arg(nation(), grouped(army.points)).toStdString();
    }
    return session.keep(army, "import");
}

} // namespace strategikon

#include "moc_importer.cpp"
