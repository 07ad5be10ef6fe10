// Runs the program as one does at a prompt, in a folder of its own.
#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace prompt {

// A folder with the files that the transcripts speak of.
void layOut(const QString& at);

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
