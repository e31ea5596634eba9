import { useMemo } from 'react';
import { hostStrings } from '#schema/bookingHost.ts';
import { type Clock, clockOf } from '#schema/zoneClock.ts';
import type { BookingHost_DetailsFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { useSession } from '#web/shared/session/session.ts';
import { BookingHostFragment, BookingHostsDocument } from './documents.ts';

export type Host = BookingHost_DetailsFragment;
export type Office = {
  clock: Clock;
  minutes: number;
  hosts: readonly Host[];
};

export function useOffice() {
  const { timeZone } = useSite();
  // Only admins read the rules; employees see their own hours.
  const withRules = useSession()?.user.role === 'admin';
  const { data, sentence, refresh } = useOfficeQuery(BookingHostsDocument, hostStrings.listFailed, { withRules });
  const office = useMemo<Office | null>(() => {
    if (!data) return null;
    const minutes = data.site?.booking.minutes ?? 0;
    const hosts = data.bookingHosts.hosts.map((host) => readFragment(BookingHostFragment, host));
    return { clock: clockOf(timeZone), minutes, hosts };
  }, [data, timeZone]);
  return { office, sentence, refresh };
}
