import { deskStrings } from '#schema/desk.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { SetMessageFollowUpDocument } from './documents.ts';
import { leaveLists } from './stageLists.ts';

/** A day with a note; null for none. */
export type FollowUpChoice = { day: string; note?: string | null | undefined } | null;
type MessageFollowUp = { id: string; followUp?: FollowUpChoice };

/**
 * @returns a function that sets or clears the follow-up of a message, optimistically and with undo; resolves to the
 *   failure
 */
export function useSetFollowUp(): (message: MessageFollowUp, followUp: FollowUpChoice) => Promise<Failure | null> {
  const { today } = useDates();
  const [run] = useCommand(SetMessageFollowUpDocument, {
    entity: messageEntity,
    isQueued: true,
    update: (cache, _data, { id }) => leaveLists(cache, [id], today()),
    sentences: {
      done: ({ setMessageFollowUp }) =>
        setMessageFollowUp.followUp ? deskStrings.followUpSet : deskStrings.followUpCleared,
      failed: deskStrings.followUpFailed,
    },
  });
  const save = async ({ id, followUp: previous }: MessageFollowUp, choice: FollowUpChoice): Promise<Failure | null> => {
    const followUp = choice && { day: choice.day, note: choice.note ?? null };
    const cachedFollowUp = followUp && ({ __typename: 'FollowUp', ...followUp } as const);
    const { failure } = await run(
      { id, followUp },
      {
        optimistic: () => ({ setMessageFollowUp: { __typename: 'Message', id, followUp: cachedFollowUp } }),
        undo: () => void save({ id, followUp }, previous ?? null),
      },
    );
    return failure;
  };
  return save;
}
