import { deskStrings } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { SetMessageValueDocument } from './documents.ts';

type MessageWithValue = { id: string; value?: number | null };

/**
 * @returns a function that sets the value of a message in whole rupees (null for unknown), optimistically and with
 *   undo; resolves to the failure
 */
export function useSetValue(): (message: MessageWithValue, value: number | null) => Promise<Failure | null> {
  const [run] = useCommand(SetMessageValueDocument, {
    entity: messageEntity,
    isQueued: true,
    optimistic: ({ id, value }) => ({ setMessageValue: { __typename: 'Message', id, value: value ?? null } }),
    sentences: { done: deskStrings.valueSet, failed: deskStrings.valueFailed },
  });
  const save = async ({ id, value: previous }: MessageWithValue, value: number | null): Promise<Failure | null> => {
    const { failure } = await run({ id, value }, { undo: () => void save({ id, value }, previous ?? null) });
    return failure;
  };
  return save;
}
