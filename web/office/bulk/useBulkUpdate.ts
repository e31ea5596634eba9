import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { MOST_AT_ONCE } from '#schema/common.ts';
import type { BulkAction } from '#web/gql/graphql.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { overviewVersion } from '#web/shared/data/overviewCounts.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { toastWithUndo } from '#web/shared/ui/undo.tsx';
import { applyBulkAction, type BulkArgs, type BulkItem, type BulkTarget, bulkActions, countOf } from './bulkActions.ts';
import { BulkUpdateDocument } from './documents.ts';

export type BulkFailure = { id: string; name: string; message: string };
export type BulkProgress = { action: BulkAction; done: number; total: number };

/**
 * Changes many items optimistically, with rollback for refused ones and undo where possible. More items than one
 * mutation accepts are sent in several, one after the other.
 * @param nameOf name of an item in the list of failures
 */
export function useBulkUpdate(target: BulkTarget, nameOf: (id: string) => string) {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const [send, { client }] = useCommand(BulkUpdateDocument, {
    optimistic: ({ ids }) => ({ bulkUpdate: { __typename: 'BulkChange' as const, done: [ids].flat(), failed: [] } }),
    onDone: ({ bulkUpdate: { done } }, { action }) => {
      if (action === 'REMOVE') for (const id of done) forgetItem(client.cache, target.entity, id);
    },
  });

  /** Sends one batch after the other. @returns the ids that could not be changed */
  const runBatches = async (action: BulkAction, batches: readonly Batch[]): Promise<readonly string[]> => {
    const { done: doneText, undo, restore } = bulkActions[action];
    const items = batches.flatMap((batch) => batch.items);
    const namesById = new Map(items.map(({ id }) => [id, nameOf(id)]));
    const changedIds: string[] = [];
    const failed: BulkFailure[] = [];
    setFailures([]);
    let sentCount = 0;
    for (const { ids, args } of batches.flatMap(pagesOf)) {
      const { owner, ...otherArgs } = args;
      setProgress({ action, done: sentCount, total: items.length });
      sentCount += ids.length;
      const version = overviewVersion();
      const { data, failure } = await send(
        { kind: target.kind, action, ids, ownerId: owner?.id, ...otherArgs },
        {
          update: (cache, { bulkUpdate: { done } }) =>
            applyBulkAction(cache, target, { action, ids: done, args }, version),
        },
      );
      if (failure) {
        tellFailure(failure, failure.message ?? `The ${target.plural} could not be ${doneText}.`);
        break;
      }
      changedIds.push(...data.bulkUpdate.done);
      failed.push(...data.bulkUpdate.failed.map(({ id, message }) => ({ id, message, name: namesById.get(id) ?? '' })));
    }
    setProgress(null);
    setFailures(failed);
    if (failed.length > 0)
      toast.error(`${failed.length} of ${countOf(target, items.length)} could not be ${doneText}.`);
    const isChanged = new Set(changedIds);
    if (changedIds.length > 0) {
      const sentence = `${countOf(target, changedIds.length)} ${doneText}.`;
      const changed = items.filter(({ id }) => isChanged.has(id));
      if (undo) toastWithUndo(sentence, () => void runBatches(undo, restoringBatches(changed, batches, restore)));
      else toast.success(sentence);
    }
    return items.map(({ id }) => id).filter((id) => !isChanged.has(id));
  };

  /** @param items as they are before the change @returns the ids that could not be changed */
  const run = (action: BulkAction, items: readonly BulkItem[], args: BulkArgs = {}) =>
    runBatches(action, [{ items, args }]);

  return { run, progress, failures, dismissFailures: () => setFailures([]) };
}

/** Items that get the same arguments. */
type Batch = { items: readonly BulkItem[]; args: BulkArgs };

/** @returns the ids of a batch in parts that one mutation accepts */
const pagesOf = ({ items, args }: Batch) =>
  Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, page) => ({
    ids: items.slice(page * MOST_AT_ONCE, (page + 1) * MOST_AT_ONCE).map(({ id }) => id),
    args,
  }));

/**
 * Groups items by what restores them, because they may have had different owners or stages.
 * @param changed items as they were before the change
 * @param sent the change; undoing the undo repeats it
 */
function restoringBatches(
  changed: readonly BulkItem[],
  sent: readonly Batch[],
  restore: ((item: BulkItem) => BulkArgs) | undefined,
): Batch[] {
  const batches = new Map<string, { items: BulkItem[]; args: BulkArgs }>();
  const argsById = new Map(sent.flatMap(({ items, args }) => items.map(({ id }) => [id, args] as const)));
  for (const item of changed) {
    const args = restore?.(item) ?? {};
    const key = JSON.stringify(args);
    const batch = batches.get(key) ?? { items: [], args };
    batch.items.push({ ...item, ...argsById.get(item.id) });
    batches.set(key, batch);
  }
  return [...batches.values()];
}
