#include "app/cli/voice.h"

#include "app/cli/drawing.h"
#include "app/words/translation.h"

#include <QLocale>

namespace strategikon::cli {

Voice* Voice::only_ = nullptr;

Voice::Voice()
{
    if (!QCoreApplication::instance())
        begin([](int& count, char** arguments) { return std::make_unique<QCoreApplication>(count, arguments); });
    only_ = this;
    offerFonts(true);
}

Voice::~Voice()
{
    offerFonts(false);
    only_ = nullptr;
}

void Voice::begin(Make* make)
{
    // Where the locale knows no UTF-8, Qt takes one that does and warns; that is nothing to its user.
    const auto handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    application_.reset();
    application_ = make(count_, arguments_);
    qInstallMessageHandler(handler);
    useTranslation();
}

void Voice::speakWith(Make* make)
{
    if (!only_)
        return;
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) // Qt would complain on standard error
        qputenv("XDG_RUNTIME_DIR", only_->runtime_.emplace().path().toUtf8());
    only_->begin(make);
}

QString either(const QStringList& words)
{
    return words.size() < 2
        ? words.join(QString())
        : Cli::tr("%1 or %2").arg(words.mid(0, words.size() - 1).join(QStringLiteral(", ")), words.last());
}

QString grouped(const std::string& digits)
{
    QString text = plain(digits);
    for (qsizetype at = text.size() - 3; at > (text.startsWith(u'-') ? 1 : 0); at -= 3)
        text.insert(at, QLocale().groupSeparator());
    return text;
}

QString grouped(int number) { return grouped(std::to_string(number)); }

} // namespace strategikon::cli
