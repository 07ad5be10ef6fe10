#include "preview_item.h"

#include "app/print/missing.h"
#include "app/view/session.h"
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
}

qreal RosterPreview::ratio() const
{
    const QSizeF size = sheet_.pages.isEmpty() ? print::sizeOf(print::Paper::a4) : sheet_.size;
    return size.height() / size.width();
}

qreal RosterPreview::paperWidth() const
{
    return sheet_.pages.isEmpty() ? print::sizeOf(print::Paper::a4).width() : sheet_.size.width();
}

QString RosterPreview::words() const
{
    QStringList words;
    if (page_ < sheet_.pages.size()) {
        for (const print::Letters& letters : sheet_.pages[page_].letters) {
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
    sheet_ = sheetOf(armyId_, document_, paper_).value_or(print::Sheet());
    missing_ = print::missingWords(sheet_);
    page_ = std::clamp(page_, 0, std::max(pageCount() - 1, 0));
    emit changed();
    update();
}

void RosterPreview::paint(QPainter* painter)
{
    if (page_ >= sheet_.pages.size()) {
        return;
    }
    const double scale = std::min(width() / sheet_.size.width(), height() / sheet_.size.height());
    painter->scale(scale, scale);
    print::paint(*painter, sheet_.pages[page_]);
}

} // namespace strategikon
