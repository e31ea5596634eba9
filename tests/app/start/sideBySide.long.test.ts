import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runAdmin } from '#tests/kit/people/operator.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, emptyPlace } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { at } from '#tests/kit/product/processes.ts';
import { admin, create, Server, slugsSeenBy } from '#tests/kit/product/server.ts';

const root = join(import.meta.dirname, '../../..');
const parts = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'site.json',
  'server',
  'schema',
  'web',
  'playground',
  'dist',
];

/** A migration of the next version: a column of a table that this version uses, and a table. */
const next = `ALTER TABLE "blog_posts" ADD COLUMN "subtitle" text;--> statement-breakpoint
CREATE TABLE "next_things" ("id" uuid PRIMARY KEY);`;

/**
 * A copy of the product with one more migration, as the next version. @returns its folder and the number of the
 * migration
 */
async function nextVersion(context: Parameters<typeof emptyFolder>[0]): Promise<{ folder: string; number: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-next-'));
  context.onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of [...parts, 'drizzle']) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'drizzle/meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const { idx, when } = journal.entries.at(-1);
  const number = String(idx + 1).padStart(4, '0');
  const tag = `${number}_next`;
  journal.entries.push({ idx: idx + 1, version: '7', when: when + 1, tag, breakpoints: true });
  await writeFile(join(folder, `drizzle/${tag}.sql`), next);
  await writeFile(file, JSON.stringify(journal));
  return { folder, number };
}

let made = 0;
/** Reads and writes until stopped. @returns a function that stops and returns all statuses */
function keepBusy(person: Person): () => Promise<number[]> {
  const statuses: number[] = [];
  let isOver = false;
  const work = async () => {
    while (!isOver || statuses.length < 40) {
      made += 1;
      const slug = `busy-${made}`;
      const page = await fetch(`${person.url}/blogs`);
      await page.arrayBuffer();
      const { status } = await person.gql('{ blogPosts { nodes { title } } }');
      const rest = await person.rest('GET', '/blogs/all');
      const { status: created } = await create(person, slug);
      statuses.push(page.status, status, rest.status, created);
      await pause(50);
    }
  };
  const working = work();
  // Errors are reported where the promise is awaited.
  working.catch(() => {});
  return async () => {
    isOver = true;
    await working;
    return statuses;
  };
}
const fine = [200, 201];

test('this version and the next one serve one database, during the migration and after', async (context) => {
  const { folder, number } = await nextVersion(context);
  const { DATABASE_URL, DATA_DIR } = await emptyPlace(context);
  const shared = {
    DATABASE_URL,
    SESSION_SECRET: 'the secret that both of them share',
    RATE_LIMITS: 'off',
    SAMPLE_CONTENT: 'off',
  };
  const ofThis = { ...shared, DATA_DIR };
  const ofNext = { ...shared, DATA_DIR: await emptyFolder(context) };
  const startNext = () => Server.start(context, ofNext, (command) => [command, [join(folder, 'server/main.ts')]]);

  const old = await Server.start(context, ofThis);
  const person = await old.signIn(...admin);
  const stopOld = keepBusy(person);
  const newer = await startNext();
  expect(newer.output).not.toContain('newer version');
  const columns = `select from information_schema.columns where table_name = 'blog_posts' and column_name = 'subtitle'`;
  expect(await query(DATABASE_URL, columns)).toHaveLength(1);
  const stopNewer = keepBusy(at(newer, person));
  const statuses = [...(await stopNewer()), ...(await stopOld())];
  expect(statuses.filter((status) => !fine.includes(status))).toEqual([]);
  await create(person, 'by-the-old');
  await create(at(newer, person), 'by-the-newer');
  for (const server of [old, newer]) {
    await until(async () => {
      const slugs = await slugsSeenBy(at(server, person));
      return slugs.includes('by-the-old') && slugs.includes('by-the-newer');
    });
  }

  expect(old.output).not.toContain('newer version');
  await old.end('SIGTERM');
  const warning =
    'WARNING: a newer version has migrated the database (1 unknown here). ' +
    'This one may run beside it while an update is under way, and no longer.';
  const again = await Server.start(context, ofThis);
  expect(again.output.split('\n')).toContain(warning);
  expect((await create(at(again, person), 'by-the-old-again')).status).toBe(201);
  expect(await runAdmin(ofThis, ['unblock', admin[0]])).toMatchObject({ code: 0, complained: [warning] });
  expect(again.errors).toBe('');
  await again.end('SIGTERM');

  await newer.end('SIGTERM');
  await query(DATABASE_URL, `comment on schema drizzle is 'needs ${number}'`);
  const line =
    'The database belongs to a newer version, and this one cannot use it: ' +
    'start that version, or restore a backup made before it.';
  const refused = await Server.launch(context, ofThis);
  expect([await refused.end(), refused.errors]).toEqual([1, `${line}\n`]);
  expect(await runAdmin(ofThis, ['list'])).toEqual({ code: 1, said: [], complained: [line] });

  // The next version knows it and works, also with changes by the old one.
  const last = await startNext();
  expect(await slugsSeenBy(at(last, person))).toContain('by-the-old-again');
  await last.end('SIGTERM');
});
