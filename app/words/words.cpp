#include "app/words/words.h"

#include "rules/mended_names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace strategikon {

namespace {

// Figures of an army are written as in its heading: 1,000.
QString grouped(const std::string& digits)
{
    QString text = QString::fromStdString(digits);
    const qsizetype first = text.startsWith(u'-') ? 1 : 0, point = text.indexOf(u'.');
    for (qsizetype at = (point < 0 ? text.size() : point) - 3; at > first; at -= 3) {
        text.insert(at, QLocale().groupSeparator());
    }
    return text;
}

QString citationShown(const Citation& place, bool line)
{
    QString words = translated(place.book);
    if (!place.section.empty()) {
        words = QCoreApplication::translate("places", "%1, %2").arg(words, translated(place.section));
    }
    if (place.page > 0) {
        words = QCoreApplication::translate("places", "%1, page %2").arg(words, QString::number(place.page));
    }
    return line && place.line > 0 // an own list need not say
        ? QCoreApplication::translate("places", "%1 (line %2)").arg(words, QString::number(place.line))
        : words;
}

struct InPlayersWords {
    QString operator()(const std::string& words) const { return plain(words); }
    QString operator()(const DataText& text) const { return translated(text.words); }
    QString operator()(const TermId& term) const
    {
        return QCoreApplication::translate(term.of.c_str(), term.id.c_str());
    }
    QString operator()(const Number& number) const { return grouped(written(number)); }
    QString operator()(const Length& length) const
    {
        const QString number = QLocale().toString(double(length.tenths) / 10, 'f', QLocale::FloatingPointShortest);
        return length.paces ? QCoreApplication::translate("lengths", "%1 paces").arg(number)
            : length.inches ? QCoreApplication::translate("lengths", "%1 in").arg(number)
                            : QCoreApplication::translate("lengths", "%1 cm").arg(number);
    }
    QString operator()(const Year& year) const { return yearShown(year.number); }
    QString operator()(const Years& years) const { return yearsShown(years); }
    QString operator()(const Citation& place) const { return citationShown(place, true); }
    QString operator()(const Several& several) const
    {
        QStringList parts;
        for (const Value& value : several.values)
            parts << worded(value);
        return parts.join(plain(several.between));
    }
};

std::string wordedInUtf8(const Value& value) { return worded(value).toStdString(); }

// The number that a sentence's form hangs on; -1 for a sentence with one form.
int counted(const Message& message)
{
    const char* place = countedIn(message.code);
    return place == nullptr ? -1 : plural(textOf(message.args, place));
}

} // namespace

QString worded(const Value& value) { return std::visit(InPlayersWords{}, value.any()); }

QString worded(const Message& message)
{
    const char* sentence = templateOf(message.code);
    if (sentence == nullptr) {
        return QString::fromStdString(english(message));
    }
    const auto filled = [&](const char* context, const char* words, int many) {
        return fill(QCoreApplication::translate(context, words, nullptr, many).toStdString(), message, wordedInUtf8);
    };
    // A schema's own sentence is an argument that has places itself.
    if (message.code == "says")
        return QString::fromStdString(filled("schema", textOf(message.args, "sentence").c_str(), -1));
    const QString shown =
        QString::fromStdString(withSource(filled("messages", sentence, counted(message)), message, wordedInUtf8));
    const std::string advice = adviceOf(message);
    return advice.empty() ? shown : shown + u' ' + worded(Message{advice, {}});
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

// Several items, each of which has a word; a name that only looks like several, "Rome, the Second", stays whole.
bool areItems(const QString& words)
{
    const QStringList items = words.split(QStringLiteral(", "));
    return items.size() > 1 && std::ranges::all_of(items, [](const QString& item) {
        const bool bare = std::ranges::none_of(item, [](QChar letter) { return letter.isLetter(); });
        return bare || translated(item.toStdString()) != item;
    });
}

} // namespace

QString translated(const std::string& words)
{
    QString size = ofSize(words);
    if (!size.isEmpty() || words.empty()) {
        return size;
    }
    // A cell of several items may be known by its items alone: "Metal helmet, Plate mail".
    const QString whole = QCoreApplication::translate("data", mended(words).c_str());
    return whole == plain(words) && areItems(whole) ? ofNames(words) : whole;
}

QString ofReading(const std::string& reading)
{
    QStringList parts;
    for (const QString& part : QString::fromStdString(reading).split(QStringLiteral("; ")))
        parts << translated(part.toStdString());
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
        made += translated(words.substr(at, end - at)) + QString::fromStdString(words.substr(end, next - end));
        at = next;
    }
    return made;
}

QString cited(const System& system, const Source& source, bool line)
{
    return source.book.empty() ? QString() : citationShown(system.cite(source), line);
}

QString headingOf(const char* context, std::string_view id)
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
