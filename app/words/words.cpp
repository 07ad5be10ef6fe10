#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace strategikon {

namespace {

// Arguments that name rows, lists and the like, maybe several in a row, and those that are ids of terms.
bool isDataWord(const std::string& name)
{
    static const std::set<std::string> names = {"entry", "upgrade", "list", "near", "modifier", "twin", "type",
        "partner", "of", "when", "other-entry", "arm", "order", "feature", "piece", "kinds", "beside", "way", "name"};
    return names.contains(name);
}

const char* contextOf(const std::string& name)
{
    return name == "contingent" || name == "other" || name == "block" ? "blocks"
        : name == "column"                                            ? "columns"
                                                                      : nullptr;
}

// Figures of an army are written as in its heading: 1,000.
std::string groupedFigure(const std::string& name, const std::string& words)
{
    static const std::set<std::string> names = {
        "points", "limit", "over", "cost", "bound", "spent", "least", "most", "count", "rows"};
    if (!names.contains(name) || words.empty() || words.find_first_not_of("0123456789") != std::string::npos) {
        return words;
    }
    QString text = QString::fromStdString(words);
    for (qsizetype at = text.size() - 3; at > 0; at -= 3) {
        text.insert(at, QLocale().groupSeparator());
    }
    return text.toStdString();
}

// Cells of a table of prices: "Foot, protected (drilled); Swordsmen (foot)".
QString cellsShown(const std::string& words)
{
    QStringList cells;
    for (const QString& cell : QString::fromStdString(words).split(QStringLiteral("; "))) {
        const qsizetype at = cell.indexOf(QStringLiteral(" ("));
        const QString column = at < 0 ? QString() : cell.mid(at + 2).chopped(1);
        const QString name = ofData(cell.left(at).toStdString());
        cells << (at < 0 ? name
                         : QStringLiteral("%1 (%2)").arg(name, termOf("columns", column.toStdString()).toLower()));
    }
    return cells.join(QStringLiteral("; "));
}

// System::citation(): "Book, section, page 3 (line 28)".
QString sourceShown(const std::string& words)
{
    static const QRegularExpression parts(QStringLiteral("^([^,]+)(?:, (.*?))?(?:, page (\\d+))? \\(line (\\d+)\\)$"));
    const QRegularExpressionMatch found = parts.match(QString::fromStdString(words));
    QString place = ofData(found.captured(1).toStdString());
    if (!found.captured(2).isEmpty())
        place = QCoreApplication::translate("places", "%1, %2").arg(place, ofData(found.captured(2).toStdString()));
    if (!found.captured(3).isEmpty())
        place = QCoreApplication::translate("places", "%1, page %2").arg(place, found.captured(3));
    return QCoreApplication::translate("places", "%1 (line %2)").arg(place, found.captured(4));
}

// "12.5 cm" and "4.9 in", as the model writes them; nothing for other words.
QString lengthShown(const std::string& words)
{
    const QStringList parts = QString::fromStdString(words).split(u' ');
    bool isNumber = false;
    const double number = parts.front().toDouble(&isNumber);
    if (parts.size() != 2 || !isNumber || (parts[1] != QStringLiteral("cm") && parts[1] != QStringLiteral("in"))) {
        return {};
    }
    const QString written = QLocale().toString(number, 'f', QLocale::FloatingPointShortest);
    return parts[1] == QStringLiteral("cm") ? QCoreApplication::translate("lengths", "%1 cm").arg(written)
                                            : QCoreApplication::translate("lengths", "%1 in").arg(written);
}

// Bodies with their badges: "A3–A5 Infantry, A10 Chariots".
QString bodiesShown(const std::string& words)
{
    QStringList bodies;
    for (const QString& body : QString::fromStdString(words).split(QStringLiteral(", "))) {
        const qsizetype at = body.indexOf(u' ');
        bodies << body.left(at + 1) + ofData(body.mid(at + 1).toStdString());
    }
    return bodies.join(QStringLiteral(", "));
}

std::string translated(const std::string& name, const std::string& words)
{
    if (name == "source") {
        return sourceShown(words).toStdString();
    }
    if (const QString length = lengthShown(words); !length.isEmpty()) {
        return length.toStdString();
    }
    // A unit of a battle is no id: it comes with its name.
    if (const char* context = contextOf(name); context && words.find(' ') == std::string::npos) {
        return QCoreApplication::translate(context, words.c_str()).toStdString();
    }
    if (name == "year") {
        return yearShown(std::atoi(words.c_str())).toStdString();
    }
    if (const std::size_t to = words.find(".."); name == "years" && to != std::string::npos) {
        return yearsShown({std::atoi(words.c_str()), std::atoi(words.c_str() + to + 2)}).toStdString();
    }
    if (name == "bodies") {
        return bodiesShown(words).toStdString();
    }
    if (name == "cells") {
        return cellsShown(words).toStdString();
    }
    return isDataWord(name) ? ofNames(words).toStdString() : groupedFigure(name, words);
}

Message inPlayersWords(Message message)
{
    for (auto& [name, words] : message.args) {
        words = translated(name, words);
    }
    return message;
}

// The number that a sentence's form hangs on; -1 for a sentence with one form.
int counted(const Message& message)
{
    const char* place = countedIn(message.code);
    for (const auto& [name, words] : message.args) {
        if (place != nullptr && name == place) {
            return plural(words);
        }
    }
    return place != nullptr ? 0 : -1;
}

} // namespace

