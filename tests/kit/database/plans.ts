import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { currentRequestContext } from '#server/platform/requestContext.ts';
import type { Product } from '#tests/kit/product/product.ts';

export type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
};
export type Query = { text: string; values: unknown[] };

/** Queries that a request sends now and then: session lookup, clock comparison, site settings and pictures after a change. */
const besides = /"sessions"|clock_readings|from "site_(?:settings|states|pictures)"/;

/** Set while `run` of `queriesOf` runs, for queries outside a request. */
const measured = new AsyncLocalStorage<true>();

/** Enough turns for a batch that has begun (server/platform/database/batch.ts) to send its query. */
const nextTurn = async () => {
  await setImmediate();
  await setImmediate();
};

/** @param others queries to leave out @returns the queries of `run` and of requests; those of jobs are left out */
export async function queriesOf(
  { services }: Product,
  run: () => Promise<unknown>,
  others = besides,
): Promise<Query[]> {
  const pool = services.db.$client;
  const seen: Query[] = [];
  const query = pool.query;
  let last: Promise<unknown> = Promise.resolve();
  pool.query = function (this: pg.Pool, ...args: Parameters<typeof query>) {
    const [config, values] = args as unknown as [{ text: string }, unknown[]];
    const isAsked = measured.getStore() ?? currentRequestContext();
    if (isAsked && !others.test(config.text)) seen.push({ text: config.text, values });
    const answer = query.apply(this, args) as unknown as Promise<unknown>;
    // One answer per turn of the event loop, in the order of the queries, so that batching does not depend on which
    // answers arrive together.
    const before = last;
    last = answer.then(
      () => before.then(nextTurn),
      () => before,
    );
    return last.then(() => answer);
  } as unknown as typeof query;
  try {
    await measured.run(true, run);
  } finally {
    pool.query = query;
  }
  return seen;
}

/**
 * The plan of a query.
 * @param options options of EXPLAIN: `analyze` runs the query and counts rows
 * @param before a statement that applies to this query only
 * @returns the nodes of the plan, the outermost first
 */
export async function planOf(
  { services }: Product,
  { text, values }: Query,
  options = '',
  before = '',
): Promise<Plan[]> {
  const client = await services.db.$client.connect();
  try {
    await client.query(`begin; ${before}`);
    const { rows } = await client.query(`explain (format json${options && `, ${options}`}) ${text}`, values);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
