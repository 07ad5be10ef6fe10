#include "app/cli/lengths.h"

#include "app/cli/context.h"

#include "app/map/wording.h"
#include "app/words/typed.h"

#include <QRegularExpression>

#include <cmath>

namespace strategikon::cli {

using namespace field;

namespace {

struct Measure {
    const char* word;
    double cm;
    bool imperial;
};
constexpr Measure measures[] = {{"cm", 1, false}, {"mm", 0.1, false}, {"m", 100, false}, {"km", 100'000, false},
    {"in", inch, true}, {"inch", inch, true}, {"inches", inch, true}, {"\"", inch, true}, {"”", inch, true},
    {"″", inch, true}, {"ft", 12 * inch, true}, {"foot", 12 * inch, true}, {"feet", 12 * inch, true},
    {"'", 12 * inch, true}, {"’", 12 * inch, true}, {"′", 12 * inch, true}};

struct Typed {
    double number = 0;
    const Measure* measure = nullptr; // none was written
};

std::optional<Typed> typed(const QString& words)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(QStringLiteral("\\s*([+-]?\\d+(?:[.,]\\d+)*)\\s*([^\\d\\s]*)\\s*")));
    const auto found = form.match(words);
    if (!found.hasMatch())
        return {};
    const auto number = numberTyped(found.captured(1));
    if (!number)
        return {};
    Typed one{*number, nullptr};
    const QString unit = found.captured(2).toLower();
    for (const Measure& measure : measures)
        if (unit == QString::fromUtf8(measure.word))
            one.measure = &measure;
    return one.measure || unit.isEmpty() ? std::optional(one) : std::nullopt;
}

double inCm(const Typed& one, Unit bare)
{
    return one.number * (one.measure ? one.measure->cm : bare == Unit::inch ? inch : 1);
}

bool isTableLength(double length) { return length >= leastTable && length <= mostTable; }

} // namespace

std::optional<double> lengthTyped(const QString& words, Unit unit)
{
    const auto one = typed(words);
    return one ? std::optional(inCm(*one, unit)) : std::nullopt;
}

std::optional<Point> pointTyped(const std::string& words, Unit unit)
{
    const QStringList parts = plain(words).split(u',');
    const auto x = parts.size() == 2 ? lengthTyped(parts[0], unit) : std::nullopt;
    const auto y = x ? lengthTyped(parts[1], unit) : std::nullopt;
    return y && std::abs(*x) <= mostTable && std::abs(*y) <= mostTable ? std::optional(Point{*x, *y}) : std::nullopt;
}

std::optional<Table> tableTyped(const std::string& words, double scale, bool inches)
{
    static const QRegularExpression by(QStringLiteral("[xX×*]"));
    const QStringList parts = plain(words).split(by);
    auto width = parts.size() == 2 ? typed(parts[0]) : std::nullopt;
    const auto depth = width ? typed(parts[1]) : std::nullopt;
    if (!depth) {
        complain(Cli::tr("write a table like %1, not “%2”.")
                     .arg(either({QStringLiteral("180x120"), QStringLiteral("72x48in"), QStringLiteral("6'x4'")}),
                         plain(words)));
        return {};
    }
    if (!width->measure) // "72x48in"
        width->measure = depth->measure;
    Table table;
    table.shown = inches || (depth->measure && depth->measure->imperial) ? Unit::inch : Unit::centimetre;
    table.width = inCm(*width, table.shown);
    table.depth = inCm(*depth, table.shown);
    table.scale = scale;
    for (const double length : {table.width, table.depth})
        if (!isTableLength(length)) {
            complain(Cli::tr("a table measures %1 to %2 each way, not %3.")
                         .arg(map::lengthShown(leastTable, table.shown), map::lengthShown(mostTable, table.shown),
                             map::lengthShown(length, table.shown)));
            return {};
        }
    if (!(scale >= 0.1 && scale <= 10)) {
        complain(Cli::tr("the scale must be 0.1 to 10 cm on the table per cm of the rules."));
        return {};
    }
    return table;
}

std::optional<std::vector<int>> diceTyped(const std::string& words)
{
    static const QRegularExpression form(QStringLiteral("^\\d{1,4}([,+]\\d{1,4})*$")), between(QStringLiteral("[,+]"));
    if (!form.match(plain(words)).hasMatch())
        return {};
    std::vector<int> faces;
    for (const QString& face : plain(words).split(between)) {
        const auto read = wholeTyped(face);
        if (!read)
            return {}; // “01”
        faces.push_back(*read);
    }
    return faces;
}

std::optional<double> facingTyped(const std::string& words)
{
    constexpr std::pair<const char*, double> facings[] = {{"right", 0}, {"far", 90}, {"left", 180}, {"near", 270}};
    for (const auto& [word, degrees] : facings)
        if (words == word)
            return degrees;
    if (const auto degrees = numberTyped(plain(words)); degrees && std::abs(*degrees) <= 360)
        return *degrees < 0 ? *degrees + 360 : *degrees;
    complain(
        Cli::tr("a facing is far, near, left, right or degrees anticlockwise from right, not “%1”.").arg(plain(words)));
    return {};
}

} // namespace strategikon::cli
