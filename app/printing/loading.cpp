#include "app/printing/loading.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

namespace strategikon {

namespace {

// Beside a program in bin/, or in a build folder above it.
QString findPlugin()
{
    const QStringList folders{QStringLiteral(STRATEGIKON_LIBDIR), QStringLiteral("lib")};
    QDir place(QCoreApplication::applicationDirPath());
    do
        for (const QString& folder : folders) {
            QString file = place.filePath(folder + QStringLiteral("/strategikon/libstrategikon_printing.so"));
            if (QFileInfo::exists(file))
                return file;
        }
    while (place.cdUp());
    return {};
}

Printing* instead = nullptr;

} // namespace

void usePrinting(Printing* other) { instead = other; }

Printing* loadPrinting(QString* trouble)
{
    if (instead != nullptr)
        return instead;
    static QPluginLoader loader(findPlugin());
    auto* printing = loader.fileName().isEmpty() ? nullptr : qobject_cast<Printing*>(loader.instance());
    if (printing == nullptr && trouble != nullptr)
        *trouble = QCoreApplication::translate(
            "printing", "Printing is not installed here; save the pages as PDF and print that.");
    return printing;
}

} // namespace strategikon
