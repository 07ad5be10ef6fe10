// strategikon army print, convert
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/exchange/exchange.h"
#include "app/print/pdf.h"
#include "app/print/text.h"
#include "app/words/words.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <filesystem>

namespace strategikon::cli {

namespace {

// Fonts need a QGuiApplication; a display is not needed.
class Graphics {
public:
    Graphics()
    {
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
        if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) // Qt would complain on standard error
            qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
        application.emplace(count, arguments);
    }

private:
    QTemporaryDir runtime;
    int count = 1;
    char name[12] = "strategikon";
    char* arguments[2] = {name, nullptr};
    std::optional<QGuiApplication> application;
};

std::optional<std::string> textIfGiven(const std::string& file)
{
    if (file.empty())
        return std::string();
    auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    return *text;
}

bool isFile(const std::string& input)
{
    std::error_code error;
    return input == "-" || std::filesystem::exists(input, error);
}

// A link or a code may stand on the command line itself.
Imported import(const std::string& input, const ImportAids& aids)
{
    if (!isFile(input) && (input.find("://") != std::string::npos || input.starts_with("STK")))
        return importArmy(input, input, catalogue(), aids);
    auto text = readInput(input);
    if (!text) {
        Imported failed;
        failed.faults = text.faults;
        return failed;
    }
    return importArmy(*text, input, catalogue(), aids);
}

std::string ending(const std::string& file)
{
    const std::string suffix = std::filesystem::path(file).extension().string();
    return suffix.empty() ? "" : suffix.substr(1);
}

int writeForm(
    const Army& army, const ArmyList& list, const Verdict& verdict, print::TextForm form, const std::string& output)
{
    const print::Roster roster = print::makeRoster(*findSystem(list.system), list, army, verdict);
    return writeOutput(output, print::writeText(roster, form).toStdString());
}

} // namespace

int printArmy(const std::string& file, const std::string& output, const std::string& as, const std::string& paper)
{
    auto asked = ask(file);
    if (!asked)
        return unusable;
    auto verdict = judge(catalogue(), asked->army, false);
    if (!verdict) {
        complain(verdict.faults);
        return unusable;
    }
    const Graphics graphics;
    const print::Roster roster = print::makeRoster(*asked->system, *asked->list, asked->army, *verdict);
    print::PdfOptions options;
    options.document = print::documentNamed(as).value_or(print::Document::roster);
    options.paper = print::paperNamed(paper).value_or(print::Paper::a4);
    if (const auto fault = print::writePdf(output, roster, options)) {
        complain({*fault});
        return unusable;
    }
    return done;
}

int convertArmy(const std::string& input, const std::string& output, const std::string& to, const std::string& listJson)
{
    const auto list = textIfGiven(listJson);
    if (!list)
        return unusable;
    ImportAids aids;
    aids.listJson = *list;
    aids.listJsonFile = listJson;
    catalogue();
    const Imported imported = import(input, aids);
    for (const Note& note : imported.notes) {
        std::string text = worded(note.message).toStdString();
        for (std::size_t i = 0; i < note.suggestions.size(); ++i)
            text += (i == 0 ? " Perhaps: " : ", ") + note.suggestions[i];
        complain(text);
    }
    if (!imported.army) {
        complain(imported.faults);
        return unusable;
    }
    const std::string format = to.empty() ? ending(output) : to;
    if (format.empty()) {
        complain("write the format: an ending such as .ros for -o, or --to ros.");
        return unusable;
    }
    const Army& army = *imported.army;
    std::vector<Fault> faults;
    const ArmyList* found = catalogue().find(army.system, army.list, army.edition, faults);
    auto verdict = found ? judge(catalogue(), army, false) : Reading<Verdict>(faults);
    if (!verdict) {
        complain(verdict.faults);
        return unusable;
    }
    // JSON is the army file's own shape here: it can be read back.
    if (const auto form = print::textFormNamed(format); form && *form != print::TextForm::json)
        return writeForm(army, *found, *verdict, *form, output);
    if (formatNamed(format) == Format::unknown) {
        complain("there is no format “" + format
            + "”; use yaml, json, code, ros, rosz, link, txt, md, bbcode, html or csv.");
        return unusable;
    }
    ExportAids out;
    out.listJson = *list;
    out.listJsonFile = listJson;
    auto text = exportArmy(army, *found, *verdict, formatNamed(format), out);
    if (!text) {
        complain(text.faults);
        return unusable;
    }
    const bool oneLine = !text->empty() && text->back() != '\n' && output.empty();
    return writeOutput(output, oneLine ? *text + "\n" : *text);
}

} // namespace strategikon::cli
