import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_NAME } from '#server/platform/event/channel.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { hear, listen } from '#tests/kit/network/live.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { Server } from '#tests/kit/product/server.ts';
import { promisedMs } from '#tests/kit/slowness.ts';

const SESSION_SECRET = 'the same for all servers of the house';

let product: Product;
let employee: Person;
let wire: Wire;
let direct: pg.Client;
let DATABASE_URL: string;
beforeAll(async () => {
  product = await startProduct(
    { SESSION_SECRET },
    {
      connectThrough: async (databaseUrl) => {
        DATABASE_URL = databaseUrl;
        direct = new pg.Client(databaseUrl);
        await direct.connect();
        wire = await wireTo(databaseUrl);
        return wire.url;
      },
    },
  );
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await direct.end();
  await product.stop();
  await wire.cut();
});

test('a stream survives a database outage', async () => {
  const ear = await hear(employee);
  await wire.cut();
  expect((await listen(employee)).status).toBe(503);
  await wire.mend();
  expect((await ear.next()).arrived.kind).toBe('RESUMED');
  await makeMessage(product, { name: 'Asha' });
  expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE', message: { name: 'Asha' } });
  ear.close();
});

test('a connection ended by the database is replaced', async () => {
  const ear = await hear(employee);
  const { rowCount } = await direct.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [APPLICATION_NAME],
  );
  expect(rowCount).toBe(1);
  expect((await ear.next()).arrived.kind).toBe('RESUMED');
  await makeMessage(product);
  expect((await ear.next()).arrived.kind).toBe('MESSAGE');
  ear.close();
});

test('a stream has the events of every server until its own server stops', async (context) => {
  const bench = await Bench.open(context);
  const server = await Server.start(context, { DATA_DIR: bench.dataDir, DATABASE_URL, SESSION_SECRET });
  const there = await hear(new Person(server.url, { token: employee.token as string }));
  const here = await hear(employee);
  await makeMessage(product, { name: 'Bela' });
  expect((await there.next()).arrived).toMatchObject({ kind: 'MESSAGE', message: { name: 'Bela' } });
  await makeMessage({ nobody: new Person(server.url) }, { name: 'Chand' });
  const { arrived } = await there.next();
  expect(arrived.message.name).toBe('Chand');
  await here.next();
  expect((await here.next()).arrived).toEqual(arrived);

  const begun = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(Date.now() - begun).toBeLessThan(await promisedMs(10_000));
  expect(await there.ended()).toEqual({ isComplete: true });
  here.close();
});
