// Runs the program as one does at a prompt, in a folder of its own.
#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace prompt {

// A folder with the files that the transcripts speak of.
void layOut(const QString& at);

// The program as a user has it: installed, and reading what was installed with it.
class Installed {
public:
    explicit Installed(const QString& build);
    QString program() const; // empty where it could not be installed
    QString share() const { return root_.filePath(QStringLiteral("share/strategikon")); }

private:
    QTemporaryDir root_;
    bool made_ = false;
};

struct Answer {
    QString out, error;
    int status = 0;
    QString trouble; // it crashed or did not finish
};

// "strategikon army check a.yaml" or "... - < a.yaml" in that folder. `more` stands over the environment.
Answer run(const QString& program, const QString& command, const QString& at, const QProcessEnvironment& more = {});

// The commands of a transcript, from top to bottom.
QStringList commandsOf(const QString& transcript);
QStringList transcripts();
QString read(const QString& file);

} // namespace prompt
