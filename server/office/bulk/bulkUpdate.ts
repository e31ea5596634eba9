import { bulkStrings } from '#schema/bulk.ts';
import { MOST_AT_ONCE } from '#schema/common.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import { withinTransaction } from '#server/platform/database/connect.ts';
import { badField, refusalOf } from '#server/platform/errors.ts';
import type { BulkChange, BulkFailure, MutationBulkUpdateArgs } from '#server/schema.gen.ts';
import { type BulkArgs, type BulkVerb, bulkVerbs } from './bulkActions.ts';

/** One transaction, a savepoint per item: a refused item does not affect the others. @throws BAD_USER_INPUT */
export async function bulkUpdate(
  context: Context,
  { kind, action, ids, ...args }: MutationBulkUpdateArgs,
): Promise<BulkChange> {
  const verb = bulkVerbs[kind][action];
  if (ids.length === 0) throw refused('ids', bulkStrings.none);
  if (ids.length > MOST_AT_ONCE) throw refused('ids', bulkStrings.tooMany);
  if (!verb) throw refused('action', bulkStrings.unfit);
  const wanted = [...new Set(ids)];
  const afterCommit: Context['afterCommit'] = [];
  const failed = await context.db.transaction((tx) =>
    runAll(verb, { ...context, db: withinTransaction(tx, context.db), afterCommit }, wanted, args),
  );
  for (const work of afterCommit) await onceCommitted(context, work);
  return {
    done: wanted.filter((id) => !failed.has(id)),
    failed: wanted.flatMap((id) => failed.get(id) ?? []),
  };
}

/** In id order, so that concurrent bulk updates wait instead of deadlocking. */
async function runAll(
  verb: BulkVerb,
  context: Context,
  ids: readonly string[],
  args: BulkArgs,
): Promise<Map<string, BulkFailure>> {
  const failed = new Map<string, BulkFailure>();
  for (const id of ids.toSorted()) {
    try {
      await verb(context, id, args);
    } catch (error) {
      const { code: reason, status, message } = refusalOf(error);
      if (status >= 500) throw error;
      failed.set(id, { id, reason, message });
    }
  }
  return failed;
}

const refused = (field: 'ids' | 'action', sentence: string) => badField(field, sentence);
