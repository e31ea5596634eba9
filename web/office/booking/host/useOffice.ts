import { useMemo } from 'react';
import { hostStrings } from '#schema/bookingHost.ts';
import { type Clock, clockOf } from '#schema/zoneClock.ts';
import type { BookingHost_DetailsFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { BookingHostFragment, BookingHostsDocument } from './documents.ts';

export type Host = BookingHost_DetailsFragment;
/** What the screens of real bookings and slots begin with. */
export type Office = {
  clock: Clock;
  /** How long a call is. */
  minutes: number;
  hosts: readonly Host[];
};

/** @returns the office's clock and who takes calls, once they are known; or why they could not be loaded */
export function useOffice() {
  const { data, sentence, refresh } = useOfficeQuery(BookingHostsDocument, hostStrings.listFailed);
  const office = useMemo<Office | null>(() => {
    if (!data) return null;
    const { timeZone, minutes } = data.site.booking;
    const hosts = data.bookingHosts.hosts.map((host) => readFragment(BookingHostFragment, host));
    return { clock: clockOf(timeZone), minutes, hosts };
  }, [data]);
  return { office, sentence, refresh };
}
