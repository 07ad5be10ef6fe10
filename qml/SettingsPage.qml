pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

AppPage {
    id: root

    title: qsTr("Settings")
    Component.onCompleted: { Session.focus = ""; Keeper.readCopies(); }
    readonly property list<namedShown> systems: Settings.systems
    readonly property string systemName: Array.from(root.systems).find(one => one.id === Settings.system)?.name ?? ""

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: columns.y + Math.max(own.y + own.height, kept.y + kept.height) + Theme.gap6
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Follow { view: flick }
        Heading { id: heading; x: Theme.gap6; y: Theme.gap6; text: root.title; font.pixelSize: Theme.title }
        // What is kept stands beside what is chosen, so that the copies are seen at once.
        Item {
            id: columns
            readonly property bool beside: flick.width >= Math.round(1000 * Theme.scale)
            readonly property real room: flick.width - 2 * Theme.gap6
            x: Theme.gap6
            y: heading.y + heading.height + Theme.gap6
            Column {
                id: own
                width: columns.beside ? Math.round((columns.room - 2 * Theme.gap6) / 2) : Math.min(columns.room, Math.round(640 * Theme.scale))
                spacing: Theme.gap6
                SettingLine {
                    caption: qsTr("Light or dark")
                    Flow {
                        width: parent.width
                        spacing: Theme.gap2
                        Repeater {
                            model: ["system", "light", "dark", "contrast", "night"]
                            Chip {
                                required property int index
                                required property string modelData
                                objectName: "theme-" + modelData
                                focus: index === 0
                                text: [qsTr("System"), qsTr("Light"), qsTr("Dark"), qsTr("High contrast"), qsTr("Dark room")][index]
                                checked: Settings.theme === modelData
                                Accessible.name: qsTr("Light or dark: %1").arg(text)
                                onFlipped: Settings.theme = modelData
                            }
                        }
                    }
                }
                SettingLine {
                    caption: qsTr("Text size")
                    Flow {
                        width: parent.width
                        spacing: Theme.gap2
                        Repeater {
                            model: [100, 115, 130, 160, 200]
                            Chip {
                                required property int modelData
                                objectName: "letters-" + modelData
                                text: qsTr("%1 %").arg(modelData)
                                checked: Settings.letters === modelData
                                Accessible.name: qsTr("Text size: %1").arg(text)
                                onFlipped: Settings.letters = modelData
                            }
                        }
                    }
                }
                SettingLine {
                    caption: qsTr("Battles are played with")
                    Segments {
                        objectName: "hand"
                        what: qsTr("Hand")
                        options: [qsTr("Right hand"), qsTr("Left hand")]
                        current: Settings.leftHand ? 1 : 0
                        onChosen: index => Settings.leftHand = index === 1
                    }
                }
                Rule { width: parent.width }
                SettingLine {
                    caption: qsTr("Paper")
                    Segments {
                        readonly property list<string> ids: ["a4", "letter"]
                        objectName: "paper"
                        what: qsTr("Paper")
                        options: [qsTr("A4"), qsTr("Letter")]
                        current: Math.max(0, Array.from(ids).indexOf(Settings.paper))
                        onChosen: index => Settings.paper = ids[index]
                    }
                }
                SettingLine {
                    caption: qsTr("Default edition")
                    visible: Settings.editions.length > 1
                    Segments {
                        objectName: "edition"
                        what: qsTr("Default edition")
                        options: Settings.editionNames
                        current: Math.max(0, Array.from(Settings.editions).indexOf(Settings.edition))
                        onChosen: index => Settings.edition = Settings.editions[index]
                    }
                }
                SettingLine {
                    caption: qsTr("Default points: %1").arg(root.systemName)
                    visible: Array.from(Settings.sizesOf(Settings.system)).length > 0
                    PointsField {
                        width: parent.width
                        points: Settings.points
                        onChosen: points => Settings.points = points
                    }
                }
            }
            Column {
                id: kept
                x: columns.beside ? own.width + 2 * Theme.gap6 : 0
                y: columns.beside ? 0 : own.height + Theme.gap6
                width: own.width
                spacing: Theme.gap6
                Rule { width: parent.width; visible: !columns.beside }
                SettingLine {
                    caption: qsTr("Your library")
                    Words {
                        width: parent.width
                        color: Theme.quiet
                        wrapMode: Text.WrapAnywhere
                        text: Session.path
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.gap2
                        PushButton { objectName: "saveAll"; iconName: "share"; text: qsTr("Export everything…"); onClicked: saving.open() }
                        PushButton { objectName: "readAll"; iconName: "import"; text: qsTr("Import everything…"); enabled: Session.writable; onClicked: choosing.open() }
                    }
                    Words {
                        width: parent.width
                        color: Theme.quiet
                        text: qsTr("One file with your armies, battlefields, battles and stands, own lists, points values and terrain: for another computer, or as a backup.")
                    }
                    PushButton {
                        objectName: "mendLibrary"
                        visible: Session.damaged
                        enabled: Session.writable
                        iconName: "warning"
                        text: qsTr("Make a backup and take out what is damaged")
                        onClicked: if (Endings.take()) Keeper.mend()
                    }
                    Repeater {
                        model: Keeper.mended
                        Words { required property string modelData; width: parent.width; wrapMode: Text.Wrap; text: modelData }
                    }
                    Words {
                        width: parent.width
                        color: Theme.quiet
                        text: Keeper.copies.length > 0
                              ? qsTr("The program backs up the library once a day. Restoring a backup keeps the current library too and deletes nothing.")
                              : qsTr("The program backs up the library once a day; there is no backup yet.")
                    }
                    Repeater {
                        model: Keeper.copies
                        Item {
                            id: copy
                            required property copyShown modelData
                            required property int index
                            width: parent.width
                            height: Math.max(about.height, back.height)
                            Words {
                                id: about
                                objectName: "copy-" + copy.index
                                width: back.x - Theme.gap4
                                anchors.verticalCenter: parent.verticalCenter
                                text: qsTr("%1: %2", "a day, and what a copy holds").arg(copy.modelData.title).arg(copy.modelData.about)
                            }
                            PushButton {
                                id: back
                                objectName: "restore-" + copy.index
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                text: qsTr("Restore")
                                onClicked: if (Endings.take()) Keeper.restore(copy.modelData.file)
                            }
                        }
                    }
                }
                SettingLine {
                    caption: qsTr("Names that became one")
                    visible: merged.names.length > 0
                    Repeater {
                        model: merged.names
                        Words { required property string modelData; width: parent.width; wrapMode: Text.Wrap; text: modelData }
                    }
                    PushButton {
                        objectName: "takeNamesBack"
                        enabled: Session.writable
                        iconName: "undo"
                        text: qsTr("Take back: as they were typed")
                        onClicked: if (Endings.take()) merged.takeBack()
                    }
                }
                Rule { width: parent.width; visible: Settings.priced.length > 0 }
                SettingLine {
                    caption: qsTr("Points values")
                    visible: Settings.priced.length > 0
                    Words {
                        width: parent.width
                        color: Theme.quiet
                        text: qsTr("Some printed points values are illegible; enter them from your book.")
                    }
                    Repeater {
                        model: Settings.priced
                        PushButton {
                            required property namedShown modelData
                            objectName: "prices-" + modelData.id
                            iconName: "list"
                            text: qsTr("Points of %1").arg(modelData.name)
                            onClicked: root.go("prices", {system: modelData.id})
                        }
                    }
                }
            }
        }
    }
    Archive { id: archive; objectName: "archive" }
    Unmerge { id: merged }
    Lazy {
        id: saving
        sheet: Component {
            FileSheet {
                title: qsTr("Export everything")
                ending: "db"
                named: archive.fileName()
                onTaken: (file, replace) => archive.save(file, replace)
            }
        }
    }
    Lazy {
        id: choosing
        sheet: Component {
            FileSheet {
                title: qsTr("Import everything")
                saving: false
                endings: ["db"]
                onTaken: file => { if (archive.look(file)) reading.open(); }
            }
        }
    }
    Lazy { id: reading; sheet: Component { ArchiveSheet { file: archive } } }
}
