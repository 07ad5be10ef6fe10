#!/bin/bash
# deb.sh SOURCE BUILD: makes the Debian package, unpacks it and tries what is in it.
set -u
source=$1
build=$2
here=$source/tests/package
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# try NAME COMMAND...: one test.
try() {
    local name=$1
    shift
    if "$@" >"$work/said" 2>&1; then
        passed=$((passed + 1))
        echo "PASS   : $name"
    else
        failed=$((failed + 1))
        echo "FAIL!  : $name"
        cat "$work/said"
    fi
}

make_package() {
    (cd "$build" && cpack -G DEB -B "$work/made" --config CPackConfig.cmake) &&
        deb=$(ls "$work"/made/strategikon_*_*.deb) && dpkg-deb -x "$deb" "$work/root"
}

ships() { # every data file of the source tree, and the desktop's files
    local file
    while read -r file; do
        cmp "$source/$file" "$share/$file" || return 1
    done < <(cd "$source" && find lists rules schema -name '*.yaml' -o -name '*.json' -o -name '*.sql')
    for file in applications/strategikon.desktop man/man1/strategikon.1 doc/strategikon/copyright \
        metainfo/io.github.strategikon.strategikon.metainfo.xml \
        icons/hicolor/scalable/apps/strategikon.svg icons/hicolor/128x128/apps/strategikon.png; do
        [[ -s $work/root/usr/share/$file ]] || { echo "missing: $file" && return 1; }
    done
    [[ -n $(find "$work/root/usr/lib" -path '*/strategikon/*.so') ]] || { echo "missing: the printing plugin" && return 1; }
    [[ -z $(find "$work/root" -name '*.cpp' -o -name '*.h' -o -name '*.a') ]]
}

reads_its_own_data() { # a list that is taken away is no longer named
    local all fewer
    all=$("$program" lists | wc -l) || return 1
    rm "$(find "$share/lists" -maxdepth 2 -name '*.yaml' | sort | head -n 1)"
    fewer=$("$program" lists | wc -l) || return 1
    echo "$all lists, then $fewer"
    ((all > 1 && fewer == all - 1))
}

opens_its_window() { # it stays open until it is stopped, and complains of nothing
    STRATEGIKON_HOME=$work/user QT_QPA_PLATFORM=offscreen timeout 4 "$program" >"$work/window" 2>&1 </dev/null
    (($? == 124)) && ! grep -iE 'error|not installed|not found|unavailable|qrc:' "$work/window" && return
    cat "$work/window"
    return 1
}

draws() { # by the program beside the window's
    STRATEGIKON_HOME=$work/user "$program" army print "$share/lists/warmaster/armies/egyptian.yaml" -o "$work/paper.pdf" &&
        grep -q '^%PDF' "$work/paper.pdf"
}

says_when_there_is_no_display() {
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$program" 2>&1 | grep -q 'no display'
}

names_its_modules() {
    local depends package missing=0
    depends=$(dpkg-deb -f "$deb" Depends)
    echo "Depends: $depends"
    "$here/qml-packages.sh" "$source/qml" >"$work/modules" || return 1
    while read -r package; do
        [[ ", $depends," =~ ,\ $package(,|\ ) ]] || { echo "not among them: $package" && missing=1; }
    done <"$work/modules"
    [[ -s $work/modules ]] && ((missing == 0))
}

is_installable() { # every dependency is a package of this Debian
    local package
    for package in $(dpkg-deb -f "$deb" Depends | tr ',' '\n' | sed 's/[|(].*//'); do
        dpkg-query -W "$package" || return 1
    done
}

try "the package is made and unpacked" make_package
if ((failed)); then # there is nothing to try
    echo "Totals: $passed passed, $failed failed, 0 skipped"
    exit 1
fi
share=$work/root/usr/share/strategikon
program=$work/root/usr/bin/strategikon
cd "$work" || exit 1
try "its name and version" test "$(dpkg-deb -f "$deb" Package Version | tr '\n' ' ')" == \
    "Package: strategikon Version: $(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt") "
try "it ships every data file and nothing of the build" ships
try "it takes libraries from the system's folders alone" "$here/search-paths.sh" "$work/root"
try "its QML modules are among its dependencies" names_its_modules
try "its dependencies are packages of this Debian" is_installable
try "its window opens" opens_its_window
try "it draws" draws
try "without a display it says so" says_when_there_is_no_display
try "it reads its own data" reads_its_own_data
echo "Totals: $passed passed, $failed failed, 0 skipped"
((failed == 0))
