import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { hostStrings } from '#schema/bookingHost.ts';
import type { BookingHost_DetailsFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { type Clock, clockOf } from '#web/office/booking/calendar/clock.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
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
  const { timeZone } = useSite();
  const { data, error, loading, refetch } = useQuery(BookingHostsDocument, {
    fetchPolicy: useFetchPolicy(BookingHostsDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const office = useMemo<Office | null>(() => {
    if (!data) return null;
    const { minutes } = data.site.booking;
    const hosts = data.bookingHosts.hosts.map((host) => readFragment(BookingHostFragment, host));
    return { clock: clockOf(timeZone), minutes, hosts };
  }, [data, timeZone]);
  return {
    office,
    fault: !office && !loading ? sentenceOf(error, hostStrings.listFailed) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
