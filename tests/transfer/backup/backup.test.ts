import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { saveDraft } from '#tests/kit/content/draft.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { contentOf, emptyFolder, emptyPlace, placeOf, run, tablesOf } from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';
import { test as base } from '#tests/kit/test.ts';

/** Tables that no backup contains: temporary data, and mail, which the running system sends. */
const PASSING = [
  ...[
    'backups',
    'code_requests',
    'codes',
    'editings',
    'idempotency_keys',
    'index_now_pings',
    'outgoing_mail',
    'password_resets',
  ],
  ...['presences', 'preview_links', 'rate_limits', 'sessions'],
];

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Old "Hand" \\N\t\u{1F600}' }),
);
test.beforeAll(async ({ product }) => {
  await firstStart(product.services.db, product.services.settings, new Date());
});

const picture = async (admin: Person, fields = {}) => {
  // A small picture has no other sizes, which no backup contains.
  const { data } = await pictureByGraphql(admin, await canvas(480, 240).png().toBuffer(), fields);
  return data.createBlogPost as { id: string; slug: string; imageUrl: string };
};
const bytesOf = async (place: { DATA_DIR: string }, imageUrl: string) =>
  readFile(join(place.DATA_DIR, 'uploads', imageUrl.split('/').at(-1) as string));

test('a backup of a running system restored into another database is equal in every row and byte', async ({
  product,
  admin,
  onTestFinished,
}) => {
  const shown = await picture(admin, { isPublished: true, body: 'Tabs\tand\nlines \\. and\\N all “that”' });
  const moved = await makePost(admin, { slug: 'former-address', isPublished: true });
  await admin.gql(blogOperations.update, { id: moved.id, input: blogPost({ slug: 'new-address', isPublished: true }) });
  await saveDraft(admin, { itemId: moved.id, fields: { title: 'Half a \\N title' } });
  await makePreview(admin, 'BLOG_POST', moved.id);
  const { id: webhook } = await makeWebhook(admin, { url: 'https://nowhere.invalid/' });
  await admin.gql(webhookOperations.test, { id: webhook });
  const here = placeOf(product);
  const file = join(await emptyFolder({ onTestFinished }), 'deep', 'backup.tar.gz');
  const before = await contentOf(here.DATABASE_URL);
  const made = await run('backup', file, here);
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(made.out).toMatch(
    /backup\.tar\.gz: \d+ tables, \d+ rows, 1 pictures, \d+ bytes\nThe backup does not contain SESSION_SECRET/,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const there = await emptyPlace({ onTestFinished });
  const restored = await run('restore', file, there);
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(restored.out).toContain('WARNING: SESSION_SECRET differs');
  const after = await contentOf(there.DATABASE_URL);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const name of PASSING) expect([name, after[name]]).toEqual([name, []]);
  // The running system sends the waiting deliveries.
  expect([(before.webhook_deliveries as string[]).length, after.webhook_deliveries]).toEqual([1, []]);
  for (const name of Object.keys(before)) {
    if ([...PASSING, 'webhook_deliveries'].includes(name)) continue;
    expect([name, after[name]]).toEqual([name, before[name]]);
  }
  expect((before.content_drafts as string[]).length).toBeGreaterThan(0);
  expect((before.preview_links as string[]).length).toBeGreaterThan(0);
  expect((before.blog_posts as string[]).length).toBeGreaterThan(10);
  expect((await bytesOf(there, shown.imageUrl)).equals(await bytesOf(here, shown.imageUrl))).toBe(true);

  const server = await Server.start({ onTestFinished }, { ...there, SESSION_SECRET: 'x'.repeat(32) });
  expect(server.output).not.toContain('First admin');
  expect((await fetch(server.url + new URL(shown.imageUrl).pathname)).status).toBe(200);
  const old = await fetch(`${server.url}/blog/former-address`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, expect.stringContaining('/blog/new-address')]);
  const again = await server.signIn('admin@marquee.example', 'Marquee-2026');
  expect((await again.rest('GET', '/blogs/all')).body.data.length).toBe((before.blog_posts as string[]).length);
  expect((await again.rest('POST', '/blogs/create', blogPost())).status).toBe(201);
  expect(
    (await fetch(`${server.url}/api/blogs/all`, { headers: { authorization: `Bearer ${admin.token}` } })).status,
  ).toBe(401);
});

