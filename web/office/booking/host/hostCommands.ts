import type * as z from 'zod/mini';
import { type BookingHostInput, hostStrings } from '#schema/bookingHost.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import {
  AddHostFeedDocument,
  BookingHostsDocument,
  RemoveHostFeedDocument,
  RenewHostCalendarDocument,
  RevokeHostCalendarDocument,
  SaveBookingHostDocument,
} from './documents.ts';

const refetchQueries = [BookingHostsDocument];

/** @returns a function that saves a host's hours, and creates the host; resolves to the failure, which a toast shows */
export function useSaveHost(): (userId: string, input: z.output<typeof BookingHostInput>) => Promise<Failure | null> {
  const [run] = useCommand(SaveBookingHostDocument, {
    sentences: { done: hostStrings.saved, failed: hostStrings.saveFailed },
    refetchQueries,
  });
  return async (userId, input) => (await run({ userId, input })).failure;
}

/** @returns a function that adds a calendar feed; resolves to the failure, which a toast shows */
export function useAddFeed(userId: string): (input: { url: string }) => Promise<Failure | null> {
  const [run] = useCommand(AddHostFeedDocument, {
    sentences: { done: hostStrings.feedAdded, failed: hostStrings.feedFailed },
  });
  return async (input) => (await run({ userId, input })).failure;
}

export function useRemoveFeed(): (id: string) => Promise<void> {
  const [run] = useCommand(RemoveHostFeedDocument, {
    sentences: { done: hostStrings.feedRemoved, failed: hostStrings.feedRemoveFailed },
    refetchQueries,
  });
  return async (id) => void (await run({ id }));
}

/** @returns a function that creates a new secret calendar address; resolves to it, or null on failure */
export function useRenewCalendar(userId: string) {
  const [run, { loading }] = useCommand(RenewHostCalendarDocument, {
    sentences: { done: hostStrings.calendarMade, failed: hostStrings.calendarFailed },
    fetchPolicy: 'no-cache',
    refetchQueries,
  });
  const renew = async () => (await run({ userId })).data?.renewHostCalendar.link ?? null;
  return [renew, loading] as const;
}

/** @returns a function that revokes the address; resolves to whether it succeeded */
export function useRevokeCalendar(userId: string) {
  const [run, { loading }] = useCommand(RevokeHostCalendarDocument, {
    sentences: { done: hostStrings.calendarRevoked, failed: hostStrings.calendarFailed },
  });
  const revoke = async () => !(await run({ userId })).failure;
  return [revoke, loading] as const;
}
