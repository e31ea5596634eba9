import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { filesOf as storedFiles } from '#server/platform/storage/store.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking, insertHost } from '#tests/kit/content/booking.ts';
import { conversationOperations, insertAnswer, insertAttachment } from '#tests/kit/content/conversation.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { eraseWholly, tablesWith } from '#tests/kit/content/personalData.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, launch, placeOf, run } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

// The commands are processes, which take seconds to start.

let old: Product;
let next: Product;
let admin: Person;
let newAdmin: Person;
let archive: string;
const clean: (() => Promise<void>)[] = [];
const folder = () => emptyFolder({ onTestFinished: (one) => void clean.push(one) });
const SHARED = { email: 'asha@agency.example', name: 'Asha Menon', mobile: '9876511111' };

beforeAll(async () => {
  old = await startProduct();
  await firstStart(old.services.db, old.services.settings, new Date());
  admin = await old.signedIn('admin', SHARED);
  await fill();
  archive = join(await folder(), 'site.tar.gz');
  const { PUBLIC_URL } = old.services.settings;
  expect((await run('export', archive, { ...placeOf(old), PUBLIC_URL })).errors).toBe('');
  next = await startProduct();
  newAdmin = await next.signedIn('admin', SHARED);
});
afterAll(async () => {
  for (const one of clean) await one();
  await old.stop();
  await next.stop();
});

async function fill() {
  const { data } = await pictureByGraphql(admin, await canvas(480, 240).png().toBuffer(), { isPublished: true });
  const { imageUrl } = data.createBlogPost;
  const body = `## Head\n\n![it](${imageUrl})\n\n[home](${old.url}), [blog](${old.url}/blogs) "quoted"\n\n<script>no</script>`;
  await makePost(admin, { slug: 'with-all', body, isPublished: true, author: SHARED.name });
  await makeItem(admin, { slug: 'case-of-ours', isPublished: true });
  await makeItem(admin, { slug: 'draft-of-ours', isPublished: false });
  const [{ id: logoId } = { id: '' }] = await query(placeOf(old).DATABASE_URL, 'select id from pictures');
  await changeSite(admin, {
    ...{ name: 'Moving & Co', colours: { signal: '#2b4fa2', depth: null }, logoId: String(logoId) },
    timeZone: 'Europe/Berlin',
  });
  const sections = [{ picture: { pictureId: logoId } }, { text: { body } }, { caseStudies: {} }];
  await makePage(admin, { slug: 'page-of-ours', sections, isPublished: true });
  await saveTexts(admin, 'ABOUT', { mission: 'We move.' });
  expect((await saveProfile(admin, { slug: 'asha-menon', name: SHARED.name })).errors).toBeUndefined();
  await makeRedirect(admin, { from: '/old-address', to: '/services' });
  await makeWebhook(admin, { url: 'https://hooks.example/' });
  await issueLink(admin, { email: 'client@client.example' });
  const message = await makeMessage(old, { name: 'Ravi Client' });
  await admin.gql(messageOperations.reply, { id: message.id, input: { replyText: 'An answer' } });
  await admin.gql(conversationOperations.note, { id: message.id, input: { text: 'Calls in the morning.' } });
  await insertHost(old, admin.id);
  await insertBooking(old, {
    hostId: admin.id,
    messageId: message.id,
    startsAt: new Date(Date.now() + 3 * 86_400_000),
  });
  const answer = await insertAnswer(old, message.id);
  const attachment = await insertAttachment(old, answer.id);
  await old.services.store.put(attachmentKey(attachment.id), Buffer.alloc(attachment.size, 'x'));
}

const importing = (product: Product, ...args: string[]) =>
  run('import', args, { ...placeOf(product), PUBLIC_URL: product.services.settings.PUBLIC_URL });

/** Columns that an import sets itself. */
const otherwise = ['updated_at', 'role', 'is_on', 'revoked_at', 'reminder_mail_id'];

