#include "setup.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace strategikon {

FieldContent contentOf(const Setup& setup)
{
    FieldContent content;
    content.name = setup.field.name;
    content.system = setup.field.system;
    content.document = writeSetup(setup);
    const QJsonObject facts{{"width", setup.field.table.width}, {"depth", setup.field.table.depth},
        {"inches", setup.field.table.shown == field::Unit::inch},
        {"method", QString::fromStdString(setup.field.method)}, {"features", int(setup.field.features.size())},
        {"troops", int(setup.deployment.troops.size())}, {"posted", int(setup.deployment.posted.size())}};
    content.facts = QJsonDocument(facts).toJson(QJsonDocument::Compact).toStdString();
    return content;
}

Result<Setup> readSetup(const FieldContent& content) { return field::readSetup(content.document, content.name); }

FieldFacts factsOfField(const std::string& facts)
{
    const QJsonObject read = QJsonDocument::fromJson(QByteArray::fromStdString(facts)).object();
    return {read["width"].toDouble(), read["depth"].toDouble(), read["inches"].toBool(),
        read["method"].toString().toStdString(), read["features"].toInt(), read["troops"].toInt(),
        read["posted"].toInt()};
}

} // namespace strategikon
