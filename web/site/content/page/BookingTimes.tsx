import { useEffect, useState } from 'react';
import { readFragment } from '#web/gql/index.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { paths } from '#web/shared/paths.ts';
import { browserZone } from '#web/site/booking/address.ts';
import { FreeTimes } from '#web/site/booking/FreeTimes.tsx';
import { inZone } from '#web/site/booking/inZone.ts';
import { FreeTimesDocument, FreeTimesFragment } from '#web/site/booking/publicDocuments.ts';

type Loaded = Awaited<ReturnType<typeof loadTimes>>;
const loadTimes = async () =>
  (await inZone((timeZone) => fetchQuery(FreeTimesDocument, { timeZone }), browserZone())).freeTimes;

/** The next free times, whose links lead on to the booking page. When they cannot be loaded, the button beside remains. */
export function BookingTimes() {
  const [times, setTimes] = useState<Loaded>(null);
  useEffect(() => {
    let isCancelled = false;
    loadTimes().then(
      (loaded) => isCancelled || setTimes(loaded),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  if (!times) return null;
  const free = readFragment(FreeTimesFragment, times);
  return <FreeTimes free={free} choice={{ zone: free.timeZone }} path={paths.book} isTaken={false} isStale={false} />;
}
