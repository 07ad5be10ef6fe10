#!/bin/bash
# Names the C++ files that .clang-format would lay out otherwise; `tests/lint/format.sh -i` mends them.
mapfile -t files < <(find app model rules tests -name '*.cpp' -o -name '*.h')
if [[ ${1:-} == -i ]]; then
    exec clang-format -i "${files[@]}"
fi
printf '%s\0' "${files[@]}" | xargs -0 -n 40 -P "$(nproc)" clang-format --dry-run -Werror --ferror-limit=1
