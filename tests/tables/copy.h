// A copy of lists/ and rules/ for test programs to read, in which one file at a time is another: what the tests are
// worth shows in who notices.
#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <string>

namespace tables {

class Copy {
public:
    explicit Copy(const std::filesystem::path& source)
    {
        for (const char* folder : {"lists", "rules"})
            std::filesystem::copy(source / folder, root() / folder, std::filesystem::copy_options::recursive);
        for (const char* folder : {"schema", "tests"})
            std::filesystem::create_directory_symlink(source / folder, root() / folder);
    }

    std::string read(const std::string& file) const
    {
        std::ifstream stream(root() / file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    void write(const std::string& file, const std::string& text) const { std::ofstream(root() / file) << text; }

    // Whether a test program of this build, or a script of tests/, is green over the copy; `specs`: of the specs it has
    // only these.
    bool passes(const QString& program, const QStringList& tests, const QString& specs) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("STRATEGIKON_DATA"), folder_.path());
        environment.insert(QStringLiteral("STRATEGIKON_FIRST_RED"), QStringLiteral("1")); // is all that is asked
        if (!specs.isEmpty())
            environment.insert(QStringLiteral("STRATEGIKON_SPECS"), specs);
        process.setProcessEnvironment(environment);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        if (program.endsWith(QStringLiteral(".py")))
            process.start(QStringLiteral("/usr/bin/python3"),
                QStringList{
                    QStringLiteral("-B"), QString::fromStdString((root() / "tests" / program.toStdString()).string())}
                    + tests);
        else
            process.start(QStringLiteral(PROGRAMS "/") + program, tests);
        return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit
            && process.exitCode() == 0;
    }

private:
    std::filesystem::path root() const { return folder_.path().toStdString(); }

    QTemporaryDir folder_;
};

} // namespace tables
