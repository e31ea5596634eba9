// Imported before everything else, by the server and by the tests.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Node 24 or newer is needed, and this is ${process.version}. Start with the npm script, which uses its own Node.\n`,
  );
  process.exit(1);
}

// The PostgreSQL driver reads these variables as defaults, like libpq. Only DATABASE_URL must count, and the embedded
// PostgreSQL has its own settings.
for (const name of Object.keys(process.env)) {
  if (/^PG[A-Z]|^NODE_PG_FORCE_NATIVE$/.test(name)) delete process.env[name];
}

// A closed pipe or terminal, or a full disk, must not end the program; the output is lost.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
