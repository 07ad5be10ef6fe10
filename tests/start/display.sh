#!/bin/bash
# display.sh PROGRAM: without a display the program shows commands that work as they stand.
set -u
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export STRATEGIKON_HOME=$work
ln -s "$program" "$work/a link" # its name needs quotes
passed=0
failed=0
expect() { # NAME COMMAND...
    local name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
        echo "PASS   : $name"
    else
        failed=$((failed + 1))
        printf 'FAIL!  : %s\n%s\n' "$name" "$shown"
    fi
}

shown=$("$work/a link" 2>&1)
status=$?
expect "it is no failure" test "$status" -eq 0
expect "it says why" grep -q 'no display' <<<"$shown"
mapfile -t commands < <(sed -n 's/^  //p' <<<"$shown" | grep -v '^man ')
expect "three commands" test "${#commands[@]}" -eq 3
for command in "${commands[@]}"; do
    expect "works as it stands: $command" bash -c "cd / && $command >/dev/null 2>'$work/err'"
done
manual=$(grep -c '^  man ' <<<"$shown")
expect "no manual where none is installed" test "$manual" -eq 0

cp "$program" "$work/alone"
shown=$(QT_QPA_PLATFORM=offscreen "$work/alone" 2>&1)
status=$?
expect "without its window it cannot go on" test "$status" -eq 2
expect "it says which file is missing" grep -q 'strategikon/strategikon-window: No such file' <<<"$shown"
expect "commands work without it" grep -q '^strategikon ' <("$work/alone" --version)

echo "Totals: $passed passed, $failed failed, 0 skipped"
((failed == 0))
