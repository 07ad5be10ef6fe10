// What is kept in expected/; with STRATEGIKON_REGENERATE it is kept from now on.
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace strategikon::kept {

inline const QDir here(QStringLiteral(SOURCE_DIR "/tests/report"));

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void compare(const QString& name, const QByteArray& is)
{
    const QString path = here.filePath(QStringLiteral("expected/%1").arg(name));
    if (qEnvironmentVariableIsSet("STRATEGIKON_REGENERATE")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(is) == is.size());
    }
    const QList<QByteArray> lines = is.split('\n'), expected = contents(path).split('\n');
    for (qsizetype i = 0; i < std::max(lines.size(), expected.size()); ++i)
        QVERIFY2(lines.value(i) == expected.value(i),
            qPrintable(QStringLiteral("line %1: %2\nexpected: %3")
                           .arg(i + 1)
                           .arg(QString::fromUtf8(lines.value(i)), QString::fromUtf8(expected.value(i)))));
}

} // namespace strategikon::kept
