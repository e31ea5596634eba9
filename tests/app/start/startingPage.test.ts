import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { serveStartingPage } from '#server/app/start/startingPage.ts';
import { freePort } from '#tests/kit/network/port.ts';

test('every address is 503 with a page that says that the site is starting', async () => {
  const port = await freePort();
  const free = await serveStartingPage({ PORT: String(port), HOST: '127.0.0.1' });
  for (const path of ['/', '/healthz', '/graphql']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await response.text()).toContain('The site is starting.');
  }
  await free();
});

test('the port of the starting page is free for the product, also with an open connection', async () => {
  const port = await freePort();
  const free = await serveStartingPage({ PORT: String(port), HOST: '127.0.0.1' });
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  await free();
  const next = createServer().listen(port, '127.0.0.1');
  await once(next, 'listening');
  next.close();
});

test('the starting page causes no error if another program uses the port', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const free = await serveStartingPage({ PORT: String(port), HOST: '127.0.0.1' });
  await free();
  expect(other.listening).toBe(true);
  other.close();
});
