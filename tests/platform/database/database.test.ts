import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, inject } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { connect } from '#server/platform/database/connect.ts';
import { prepare } from '#server/platform/database/prepare.ts';
import { readSettings } from '#server/platform/settings.ts';
import { type Plan, planOf, type Query, queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

type Row = Record<string, unknown>;
const { entries: journal } = JSON.parse(readFileSync('drizzle/meta/_journal.json', 'utf8')) as {
  entries: { tag: string; when: number }[];
};

const ask = async (product: Product, text: string): Promise<Row[]> =>
  (await product.services.db.$client.query<Row>(text)).rows;

describe('migrations', () => {
  test('migrations are ordered by time, because an earlier date would never run', () => {
    const times = journal.map(({ when }) => when);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  /** Statements that break the previous version, which runs on the same database during an update (decision 025). */
  const takesAway = (statement: string) =>
    /^\s*drop (table|type|schema)|\bdrop column\b|\brename\b|\bset (not null|data type)\b/i.test(statement) ||
    (/\badd column\b.*\bnot null\b/i.test(statement) && !/\bdefault\b/i.test(statement));

  test.for([
    ['DROP TABLE "users" CASCADE;', true],
    ['ALTER TABLE "users" DROP COLUMN "name";', true],
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "title";', true],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;', true],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(3);', true],
    ['ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;', true],
    [`ALTER TABLE "users" ADD COLUMN "nick" text DEFAULT '' NOT NULL;`, false],
    ['ALTER TABLE "users" ADD COLUMN "nick" text;', false],
    ['CREATE TABLE "things" ("id" uuid PRIMARY KEY NOT NULL);', false],
  ] as const)('the check recognises removing statements: %s', ([statement, expected]) => {
    expect(takesAway(statement)).toBe(expected);
  });

  test('migrations after 0.1.0 only add, or name the migration that a server must know', () => {
    for (const { tag } of journal.slice(journal.findIndex(({ tag }) => tag === '0006_growth') + 1)) {
      const text = readFileSync(`drizzle/${tag}.sql`, 'utf8');
      const removing = text.split('--> statement-breakpoint').filter(takesAway);
      const says = /comment on schema drizzle is 'needs \d{4}'/i.test(text);
      expect([tag, says ? [] : removing]).toEqual([tag, []]);
    }
  });

  test('all migrations have run unchanged', async ({ product }) => {
    const applied = await ask(product, 'select hash from drizzle.__drizzle_migrations order by created_at');
    const hashes = journal.map(({ tag }) =>
      createHash('sha256')
        .update(readFileSync(`drizzle/${tag}.sql`, 'utf8'))
        .digest('hex'),
    );
    expect(applied.map(({ hash }) => hash)).toEqual(hashes);
  });
});

test('a lost connection is logged, but not after the end of the pool', async () => {
  const warned: unknown[] = [];
  const pool = connect(inject('databaseUrl'), { warn: (about: object) => warned.push(about) }).$client;
  const lose = () => pool.emit('error', Object.assign(new Error('lost'), { code: '57P01' }));
  lose();
  await pool.end();
  lose();
  expect(warned).toEqual([{ code: '57P01' }]);
});

test('the tables in the code equal those in the database, column by column', async ({ product }) => {
  const modules = await Promise.all(
    globSync('server/**/table.ts').map((file) => import(/* @vite-ignore */ `#${file}`)),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  expect(tables.length).toBeGreaterThan(5);
  const ofCode = tables
    .map(getTableConfig)
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${toSnakeCase(column.name)} ${column.getSQLType()} ${column.notNull}`),
    );
  const ofDatabase = await ask(
    product,
    `select c.relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, attnotnull
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where n.nspname = 'public' and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  expect(ofDatabase.map(({ name, type, attnotnull }) => `${name} ${type} ${attnotnull}`).sort()).toEqual(ofCode.sort());
});

describe('the first start', () => {
  test('four concurrent first starts on an empty database succeed and initialise it once', async () => {
    const server = inject('databaseUrl');
    const name = `marquee_empty_${process.pid}_${Date.now()}`;
    const client = new pg.Client(server);
    await client.connect();
    await client.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const settings = readSettings({});
    const made: number[] = [];
    const start = () =>
      prepare(url.href, async (db) => {
        made.push((await firstStart(db, settings, new Date())).length);
      });
    await Promise.all([start(), start(), start(), start()]);
    expect(made.sort()).toEqual([0, 0, 0, 2]);
    const fresh = new pg.Client(url.href);
    await fresh.connect();
    const { rows } = await fresh.query(
      `select (select count(*)::int from users) as users, (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
         (select count(*) > 0 from blog_posts) as "hasPosts"`,
    );
    expect(rows).toEqual([{ users: 2, migrations: journal.length, hasPosts: true }]);
    await fresh.end();
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
});

describe('tables', () => {
  test('constraints and indexes have explicit names, by which conflicts are distinguished', async ({ product }) => {
    const rows = await ask(
      product,
      `select indexname as name from pg_indexes where schemaname = 'public'
      union select conname from pg_constraint join pg_namespace n on n.oid = connamespace
        where n.nspname = 'public' and contype in ('c', 'u', 'f') order by 1`,
    );
    const names = rows.map(({ name }) => String(name));
    for (const name of ['blog_posts_slug_key', 'users_email_key', 'users_mobile_key']) expect(names).toContain(name);
    expect(names.filter((name) => !/_(pkey|key|idx|check|fk)$/.test(name))).toEqual([]);
  });

  test('every timestamp column has a time zone', async ({ product }) => {
    const rows = await ask(
      product,
      `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type like 'timestamp%' and data_type <> 'timestamp with time zone'`,
    );
    expect(rows).toEqual([]);
  });

  test('every foreign key has an index', async ({ product }) => {
    const rows = await ask(
      product,
      `select conrelid::regclass::text as "table", conname from pg_constraint c where contype = 'f'
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    );
    expect(rows).toEqual([]);
  });

  test.for<[what: string, statement: string]>([
    [
      'a slug twice',
      `insert into blog_posts select gen_random_uuid(), slug, title, excerpt, body, author, tags from blog_posts`,
    ],
    ['two pictures at once', `update blog_posts set image_url = 'https://a.example', picture_id = gen_random_uuid()`],
    ['a post without tags', `update blog_posts set tags = '{}'`],
    ['an unknown role', `update users set role = 'owner'`],
    [
      'an address twice, in capitals',
      `insert into users select gen_random_uuid(), name, upper(email), '1', password_hash, role, is_blocked, created_at from users`,
    ],
  ])('the database refuses %s', async ([, statement], { product }) => {
    await insertPosts(product, 1);
    await product.user();
    await expect(ask(product, statement)).rejects.toThrow(/violates (unique|check|not-null|foreign key) constraint/);
  });
});

async function insertPosts(product: Product, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const [id, createdAt] = [uuidv7(), new Date(Date.UTC(2025, 0, 1) + index * 1000)];
    const fields = {
      title: 'A title',
      excerpt: 'An excerpt.',
      author: 'Asha',
      tags: ['a'],
      isPublished: index % 3 > 0,
    };
    return { id, slug: `row-${id}`, ...fields, createdAt, updatedAt: createdAt };
  });
  await product.services.db.insert(blogPosts).values(rows);
}

describe('the plan of a page of a list', () => {
  async function plansOf(product: Product, admin: Person, operation: string): Promise<Plan[]> {
    const queries = await queriesOf(product, async () => expect((await admin.gql(operation)).code).toBeUndefined());
    const sorting = queries.filter(({ text }) => / order by /.test(text));
    expect(sorting).toHaveLength(1);
    return planOf(product, sorting[0] as Query, '', 'analyze blog_posts; set local enable_seqscan = off');
  }

  const lists = ['blogPosts', 'allBlogPosts', 'users'];
  test.for(lists)('a page of %s is an index scan from the cursor without a sort', async (list, { product, admin }) => {
    await insertPosts(product, 500);
    for (let index = 0; index < 3; index += 1) await product.user();
    const first = await plansOf(product, admin, `{ ${list}(first: 2) { nodes { id } } }`);
    expect(first.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
    const { data } = await admin.gql(`{ ${list}(first: 2) { pageInfo { endCursor } } }`);
    const next = await plansOf(
      product,
      admin,
      `{ ${list}(first: 2, after: "${data[list].pageInfo.endCursor}") { nodes { id } } }`,
    );
    expect(next.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
    expect(next[1]?.['Index Cond']).toContain(list === 'blogPosts' ? 'published_at' : 'created_at');
  });
});
