#include "preview_item.h"

#include "app/print/missing.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "print_service.h"

#include <QPainter>

#include <algorithm>

namespace strategikon {

RosterPreview::RosterPreview(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setFillColor(Qt::white); // paper is white in the dark theme too
    setAntialiasing(true);
    if (Session* session = Session::current()) {
        connect(session, &Session::armyChanged, this, [this](const QString& id) {
            if (id == armyId_) {
                layOut();
            }
        });
    }
    if (Settings* settings = Settings::current()) { // the size of letters, what is printed together
        connect(settings, &Settings::changed, this, &RosterPreview::layOut);
    }
}

int RosterPreview::pageCount() const
{
    qsizetype count = 0;
    for (const print::Sheet& sheet : sheets_) {
        count += sheet.pages.size();
    }
    return int(count);
}

std::pair<const print::Sheet*, qsizetype> RosterPreview::shown() const
{
    qsizetype page = page_;
    for (const print::Sheet& sheet : sheets_) {
        if (page < sheet.pages.size()) {
            return {&sheet, page};
        }
        page -= sheet.pages.size();
    }
    return {nullptr, 0};
}

qreal RosterPreview::ratio() const
{
    const print::Sheet* sheet = shown().first;
    const QSizeF size = sheet == nullptr ? print::sizeOf(print::Paper::a4) : sheet->size;
    return size.height() / size.width();
}

qreal RosterPreview::paperWidth() const
{
    const print::Sheet* sheet = shown().first;
    return (sheet == nullptr ? print::sizeOf(print::Paper::a4) : sheet->size).width();
}

QString RosterPreview::words() const
{
    QStringList words;
    if (const auto [sheet, page] = shown(); sheet != nullptr) {
        for (const print::Letters& letters : sheet->pages[page].letters) {
            words.append(letters.text);
        }
    }
    return words.join(QStringLiteral(" "));
}

void RosterPreview::setArmyId(const QString& id)
{
    if (id != armyId_) {
        armyId_ = id;
        layOut();
    }
}

void RosterPreview::setDocument(const QString& document)
{
    if (document != document_) {
        document_ = document;
        page_ = 0;
        layOut();
    }
}

void RosterPreview::setPaper(const QString& paper)
{
    if (paper != paper_) {
        paper_ = paper;
        layOut();
    }
}

void RosterPreview::setPage(int page)
{
    const int last = std::max(pageCount() - 1, 0);
    if (const int wanted = std::clamp(page, 0, last); wanted != page_) {
        page_ = wanted;
        emit changed();
        update();
    }
}

void RosterPreview::layOut()
{
    sheets_ = sheetsOf(armyId_, document_, paper_);
    missing_.clear();
    for (const print::Sheet& sheet : std::as_const(sheets_)) {
        missing_ = missing_.isEmpty() ? print::missingWords(sheet) : missing_;
    }
    page_ = std::clamp(page_, 0, std::max(pageCount() - 1, 0));
    emit changed();
    update();
}

void RosterPreview::paint(QPainter* painter)
{
    const auto [sheet, page] = shown();
    if (sheet == nullptr) {
        return;
    }
    const double scale = std::min(width() / sheet->size.width(), height() / sheet->size.height());
    painter->scale(scale, scale);
    print::paint(*painter, sheet->pages[page]);
}

} // namespace strategikon

#include "moc_preview_item.cpp"
