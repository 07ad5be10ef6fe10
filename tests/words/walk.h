// A walk through the window that reads all there is. What there is to open is listed by the program itself:
// pages by the window, sheets and menus by what lies in a page, files by the module.
#pragma once

#include "reader.h"
#include "visits.h"

namespace strategikon {

class Walk {
public:
    // `words`: what the player calls everything of his.
    Walk(Driver& driver, Reader& reader, QString words) : driver_(driver), reader_(reader), words_(std::move(words)) {}

    // Fails the test where the window has a page that visits() does not go to.
    void all();

private:
    void go(const Visit& visit);
    void look(const QString& where);
    void unfold(const QString& where);
    void openAll(const QString& where);
    void openSheet(QObject* holder, const QString& where);
    void readSingletons();

    Driver& driver_;
    Reader& reader_;
    QString words_;
};

// The files of the screens, as their module lists them: "HelpSheet".
QStringList allFiles();

} // namespace strategikon
