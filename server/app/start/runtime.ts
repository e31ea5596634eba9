// Imported before everything else, by the server and by the tests.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `This needs Node 24 or newer, and found ${process.version}: start it by its npm script, which brings its own.\n`,
  );
  process.exit(1);
}

// The database's driver reads these, as libpq does, for whatever a connection does not say: DATABASE_URL alone decides, and the
// embedded PostgreSQL has settings of its own.
for (const name of Object.keys(process.env)) {
  if (/^PG[A-Z]|^NODE_PG_FORCE_NATIVE$/.test(name)) delete process.env[name];
}

// A reader of the output that ends, a terminal that closes and a full disk below a file end no program: what it says is lost.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
