import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
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

/**
 * What goes on besides: somebody's session is looked up, the clocks are compared, the settings of the site are read after a change, the workers look for
 * mail, deliveries, pages to tell of, calendars to read, imports and what is due of the schedule, and housekeeping for posts that lack what
 * is derived, for pictures that nobody has, for visits that are over, for months that are, and for the day of the installation.
 */
const besides =
  /"sessions"|clock_readings|from "site_settings"|from "site_pictures" inner join|delete from "visit|date_trunc\('month'|outgoing_mail|webhook_deliveries|index_now_pings|host_feeds" set|missed_paths|is distinct from|from "pictures" where .*not exists|"imports"\."state" = |as planned order|select min\("created_at"\) from "users"/;

/** Long enough for a batch that has been begun (server/platform/database/batch.ts) to ask. */
const nextTurn = async () => {
  await setImmediate();
  await setImmediate();
};

/** @param others what is not meant @returns what `run` asks of the product's database */
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
    if (!others.test(config.text)) seen.push({ text: config.text, values });
    const answer = query.apply(this, args) as unknown as Promise<unknown>;
    // One answer a turn, in the order in which they were asked for: what is read together does not depend on which come together.
    const before = last;
    last = answer.then(
      () => before.then(nextTurn),
      () => before,
    );
    return last.then(() => answer);
  } as unknown as typeof query;
  try {
    await run();
  } finally {
    pool.query = query;
  }
  return seen;
}

/**
 * How PostgreSQL answers a query.
 * @param options what EXPLAIN is asked for besides the plan: `analyze` runs the query and counts
 * @param before a statement that holds for this one query
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
