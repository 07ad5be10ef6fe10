#include "app/cli/context.h"

#include "app/cli/named.h"
#include "app/evenings/naming.h"
#include "app/exchange/exchange.h"
#include "app/exchange/names.h"
#include "app/places.h"
#include "app/words/nations.h"
#include "app/words/words.h"
#include "model/army/names.h"
#include "model/library/progress.h"
#include "model/play/record/turns.h"
#include "model/text/decode.h"
#include "model/text/file.h"
#include "model/text/input.h"
#include "model/text/shown.h"
#include "model/text/yaml.h"
#include "rules/battle.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <set>
#include <span>

#include <unistd.h>

namespace strategikon::cli {

namespace {

constexpr std::size_t longestInput = 16u << 20;
constexpr int mostStands = 100'000;

// Endings of our own army files; everything else goes through the importers.
bool isOwnFormat(const std::string& file, std::string_view text)
{
    const Format format = formatOf(file, text);
    const bool named = file.ends_with(".yaml") || file.ends_with(".yml") || file.ends_with(".json") || file == "-";
    return format == Format::yaml || format == Format::json || (named && format == Format::text)
        || (named && format == Format::unknown);
}

Result<Army> withSize(const std::string& text, const std::string& file)
{
    Result<Army> army = readArmy(text, file);
    auto fault = army ? missingSize(*army, file) : std::nullopt;
    if (army && !fault)
        fault = faultOfNames(*army, file);
    return fault ? Result<Army>(*fault) : army;
}

// An old library that takes longer than a second to be brought up to date: a line that grows, to a terminal only.
class Patience {
public:
    Patience()
    {
        if (isatty(STDERR_FILENO))
            hearUpgrade([this](int battles, int of) { tell(battles, of); });
    }
    ~Patience()
    {
        hearUpgrade({});
        if (told_)
            std::fputc('\n', stderr);
    }
    Patience(const Patience&) = delete;
    Patience& operator=(const Patience&) = delete;

private:
    using Clock = std::chrono::steady_clock;

    void tell(int battles, int of)
    {
        if (Clock::now() < next_)
            return;
        next_ = Clock::now() + std::chrono::milliseconds(200);
        told_ = true;
        const QString words =
            Cli::tr("Bringing the library up to date: %1 of %n battles", "", of).arg(grouped(battles));
        std::fprintf(stderr, "\rstrategikon: %s", qPrintable(words));
    }

