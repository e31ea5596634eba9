import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test, vi } from 'vitest';
import { Bench, until } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';

vi.setConfig({ testTimeout: 180_000 }); // the whole product is started many times, also on a busy machine

test.concurrent('a first start that is interrupted stops cleanly, and the next one goes on', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const first = await Server.launch(context, { DATA_DIR: bench.dataDir });
  await first.until(() => existsSync(join(bench.dataDir, 'postgres/cluster/data/postmaster.pid')));
  expect(await first.end('SIGINT')).toBe(0);
  expect(first.errors).toBe('');
  expect(first.output).toContain('stopping …');
  expect(await bench.countPostmasters()).toBe(0);

  const second = await Server.start(context, { DATA_DIR: bench.dataDir });
  expect(second.output).toContain('First admin: ');

  // A client that never finishes its request does not hold the end up for ever.
  const client = connect(Number(new URL(second.url).port), '127.0.0.1');
  client.on('error', () => {});
  const head = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
  await new Promise<void>((done) => client.write(head, () => done()));
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  const stopping = Date.now();
  await second.end('SIGTERM');
  await until(async () => (await bench.countPostmasters()) === 0);
  // 10 s by the contract, not for ever; more on a machine that stalls.
  expect(Date.now() - stopping).toBeLessThan(30_000);
});