QString worded(const Message& message)
{
    const char* sentence = templateOf(message.code);
    if (sentence == nullptr) {
        return QString::fromStdString(english(message));
    }
    // A schema's own sentence is an argument that has places itself.
    for (const auto& [name, text] : message.args) {
        if (message.code == "says" && name == "sentence") {
            return QString::fromStdString(
                fill(QCoreApplication::translate("schema", text.c_str()).toStdString(), message));
        }
    }
    const QString translated = QCoreApplication::translate("messages", sentence, nullptr, counted(message));
    const Message shown = inPlayersWords(message);
    const QString sentenceShown = QString::fromStdString(withSource(fill(translated.toStdString(), shown), shown));
    const std::string* advice = adviceOf(message);
    return advice ? sentenceShown + u' ' + worded(Message{*advice, {}}) : sentenceShown;
}

QString worded(const Finding& finding) { return worded(Message{sentenceOf(finding), finding.args}); }

QString worded(const Fault& fault)
{
    QString sentence = worded(fault.message);
    if (fault.place.file.empty()) {
        return sentence;
    }
    const QString file = QString::fromStdString(fault.place.file);
    if (fault.place.line == 0 && sentence.contains(file)) {
        return sentence;
    }
    if (fault.place.line == 0) {
        return QStringLiteral("%1: %2").arg(file, sentence);
    }
    // All at once: a name may hold a “%1” of its own.
    return QStringLiteral("%1:%2:%3: %4")
        .arg(file, QString::number(fault.place.line), QString::number(fault.place.column), sentence);
}

QString worded(const std::vector<Fault>& faults)
{
    QStringList lines;
    for (const Fault& fault : faults)
        lines << worded(fault);
    return lines.join(u'\n');
}

// Languages look at the last two digits, and at whether more stand before them.
int plural(const std::string& digits)
{
    return digits.size() < 9 ? std::atoi(digits.c_str()) : 1'000'000 + std::atoi(digits.c_str() + digits.size() - 6);
}

namespace {

// "12 bases", which the model makes of a number and a noun: languages differ in how many they tell apart.
QString ofSize(const std::string& words)
{
    const std::size_t digits = words.find_first_not_of("0123456789");
    if (digits == 0 || digits > 4 || words[digits] != ' ' || words.find(' ', digits + 1) != std::string::npos) {
        return {};
    }
    return QCoreApplication::translate("sizes", ("%n" + words.substr(digits)).c_str(), nullptr, std::stoi(words));
}

} // namespace

QString ofData(const std::string& words)
{
    QString size = ofSize(words);
    if (!size.isEmpty() || words.empty()) {
        return size;
    }
    // A cell of several items may be known by its items alone: "Metal helmet, Plate mail".
    const QString whole = QCoreApplication::translate("data", words.c_str());
    const bool unknown = whole == QString::fromStdString(words);
    return unknown && words.find(", ") != std::string::npos ? ofNames(words) : whole;
}

QString ofReading(const std::string& reading)
{
    QStringList parts;
    for (const QString& part : QString::fromStdString(reading).split(QStringLiteral("; ")))
        parts << ofData(part.toStdString());
    return parts.join(QStringLiteral("; "));
}

QString ofNames(const std::string& words)
{
    static const std::string_view between[] = {", ", " + "};
    QString made;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t end = words.size(), next = end;
        for (const std::string_view mark : between) {
            if (const std::size_t found = words.find(mark, at); found < end) {
                end = found;
                next = found + mark.size();
            }
        }
        made += ofData(words.substr(at, end - at)) + QString::fromStdString(words.substr(end, next - end));
        at = next;
    }
    return made;
}

QString cited(const System& system, const Source& source, bool line)
{
    if (source.book.empty()) {
        return {};
    }
    const Cited place = system.cite(source);
    QString words = ofData(place.book);
    if (!place.section.empty()) {
        words = QCoreApplication::translate("places", "%1, %2").arg(words, ofData(place.section));
    }
    if (place.page > 0) {
        words = QCoreApplication::translate("places", "%1, page %2").arg(words, QString::number(place.page));
    }
    return line ? QCoreApplication::translate("places", "%1 (line %2)").arg(words, QString::number(place.line)) : words;
}

QString termOf(const char* context, std::string_view id)
{
    QString plain = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    plain.replace(u'_', u' ').replace(u'-', u' ');
    if (!plain.isEmpty()) {
        plain[0] = plain[0].toUpper();
    }
    return QCoreApplication::translate(context, plain.toUtf8().constData());
}

namespace {

struct Dates {
    Q_DECLARE_TR_FUNCTIONS(dates)
};

} // namespace

QString yearShown(int year) { return year < 0 ? Dates::tr("%1 BC").arg(-year) : Dates::tr("AD %1").arg(year); }

QString yearsShown(const Years& years)
{
    if (years.last < 0)
        return Dates::tr("%1–%2 BC").arg(-years.first).arg(-years.last);
    if (years.first < 0)
        return Dates::tr("%1 BC – AD %2").arg(-years.first).arg(years.last);
    return Dates::tr("AD %1–%2").arg(years.first).arg(years.last);
}

} // namespace strategikon
