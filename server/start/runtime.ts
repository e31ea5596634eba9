// Imported before everything else, by the server and by the tests.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `This needs Node 24 or newer, and found ${process.version}: start it by its npm script, which brings its own.\n`,
  );
  process.exit(1);
}
