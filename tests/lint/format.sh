#!/bin/bash
# The layout of the C++ files; `tests/lint/format.sh -i` puts it right.
mapfile -t files < <(find app model rules tests -name '*.cpp' -o -name '*.h')
if [[ ${1:-} == -i ]]; then
    exec clang-format -i "${files[@]}"
fi
printf '%s\0' "${files[@]}" | xargs -0 -n 16 -P 2 clang-format --dry-run -Werror --ferror-limit=3
