import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { MOST_AT_ONCE } from '#schema/common.ts';
import type { BulkAction } from '#web/gql/graphql.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { overviewVersion } from '#web/shared/data/overviewCounts.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { offerUndo } from '#web/shared/ui/undo.tsx';
import { applyBulkAction, type BulkArgs, type BulkTarget, bulkActions, countOf } from './bulkActions.ts';
import { BulkUpdateDocument } from './documents.ts';

export type BulkFailure = { id: string; name: string; message: string };
/** The running action and its progress. */
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

  /** @returns the ids that could not be changed */
  const run = async (action: BulkAction, ids: readonly string[], args: BulkArgs = {}): Promise<readonly string[]> => {
    const { owner, ...otherArgs } = args;
    const { done: doneText, undo } = bulkActions[action];
    const namesById = new Map(ids.map((id) => [id, nameOf(id)]));
    const changedIds: string[] = [];
    const failed: BulkFailure[] = [];
    setFailures([]);
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      setProgress({ action, done: from, total: ids.length });
      const version = overviewVersion();
      const { data, failure } = await send(
        { kind: target.kind, action, ids: ids.slice(from, from + MOST_AT_ONCE), ownerId: owner?.id, ...otherArgs },
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
    if (failed.length > 0) toast.error(`${failed.length} of ${countOf(target, ids.length)} could not be ${doneText}.`);
    if (changedIds.length > 0) {
      const sentence = `${countOf(target, changedIds.length)} ${doneText}.`;
      if (undo) offerUndo(sentence, () => void run(undo, changedIds));
      toast.success(sentence);
    }
    const isChanged = new Set(changedIds);
    return ids.filter((id) => !isChanged.has(id));
  };

  return { run, progress, failures, dismissFailures: () => setFailures([]) };
}
