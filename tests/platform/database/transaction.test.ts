import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#server/platform/database/client.ts';
import { connect } from '#server/platform/database/connect.ts';
import { PREPARE_LOCK, prepare } from '#server/platform/database/prepare.ts';
import {
  commandTimeouts,
  housekeepingTimeouts,
  migrationTimeouts,
  requestTimeouts,
  type Timeouts,
} from '#server/platform/database/timeouts.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { type MadeMessage, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { gqlOnce } from '#tests/kit/network/keyed.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

/** A tenth of the product's limits, except for the wait for a connection. */
const short = {
  connection: requestTimeouts.connection,
  statement: 1500,
  lock: 1000,
  idleInTransaction: 1500,
  answer: 2000,
};
/** The size of the pool. */
const CONNECTIONS = 20;

let product: Product;
let employee: Person;
let message: MadeMessage;
let database: string;
let wire: Wire;
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      connectThrough: async (url) => {
        database = url;
        wire = await wireTo(url);
        return wire.url;
      },
      timeouts: short,
    },
  );
  employee = await product.signedIn('Employee');
  message = await makeMessage(product);
});
afterAll(() => product.stop());

const db = () => product.services.db;
const keys = () => db().$count(idempotencyKeys);
const inTransaction = async () =>
  query(
    database,
    `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
const isMarked = async () =>
  (await query(database, 'select is_read as "isRead" from messages where id = $1', [message.id]))[0]?.isRead;

const useEveryConnection = () =>
  Promise.all(
    Array.from({ length: CONNECTIONS }, () => db().transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`))),
  );

/** Locks the row of the message on a separate connection while `during` runs. */
async function holdingRow<Result>(during: () => Promise<Result>): Promise<Result> {
  const holder = new pg.Client(database);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from messages where id = $1 for update', [message.id]);
    return await during();
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
}

const mark = (key: string) => gqlOnce(employee, key, messageOperations.mark, { id: message.id, isRead: true });

describe('a row locked for more than twice the answer limit', () => {
  test('a request refused for a locked row is never committed later', async () => {
    const begun = performance.now();
    const answers = await holdingRow(async () => {
      const reported: Awaited<ReturnType<typeof mark>>[] = [];
      for (let wave = 0; performance.now() - begun < 2 * short.answer + 500; wave += 1)
        reported.push(...(await Promise.all([1, 2, 3, 4].map((one) => mark(`held-${wave}-${one}`)))));
      return reported;
    });
    expect([...new Set(answers.map(({ code }) => code))]).toEqual(['UNAVAILABLE']);
    expect(await inTransaction()).toEqual([]);
    await useEveryConnection();
    expect([await keys(), await isMarked()]).toEqual([0, false]);
  });

  test('a change acknowledged after the lock is stored', async () => {
    const { data, errors } = await mark('afterwards');
    expect([errors, data?.markMessageRead?.isRead]).toEqual([undefined, true]);
    await useEveryConnection();
    expect([await keys(), await isMarked()]).toEqual([1, true]);
  });
});

describe('a transaction', () => {
  /** @returns how the transaction failed, and the number of connections removed from the pool */
  const removing = async (fail: () => Promise<unknown>) => {
    let removed = 0;
    const count = (reason: unknown) => {
      if (reason) removed += 1;
    };
    db().$client.on('release', count);
    const error = await fail().then(
      () => null,
      (reason: unknown) => reason,
    );
    db().$client.off('release', count);
    return { error, removed };
  };
  const note = (id: string) =>
    sql`insert into idempotency_keys (id, fingerprint, expires_at) values (${id}, 'none', now() + interval '1 day')`;
  const isNoted = async (id: string) =>
    (await query(database, 'select from idempotency_keys where id = $1', [id])).length > 0;

  test('a transaction idle for too long between two statements is rolled back with its connection', async () => {
    const waiting = removing(() =>
      db().transaction(async (tx) => {
        await tx.execute(note('waited'));
        await until(async () => (await inTransaction()).length === 0);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(await waiting).toMatchObject({
      removed: 1,
      error: { cause: { message: expect.stringMatching(/not queryable|terminated/) } },
    });
    await useEveryConnection();
    expect(await isNoted('waited')).toBe(false);
  });

  test('a transaction that continues after a failed statement is rejected as rolled back', async () => {
    const swallowing = db().transaction(async (tx) => {
      await tx.execute(note('swallowed'));
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowing).rejects.toMatchObject({ cause: { message: 'It was rolled back.' } });
    expect(await isNoted('swallowed')).toBe(false);
  });

  test('a refused commit reports its reason and closes its connection', async () => {
    await query(database, 'create table later (id int primary key deferrable initially deferred)');
    const refused = removing(() => db().transaction((tx) => tx.execute(sql`insert into later values (1), (1)`)));
    expect(await refused).toMatchObject({ removed: 1, error: { cause: { code: '23505' } } });
    await query(database, 'drop table later');
  });

  test('a transaction on a silent database fails with a read timeout and closes its connection', async () => {
    const silent = removing(() =>
      db().transaction(async (tx) => {
        await tx.execute(note('silent'));
        wire.hush();
        await tx.execute(sql`select 1`);
      }),
    );
    expect((await silent).error).toMatchObject({ cause: { message: 'Query read timeout' } });
    expect((await silent).removed).toBeGreaterThan(0);
    await wire.mend();
    await until(async () => (await inTransaction()).length === 0);
    const works = () =>
      useEveryConnection().then(
        () => true,
        () => false,
      );
    await until(works);
    expect(await isNoted('silent')).toBe(false);
  });
});

describe('timeouts of PostgreSQL', () => {
  const limits = `select setting::int as ms from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
  const said = (rows: Record<string, unknown>[]) => rows.map(({ ms }) => ms);
  const inOrder = ({ idleInTransaction, lock, statement }: Timeouts) => [idleInTransaction, lock, statement];

  test('request connections have timeouts that are shorter than that of the driver', async () => {
    const requests = connect(database, { warn: () => {} });
    expect(said((await requests.execute(sql.raw(limits))).rows)).toEqual(inOrder(requestTimeouts));
    await requests.$client.end();
    for (const { answer, connection: _, ...limited } of [requestTimeouts, housekeepingTimeouts, short])
      for (const limit of Object.values(limited)) expect(limit > 0 && limit < answer).toBe(true);
  });

  test('backup and import set their own timeouts, whatever the database has configured', async () => {
    const name = new URL(database).pathname.slice(1);
    await query(database, `alter database ${name} set statement_timeout = '1s'`);
    const client = await openClient(database);
    await query(database, `alter database ${name} reset statement_timeout`);
    expect(said((await client.query(limits)).rows)).toEqual(inOrder(commandTimeouts));
    await client.end();
  });

  test('a migration has its own timeouts and waits for another server without limit', async () => {
    const holder = await openClient(database);
    await holder.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const seen: number[][] = [];
    const preparing = prepare(database, async (other) => {
      seen.push(said((await other.execute(sql.raw(limits))).rows) as number[]);
    });
    await until(async () => (await query(database, `select from pg_locks where not granted`)).length > 0);
    await holder.end();
    await preparing;
    expect(seen).toEqual([inOrder(migrationTimeouts)]);
  });
});
