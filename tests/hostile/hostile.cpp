#include "hostile.h"

#include "model/text/file.h"
#include "model/text/utf8.h"

#include <QRegularExpression>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>

namespace hostile {

namespace {

char32_t number(const std::string& digits, int base) { return char32_t(std::stoul(digits, nullptr, base)); }

// What stands behind the backslash at `at`, which then is behind it.
std::string escape(const std::string& text, std::size_t& at)
{
    std::string out;
    const char kind = text.at(at++);
    if (kind == 'x') {
        out = char(number(text.substr(at, 2), 16));
        at += 2;
    } else if (kind == 'u') {
        strategikon::appendUtf8(out, number(text.substr(at, 4), 16));
        at += 4;
    } else {
        const std::string names = "nrte\\", meant = "\n\r\t\x1b\\";
        const std::size_t which = names.find(kind);
        if (which == std::string::npos)
            throw std::runtime_error("no such escape: " + text);
        out = meant[which];
    }
    return out;
}

} // namespace

std::string decoded(const std::string& written)
{
    static const std::regex repeated("^<([0-9]+)\\*([^>]*(?:<[^>]*>)*[^>]*)>");
    std::string out;
    for (std::size_t at = 0; at < written.size();) {
        std::smatch found;
        const std::string rest = written.substr(at);
        if (rest.front() == '<' && std::regex_search(rest, found, repeated)) {
            const std::string one = decoded(found[2]);
            for (unsigned long n = std::stoul(found[1]); n > 0; --n)
                out += one;
            at += std::size_t(found.length(0));
        } else if (rest.front() == '\\') {
            out += escape(written, ++at);
        } else {
            out += written[at++];
        }
    }
    return out;
}

std::vector<std::string> lines(const char* file)
{
    const auto text = strategikon::readFile(std::string(SOURCE_DIR "/tests/hostile/") + file);
    if (!text)
        throw std::runtime_error(strategikon::describe(text.faults));
    std::vector<std::string> all;
    std::istringstream in(*text);
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with("-- "))
            all.push_back(line);
    return all;
}

std::vector<std::pair<std::string, std::string>> pairs(const char* file)
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const std::string& line : lines(file)) {
        const std::size_t gap = line.find("  ");
        all.emplace_back(line.substr(0, gap), gap == std::string::npos ? std::string() : line.substr(gap + 2));
    }
    return all;
}

std::vector<Command> commands(const char* file)
{
    std::vector<Command> all;
    for (const std::string& line : lines(file)) {
        const std::size_t gap = line.find(' ');
        all.push_back({line.substr(0, gap), line.substr(line.find_first_not_of(' ', gap))});
    }
    return all;
}

std::vector<std::string> words(const std::string& line, const std::string& mark, const std::string& value)
{
    std::vector<std::string> all;
    std::istringstream in(line);
    for (std::string word; in >> word; all.push_back(word))
        if (const std::size_t at = word.find(mark); at != std::string::npos)
            word.replace(at, mark.size(), value);
    return all;
}

std::vector<Change> changes()
{
    std::vector<Change> all;
    for (const auto& [name, rule] : pairs("changes.txt")) {
        const std::size_t arrow = rule.find(" =>");
        const std::size_t into = std::min(arrow + 4, rule.size());
        all.push_back({name, rule.substr(0, arrow), decoded(rule.substr(into))});
    }
    return all;
}

std::vector<std::string> changed(const std::string& text, const Change& change)
{
    const QRegularExpression pattern(QString::fromStdString(change.pattern));
    const QString whole = QString::fromStdString(text);
    std::vector<QRegularExpressionMatch> found;
    for (auto it = pattern.globalMatch(whole); it.hasNext();)
        found.push_back(it.next());
    std::set<std::size_t> places;
    if (!found.empty())
        places = {0, found.size() / 2, found.size() - 1};
    std::vector<std::string> all;
    for (const std::size_t place : places) {
        const QString before = whole.left(found[place].capturedStart()), after = whole.mid(found[place].capturedEnd());
        all.push_back(before.toStdString() + change.into + after.toStdString());
    }
    return all;
}

} // namespace hostile
