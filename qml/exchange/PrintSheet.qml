pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The system's printers, looked for only when this is opened.
Sheet {
    id: root

    required property string armyId
    required property string document
    property Battlefield field: null  // instead of an army
    property int copies: 1
    property string chosen  // the printer, once one was picked
    signal done(string words)

    title: qsTr("Print")
    wish: 440
    onOpened: service.open()

    PrintService { id: service }
    Words {
        objectName: "printTrouble"
        visible: service.trouble !== ""
        width: parent.width
        text: service.trouble
    }
    Picker {
        id: printer
        objectName: "printer"
        visible: service.printers.length > 0
        width: parent.width
        what: qsTr("Printer")
        model: service.printers
        currentIndex: Math.max(0, Array.from(service.printers).indexOf(root.chosen !== "" ? root.chosen : service.defaultPrinter))
        onActivated: index => root.chosen = service.printers[index]
    }
    Row {
        visible: service.printers.length > 0
        spacing: Theme.gap3
        Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; text: qsTr("Copies") }
        Stepper { objectName: "copies"; value: root.copies; from: 1; to: 99; what: qsTr("Copies"); onAsked: count => root.copies = count }
    }
    foot: [
        PushButton {
            objectName: "printNow"
            primary: true
            enabled: service.printers.length > 0
            text: qsTr("Print")
            onClicked: {
                const to = printer.currentText;
                const done = root.field ? service.printField(root.field, root.document, Settings.paper, to, root.copies)
                                        : service.print(root.armyId, root.document, Settings.paper, to, root.copies); // qmllint disable
                if (!done) return;
                root.close();
                root.done(qsTr("Sent to %1.").arg(to));
            }
        },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
