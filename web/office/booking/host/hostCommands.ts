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

/** @returns says when somebody takes calls, which makes them a host; resolves to why not, which a toast has said */
export function useSaveHost(): (userId: string, input: z.output<typeof BookingHostInput>) => Promise<Failure | null> {
  const [run] = useCommand(SaveBookingHostDocument, {
    sentences: { done: hostStrings.saved, failed: hostStrings.saveFailed },
    refetchQueries,
  });
  return async (userId, input) => (await run({ userId, input })).failure;
}

/** @returns has a calendar read for a host; resolves to why not, which a toast has said */
export function useAddFeed(userId: string): (input: { url: string }) => Promise<Failure | null> {
  const [run] = useCommand(AddHostFeedDocument, {
    sentences: { done: hostStrings.feedAdded, failed: hostStrings.feedFailed },
  });
  return async (input) => (await run({ userId, input })).failure;
}

/** @returns has a calendar not read any more */
export function useRemoveFeed(): (id: string) => Promise<void> {
  const [run] = useCommand(RemoveHostFeedDocument, {
    sentences: { done: hostStrings.feedRemoved, failed: hostStrings.feedRemoveFailed },
    refetchQueries,
  });
  return async (id) => void (await run({ id }));
}

/** @returns makes a new secret address of the calendar of a host's calls, and resolves to it; null when it was refused */
export function useRenewCalendar(userId: string) {
  const [run, { loading }] = useCommand(RenewHostCalendarDocument, {
    sentences: { done: hostStrings.calendarMade, failed: hostStrings.calendarFailed },
    // The address is a secret.
    fetchPolicy: 'no-cache',
    refetchQueries,
  });
  const renew = async () => (await run({ userId })).data?.renewHostCalendar.link ?? null;
  return [renew, loading] as const;
}

/** @returns revokes that address, and resolves to whether that was done */
export function useRevokeCalendar(userId: string) {
  const [run, { loading }] = useCommand(RevokeHostCalendarDocument, {
    sentences: { done: hostStrings.calendarRevoked, failed: hostStrings.calendarFailed },
  });
  const revoke = async () => !(await run({ userId })).failure;
  return [revoke, loading] as const;
}
