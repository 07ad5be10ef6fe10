// What all screens share: the lists, the player's library and the way back.
#pragma once

#include "app/words/saved.h"
#include "model/library/library.h"
#include "rules/catalogue.h"

#include <QJSEngine>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

class QQmlEngine;

namespace strategikon {

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // Why the library cannot be opened or written; empty when all is well.
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged FINAL)
    Q_PROPERTY(bool damaged READ damaged NOTIFY troubleChanged FINAL)
    Q_PROPERTY(QString path READ path CONSTANT FINAL) // of the library
    Q_PROPERTY(bool writable READ writable NOTIFY troubleChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY reachChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY reachChanged FINAL)
    // The army whose changes undo and redo reach, or "field/" and a battlefield; empty: whatever was done last.
    Q_PROPERTY(QString focus READ focus WRITE setFocus NOTIFY reachChanged FINAL)

public:
    ~Session() override;
    static void useData(); // the data that ship, and the user's own lists
    // Opens the library in the user's folder. One session at a time.
    static std::unique_ptr<Session> open();
    static Session* current();
    static Session* create(QQmlEngine*, QJSEngine*);

    Catalogue& catalogue() { return catalogue_; }
    Library* library() { return library_ ? &*library_ : nullptr; }

    QString trouble() const { return (QStringList(damage_) << trouble_).join(u'\n').trimmed(); }
    QString path() const { return QString::fromStdString(path_); }
    bool damaged() const { return !damage_.isEmpty(); } // something in the library is not as it was saved
    bool writable() const { return library_ && library_->readOnlyBecause() == nullptr; }
    bool canUndo() const;
    bool canRedo() const;
    QString focus() const { return QString::fromStdString(focus_); }
    void setFocus(const QString& armyId);
    // Until it is opened again, with retry(): for whoever puts another in its place.
    void closeLibrary() { library_.reset(); }
    // Opens the library once more, where it could not be opened or written.
    Q_INVOKABLE void retry();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    // A list by id; nullptr (and `said`) when there is none.
    const ArmyList* list(const Army& army, QStringList* faults = nullptr);
    // Saved armies, with the figures of today.
    std::vector<SavedArmy> armies(const ArmyFilter& filter);
    // An army with its figures, ready to be kept.
    ArmyContent content(const Army& army);
    // The army of a saved document.
    std::optional<Army> army(const QString& id);
    // Keeps a new army and tells everyone; returns its id, empty on a fault (which is said).
    QString keep(const Army& army, const char* what);
    bool save(const QString& id, const Army& army, const char* what);
    void tell(const std::string& id); // armies changed
    void tellCollection();
    void tellFields();
    // The folders of lists are read again, after a list or prices were changed; what is saved is figured anew.
    void readLists();
    void say(const std::vector<Fault>& faults);
    // What can be shown of a list of the library; what is damaged is told above every page.
    template <class T>
    std::vector<T> listed(Result<std::vector<T>> list)
    {
        noteDamage(list.faults);
        return std::move(list.value).value_or(std::vector<T>{});
    }
    void noteDamage(const std::vector<Fault>& faults);

signals:
    void troubleChanged();
    void reachChanged();
    void armiesChanged();
    void collectionChanged();
    void listsChanged();                 // files of the user's own lists
    void armyChanged(const QString& id); // by undo, redo or another screen
    void fieldsChanged();
    void fieldChanged(const QString& id); // by undo or redo
    void said(const QString& words);

private:
    Session();
    void openLibrary();
    void figureAgain();
    void step(bool back);
    // What is undone or done again: true where the step was a battlefield's, of which there are other words.
    bool stepOfField(const Edit& meant, const Edit& done, bool back);
    // What a step of an army did, with the army's name.
    QString wordsOf(const std::string& what, const std::optional<Army>& before, const std::optional<Army>& after);

    Catalogue catalogue_;
    std::string path_;
    std::optional<Library> library_;
    QString trouble_;
    QStringList damage_; // what is not as it was saved, each once
    std::string focus_;
};

} // namespace strategikon
