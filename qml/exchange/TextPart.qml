pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The army as text in a form of one's choice, to copy or to save.
Item {
    id: root

    required property Exporter out
    required property bool twoSided
    property int form: 0
    readonly property list<formShown> all: out.forms
    readonly property formShown current: all[form]
    readonly property string words: current.file ? "" : out.text(current.id)
    signal said(string words)

    ListView {
        id: forms
        objectName: "forms"
        x: Theme.gap6
        width: root.twoSided ? Math.round(300 * Theme.scale) : parent.width - 2 * Theme.gap6
        height: root.twoSided ? parent.height - Theme.gap6 : Math.round(parent.height * 0.36)
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        model: root.all
        currentIndex: root.form
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Format")
        onCurrentIndexChanged: if (currentIndex >= 0) root.form = currentIndex
        delegate: T.ItemDelegate {
            id: row
            required property int index
            required property formShown modelData
            readonly property bool on: index === root.form
            objectName: "form-" + modelData.id
            width: forms.width
            height: Theme.touch
            focusPolicy: Qt.NoFocus
            text: modelData.label
            onClicked: { forms.forceActiveFocus(); forms.currentIndex = index; }
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            Accessible.selected: on
            Accessible.onPressAction: row.clicked()
            contentItem: Item {
                Words { x: Theme.gap3; height: parent.height; verticalAlignment: Text.AlignVCenter; text: row.modelData.label; font.bold: row.on; Accessible.ignored: true }
                Icon { visible: row.on; name: "check"; color: Theme.accent; anchors.right: parent.right; anchors.rightMargin: Theme.gap3; anchors.verticalCenter: parent.verticalCenter }
            }
            background: Rectangle {
                color: row.on || row.hovered ? Theme.wash : "transparent"
                Rule { anchors.bottom: parent.bottom; width: parent.width }
                FocusRing { anchors.margins: 1; shown: row.on && forms.activeFocus }
            }
        }
    }
    Item {
        x: root.twoSided ? forms.x + forms.width + Theme.gap6 : Theme.gap6
        y: root.twoSided ? 0 : forms.height + Theme.gap3
        width: parent.width - x - Theme.gap6
        height: parent.height - y
        Flow {
            id: tools
            width: parent.width
            spacing: Theme.gap3
            PushButton {
                objectName: "copyText"
                primary: true
                visible: !root.current.file
                iconName: "copy"
                text: qsTr("Copy")
                onClicked: if (root.out.copy(root.words)) root.said(qsTr("Text copied."))
            }
            PushButton {
                objectName: "saveText"
                iconName: "share"
                text: qsTr("Save to file")
                onClicked: saving.open()
            }
        }
        Rectangle {
            anchors.top: tools.bottom
            anchors.topMargin: Theme.gap3
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap6
            width: parent.width
            color: Theme.raised
            border.width: 1
            border.color: Theme.hairline
            Words {
                visible: root.current.file
                anchors.centerIn: parent
                color: Theme.quiet
                text: qsTr("This format can only be saved as a file.")
            }
            Flickable {
                anchors.fill: parent
                anchors.margins: 1
                clip: true
                contentWidth: Math.max(width, sample.implicitWidth + 2 * Theme.gap4)
                contentHeight: sample.implicitHeight + 2 * Theme.gap4
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: ThinScrollBar { }
                T.ScrollBar.horizontal: ThinScrollBar { }
                Words {
                    id: sample
                    objectName: "sample"
                    x: Theme.gap4
                    y: Theme.gap4
                    text: root.words
                    font.family: "DejaVu Sans Mono"
                    font.pixelSize: Theme.tiny
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    Lazy {
        id: saving
        objectName: "savingText"
        sheet: Component {
            FileSheet {
                title: qsTr("Save to file")
                ending: root.current.ending
                named: root.out.fileName(root.current.id)
                onTaken: (file, replace) => root.out.save(root.current.id, file, replace)
            }
        }
    }
}
