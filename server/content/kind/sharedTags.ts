import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import type { Kind } from './kind.ts';
import { onPages } from './language.ts';

type Read = Promise<ReadonlySet<string>>;

const reads = new WeakMap<Context, Map<string, Read>>();

/** @returns those tags of a row that more than one published row has; one statement per request */
export async function sharedTagsOf(
  context: Context,
  kind: Pick<Kind, 'name' | 'table'>,
  { tags }: { tags: readonly string[] },
): Promise<string[]> {
  const byKind = reads.get(context) ?? new Map<string, Read>();
  reads.set(context, byKind);
  const read = byKind.get(kind.name) ?? readShared(context, kind);
  byKind.set(kind.name, read);
  const shared = await read;
  return tags.filter((tag) => shared.has(tag.toLowerCase()));
}

async function readShared(context: Context, { table }: Pick<Kind, 'table'>): Read {
  const tag = sql<string>`lower(tag)`;
  const rows = await context.db
    .select({ tag })
    .from(
      sql`${table as PgTable} cross join lateral (select distinct lower(one) as tag from unnest(${table.tags}) as one) as tags`,
    )
    .where(and(eq(table.isPublished, true), onPages({ table }, context)))
    .groupBy(sql`tag`)
    .having(sql`count(*) > 1`);
  return new Set(rows.map((row) => row.tag));
}
