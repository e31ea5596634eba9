import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { Contract } from '#tests/kit/network/openapi.ts';
import { send } from '#tests/kit/network/raw.ts';
import { expectFailure } from '#tests/kit/network/restRows.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
let wire: Wire;
/** A connection that bypasses the outage. */
let direct: pg.Client;

beforeAll(async () => {
  product = await startProduct(
    {},
    {
      connectThrough: async (databaseUrl) => {
        direct = new pg.Client(databaseUrl);
        await direct.connect();
        wire = await wireTo(databaseUrl);
        return wire.url;
      },
    },
  );
  employee = await product.signedIn('Employee');
  await makePost(employee, { slug: 'before', isPublished: true });
});
afterAll(async () => {
  await direct.end();
  await product.stop();
  await wire.cut();
});

const READ = '{ blogPosts { totalCount } }';
const isReady = async () => (await send(product.url, '/readyz')).status === 200;

/** Internals that must not be revealed: SQL, tables, columns, drivers, files, stacks. */
const inside = /select|insert|relation|blog_posts|drizzle|postgres|ECONN|Failed query|node_modules|\.ts\b|at \w+ \(/i;

async function knock() {
  const [anonymous, staff, rest, restWrite, page] = await Promise.all([
    product.nobody.gql(READ),
    employee.gql('{ viewer { id } }'),
    product.nobody.rest('GET', '/blogs/before'),
    employee.rest('POST', '/blogs/create', blogPost()),
    send(product.url, '/blog/before', { headers: { accept: 'text/html' } }),
  ]);
  return { anonymous, staff, rest, restWrite, page };
}

describe('while the database is unavailable', () => {
  beforeAll(() => wire.cut());
  afterAll(async () => {
    await wire.mend();
    await until(isReady);
  });

  test('every entry point is 503 in its own format with Retry-After', async () => {
    const { anonymous, staff, rest, restWrite, page } = await knock();
    for (const { status, code, headers, errors, data } of [anonymous, staff]) {
      expect([status, code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
      expect(errors?.[0].extensions).toEqual({
        ...{ code: 'UNAVAILABLE', retryAfter: 5 },
        requestId: headers.get('x-request-id'),
      });
      expect(Object.values(data ?? {}).filter((field) => field !== null)).toEqual([]);
    }
    for (const { status, headers, body } of [rest, restWrite]) {
      expect([status, headers.get('retry-after'), body.success]).toEqual([503, '5', false]);
      expect(body.error.message).toBe(body.message);
    }
    // The OpenAPI document needs no database.
    const contract = await Contract.of(product);
    expect(contract.faultsOfAnswer(contract.call('GET /blogs/:slug'), rest)).toEqual([]);
    expect(contract.faultsOfAnswer(contract.call('POST /blogs/create'), restWrite)).toEqual([]);
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.text).toContain('<!doctype html>');
    for (const { headers } of [anonymous, rest, restWrite]) expect(headers.get('cache-control')).toBe('no-store');
    for (const reported of [anonymous.errors, staff.errors, rest.body, restWrite.body]) {
      expect(JSON.stringify(reported)).not.toMatch(inside);
    }
  });

  test('/healthz is 200 and /readyz is 503', async () => {
    expect((await send(product.url, '/healthz')).status).toBe(200);
    expect((await send(product.url, '/metrics')).status).toBe(200);
    const ready = await send(product.url, '/readyz');
    expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5']);
    expect(ready.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
  });
});

describe('when the database is back', () => {
  const works = async () => {
    const { anonymous, staff, rest, restWrite, page } = await knock();
    expect([anonymous.code, staff.code]).toEqual([undefined, undefined]);
    expect([rest.status, restWrite.status, page.status]).toEqual([200, 201, 200]);
  };

  test('every entry point works again without a restart', works);

  test('a request that was running at the outage is answered', async () => {
    await direct.query('begin; lock table blog_posts');
    const waiting = product.nobody.gql(READ);
    await until(async () => {
      const { rows } = await direct.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`);
      return rows.length > 0;
    });
    await wire.cut();
    expect(await waiting).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await direct.query('rollback');
    await wire.mend();
    await until(isReady);
    await works();
  });

  test('connections ended by the database are replaced', async () => {
    await knock();
    const { rows } = await direct.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    const left = 'select from pg_stat_activity where pid = any($1)';
    await until(async () => (await direct.query(left, [rows.map(({ pid }) => pid)])).rowCount === 0);
    await until(isReady);
    await works();
  });
});

test('an internal error reveals nothing at any entry point', async () => {
  await direct.query('alter table blog_posts rename to blog_posts_away');
  const { anonymous, rest, restWrite, page } = await knock();
  await direct.query('alter table blog_posts_away rename to blog_posts');
  const message = 'Something went wrong on our side.';
  expect(anonymous).toMatchObject({ status: 200, data: { blogPosts: null }, code: 'INTERNAL_SERVER_ERROR' });
  expect(anonymous.errors).toEqual([
    {
      message,
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: anonymous.headers.get('x-request-id') },
      locations: [{ line: 1, column: 3 }],
      path: ['blogPosts'],
    },
  ]);
  for (const { status, body } of [rest, restWrite]) {
    expect(status).toBe(500);
    expectFailure(body, message);
  }
  expect(page.status).toBe(500);
  expect(page.text.replace(/<style>.*?<\/style>/gs, '')).not.toMatch(/blog_posts|drizzle|Failed query|node_modules/);
});
