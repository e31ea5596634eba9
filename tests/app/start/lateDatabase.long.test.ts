import { createServer } from 'node:net';
import pg from 'pg';
import { type TestContext, test } from 'vitest';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { send } from '#tests/kit/network/raw.ts';
import { wireTo } from '#tests/kit/network/wire.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench, until } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';

const answers = (server: Server) =>
  send(server.url, '/healthz').then(
    ({ status }) => status === 200,
    () => false,
  );

/** A server whose database is not running. */
async function startAlone(context: TestContext, DATABASE_URL: string): Promise<Server> {
  const bench = await Bench.open(context);
  const server = await Server.launch(context, { DATA_DIR: bench.dataDir, SAMPLE_CONTENT: 'off', DATABASE_URL });
  await until(() => answers(server));
  return server;
}

test.concurrent('a server answers 503 until its database starts', async (context) => {
  const { expect } = context;
  const wire = await wireTo(await emptyDatabase(context));
  await wire.cut();
  const server = await startAlone(context, wire.url);
  await server.until(() => server.output.includes('Waiting for the database'));
  const nobody = new Person(server.url);
  const [ready, page, text, rest, gql, stream] = await Promise.all([
    send(server.url, '/readyz'),
    send(server.url, '/blogs?page=2', { headers: { accept: 'text/html' } }),
    send(server.url, '/blogs'),
    nobody.rest('POST', '/admin/login', { identifier: 'admin@marquee.example', password: 'Marquee-2026' }),
    nobody.gql('{ blogPosts { totalCount } }'),
    send(server.url, '/graphql/stream?query=subscription', { headers: { accept: 'text/event-stream' } }),
  ]);
  const sentence = 'The service is not available right now. Please try again shortly.';
  for (const { status, headers } of [ready, page, text, stream]) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  }
  expect(page.text).toContain('<h1>Back in a moment</h1>');
  expect(page.text).toContain('<a href="/blogs?page=2">Try again</a>');
  expect(page.text).toContain(`Request ${page.headers['x-request-id']}`);
  expect(text.text).toBe(`${sentence}\nRequest ${text.headers['x-request-id']}\n`);
  expect([rest.status, rest.body.message, rest.headers.get('retry-after')]).toEqual([503, sentence, '5']);
  expect(gql).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(JSON.parse(stream.text).errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  const { text: metrics } = await send(server.url, '/metrics');
  expect(metrics).toMatch(/^database_up 0$/m);

  await wire.mend();
  await server.until(() => server.output.includes(' is ready: '));
  expect(server.output.match(/Waiting for the database \(ECONNREFUSED\)/g)).toHaveLength(1);
  expect(server.output).toContain('First admin: ');
  expect((await send(server.url, '/readyz')).status).toBe(200);
  const person = await server.signIn('admin@marquee.example', 'Marquee-2026');
  expect((await person.rest('GET', '/blogs/all')).body.data).toEqual([]);
  expect(server.errors).toBe('');
});

test.concurrent('a server that waits for its database stops on SIGTERM', async (context) => {
  const { expect } = context;
  const server = await startAlone(context, `postgres://127.0.0.1:${await freePort()}/none`);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors).toBe('');
});

test.concurrent('a server waits for a database that accepts connections without ever answering', async (context) => {
  const { expect } = context;
  const silent = createServer();
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  context.onTestFinished(() => void silent.close());
  const server = await startAlone(context, `postgres://127.0.0.1:${(silent.address() as { port: number }).port}/none`);
  await server.until(() => server.output.includes('Waiting for the database (no answer)'));
  expect((await send(server.url, '/readyz')).status).toBe(503);
});

/** Faults that waiting does not fix. */
const faults: { fault: string; spoil(url: URL): Promise<void> | void; line: RegExp }[] = [
  {
    fault: 'a name that no database has',
    spoil: (url) => {
      url.pathname = '/not_there';
    },
    line: /^DATABASE_URL: the database cannot be used \(3D000: there is no database of this name\)\n$/,
  },
  {
    fault: 'a wrong password',
    spoil: (url) => {
      url.password = 'hunter2';
    },
    line: /^DATABASE_URL: the database cannot be used \(28P01: wrong user or password\)\n$/,
  },
  {
    fault: 'a database with tables of its own',
    spoil: async (url) => {
      const client = new pg.Client(url.href);
      await client.connect();
      await client.query('create table users (id int)').finally(() => client.end());
    },
    line: /^DATABASE_URL: the database cannot be used \(42P07: relation "users" already exists\)\n$/,
  },
];

test.concurrent.for(faults)('$fault ends the start with one line', async ({ spoil, line }, context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const url = new URL(await emptyDatabase(context));
  await spoil(url);
  const server = await Server.launch(context, { DATA_DIR: bench.dataDir, DATABASE_URL: url.href });
  expect(await server.end()).toBe(1);
  expect(server.errors).toMatch(line);
  expect(server.output).not.toContain('Waiting');
});