    Clock::time_point next_ = Clock::now() + std::chrono::seconds(1);
    bool told_ = false;
};

// What was said of the program's own files: once, however many things rest on one.
std::set<QString>& shippedTold()
{
    static std::set<QString> told;
    return told;
}

bool isShipped(const Fault& fault)
{
    const std::string& file = fault.place.file;
    const auto in = [&](const std::filesystem::path& folder) { return file.starts_with(folder.string() + "/"); };
    if (in(roots().rules) || in(roots().schema))
        return true;
    const auto amiss = catalogue().amiss();
    return std::ranges::any_of(amiss, [&](const Fault& one) { return one.place.file == file; });
}

} // namespace

Catalogue& catalogue()
{
    static const bool ready = [] {
        setRoots({places().lists, places().rules, places().schema, userFolder() / "lists"});
        addExchangeMessages();
        return true;
    }();
    static Catalogue lists;
    (void)ready;
    return lists;
}

QString nationNamed(const std::string& system, const std::string& list)
{
    return nationShown(catalogue(), system, list);
}

void print(std::string_view text)
{
    const std::string shown = harmless(text);
    std::fwrite(shown.data(), 1, shown.size(), stdout);
}

std::string jsonText(const Json& json)
{
    return harmlessJson(json.dump(2, ' ', false, Json::error_handler_t::replace)) + "\n";
}

void printJson(const Json& json) { print(std::string_view(jsonText(json))); }

void print(const QString& words) { print(std::string_view(words.toStdString())); }

void complain(const QString& sentence)
{
    std::fprintf(stderr, "strategikon: %s\n", brief(sentence.toStdString()).c_str());
}

void complain(const std::vector<Fault>& faults)
{
    for (const Fault& fault : faults)
        if (const QString words = worded(fault); !isShipped(fault) || shippedTold().insert(words).second)
            complain(words);
}

void complain(const std::vector<Note>& notes)
{
    constexpr std::size_t mostTold = 8;
    for (const Note& note : std::span(notes).first(std::min(notes.size(), mostTold))) {
        QStringList perhaps;
        for (const std::string& one : note.suggestions)
            perhaps << translated(one);
        QString text = worded(note.message);
        if (note.line > 0)
            text = Cli::tr("line %1: %2").arg(QString::number(note.line), text);
        complain(perhaps.isEmpty() ? text : Cli::tr("%1 Perhaps: %2").arg(text, perhaps.join(QStringLiteral(", "))));
    }
    if (notes.size() > mostTold)
        complain(Cli::tr("%n more line(s) were not read as they stand.", nullptr, int(notes.size() - mostTold)));
}

int shippedWhole(int status)
{
    const std::vector<Fault> amiss = catalogue().amiss();
    complain(amiss);
    if (shippedTold().empty())
        return status;
    complain(Cli::tr("the program’s own files are incomplete; install Strategikon again."));
    return unusable;
}

int refused(const std::vector<Fault>& faults)
{
    complain(faults);
    return unusable;
}

int beside(const std::vector<Fault>& faults, int status) { return faults.empty() ? status : refused(faults); }

QString tooShort(const std::string& word)
{
    return Cli::tr("“%1” is not enough to delete something; type its full name, or at least %2 characters of its id.")
        .arg(plain(word), QString::number(sureOfId));
}

Result<std::string> readBytes(const std::string& file)
{
    if (file != "-") {
        auto read = readFile(file, longestInput);
        constexpr std::size_t longestShown = 255; // a text in place of a name is not told whole
        if (!read && file.size() > longestShown)
            read.faults.front().place.file = brief("“" + file + "”");
        return read;
    }
    const std::string name = Cli::tr("standard input").toStdString();
    std::string text;
    char buffer[64 * 1024];
    while (const std::size_t read = std::fread(buffer, 1, sizeof buffer, stdin)) {
        text.append(buffer, read);
        if (text.size() > longestInput) // whatever is still to come, without end perhaps
            return Fault{{name, 0, 0}, {"file-too-large", {{"limit", sizeName(longestInput)}}}};
    }
    if (std::ferror(stdin))
        return Fault{{name, 0, 0}, {"file-unreadable", {{"reason", std::strerror(errno)}}}};
    return text;
}

Result<std::string> readInput(const std::string& file)
{
    const std::string name = file == "-" ? Cli::tr("standard input").toStdString() : file;
    const Result<std::string> bytes = readBytes(file);
    Result<Decoded> read = bytes ? decode(*bytes, name) : Result<Decoded>(bytes.faults);
    if (read && read->guessed)
        complain({Fault{{name, 0, 0}, {"bytes-guessed", {}}}});
    return read ? Result<std::string>(std::move(read->text)) : Result<std::string>(std::move(read.faults));
}

InArchive inArchive(const std::string& file)
{
    std::error_code error;
    const std::filesystem::path whole(file);
    for (auto part = whole.parent_path(); !part.empty() && part != part.parent_path(); part = part.parent_path()) {
        const std::string ending = exchange::lower(part.extension().string());
        if ((ending == ".zip" || ending == ".rosz") && std::filesystem::is_regular_file(part, error))
            return {part.string(), whole.lexically_relative(part).string()};
    }
    return {file, {}};
}

std::vector<Fault> whyNoArmy(const Imported& imported, const std::string& file)
{
    return imported.listFile ? std::vector{Fault{{file, 0, 0}, {"exchange-list-not-army", {}}}} : imported.faults;
}

namespace {

std::vector<Note> withoutGuesses(std::vector<Note> notes)
{
    static const std::set<std::string_view> guesses{
        "exchange-size-guessed", "exchange-list-guessed", "exchange-from-code", "exchange-other-list"};
    std::erase_if(notes, [](const Note& note) { return guesses.contains(note.message.code); });
    return notes;
}

} // namespace

Result<Army> readArmyFrom(const std::string& file, std::vector<std::string>* notes)
{
    catalogue();
    const auto [outer, roster] = inArchive(file);
    const auto bytes = readBytes(outer);
    const auto read = bytes ? decode(*bytes, file) : Result<Decoded>(bytes.faults);
    if (read && isOwnFormat(file, read->text)) {
        const std::string name = file == "-" ? Cli::tr("standard input").toStdString() : file;
        if (read->guessed)
            complain({Fault{{name, 0, 0}, {"bytes-guessed", {}}}});
        return withSize(read->text, name);
    }
    if (!bytes)
        return bytes.faults;
    ImportAids aids;
    aids.roster = roster;
    Imported imported = importArmy(*bytes, outer, catalogue(), aids);
    if (notes)
        for (const Note& note : imported.notes)
            notes->push_back(worded(note.message).toStdString());
    if (!imported.army)
        return whyNoArmy(imported, file);
    if (!notes) // what stays out of the army; what was guessed is told where it is taken over
        complain(withoutGuesses(std::move(imported.notes)));
    return *imported.army;
}

std::optional<Asked> ask(const std::string& file)
{
    auto army = readArmyFrom(file);
    if (!army) {
        complain(army.faults);
        return {};
    }
    std::vector<Fault> faults;
    const ArmyList* list = catalogue().find(army->system, army->list, army->edition, faults);
    if (!list) {
        for (Fault& fault : faults)
            if (fault.place.file.empty())
                fault.place.file = file;
        complain(faults);
        return {};
    }
    return Asked{std::move(*army), findSystem(list->system), list};
}

std::optional<Library> library(bool toWrite)
{
    catalogue();
    const Patience patience;
    auto opened = Library::open(libraryFile().string(), Library::Mode::command);
    if (!opened) {
        complain(opened.faults);
        return {};
    }
    play::tellUntold(*opened, soundGame);
    for (const evenings::Merged& one : evenings::mergeNames(*opened))
        complain(Cli::tr("“%1” and “%2” are one name now, in %n battles; “%3” takes that back.", "", one.battles)
                     .arg(plain(one.before), plain(one.after), QStringLiteral("strategikon battle names --undo")));
    if (const Message* why = opened->readOnlyBecause(); toWrite && why) {
        complain(worded(*why));
        return {};
    }
    if (const auto behind = opened->behind())
        complain({*behind}); // and goes on with what is there
    return std::move(*opened);
}

std::optional<std::vector<OwnedStands>> ownedStands(const std::string& file)
{
    std::vector<OwnedStands> owned;
    if (file.empty()) {
        auto store = library(false);
        if (!store)
            return {};
        auto stands = store->stands();
        if (!stands) {
            complain(stands.faults);
            return {};
        }
        for (const StandType& type : *stands)
            owned.push_back({type.name, type.owned, type.serves});
        return owned;
    }
    auto node = readDocument(file);
    if (!node) {
        complain(node.faults);
        return {};
    }
    const Node* rows = node->find("stands");
    if (!rows || !rows->isList()) {
        complain(Cli::tr("%1: a collection file starts with “%2” and a list of %3.")
                     .arg(plain(file), QStringLiteral("stands:"), QStringLiteral("{name, stands, serves}")));
        return {};
    }
    for (const Node& row : rows->items()) {
        const long long stands = row.find("stands") ? row.integerOr("stands", -1) : 0;
        if (stands < 0 || stands > mostStands) {
            complain(Cli::tr("%1:%2: a row needs %3, and stands are a whole number from 0 to %4.")
                         .arg(plain(file), QString::number(row.line()), QStringLiteral("{name, stands, serves}"),
                             QString::number(mostStands)));
            return {};
        }
        owned.push_back({row.textOr("name"), int(stands), row.textsOf("serves")});
    }
    return owned;
}

} // namespace strategikon::cli
