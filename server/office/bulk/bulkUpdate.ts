import { bulkStrings } from '#schema/bulk.ts';
import { MOST_AT_ONCE } from '#schema/common.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import { withinTransaction } from '#server/platform/database/connect.ts';
import { badField, refusalOf } from '#server/platform/errors.ts';
import type { BulkChange, BulkFailure, MutationBulkUpdateArgs } from '#server/schema.gen.ts';
import { type BulkArgs, type BulkVerb, bulkVerbs } from './bulkActions.ts';

/**
 * Does the same to several items, all in one transaction; each item's part is a savepoint of it, so that what one is refused
 * leaves nothing behind and keeps no other back.
 * @throws BAD_USER_INPUT before anything is done; an error that is no refusal takes all of it back
 */
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

/** In the order of the ids, as every other caller: of two at once over the same items, one waits and none is a deadlock. */
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
