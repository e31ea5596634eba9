import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { importStrings } from '#schema/import.ts';
import { importNow, importOnceIn, importOperations, startImport, uploadExport } from '#tests/kit/content/import.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { type PictureServer, startPictureServer } from '#tests/kit/network/pictureServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyPlace } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { admin as firstAdmin, Server } from '#tests/kit/product/server.ts';
import { test as base } from '#tests/kit/test.ts';

// Each step is a process, which takes seconds to start.

const POSTS = 40;
const settings = { WEBHOOKS_ALLOW_PRIVATE: 'on' };
let old: PictureServer;
const test = base.extend('settings', { scope: 'file' }, () => settings);
let site = 0;
beforeAll(async () => {
  old = await startPictureServer();
  for (let index = 0; index < POSTS; index += 1) {
    const picture = await canvas(30 + index, 20)
      .png()
      .toBuffer();
    old.pictures.set(`/p${index}.png`, picture);
  }
});
afterAll(async () => {
  await old.stop();
});

function exported(): { xml: string; slugs: string[] } {
  site += 1;
  const items = Array.from({ length: POSTS }, (_, index) => ({
    ...{ id: index + 1, title: `Post ${index + 1} of site ${site}` },
    content: `Text <img src="${old.url}/p${index}.png">`,
  }));
  const slugs = items.map((_, index) => `post-${index + 1}-of-site-${site}`);
  return { xml: wordpressExport(`https://site${site}.example`, items), slugs: slugs.sort() };
}
const slugsOf = async (person: Person): Promise<string[]> =>
  (await person.gql('query Slugs { allBlogPosts(first: 200) { nodes { slug } } }')).data.allBlogPosts.nodes
    .map(({ slug }: { slug: string }) => slug)
    .filter((slug: string) => slug.endsWith(`of-site-${site}`))
    .sort();

/** The process that works on an import, from /proc (Linux). */
const pidOf = (id: string): number | undefined =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => commandOf(pid).includes(`\0importStep\0${id}`));
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

test('the next server continues the import of a killed one without duplicates', async ({ onTestFinished }) => {
  const place = { ...(await emptyPlace({ onTestFinished })), ...settings };
  const first = await Server.start({ onTestFinished }, place);
  const { xml, slugs } = exported();
  let person = await first.signIn(...firstAdmin);
  const id = await uploadExport(person, xml);
  await importOnceIn(person, id, 'READY');
  await startImport(person, id);
  const count = async () => Number((await query(place.DATABASE_URL, 'select count(*) from imported_things'))[0]?.count);
  await until(async () => (await count()) >= 20);
  await first.end('SIGKILL');
  await until(() => pidOf(id) === undefined);
  const left = await count();
  expect(left).toBeLessThan(POSTS * 2);

  const next = await Server.start({ onTestFinished }, place);
  person = await next.signIn(...firstAdmin);
  const done = await importOnceIn(person, id, 'DONE');
  expect(await slugsOf(person)).toEqual(slugs);
  expect(done.report).toMatchObject({ posts: POSTS, pictures: POSTS, known: 0 });
  expect(
    (await person.gql('{ mediaPictures(first: 1) { totalCount } }')).data.mediaPictures.totalCount,
  ).toBeGreaterThanOrEqual(POSTS);
  const pictures = await query(place.DATABASE_URL, "select count(*) from imported_things where kind = 'picture'");
  expect(Number(pictures[0]?.count)).toBe(POSTS);
});

test('the next server continues the import that a stopping server ends soon', async ({ onTestFinished }) => {
  const place = { ...(await emptyPlace({ onTestFinished })), ...settings };
  const first = await Server.start({ onTestFinished }, place);
  const { xml, slugs } = exported();
  const person = await first.signIn(...firstAdmin);
  const id = await uploadExport(person, xml);
  await importOnceIn(person, id, 'READY');
  await startImport(person, id);
  await until(() => pidOf(id) !== undefined);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(pidOf(id)).toBeUndefined();
  const next = await Server.start({ onTestFinished }, place);
  const again = await next.signIn(...firstAdmin);
  await importOnceIn(again, id, 'DONE');
  expect(await slugsOf(again)).toEqual(slugs);
});

test('an import whose process is killed is restarted until it fails after repeated kills', async ({ admin }) => {
  const { xml, slugs } = exported();
  const id = await uploadExport(admin, xml);
  await importOnceIn(admin, id, 'READY');
  await startImport(admin, id);
  let killed = 0;
  await until(async () => {
    const pid = pidOf(id);
    if (pid) process.kill(pid, 'SIGKILL');
    if (pid) killed += 1;
    await until(() => pid === undefined || pidOf(id) !== pid);
    return (await importNow(admin, id)).state === 'FAILED';
  });
  expect(killed).toBeGreaterThanOrEqual(5);
  expect(await importNow(admin, id)).toMatchObject({ fault: importStrings.endedByItself, canStart: true });
  await startImport(admin, id);
  await until(() => pidOf(id) !== undefined);
  await until(async () => (await slugsOf(admin)).length > 5);
  process.kill(pidOf(id) as number, 'SIGKILL');
  await importOnceIn(admin, id, 'DONE');
  expect(await slugsOf(admin)).toEqual(slugs);
});

test('undoing a running import leaves nothing of it', async ({ admin }) => {
  const { xml } = exported();
  const id = await uploadExport(admin, xml);
  await importOnceIn(admin, id, 'READY');
  await startImport(admin, id);
  await until(async () => (await slugsOf(admin)).length > 3);
  expect((await admin.gql(importOperations.undo, { id })).errors).toBeUndefined();
  const undone = await importOnceIn(admin, id, 'UNDONE');
  expect(undone.undone.removed.posts).toBeGreaterThan(3);
  expect(undone).toMatchObject({ undone: { kept: { posts: 0, pictures: 0 } }, canRemove: true });
  expect(await slugsOf(admin)).toEqual([]);
});

test('deleting an import during its analysis ends its process', async ({ admin }) => {
  const id = await uploadExport(admin, exported().xml);
  await until(() => pidOf(id) !== undefined);
  expect((await admin.gql(importOperations.remove, { id })).errors).toBeUndefined();
  await until(() => pidOf(id) === undefined);
  expect(await importNow(admin, id)).toBeNull();
});

test('the second of two concurrently started imports waits for the first', async ({ admin }) => {
  const [one, other] = [exported().xml, exported().xml];
  const ids = [await uploadExport(admin, one), await uploadExport(admin, other)];
  for (const id of ids) await importOnceIn(admin, id, 'READY');
  await Promise.all(ids.map((id) => startImport(admin, id)));
  const seen = await Promise.all(ids.map((id) => importNow(admin, id)));
  expect(seen.filter(({ isWaiting }) => isWaiting).length).toBeGreaterThan(0);
  for (const id of ids) expect((await importOnceIn(admin, id, 'DONE')).report.posts).toBe(POSTS);
});
