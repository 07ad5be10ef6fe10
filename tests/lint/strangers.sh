#!/bin/bash
# What a stranger's file holds is shown letter by letter and calls nobody: no text guesses whether it is rich, pictures
# and fonts come from the program's own resources, nothing speaks to the network.
wrong=0
refuse() { # SENTENCE FOUND
    [[ -z $2 ]] && return
    printf '%s:\n%s\n' "$1" "$2"
    wrong=1
}
# qml PATTERN [FILE...]: where it stands in a screen, but for these files.
qml() { found "$1" '*.qml' qml "${@:2}"; }
cpp() { found "$1" '*.cpp' app "${@:2}"; found "$1" '*.h' app "${@:2}"; }
found() { # PATTERN ENDING FOLDER FILE...
    local pattern=$1 ending=$2 folder=$3
    shift 3
    grep -rnP --include="$ending" "$pattern" "$folder" | grep -vE "^($(IFS='|'; echo "${*:-none}")):" | grep -vP '^[^:]*:\d+:\s*//'
}
whole=qml/components/PlainText.qml # the one Text there is
rich=qml/battle/Glossed.qml        # the one rich text: words of the glossary underlined, all of it escaped (app/view/battle/glossed)

refuse "a text on the screen is a PlainText" "$(qml '(?<![\w.])(Text|Label)\s*\{' $whole $rich)"
refuse "only $whole and $rich say how a text is read" \
    "$(qml 'textFormat|RichText|StyledText|MarkdownText|AutoText' $whole $rich)"
refuse "$whole is plain" "$(grep -q 'textFormat: Text.PlainText' $whole || echo "it does not say so")"
refuse "only Main.qml takes controls with texts of their own" "$(qml 'import QtQuick\.Controls' qml/Main.qml)"
refuse "pictures are drawings of ours (Icon.qml)" \
    "$(qml '(?<![\w.])(Image|AnimatedImage|BorderImage|AnimatedSprite|SpriteSequence)\s*\{' qml/components/Icon.qml)"
refuse "fonts, pages and answers are not fetched" \
    "$(qml 'FontLoader|XMLHttpRequest|WebSocket|WebEngine|openUrlExternally|Qt\.include|createQmlObject')"
refuse "no drawing reads HTML" \
    "$(cpp '\b(QTextDocument|QStaticText|QLabel|QTextBrowser|QTextEdit|QGraphicsTextItem|QMessageBox)\b')"
refuse "pictures and fonts come from the program's own resources" \
    "$(cpp '\b(QImageReader|QMovie|QSvgRenderer|addApplicationFont)\b|\bQ(Pixmap|Image)\(Q?(u?"|String)' app/view/components/icons.cpp app/arms/arms.cpp)"
refuse "nothing speaks to the network" \
    "$(cpp '\bQ(NetworkAccessManager|NetworkRequest|TcpSocket|TcpServer|UdpSocket|SslSocket|HostInfo|WebSocket)\b' app/view/offline.cpp)"
exit $wrong
