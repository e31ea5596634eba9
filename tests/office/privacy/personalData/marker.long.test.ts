import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { countsOf, eraseWholly, filesWith, marked, plantMarker, tablesWith } from '#tests/kit/content/personalData.ts';
import { emptyFolder, run } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

const digits = marked.phone.slice(3);
const spellings = [marked.email, digits];
/**
 * Files in a folder that contain one of the texts. Free space in PostgreSQL's table files is excluded from the promise;
 * its log is not.
 */
async function filesLeft(folder: string, ...texts: string[]): Promise<string[]> {
  const tables = join(folder, 'postgres', 'cluster', 'data', 'base');
  return (await filesWith(folder, ...texts)).filter((path) => !path.startsWith(tables));
}
const statisticsWith = (url: string, text: string) =>
  query(
    url,
    "select tablename, attname from pg_stats where schemaname = 'public' and pg_stats::text ilike '%' || $1 || '%'",
    [text],
  );
const databaseOf = async (dataDir: string) => (await findEmbedded(dataDir)) as string;

/** The tables that can contain a person's address; the test puts it into all of them. */
const planted = [
  ...[
    'affiliates',
    'answers',
    'api_tokens',
    'attachments',
    'audit_entries',
    'blog_posts',
    'bookings',
    'content_drafts',
  ],
  ...['incoming_mails', 'invitations', 'messages', 'missed_paths', 'notes', 'people', 'portfolio_items', 'redirects'],
  ...[
    'replies',
    'reply_drafts',
    'reply_templates',
    'review_links',
    'reviews',
    'revisions',
    'saved_views',
    'site_settings',
  ],
  ...['visit_figures', 'visits', 'webhook_deliveries', 'webhooks', 'outgoing_mail'],
];

test('nothing contains the person after an erasure, even after a restore of an older backup', async (context) => {
  const dataDir = await emptyFolder(context);
  const place = { DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'trace' };
  const server = await Server.start(context, place);
  const person = await server.signIn(...admin);
  await plantMarker(person, { url: server.url, dataDir });
  const url = await databaseOf(dataDir);
  expect(await tablesWith(url, marked.email)).toEqual(expect.arrayContaining(planted));
  expect(await filesWith(dataDir, ...spellings)).not.toEqual([]);
  const file = join(await emptyFolder(context), 'before.tar.gz');
  expect(await run('backup', file, place)).toMatchObject({ code: 0, errors: '' });

  await eraseWholly(person, marked.email, marked.phone);
  for (const text of [...spellings, marked.name]) {
    expect([text, await tablesWith(url, text)]).toEqual([text, []]);
    expect([text, await statisticsWith(url, text)]).toEqual([text, []]);
  }
  expect(await filesLeft(dataDir, ...spellings, marked.name)).toEqual([]);
  expect(spellings.filter((text) => server.output.includes(text))).toEqual([]);
  expect(await countsOf(person, marked.email, marked.phone)).toEqual({});
  await server.end('SIGTERM');

  // The backup contains everything; only the list says whose data to erase again.
  const there = { DATABASE_URL: '', DATA_DIR: await emptyFolder(context), LOG_LEVEL: 'trace' };
  await cp(join(dataDir, 'erasures.jsonl'), join(there.DATA_DIR, 'erasures.jsonl'));
  const restored = await run('restore', file, there);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.out).toContain('from erasures.jsonl: 1.');
  const second = await Server.start(context, there);
  const again = await databaseOf(there.DATA_DIR);
  for (const text of [...spellings, marked.name]) expect([text, await tablesWith(again, text)]).toEqual([text, []]);
  await until(async () => (await query(again, 'select from erasures where cleared_at is null')).length === 0);
  expect(await filesLeft(there.DATA_DIR, ...spellings, marked.name)).toEqual([]);
  expect(spellings.filter((text) => second.output.includes(text))).toEqual([]);
});
