import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, type TestContext, test } from 'vitest';
import { makeMessage } from '#tests/kit/content/message.ts';
import { eraseData, eraseWholly, tablesWith } from '#tests/kit/content/personalData.ts';
import { Person } from '#tests/kit/people/person.ts';
import { emptyPlace } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

const email = 'killed.person@held.example';

/** A running product with an enquiry of somebody. */
async function begun(context: TestContext) {
  const place = await emptyPlace(context);
  const server = await Server.start(context, { ...place });
  const person = await server.signIn(...admin);
  await makeMessage({ nobody: new Person(server.url) }, { email });
  const count = async (text: string) => (await query(place.DATABASE_URL, text)).length;
  return { place, server, person, url: place.DATABASE_URL, count };
}

/** Holds a lock on a table until it is let go. */
async function hold(url: string, table: string, mode: string) {
  const client = new Client(url);
  await client.connect();
  await client.query(`begin; lock table ${table} in ${mode} mode`);
  return async () => {
    await client.query('commit');
    const ended = once(client, 'end');
    await client.end();
    await ended;
  };
}

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('killed in the middle, nothing is erased; asked again, everything is', async (context) => {
  const { place, server, person, url, count } = await begun(context);
  const letGo = await hold(url, 'webhook_deliveries', 'access exclusive');
  const asked = eraseData(person, [email]).catch(() => null);
  await until(async () => (await count(waiting)) > 0);
  await server.end('SIGKILL');
  await asked;
  await letGo();
  await until(async () => (await count(waiting)) === 0);
  expect(await tablesWith(url, email)).toContain('messages');
  expect(await count('select from erasures')).toBe(0);
  const second = await Server.start(context, { ...place });
  await eraseWholly(await second.signIn(...admin), email);
  expect(await tablesWith(url, email)).toEqual([]);
});

test('killed before the disk is cleared, the next start clears it; a transaction that still sees it is waited for', async (context) => {
  const { place, server, person, url, count } = await begun(context);
  const reader = new Client(url);
  await reader.connect();
  context.onTestFinished(() => reader.end());
  await reader.query('begin isolation level repeatable read; select from messages');
  expect((await eraseData(person, [email])).errors).toBeUndefined();
  expect(JSON.parse((await readFile(join(place.DATA_DIR, 'erasures.jsonl'), 'utf8')).trim()).marks).toHaveLength(1);
  await server.end('SIGKILL');
  const uncleared = 'select from erasures where cleared_at is null';
  expect(await count(uncleared)).toBe(1);
  await reader.query('commit');
  await Server.start(context, { ...place });
  await until(async () => (await count(uncleared)) === 0);
});

test('a database that was brought back in another way forgets the person before it answers', async (context) => {
  const { place, server, person, url, count } = await begun(context);
  const [row] = await query(url, `select to_jsonb(messages) as row from messages where email = '${email}'`);
  await eraseWholly(person, email);
  await server.end('SIGTERM');
  // As it was before: with the enquiry, and without the erasure.
  await query(url, 'delete from erasures');
  await query(url, 'insert into messages select (jsonb_populate_record(null::messages, $1)).*', [row?.row]);
  expect(await tablesWith(url, email)).toEqual(['messages']);
  // A list that was put together of two has the erasure twice.
  const list = join(place.DATA_DIR, 'erasures.jsonl');
  await appendFile(list, await readFile(list));
  const second = await Server.start(context, { ...place });
  expect(second.output).toContain('1 of erasures.jsonl');
  expect(await tablesWith(url, email)).toEqual([]);
  expect(await count('select from erasures')).toBe(1);
  // Who comes back later is not erased by what is on the list.
  await makeMessage({ nobody: new Person(second.url) }, { email });
  await second.end('SIGTERM');
  await Server.start(context, { ...place });
  expect(await tablesWith(url, email)).toContain('messages');
});
