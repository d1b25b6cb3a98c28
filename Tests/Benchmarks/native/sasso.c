/* Compiles SCSS files with libsasso, which its package has no command for, and writes their CSS.

   usage: sasso LIBRARY FILE...

   The declarations are those of the library's C interface, as its Python binding states them. */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

struct options {
  uint32_t struct_size;
  int32_t style, syntax, unicode;
  const char *url;
  const char *const *load_paths;
  size_t load_paths_len;
  const void *importer;
};

struct result {
  int32_t ok;
  char *css;
  size_t css_len;
  char *error;
  size_t error_len;
  uint32_t error_line, error_column;
};

static void fail(const char *what, const char *why) {
  fprintf(stderr, "sasso: %s: %s\n", what, why);
  exit(2);
}

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0) fail("output", "cannot be written");
    bytes += written;
    count -= (size_t)written;
  }
}

int main(int argc, char **argv) {
  if (argc < 3) fail("usage", "sasso LIBRARY FILE...");
  void *library = dlopen(argv[1], RTLD_NOW);
  if (!library) fail(argv[1], dlerror());
  void (*initialize)(struct options *, size_t) = dlsym(library, "sasso_options_init");
  struct result *(*compile)(const char *, size_t, const struct options *) =
      dlsym(library, "sasso_compile");
  void (*release)(struct result *) = dlsym(library, "sasso_result_free");
  if (!initialize || !compile || !release) fail(argv[1], "has another interface");

  for (int index = 2; index < argc; index++) {
    const char *path = argv[index];
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) fail(path, "cannot be read");
    size_t size = (size_t)status.st_size, filled = 0;
    char *text = malloc(size + 1);
    while (filled < size) {
      ssize_t count = read(file, text + filled, size - filled);
      if (count <= 0) fail(path, "cannot be read");
      filled += (size_t)count;
    }
    close(file);

    const char *slash = strrchr(path, '/');
    char *folder = slash ? strndup(path, (size_t)(slash - path)) : strdup(".");
    const char *load_paths[] = {folder};
    struct options options;
    initialize(&options, sizeof options);
    options.url = path;
    options.load_paths = load_paths;
    options.load_paths_len = 1;
    struct result *result = compile(text, size, &options);
    if (!result) fail(path, "no result");
    if (!result->ok) fail(path, result->error ? result->error : "error");
    write_all(result->css, result->css_len);
    release(result);
    free(folder);
    free(text);
  }
  return 0;
}
