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

async function begun(context: TestContext) {
  const place = await emptyPlace(context);
  const server = await Server.start(context, { ...place });
  const person = await server.signIn(...admin);
  await makeMessage({ nobody: new Person(server.url) }, { email });
  const count = async (text: string) => (await query(place.DATABASE_URL, text)).length;
  return { place, server, person, url: place.DATABASE_URL, count };
}

/** Holds a table lock. @returns a function that releases it */
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

test('a killed erasure erases nothing before a repetition erases everything', async (context) => {
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

test('a kill before the disk is cleared lets the next start clear it, after waiting for open transactions', async (context) => {
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

test('a database restored without the product erases the person again before it answers', async (context) => {
  const { place, server, person, url, count } = await begun(context);
  const [row] = await query(url, `select to_jsonb(messages) as row from messages where email = '${email}'`);
  await eraseWholly(person, email);
  await server.end('SIGTERM');
  // Restores the state before: with the message, without the erasure.
  await query(url, 'delete from erasures');
  await query(url, 'insert into messages select (jsonb_populate_record(null::messages, $1)).*', [row?.row]);
  expect(await tablesWith(url, email)).toEqual(['messages']);
  // A list merged from two contains the erasure twice.
  const list = join(place.DATA_DIR, 'erasures.jsonl');
  await appendFile(list, await readFile(list));
  const second = await Server.start(context, { ...place });
  expect(second.output).toContain('from erasures.jsonl: 1.');
  expect(await tablesWith(url, email)).toEqual([]);
  expect(await count('select from erasures')).toBe(1);
  // A person who comes back later is not erased by the list.
  await makeMessage({ nobody: new Person(second.url) }, { email });
  await second.end('SIGTERM');
  await Server.start(context, { ...place });
  expect(await tablesWith(url, email)).toContain('messages');
});
