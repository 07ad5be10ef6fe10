#include "reader.h"

#include "pseudo.h"

#include <QAccessible>
#include <QQuickItem>
#include <QVariant>

namespace strategikon {

namespace {

// "HelpSheet" for HelpSheet.qml, whether it is a type of the module or a file by its address.
QString fileOf(const QMetaObject* type)
{
    static const QRegularExpression made(QStringLiteral("_(QMLTYPE|QML)_\\d+$"));
    return QString::fromUtf8(type->className()).remove(made);
}

// What a player types is no text of the program.
bool isTyped(QObject* object)
{
    return (object->inherits("QQuickTextInput") || object->inherits("QQuickTextEdit"))
        && !object->property("readOnly").toBool();
}

// A view model keeps a file or what was pasted; what is seen of it is seen in an item.
bool isModel(const QMetaObject* type)
{
    return QByteArray(type->className()).startsWith("strategikon::") && !type->inherits(&QQuickItem::staticMetaObject);
}

// The same in every language: the name of the program, keys, kinds of files, stamps and codes of armies,
// what a search is typed as, numerals, badges of units, numbers of terrain, places of files; dates are the locale's.
QString withoutNames(QString text)
{
    static const QRegularExpression names(QStringLiteral(
        "Strategikon|\\b(Ctrl|Alt|Shift|Esc|Return|Del|Tab|F\\d+)\\b|\\b[A-Z]\\b|\\*\\.[a-z]+|\\b[A-Z]{2,6} (?=ƒïłéš)"
        "|[a-z]+[<>]=\\d+|[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}|STK[0-9A-Z][!-~]+|\\b[IVXLC]+\\b|"
        "\\b[ABt]\\d+\\b|\\S*/\\S+|\\d+ [A-Z][a-z]+ \\d{4}"));
    return text.remove(names);
}

} // namespace

bool isUntranslated(const QString& text) { return isLeftOut(withoutNames(text)); }

void Reader::read(QObject* object, const QString& where)
{
    where_ = where;
    QSet<QObject*> seen;
    walk(object, seen);
}

QStringList Reader::faults() const
{
    QStringList texts(faults_.begin(), faults_.end());
    texts.sort();
    return texts;
}

void Reader::check(QObject* object, const char* property, const QString& text)
{
    ++texts_;
    auto judged = judged_.constFind(text);
    if (judged == judged_.constEnd()) {
        judged = judged_.insert(text, wrong_(text));
    }
    if (*judged) {
        faults_ << QStringLiteral("%1: %2 %3 %4: %5")
                       .arg(where_, fileOf(object->metaObject()), object->objectName(), QString::fromUtf8(property),
                           text.left(120));
    }
}

// What assistive technology is told; items that are not shown keep it in their attached object.
void Reader::hear(QObject* object)
{
    if (object->inherits("QQuickAccessibleAttached")) {
        check(object, "name", object->property("name").toString());
        check(object, "description", object->property("description").toString());
    }
    QAccessibleInterface* face =
        qobject_cast<QQuickItem*>(object) ? QAccessible::queryAccessibleInterface(object) : nullptr;
    if (face != nullptr && face->object() == object) {
        check(object, "accessible name", face->text(QAccessible::Name));
        check(object, "accessible description", face->text(QAccessible::Description));
    }
}

void Reader::walk(QObject* object, QSet<QObject*>& seen)
{
    if (object == nullptr || seen.contains(object)) {
        return;
    }
    seen << object;
    for (const QMetaObject* type = object->metaObject(); type != nullptr; type = type->superClass()) {
        if (const QByteArray name = type->className(); !classes_.contains(name)) {
            classes_ << name;
            files_ << fileOf(type);
        }
    }
    for (const char* property : {"text", "title", "label", "placeholderText", "description", "nameFilters"}) {
        const QVariant value = object->property(property);
        if (isModel(object->metaObject()) || (isTyped(object) && qstrcmp(property, "text") == 0)) {
            continue;
        }
        for (const QString& text : value.toStringList()) { // of a string: itself
            check(object, property, text);
        }
    }
    if (const QVariant format = object->property("textFormat"); format.isValid() && format.toInt() != Qt::PlainText) {
        guessing_ << QStringLiteral("%1: %2 %3").arg(where_, fileOf(object->metaObject()), object->objectName());
    }
    hear(object);
    if (auto* item = qobject_cast<QQuickItem*>(object)) {
        for (QQuickItem* child : item->childItems()) {
            walk(child, seen);
        }
    }
    for (QObject* child : object->children()) {
        walk(child, seen);
    }
}

} // namespace strategikon
