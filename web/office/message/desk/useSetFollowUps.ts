import { deskStrings } from '#schema/desk.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { toastWithUndo } from '#web/shared/ui/undo.tsx';
import { messageEntity } from '../cacheEntity.ts';
import { SetMessageFollowUpDocument } from './documents.ts';
import { leaveLists } from './stageLists.ts';
import type { FollowUpChoice } from './useSetFollowUp.ts';

type MessageFollowUp = { id: string; followUp?: FollowUpChoice };
type Change = { id: string; followUp: FollowUpChoice };

/** How many are sent at the same time. */
const AT_ONCE = 5;

/**
 * @returns a function that sets or clears the follow-up of several messages, optimistically and with one undo; resolves
 *   to the first failure when nothing was changed
 */
export function useSetFollowUps(): (
  messages: readonly MessageFollowUp[],
  followUp: FollowUpChoice,
) => Promise<Failure | null> {
  const { today } = useDates();
  const [run] = useCommand(SetMessageFollowUpDocument, {
    entity: messageEntity,
    isQueued: true,
    update: (cache, _data, { id }) => leaveLists(cache, [id], today()),
  });

  const setOne = async ({ id, followUp: choice }: Change): Promise<Failure | null> => {
    const followUp = choice && { day: choice.day, note: choice.note ?? null };
    const cachedFollowUp = followUp && ({ __typename: 'FollowUp', ...followUp } as const);
    const optimistic = () => ({ setMessageFollowUp: { __typename: 'Message', id, followUp: cachedFollowUp } }) as const;
    return (await run({ id, followUp }, { optimistic })).failure;
  };

  /** @param previous the follow-ups before, in the same order */
  const save = async (changes: readonly Change[], previous: readonly Change[]): Promise<Failure | null> => {
    const failures: Failure[] = [];
    const done: number[] = [];
    for (let from = 0; from < changes.length; from += AT_ONCE) {
      const part = changes.slice(from, from + AT_ONCE);
      const outcomes = await Promise.all(part.map(setOne));
      for (const [index, failure] of outcomes.entries()) {
        if (failure) failures.push(failure);
        else done.push(from + index);
      }
    }
    const [failure = null] = failures;
    if (failure) tellFailure(failure, failure.message ?? deskStrings.followUpFailed);
    if (done.length === 0) return failure;
    const at = (all: readonly Change[]) => done.map((index) => all[index] as Change);
    const one = changes[0]?.followUp ? deskStrings.followUpSet : deskStrings.followUpCleared;
    const sentence = done.length === 1 ? one : `${done.length} follow-ups ${changes[0]?.followUp ? 'set' : 'changed'}.`;
    toastWithUndo(sentence, () => void save(at(previous), at(changes)));
    return null;
  };

  return (messages, followUp) =>
    save(
      messages.map(({ id }) => ({ id, followUp })),
      messages.map(({ id, followUp: before }) => ({ id, followUp: before ?? null })),
    );
}
