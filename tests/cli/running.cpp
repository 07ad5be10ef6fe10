#include "running.h"

#include <QDir>
#include <QProcess>

namespace prompt {

namespace {

QString folder() { return QStringLiteral(SOURCE_DIR "/tests/cli/"); }

} // namespace

QString read(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

QStringList transcripts()
{
    QStringList files;
    for (const QString& name : QDir(folder() + QStringLiteral("transcripts")).entryList({QStringLiteral("*.txt")}))
        files << folder() + QStringLiteral("transcripts/") + name;
    return files;
}

QStringList commandsOf(const QString& transcript)
{
    QStringList commands;
    for (const QString& line : transcript.split(u'\n'))
        if (line.startsWith(u"$ "))
            commands << line.mid(2);
    return commands;
}

void layOut(const QString& at)
{
    const QDir files(folder() + QStringLiteral("files")), home(at);
    for (const QString& name : files.entryList(QDir::Files))
        QFile::copy(files.filePath(name), home.filePath(name));
    home.mkdir(QStringLiteral("event"));
    for (const QString& name : {QStringLiteral("legal.yaml"), QStringLiteral("illegal.yaml")})
        QFile::copy(files.filePath(name), home.filePath(QStringLiteral("event/") + name));
    for (const auto& [target, link] :
        {std::pair("home/library.db", "linked.db"), std::pair("other.json", "linked.yaml"),
            std::pair("nowhere", "dangling.yaml"), std::pair("nowhere", "linked.copy")})
        QFile::link(home.filePath(QString::fromLatin1(target)), home.filePath(QString::fromLatin1(link)));
}

QString Installed::program() const
{
    return root_.isValid() && made_ ? root_.filePath(QStringLiteral("bin/strategikon")) : QString();
}

Installed::Installed(const QString& build)
{
    made_ = QProcess::execute(QStringLiteral("cmake"), {"--install", build, "--prefix", root_.path()}) == 0;
}

Answer run(const QString& program, const QString& command, const QString& at, const QProcessEnvironment& more)
{
    QProcess process;
    process.setWorkingDirectory(at);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("STRATEGIKON_HOME"), at + QStringLiteral("/home"));
    // As at a prompt: what the tests tell Qt about screens is not there.
    for (const char* test : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"})
        environment.remove(QString::fromLatin1(test));
    environment.insert(more);
    process.setProcessEnvironment(environment);
    QStringList words = QProcess::splitCommand(command);
    words.removeFirst();
    if (const auto input = words.indexOf(QStringLiteral("<")); input >= 0) {
        process.setStandardInputFile(at + u'/' + words.value(input + 1));
        words.resize(input);
    } else {
        process.setStandardInputFile(QProcess::nullDevice());
    }
    process.start(program, words);
    Answer answer;
    if (!process.waitForFinished(60'000)) {
        answer.trouble = QStringLiteral("(did not finish)");
        return answer;
    }
    answer.out = QString::fromUtf8(process.readAllStandardOutput());
    answer.error = QString::fromUtf8(process.readAllStandardError());
    answer.status = process.exitCode();
    if (process.exitStatus() != QProcess::NormalExit)
        answer.trouble = QStringLiteral("(crashed)");
    return answer;
}

} // namespace prompt
