import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { drainable } from '#server/app/start/drain.ts';

test('a stop answers requests of connections that were established before it', async () => {
  const server = createServer((_, response) => response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drain = drainable(server);
  const { port } = server.address() as AddressInfo;
  // The system establishes them at once; the server has had no turn to accept one.
  const clients = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
  const answers = clients.map((client) => text(client));
  for (const client of clients) client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  await drain();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
  }
});
