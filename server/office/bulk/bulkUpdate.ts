import { bulkStrings } from '#schema/bulk.ts';
import { MOST_AT_ONCE } from '#schema/common.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import { withinTransaction } from '#server/platform/database/connect.ts';
import { badField, refusalOf } from '#server/platform/errors.ts';
import type { BulkChange, BulkFailure, MutationBulkUpdateArgs } from '#server/schema.gen.ts';
import { type BulkArgs, type ItemAction, itemActions } from './bulkActions.ts';

/** One transaction, a savepoint per item: a refused item does not affect the others. @throws BAD_USER_INPUT */
export async function bulkUpdate(
  context: Context,
  { kind, action, ids, ...args }: MutationBulkUpdateArgs,
): Promise<BulkChange> {
  const updateItem = itemActions[kind][action];
  if (ids.length === 0) throw fieldFault('ids', bulkStrings.none);
  if (ids.length > MOST_AT_ONCE) throw fieldFault('ids', bulkStrings.tooMany);
  if (!updateItem) throw fieldFault('action', bulkStrings.unfit);
  const uniqueIds = [...new Set(ids)];
  const afterCommit: Context['afterCommit'] = [];
  const failed = await context.db.transaction((tx) =>
    runAll(updateItem, { ...context, db: withinTransaction(tx, context.db), afterCommit }, uniqueIds, args),
  );
  for (const effect of afterCommit) await onceCommitted(context, effect);
  return {
    done: uniqueIds.filter((id) => !failed.has(id)),
    failed: uniqueIds.flatMap((id) => failed.get(id) ?? []),
  };
}

/** In id order, so that concurrent bulk updates wait instead of deadlocking. */
async function runAll(
  updateItem: ItemAction,
  context: Context,
  ids: readonly string[],
  args: BulkArgs,
): Promise<Map<string, BulkFailure>> {
  const failed = new Map<string, BulkFailure>();
  for (const id of ids.toSorted()) {
    try {
      await updateItem(context, id, args);
    } catch (error) {
      const { code: reason, status, message } = refusalOf(error);
      if (status >= 500) throw error;
      failed.set(id, { id, subjectId: id, reason, message });
    }
  }
  return failed;
}

const fieldFault = (field: 'ids' | 'action', sentence: string) => badField(field, sentence);
