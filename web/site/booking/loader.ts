import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { browserZone, choiceIn } from './address.ts';
import { inZone } from './inZone.ts';
import { FreeTimesDocument } from './publicDocuments.ts';

/**
 * Loads free times in the visitor's time zone; null while the site takes no bookings. The browser does not load it
 * then, because the screen uses no data and no link leads to it.
 */
export async function bookLoader({ search, fetchQuery }: LoaderArgs) {
  const { zone, from, host } = choiceIn(search);
  const ask = (timeZone?: string) => fetchQuery(FreeTimesDocument, { timeZone, from, hostId: host });
  return (await inZone(ask, zone ?? browserZone())).freeTimes;
}
