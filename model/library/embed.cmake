# Puts the steps of schema/library into the program, so that it needs no file of them when it runs.
# fingerprints.txt there says what each of them leads to; a step that is not in it is known by its SQL alone.
# Sets `out` to the name of a source file that defines shippedLibrarySteps().
function(embed_library_steps out)
  file(GLOB steps CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/schema/library/*.sql)
  list(SORT steps)
  set(fingerprints ${PROJECT_SOURCE_DIR}/schema/library/fingerprints.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${fingerprints})
  set(expected 0)
  set(rows "")
  foreach(step IN LISTS steps)
    get_filename_component(name ${step} NAME)
    math(EXPR expected "${expected} + 1")
    string(REGEX MATCH "^[0-9]+" number ${name})
    string(REGEX REPLACE "^0+" "" number "${number}")
    if(NOT number STREQUAL expected)
      message(FATAL_ERROR "schema/library/${name}: the steps must be numbered 001, 002, ... without gaps")
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${step})
    file(READ ${step} sql)
    file(STRINGS ${fingerprints} line REGEX "^${number} ")
    string(REGEX REPLACE "^[0-9]+ " "" fingerprint "${line}")
    string(APPEND rows "    {${number}, \"${name}\", R\"step(${sql})step\", \"${fingerprint}\"},\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/library_steps.cpp)
  file(WRITE ${source}.new "// Made from schema/library by model/library/embed.cmake.
#include \"model/library/step.h\"

namespace strategikon {

static constexpr LibraryStep steps[] = {
${rows}};

std::span<const LibraryStep> shippedLibrarySteps() { return steps; }

} // namespace strategikon
")
  file(COPY_FILE ${source}.new ${source} ONLY_IF_DIFFERENT)
  set(${out} ${source} PARENT_SCOPE)
endfunction()

embed_library_steps(library_steps)
target_sources(strategikon_library PRIVATE ${library_steps})
