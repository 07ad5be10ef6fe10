#include "fieldpaper.h"

#include "app/map/paper.h"
#include "app/map/plate.h"
#include "app/map/sectors.h"
#include "app/map/wording.h"
#include "app/print/pdf.h"
#include "app/view/components/filename.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "model/field/files/field_file.h"

#include <QPainter>

#include <algorithm>

namespace strategikon {

namespace {

struct MapForm {
    const char* id;
    const char* label;
    const char* ending;
    const char* holds; // in a file's name
    double oneTo = 0;  // of a plan in parts
};

constexpr MapForm mapForms[] = {
    {"pdf", QT_TRANSLATE_NOOP("forms", "Map as PDF"), "pdf", QT_TRANSLATE_NOOP("filenames", "map")},
    {"plan-1", QT_TRANSLATE_NOOP("forms", "Full-size plan, in pages (PDF)"), "pdf",
        QT_TRANSLATE_NOOP("filenames", "plan in true size"), 1},
    {"plan-2", QT_TRANSLATE_NOOP("forms", "Plan 1 : 2, in pages (PDF)"), "pdf",
        QT_TRANSLATE_NOOP("filenames", "plan 1 to 2"), 2},
    {"plan-5", QT_TRANSLATE_NOOP("forms", "Plan 1 : 5, in pages (PDF)"), "pdf",
        QT_TRANSLATE_NOOP("filenames", "plan 1 to 5"), 5},
    {"plan", QT_TRANSLATE_NOOP("forms", "Plan 1 : 10, in pages (PDF)"), "pdf", QT_TRANSLATE_NOOP("filenames", "plan"),
        10},
    {"png", QT_TRANSLATE_NOOP("forms", "Picture (PNG)"), "png", QT_TRANSLATE_NOOP("filenames", "map")},
    {"svg", QT_TRANSLATE_NOOP("forms", "Drawing (SVG)"), "svg", QT_TRANSLATE_NOOP("filenames", "map")},
    {"txt", QT_TRANSLATE_NOOP("forms", "List as text"), "txt", QT_TRANSLATE_NOOP("filenames", "list")},
    {"json", QT_TRANSLATE_NOOP("forms", "Battlefield file (Strategikon)"), "json", ""},
};
constexpr int pictureWidth = 2400; // dots

// 0: it is no plan in parts.
double planScale(const QString& form)
{
    const auto it = std::find_if(
        std::begin(mapForms), std::end(mapForms), [&](const MapForm& one) { return form == QLatin1String(one.id); });
    return it == std::end(mapForms) ? 0 : it->oneTo;
}

} // namespace

std::optional<print::Sheet> sheetOfField(
    const BattlefieldViewModel& desk, const QString& document, const QString& paper)
{
    if (!desk.known()) {
        return std::nullopt;
    }
    const Setup& setup = desk.setup();
    const map::Tables tables{desk.rules()->kinds, desk.rules()->charts};
    const print::Paper size = print::paperNamed(paper.toStdString()).value_or(print::Paper::a4);
    const field::Deployment* deployment = setup.deployment.troops.empty() ? nullptr : &setup.deployment;
    const double oneTo = planScale(document);
    return oneTo > 0 ? map::planSheet(setup.field, tables, deployment, oneTo, size)
                     : map::fieldSheet(setup.field, tables, deployment, size);
}

void FieldPaper::setField(BattlefieldViewModel* field)
{
    if (desk_ != nullptr) {
        desk_->disconnect(this);
    }
    desk_ = field;
    if (desk_ != nullptr) {
        connect(desk_, &BattlefieldViewModel::changed, this, &FieldPaper::changed);
    }
    emit changed();
}

QList<LaidOutShown> FieldPaper::list() const
{
    QList<LaidOutShown> all;
    if (desk_ != nullptr && desk_->known()) {
        for (const map::Entry& entry :
            map::laidOutList(desk_->setup().field, {desk_->rules()->kinds, desk_->rules()->charts})) {
            all << LaidOutShown{entry.heading, entry.pieces};
        }
    }
    return all;
}

QList<MapFormShown> FieldPaper::forms() const
{
    QList<MapFormShown> forms;
    for (const MapForm& form : mapForms) {
        forms << MapFormShown{QString::fromLatin1(form.id), QCoreApplication::translate("forms", form.label),
            QString::fromLatin1(form.ending)};
    }
    return forms;
}

QByteArray FieldPaper::bytes(const QString& form) const
{
    const Setup& setup = desk_->setup();
    const Battlefield& rules = *desk_->rules();
    const field::Deployment* deployment = setup.deployment.troops.empty() ? nullptr : &setup.deployment;
    if (form == u"pdf" || planScale(form) > 0) {
        return print::pdfOf(*sheetOfField(*desk_, form, Settings::current()->paper()), desk_->name(), {});
    }
    if (form == u"txt") {
        return map::fieldText(setup.field, {rules.kinds, rules.charts}, deployment).toUtf8();
    }
    if (form == u"json") {
        return QByteArray::fromStdString(contentOf(setup).document);
    }
    map::MapLook look;
    look.deployment = deployment;
    look.numbered = map::sectorsAsked(setup.field, rules.charts);
    const map::Plate plate(setup.field, rules.kinds, look);
    return form == u"png" ? map::pngOf(plate, pictureWidth, Qt::white) : map::svgOf(plate, setup.field, Qt::white);
}

bool FieldPaper::save(const QString& form, const QUrl& file, bool replace)
{
    return desk_ != nullptr && desk_->known() && SavedFile::current()->save(file, bytes(form).toStdString(), replace);
}

QString FieldPaper::fileName(const QString& form) const
{
    const auto* const it =
        std::find_if(std::begin(mapForms), std::end(mapForms), [&](const MapForm& one) { return form == one.id; });
    return it == std::end(mapForms)
        ? QString()
        : fileNameOf(desk_ != nullptr ? desk_->name() : QString(), it->holds, QString::fromLatin1(it->ending));
}

KindSample::KindSample(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &KindSample::changed, this, [this] { update(); });
}

void KindSample::paint(QPainter* painter)
{
    const System* system = findSystem(system_.toStdString());
    const Battlefield* rules = system != nullptr ? battlefieldOf(*system) : nullptr;
    const field::Kind* kind = rules != nullptr ? rules->kinds.find(kind_.toStdString()) : nullptr;
    if (kind != nullptr) {
        const map::Palette& palette = dark_ ? map::darkPalette() : map::lightPalette();
        map::paintSample(*painter, boundingRect(), *kind, palette);
    }
}

} // namespace strategikon

#include "moc_fieldpaper.cpp"
