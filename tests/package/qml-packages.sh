#!/bin/bash
# qml-packages.sh FOLDER: the Debian packages of the QML modules that the screens in FOLDER import,
# and of all that those import in turn, one a line.
set -u
modules=$(qtpaths6 --query QT_INSTALL_QML 2>/dev/null || /usr/lib/qt6/bin/qtpaths --query QT_INSTALL_QML)
declare -A seen

imports_of() { # FILE...
    sed -nE 's/^[[:space:]]*import[[:space:]]+([A-Z][A-Za-z0-9.]*).*/\1/p' "$@" | sort -u
}

# follow MODULE: prints its package, then goes on with what its qmldir and its files name.
follow() {
    local folder=$modules/${1//./\/} files next
    [[ ${seen[$1]:-} || ! -d $folder ]] && return
    seen[$1]=1
    dpkg -S "$(readlink -f "$folder/qmldir")" | cut -d: -f1
    mapfile -t files < <(find "$folder" -maxdepth 1 -name '*.qml'; find "$folder/qml" -name '*.qml' 2>/dev/null)
    for next in $(sed -nE 's/^(depends|import) ([A-Za-z0-9.]+).*/\2/p' "$folder/qmldir") \
        $( ((${#files[@]})) && imports_of "${files[@]}"); do
        follow "$next"
    done
}

mapfile -t screens < <(find "$1" -name '*.qml')
for module in $(imports_of "${screens[@]}"); do
    case $module in
        Strategikon.*) continue ;;
    esac
    if [[ ! -d $modules/${module//./\/} ]]; then
        echo "the module $module is not installed" >&2
        exit 1
    fi
    follow "$module" || exit 1
done | sort -u
exit "${PIPESTATUS[0]}"
