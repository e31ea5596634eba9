import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { afterAll, expect } from 'vitest';
import { parse } from 'yaml';
import { firstStart } from '#server/app/start/firstStart.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { emptyFolder, placeOf, run, tablesOf } from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

// The command is a process, which takes seconds to start.

/** Columns and tables that no export contains, with the reason. */
const LEFT_OUT: Record<string, string[]> = {
  'lets somebody in': [
    ...[
      'api_tokens',
      'api_token_expiry_mails',
      'booking_tokens',
      'codes',
      'code_requests',
      'invitations',
      'oauth_clients',
      'oauth_records',
      'password_resets',
      'preview_links',
    ],
    ...['newsletter_tokens', 'recovery_codes', 'review_link_tokens', 'sessions', 'totps'],
  ],
  'is the state of this installation': ['site_states'],
  'tells of people who were erased': ['erasures', 'erasure_keys'],
  'belongs to somebody else': ['busy_times', 'host_feeds'],
  passes: [
    ...[
      'content_drafts',
      'editings',
      'follow_up_mails',
      'idempotency_keys',
      'index_now',
      'index_now_pings',
      'mailboxes',
    ],
    ...[
      'missed_paths',
      'newsletter_pace',
      'outgoing_mail',
      'presences',
      'rate_limits',
      'reply_drafts',
      'visits',
      'visit_salts',
    ],
    ...[
      'webhook_deliveries',
      'webhook_failures',
      'weekly_mails',
      'incoming_mails',
      'service_mail_ids',
      'clock_readings',
      'retention_runs',
      'backups',
    ],
    'tombstones',
  ],
};

let pictured: { id: string; slug: string; imageUrl: string };
const files = new Map<string, Buffer>();
let said: string;
/** Of a page of its own. */
let pictureId: string;
const clean: (() => Promise<void>)[] = [];
const text = (name: string) => files.get(name)?.toString() ?? '';
const lines = (table: string) =>
  text(`data/${table}.jsonl`)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test.beforeAll(async ({ product }) => {
  await firstStart(product.services.db, product.services.settings, new Date());
  const admin = await product.signedIn('admin');
  const { data } = await pictureByGraphql(admin, await canvas(480, 240).png().toBuffer(), { isPublished: true });
  pictured = data.createBlogPost;
  const shown = blogPost({
    slug: 'with-everything',
    title: 'Title: "quoted" # and so',
    body: `See ![it](${pictured.imageUrl})\n\n---\n\nEnd`,
  });
  await admin.gql(blogOperations.create, { input: shown });
  pictureId = (await makePicture(admin)).id;
  const plan = { name: 'Start', price: '₹40,000', period: 'per month', features: ['Reports'] };
  await makePage(admin, {
    ...{ slug: 'prices', layout: 'LANDING' },
    sections: [
      { hero: { headline: 'What it costs' } },
      { prices: { headline: 'Plans', plans: [{ ...plan, buttonText: 'Talk', buttonUrl: '/contact' }] } },
      { picture: { pictureId } },
    ],
  });
  const message = await makeMessage(product, { name: 'Line\u2028breaker "x"' });
  await admin.gql(messageOperations.reply, { id: message.id, input: { replyText: 'An answer' } });
  await makeWebhook(admin, { url: 'https://nowhere.invalid/' });
  await issueToken(admin, {});
  await makePreview(admin, 'BLOG_POST', pictured.id);
  const file = join(await emptyFolder({ onTestFinished: (one) => void clean.push(one) }), 'deep', 'site.tar.gz');
  const made = await run('export', file, { ...placeOf(product), PUBLIC_URL: product.services.settings.PUBLIC_URL });
  expect([made.code, made.errors]).toEqual([0, '']);
  said = made.out;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const extract = tar.extract();
  extract.end(gunzipSync(await readFile(file)));
  for await (const entry of extract) files.set(entry.header.name, await buffer(entry as AsyncIterable<Buffer>));
});
afterAll(async () => {
  for (const one of clean) await one();
});

test('each table is exported or excluded for a reason', async ({ product }) => {
  const all = await tablesOf(placeOf(product).DATABASE_URL);
  expect([...Object.keys(exportedTables), ...Object.values(LEFT_OUT).flat()].sort()).toEqual(all);
});

