import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, type TestContext, test } from 'vitest';
import { createDatabase, EMPTY } from '#tests/kit/database/database.ts';

const PUBLICATION = 38;
const migrations = readMigrationFiles({ migrationsFolder: 'drizzle' });

/** A database of version 0.2. @returns a client, and a function that applies the migration of publication */
async function olderDatabase({ onTestFinished }: TestContext, template: string) {
  const { url, drop } = await createDatabase(template);
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const apply = async (part: typeof migrations) => {
    for (const { sql } of part) for (const statement of sql) await client.query(statement);
  };
  await apply(migrations.slice(0, PUBLICATION));
  return { client, migrate: () => apply(migrations.slice(PUBLICATION, PUBLICATION + 1)) };
}

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const CREATED = '2024-01-01T00:00:00.000Z';

const insertPost = (client: pg.Client, n: number, isPublished: boolean, body = '') =>
  client.query(
    `insert into blog_posts (id, slug, title, excerpt, body, author, tags, is_published, created_at, updated_at)
      values ($1, $2, 'The Who', 'Excerpt', $3, 'Asha', array['Çelik'], $4, $5, $5)`,
    [id(n), `post-${n}`, body, isPublished, CREATED],
  );
const insertItem = (client: pg.Client, n: number, isPublished: boolean) =>
  client.query(
    `insert into portfolio_items (id, slug, title, description, tags, is_published, created_at, updated_at)
      values ($1, $2, 'Item', 'Text', array['a'], $3, $4, $4)`,
    [id(n), `item-${n}`, isPublished, CREATED],
  );
let entries = 0;
const audit = (
  client: pg.Client,
  n: number,
  action: string,
  at: string,
  before: object | null,
  after: object | null,
) => {
  entries += 1;
  return client.query(
    `insert into audit_entries (id, at, actor_name, via, action, subject_id, subject_label, before, after)
      values ($1, $2, 'Asha', 'session', $3, $4, 'Title', $5, $6)`,
    [`00000000-0000-7000-9000-${String(entries).padStart(12, '0')}`, at, action, id(n), before, after],
  );
};

test('the migration takes the first publication from the audit log, otherwise from the creation', async (context) => {
  const { client, migrate } = await olderDatabase(context, EMPTY);
  const published = { isPublished: true };
  const draft = { isPublished: false };
  for (const n of [1, 2, 3, 4]) await insertPost(client, n, true);
  for (const n of [5, 6]) await insertPost(client, n, false);
  await audit(client, 1, 'blog.create', CREATED, null, { slug: 'post-1', ...draft });
  await audit(client, 1, 'blog.publish', '2024-03-01T00:00:00.000Z', draft, published);
  await audit(client, 1, 'blog.unpublish', '2024-04-01T00:00:00.000Z', published, draft);
  await audit(client, 1, 'blog.publish', '2024-05-01T00:00:00.000Z', draft, published);
  // Imported as published: the entry is of the import.
  await audit(client, 2, 'blog.create', '2026-01-01T00:00:00.000Z', null, { slug: 'post-2', ...published });
  // The log begins after the first publication.
  await audit(client, 3, 'blog.unpublish', '2026-02-01T00:00:00.000Z', published, draft);
  await audit(client, 3, 'blog.publish', '2026-03-01T00:00:00.000Z', draft, published);
  await audit(
    client,
    5,
    'blog.update',
    '2025-02-01T00:00:00.000Z',
    { ...draft, title: 'A' },
    { ...published, title: 'B' },
  );
  await audit(client, 5, 'blog.unpublish', '2025-03-01T00:00:00.000Z', published, draft);
  for (const n of [7, 8]) await insertItem(client, n, n === 7);
  await audit(client, 7, 'portfolio.publish', '2025-06-01T00:00:00.000Z', draft, published);
  await migrate();
  const { rows } = await client.query(
    'select id, published_at from blog_posts union all select id, published_at from portfolio_items order by id',
  );
  expect(rows.map((row) => row.published_at?.toISOString() ?? null)).toEqual([
    ...['2024-03-01T00:00:00.000Z', CREATED, CREATED, CREATED],
    ...['2025-02-01T00:00:00.000Z', null, '2025-06-01T00:00:00.000Z', null],
  ]);
  const { rows: after } = await client.query('select updated_at from blog_posts');
  expect(after.every((row) => row.updated_at.toISOString() === CREATED)).toBe(true);
});

test.for([
  ['the C locale', `${EMPTY} encoding 'UTF8' locale_provider libc locale 'C'`],
  ['a locale of ICU', `${EMPTY} encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C'`],
  ['the locale of the embedded cluster', EMPTY],
] as const)('stored posts are found alike in a database with %s', async ([, template], context) => {
  const { client, migrate } = await olderDatabase(context, template);
  await insertPost(client, 1, true, 'Die “Brandlift”-Studie: Ёлка, ΑΘΉΝΑ, ₹12,000, Node.js, naïve ẞ.');
  await migrate();
  const texts = ['brandlift', 'елка', 'ёлка', 'αθηνα', '12000', 'nodejs', 'naive', 'ss', 'celik', 'the who', 'studie'];
  for (const text of texts) {
    const { rows } = await client.query(
      'select id from blog_posts where is_published and search_stored(search_words) @@ search_query($1)',
      [text],
    );
    expect([text, rows.length]).toEqual([text, 1]);
  }
  const { rows } = await client.query(`select search_text('Ёлка ÉTÉ “x”') = search_text($1) as alike`, [
    'ёлка été "X"',
  ]);
  expect(rows).toEqual([{ alike: true }]);
});
