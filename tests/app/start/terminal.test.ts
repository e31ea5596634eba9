import { expect, test } from 'vitest';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';

test('a server outlives its output but not its terminal', async (context) => {
  const bench = await Bench.open(context);
  const place = { DATA_DIR: bench.dataDir, DATABASE_URL: await emptyDatabase(context), LOG_LEVEL: 'trace' };
  const server = await Server.start(context, place);
  server.stopReading();
  const login = JSON.stringify({ identifier: 'admin@marquee.example', password: 'Marquee-2026' });
  const headers = { 'content-type': 'application/json' };
  // Each sign-in prints a code and logs the request.
  for (let count = 0; count < 3; count += 1) {
    const { status } = await fetch(`${server.url}/api/admin/login`, { method: 'POST', headers, body: login });
    expect([status, (await fetch(`${server.url}/readyz`)).status]).toEqual([200, 200]);
  }
  expect(await server.end('SIGHUP')).toBe(0);
});