test('the manifest counts the rows that are lines of JSON', async ({ product }) => {
  const manifest = JSON.parse(text('manifest.json'));
  expect(manifest).toMatchObject({
    format: 'marquee-export-1',
    site: product.services.settings.PUBLIC_URL,
    pictures: 2,
  });
  expect(said).toMatch(/site\.tar\.gz: \d+ rows of \d+ tables, 2 pictures, \d+ bytes/);
  for (const name of Object.keys(exportedTables)) {
    const [count] = await query(placeOf(product).DATABASE_URL, `select count(*)::int as rows from ${name}`);
    expect([name, lines(name).length, manifest.tables[name].rows]).toEqual([name, count?.rows, count?.rows]);
  }
  expect(lines('messages').map(({ name }) => name)).toContain('Line breaker "x"');
  expect(lines('replies').map(({ reply_text }) => reply_text)).toContain('An answer');
});

test('an export contains no secret', async ({ product }) => {
  const url = placeOf(product).DATABASE_URL;
  const secrets = await query(
    url,
    `select password_hash as secret from users union all select token_hash from api_tokens
     union all select token_hash from preview_links union all select token_hash from review_links
     union all select encode(sealed_secret::bytea, 'escape') from webhooks where sealed_secret is not null`,
  );
  expect(secrets.length).toBeGreaterThan(4);
  const everything = [...files].filter(([name]) => !name.endsWith('.webp')).map(([, bytes]) => bytes.toString());
  for (const { secret } of secrets) expect(everything.filter((one) => one.includes(String(secret)))).toEqual([]);
  for (const name of Object.keys(exportedTables)) {
    const columns = lines(name).flatMap((line) => Object.keys(line));
    expect([name, columns.filter((column) => /hash|secret|token|sealed/.test(column))]).toEqual([name, []]);
  }
});

test('posts, items and pages are Markdown files with YAML front matter and their pictures', async () => {
  const [, head = '', body] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text('posts/with-everything.md')) ?? [];
  expect(parse(head)).toMatchObject({
    title: 'Title: "quoted" # and so',
    slug: 'with-everything',
    tags: expect.any(Array),
  });
  const [picture] = lines('pictures');
  expect(body).toBe(`See ![it](../pictures/${picture.id}.webp)\n\n---\n\nEnd\n`);
  expect(files.get(`pictures/${picture.id}.webp`)?.subarray(8, 12).toString()).toBe('WEBP');
  expect(text(`posts/${pictured.slug}.md`)).toContain(`picture: "../pictures/${picture.id}.webp"`);
  const slugs = (table: string) =>
    lines(table)
      .map(({ slug }) => slug)
      .sort();
  const inFolder = (folder: string) =>
    [...files.keys()]
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length, -3))
      .sort();
  expect(inFolder('posts/')).toEqual(slugs('blog_posts'));
  expect(inFolder('items/')).toEqual(slugs('portfolio_items'));
  expect(inFolder('pages/')).toEqual(slugs('pages'));
  expect(text('pages/prices.md')).toContain('layout: "LANDING"');
  expect(text('pages/prices.md').replace(/^[\s\S]*?\n---\n\n/, '')).toBe(
    `# What it costs\n\n## Plans\n\n### Start\n\n₹40,000 per month\n\n- Reports\n\n[Talk](/contact)\n\n![](../pictures/${pictureId}.webp)\n`,
  );
});

test('the README in the export lists each data file', () => {
  for (const name of files.keys()) {
    if (name.startsWith('data/')) expect(text('README.md')).toContain(`| ${name} |`);
  }
});

test('an export is refused in one line without a file name or data', async ({ product, onTestFinished }) => {
  const none = await run('export', '', placeOf(product));
  expect([none.code, none.errors]).toEqual([1, 'Into which file? npm run export -- FILE, or marquee export FILE\n']);
  const nowhere = await run('export', 'a.tar.gz', { DATA_DIR: await emptyFolder({ onTestFinished }) });
  expect([nowhere.code, nowhere.errors]).toEqual([1, expect.stringContaining('There is nothing to export')]);
});