/** Exported rows of each table; for a person on both staffs only references to them. */
async function rowsOf(product: Product, { id }: Person) {
  const { DATABASE_URL } = placeOf(product);
  const tables = Object.entries(exportedTables).map(async ([name, { without = [] }]) => {
    const left = [...without, ...otherwise];
    const rows = await query(DATABASE_URL, `select (to_jsonb(t) - $1::text[])::text as row from ${name} t`, [left]);
    const texts = rows.map(({ row }) =>
      String(row)
        .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://site')
        .replaceAll(id, 'shared'),
    );
    return [
      name,
      texts.filter((text) => !/"import\.run"|"session\.signIn"|"id": "shared"|"format": "Marquee"/.test(text)).sort(),
    ];
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Pictures and attachments of a store, without other sizes. */
async function filesOf({ services: { store } }: Product) {
  const files: [string, string][] = [];
  for await (const batch of storedFiles(store)) {
    for (const { key } of batch)
      if (!/^(sizes|cards)\//.test(key)) files.push([key, Buffer.from(await store.getBytes(key)).toString('latin1')]);
  }
  return files.sort();
}

/** Every public address that pages, sitemap and feed link to, and a few unknown ones. */
async function crawl({ url }: Product): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [
    '/',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/old-address',
    '/nowhere',
    '/portfolio/draft-of-ours',
  ];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await fetch(url + path, { redirect: 'manual', headers: ASKS_HTML });
    const text = (await response.text()).replaceAll(url, 'https://site').replace(/"requestId":"[^"]+"/, '');
    pages.set(path, `${response.status} ${response.headers.get('location') ?? ''}\n${text}`);
    for (const [, to = ''] of text.matchAll(/(?:href="|<loc>|<link>)(?:https:\/\/site)?(\/[^"<#]*)/g)) {
      if (!/^\/(assets|login|admin|dashboard)/.test(to)) waiting.push(to.replaceAll('&amp;', '&'));
    }
  }
  return pages;
}

describe('the export of a whole site', () => {
  test('a dry run imports nothing', async () => {
    const { code, out, errors } = await importing(next, archive, '--dry-run');
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(/Marquee, http:\/\/127\.0\.0\.1:\d+:\n {2}would come: \d\d? posts, \d\d? portfolio items \(/);
    const { DATABASE_URL } = placeOf(next);
    expect(await query(DATABASE_URL, 'select from blog_posts union all select from imports')).toEqual([]);
    expect(await filesOf(next)).toEqual([]);
  });

  test('an import into a running empty installation reproduces every page, row and file', async () => {
    const { code, out, errors } = await importing(next, archive);
    expect([code, errors]).toEqual([0, '']);
    expect(out).toContain('left out: the secrets of webhooks (1): They are switched off, and each needs a new secret.');
    const [before, after] = [await crawl(old), await crawl(next)];
    expect(before.size).toBeGreaterThan(40);
    for (const path of [
      '/blog/with-all',
      '/blog/author/asha-menon',
      '/about',
      '/portfolio/case-of-ours',
      '/page-of-ours',
    ])
      expect([path, before.get(path)?.slice(0, 4)]).toEqual([path, '200 ']);
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [path, page] of before) expect([path, after.get(path)]).toEqual([path, page]);
    expect(await rowsOf(next, newAdmin)).toEqual(await rowsOf(old, admin));
    const files = [await filesOf(old), await filesOf(next)];
    expect(files[0]).toHaveLength(2);
    expect(files[1]).toEqual(files[0]);
  });

  test('nobody but existing users has access without a new password after an import', async () => {
    const { DATABASE_URL } = placeOf(next);
    const users = await query(DATABASE_URL, 'select email, role, password_hash from users order by role');
    expect(users.map(({ role }) => role)).toEqual(['Employee', 'Employee', 'admin']);
    expect(users.at(-1)?.email).toBe(SHARED.email);
    const owned = await query(DATABASE_URL, `select user_id from author_profiles where slug = 'asha-menon'`);
    expect(owned).toEqual([{ user_id: newAdmin.id }]);
    const hashes = await query(placeOf(old).DATABASE_URL, 'select password_hash from users');
    for (const { password_hash } of users.slice(0, 2)) expect(hashes).not.toContainEqual({ password_hash });
    const [link] = await query(
      DATABASE_URL,
      `select revoked_at from review_links where email = 'client@client.example'`,
    );
    expect(link?.revoked_at).toBeInstanceOf(Date);
  });

  test('an import of an installation runs once without an undo', async () => {
    const { DATABASE_URL } = placeOf(next);
    const entries = `select actor_name, after ->> 'pictures' as pictures from audit_entries where action = 'import.run'`;
    expect(await query(DATABASE_URL, entries)).toEqual([{ actor_name: 'npm run import', pictures: '1' }]);
    const { data } = await newAdmin.gql('{ imports(first: 5) { nodes { fileName state canUndo } } }');
    expect(data.imports.nodes).toEqual([{ fileName: 'site.tar.gz', state: 'DONE', canUndo: false }]);
    const again = await importing(next, archive);
    expect([again.code, again.errors.split('\n').length]).toEqual([1, 2]);
    expect(again.errors).toContain('There is something in affiliates already.');
  });
});

test('a person who was erased after the export is erased again after the import', async () => {
  const empty = await startProduct();
  clean.push(() => empty.stop());
  await empty.signedIn('admin');
  const { DATABASE_URL, DATA_DIR } = placeOf(empty);
  const [client] = await query(placeOf(old).DATABASE_URL, `select email from messages where name = 'Ravi Client'`);
  const email = String(client?.email);
  await eraseWholly(admin, email);
  await copyFile(join(placeOf(old).DATA_DIR, 'erasures.jsonl'), join(DATA_DIR, 'erasures.jsonl'));
  expect((await importing(empty, archive)).code).toBe(0);
  expect(await query(DATABASE_URL, 'select from messages')).not.toEqual([]);
  expect(await tablesWith(DATABASE_URL, email)).toEqual([]);
  // The attachments are deleted with the message.
  await until(async () => (await filesOf(empty)).every(([key]) => !key.startsWith('attachments/')));
});

test('one import at a time runs completely or not at all', async (context) => {
  const empty = await startProduct();
  clean.push(() => empty.stop());
  await empty.signedIn('admin');
  const { DATABASE_URL } = placeOf(empty);
  const holder = new Client(DATABASE_URL);
  holder.on('error', () => {});
  await holder.connect();
  context.onTestFinished(() => holder.end());
  await holder.query('begin; lock table imports in access exclusive mode');
  const child = launch('import', archive, placeOf(empty));
  const ended = once(child, 'close');
  // Workers of the product wait for that table, too.
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like 'lock table %'`;
  await until(async () => (await query(DATABASE_URL, waiting)).length > 0);
  const other = await importing(empty, archive);
  expect([other.code, other.errors]).toEqual([1, 'Another import is running. Try again when it has ended.\n']);
  child.kill('SIGKILL');
  await ended;
  await holder.query('commit');
  await until(async () => (await query(DATABASE_URL, waiting)).length === 0);
  expect(await query(DATABASE_URL, 'select from blog_posts union all select from messages')).toEqual([]);
  expect((await importing(empty, archive)).code).toBe(0);
  expect((await query(DATABASE_URL, 'select from blog_posts')).length).toBeGreaterThan(5);
});
