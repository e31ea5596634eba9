import { inArray, sql } from 'drizzle-orm';
import { dayOf } from '#schema/officeTime.ts';
import { type RetentionKind, retentionKindNames } from '#schema/retention.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import type { Retention } from '#server/schema.gen.ts';
import { isDue, parts, retainedFrom } from './due.ts';
import { retentionRules } from './table.ts';

export type RetentionRule = { kind: RetentionKind; days?: number | null };
type Days = Map<RetentionKind, number>;

export async function readDays(executor: Executor): Promise<Days> {
  return new Map((await executor.select().from(retentionRules)).map(({ kind, days }) => [kind, days]));
}

export async function readRetention(
  { db, now, site: { timeZone } }: Context,
  previewRules: readonly RetentionRule[] = [],
): Promise<Retention> {
  const days = withRules(await readDays(db), previewRules);
  const today = dayOf(now(), timeZone);
  const rules = await Promise.all(
    retentionKindNames.map(async (kind) => {
      const retainedDays = days.get(kind);
      const due =
        retainedDays === undefined
          ? { count: 0, oldest: null }
          : await readDue(db, kind, retainedFrom(today, retainedDays, timeZone));
      return {
        id: kind,
        kind,
        days: retainedDays ?? null,
        dueCount: due.count,
        oldest: due.oldest && dayOf(due.oldest, timeZone),
      };
    }),
  );
  return { rules };
}

async function readDue(executor: Executor, kind: RetentionKind, before: Date) {
  let count = 0;
  let oldest: Date | null = null;
  for (const part of parts[kind]) {
    const { rows } = await executor.execute<{ count: string; oldest: number | null }>(sql`
      select count(*) as count, (extract(epoch from min(${part.at})) * 1000)::float8 as oldest
      from ${part.table} where ${isDue(part, before)}`);
    const [row] = rows;
    count += Number(row?.count ?? 0);
    if (row?.oldest != null && (oldest === null || row.oldest < oldest.getTime())) oldest = new Date(row.oldest);
  }
  return { count, oldest };
}

/** Other kinds stay unchanged. */
export async function saveRetention(context: Context, rules: readonly RetentionRule[]): Promise<Retention> {
  await context.db.transaction(async (tx) => {
    // Serializes concurrent saves, so that each audit entry has the right old values.
    await tx.execute(sql`lock table ${retentionRules} in share row exclusive mode`);
    const before = await readDays(tx);
    const after = withRules(before, rules);
    await saveRules(tx, rules);
    const changed = retentionKindNames.filter((kind) => before.get(kind) !== after.get(kind));
    if (!changed.length) return;
    const factsOf = (days: Days) => Object.fromEntries(changed.map((kind) => [kind, days.get(kind) ?? null]));
    const change = { before: factsOf(before), after: factsOf(after) };
    await record(tx, actorOf(context), 'retention.save', { id: null, label: 'Retention' }, context.now(), change);
  });
  return readRetention(context);
}

async function saveRules(tx: Transaction, rules: readonly RetentionRule[]): Promise<void> {
  if (!rules.length) return;
  await tx.delete(retentionRules).where(
    inArray(
      retentionRules.kind,
      rules.map(({ kind }) => kind),
    ),
  );
  const newRules = rules.flatMap(({ kind, days }) => (days == null ? [] : [{ kind, days }]));
  if (newRules.length) await tx.insert(retentionRules).values(newRules);
}

function withRules(days: Days, rules: readonly RetentionRule[]): Days {
  const changed = new Map(days);
  for (const { kind, days: newDays } of rules) {
    if (newDays == null) changed.delete(kind);
    else changed.set(kind, newDays);
  }
  return changed;
}
