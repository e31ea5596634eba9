import type { ApolloClient, Reference } from '@apollo/client';
import { slotStrings } from '#schema/slot.ts';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { AddSlotDocument, RemoveSlotDocument } from './documents.ts';

type Added = { hostId: string; date: string; time: string };

/**
 * @param formatStart formats the start of a slot
 * @returns a function that adds a slot and resolves to its start; a failure is shown at its field or as a toast
 */
export function useAddSlot(
  formatStart: (startsAt: string) => string,
): (input: Added) => Promise<CommandOutcome<string>> {
  const [run, { client }] = useCommand(AddSlotDocument, {
    sentences: {
      done: ({ addSlot }) => slotStrings.added(formatStart(addSlot.startsAt)),
      failed: ({ fields, message }) => (Object.keys(fields).length > 0 ? '' : (message ?? slotStrings.addFailed)),
    },
    refetchQueries: [SlotsDocument],
  });
  return async (input) => {
    const outcome = await run({ input });
    if (outcome.failure) await refetchSlots(client);
    return mapOutcome(outcome, ({ addSlot }) => addSlot.startsAt);
  };
}

/** The list may be outdated after a refusal. */
const refetchSlots = (client: ApolloClient) =>
  client.refetchQueries({ include: [SlotsDocument] }).catch(() => undefined);

type Removed = { id: string; startsAt: string };

/**
 * @param formatStart formats the start of a slot
 * @returns a function that removes a slot optimistically
 */
export function useRemoveSlot(
  formatStart: (startsAt: string) => string,
): (hostId: string, slot: Removed) => Promise<void> {
  const [run, { client }] = useCommand(RemoveSlotDocument, {
    update: (cache, { removeSlot }) =>
      void cache.modify({
        fields: {
          slots: (cached, { readField }) => {
            const days = cached as { slots: readonly Reference[] };
            return { ...days, slots: days.slots.filter((slot) => readField('id', slot) !== removeSlot.id) };
          },
        },
      }),
    sentences: {
      done: (_data, { startsAt }) => slotStrings.removed(formatStart(String(startsAt))),
      failed: slotStrings.removeFailed,
    },
    refetchQueries: [SlotsDocument],
  });
  return async (hostId, { id, startsAt }) => {
    const optimistic = () => ({ removeSlot: { __typename: 'Slot', id } as const });
    const { failure } = await run({ hostId, startsAt }, { optimistic });
    if (failure) await refetchSlots(client);
  };
}