test('a backup during changes has every reply with its message and every picture', async ({
  product,
  admin,
  onTestFinished,
}) => {
  const here = placeOf(product);
  const file = join(await emptyFolder({ onTestFinished }), 'backup.tar.gz');
  let isDone = false;
  let rounds = 0;
  const write = async () => {
    for (; !isDone; rounds++) {
      const message = await makeMessage(product, { name: 'Writer' });
      await admin.gql(messageOperations.reply, { id: message.id, input: { replyText: 'Yes.' } });
      const post = await picture(admin);
      if (rounds % 3 !== 0) await admin.gql(blogOperations.remove, { id: post.id });
    }
  };
  const writing = Promise.all([write(), write()]);
  await expect.poll(() => rounds).toBeGreaterThan(4);
  const begun = rounds;
  const made = await run('backup', file, here);
  isDone = true;
  await writing;
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(made.out).not.toContain('WARNING');
  expect(rounds).toBeGreaterThan(begun);

  const there = await emptyPlace({ onTestFinished });
  expect(await run('restore', file, there)).toMatchObject({ code: 0, errors: '' });
  const after = await contentOf(there.DATABASE_URL);
  const answered = '(select from replies where message_id = messages.id)';
  const written = `select exists ${answered} as "isAnswered", count(*)::int from messages where name = 'Writer' group by 1`;
  const counts = await query(there.DATABASE_URL, written);
  // Each of two writers is between a message and its reply at most once.
  expect(counts.find(({ isAnswered }) => !isAnswered)?.count ?? 0).toBeLessThanOrEqual(2);
  expect(counts.find(({ isAnswered }) => isAnswered)?.count).toBeGreaterThan(1);
  expect(after.pictures).not.toEqual([]);
  for (const row of after.pictures as string[]) {
    const name = `${row.slice(1, 37)}.webp`;
    expect((await stat(join(there.DATA_DIR, 'uploads', name))).size).toBeGreaterThan(0);
  }
});

test('a backup refuses a file that another backup is writing', async ({ product, onTestFinished }) => {
  const here = placeOf(product);
  const file = join(await emptyFolder({ onTestFinished }), 'backup.tar.gz');
  const first = await product.services.db.transaction(async (tx) => {
    await tx.execute('lock table users in access exclusive mode');
    const running = run('backup', file, here);
    const waiting = `select from pg_locks where relation = 'users'::regclass and not granted`;
    await expect.poll(async () => (await query(here.DATABASE_URL, waiting)).length).toBe(1);
    const errors = `${file} is being written by another backup.\n`;
    expect(await run('backup', file, here)).toEqual({ code: 1, out: '', errors });
    return { running };
  });
  expect(await first.running).toMatchObject({ code: 0, errors: '' });
  expect(await run('restore', file, await emptyPlace({ onTestFinished }))).toMatchObject({ code: 0, errors: '' });
});

test('a backup warns of a picture that the store lacks but saves the rest', async ({
  product,
  admin,
  onTestFinished,
}) => {
  const lost = await picture(admin);
  const name = lost.imageUrl.split('/').at(-1) as string;
  await product.services.store.delete(name);
  const file = join(await emptyFolder({ onTestFinished }), 'backup.tar.gz');
  const made = await run('backup', file, placeOf(product));
  expect([made.code, made.out.includes(`WARNING: the store does not have ${name}`)]).toEqual([0, true]);
  expect((await run('restore', file, await emptyPlace({ onTestFinished }))).code).toBe(0);
  await admin.gql(blogOperations.remove, { id: lost.id });
});

test('every exception of the backup is an existing table, while there are no sequences', async ({ product }) => {
  const { DATABASE_URL } = placeOf(product);
  expect(await tablesOf(DATABASE_URL)).toEqual(expect.arrayContaining(PASSING));
  const { rows } = await product.services.db.execute(
    `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
  expect(await product.services.db.$count(outgoingMail)).toBeGreaterThan(0);
});
