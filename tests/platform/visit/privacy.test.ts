import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { visitSalts, visits } from '#server/platform/visit/table.ts';
import { hashVisitor } from '#server/platform/visit/visitor.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { BROWSER, counted, sendHit } from '#tests/kit/content/visit.ts';
import { rounds } from '#tests/kit/long.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';
import { test as base } from '#tests/kit/test.ts';

const DAY_MS = 24 * 3600 * 1000;
const VISITS = rounds(200, 1000);
const addressOf = (index: number) => `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`;
const agentOf = (index: number) => `${BROWSER} Edg/140.0.${7_000 + index}.61`;

let processes: Processes;
const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });
beforeAll(async () => {
  processes = await startProcesses({ LOG_LEVEL: 'trace' });
});
afterAll(() => processes?.stop());

async function textOfTables(): Promise<string> {
  const tables = await processes.rows(`select tablename as name from pg_tables where schemaname = 'public'`);
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(JSON.stringify(await processes.rows(`select t::text as row from "${name}" t`)));
  expect(texts.length).toBeGreaterThan(30);
  return texts.join('\n');
}

async function textOfFiles(): Promise<string> {
  const texts: string[] = [];
  for (const dir of processes.dataDirs) {
    const files = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const file of files) if (file.isFile()) texts.push(await readFile(join(file.parentPath, file.name), 'latin1'));
  }
  return texts.join('\n');
}

test(`after ${VISITS} visits no table, file or log contains an address or browser`, async () => {
  const [server] = processes.servers;
  for (let index = 0; index < VISITS; index += 1)
    await sendHit(server, { path: '/about' }, { 'x-forwarded-for': addressOf(index), 'user-agent': agentOf(index) });
  await counted(server, VISITS);
  const everything = [
    await textOfTables(),
    await textOfFiles(),
    ...processes.servers.map(({ output }) => output),
  ].join();
  expect(everything).toContain('/about');
  expect(everything).toContain('/hit');
  for (let index = 0; index < VISITS; index += 1) {
    expect(everything).not.toContain(addressOf(index));
    expect(everything).not.toContain(`140.0.${7_000 + index}.61`);
  }
});

test('visitors of yesterday cannot be identified again', async ({ product }) => {
  const { db, now } = product.services;
  const visitor = { address: '198.51.100.7', userAgent: BROWSER };
  const sent = { 'x-forwarded-for': visitor.address };
  await sendHit(product, {}, sent);
  await counted(product, 1);
  const first = dayOf(now());
  const [salt] = await db.select().from(visitSalts);
  const [visit] = await db.select().from(visits);
  // With the salt of the day the hash can be computed; therefore the salt is deleted.
  expect(hashVisitor(String(salt?.salt), new URL(product.url).host, visitor)).toBe(visit?.visitor);

  product.passTime(DAY_MS);
  await until(async () => (await db.$count(visitSalts)) === 0);
  await sendHit(product, {}, sent);
  await counted(product, 2);
  const salts = await db.select().from(visitSalts);
  expect(salts.map(({ day }) => day)).toEqual([dayOf(now())]);
  expect(salts[0]?.salt).not.toBe(salt?.salt);
  expect((await db.select().from(visits)).map(({ day }) => day).sort()).toEqual([first, dayOf(now())]);
});
