import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { browserZone, choiceIn } from './address.ts';
import { inZone } from './inZone.ts';
import { FreeTimesDocument } from './publicDocuments.ts';

/**
 * The times that can be booked, in the days of the visitor; null while no calls are taken. A browser does not ask then: the screen
 * that is shown uses no data, and no link leads to it.
 */
export async function bookLoader({ search, fetchQuery }: LoaderArgs) {
  const { zone, from, host } = choiceIn(search);
  const ask = (timeZone?: string) => fetchQuery(FreeTimesDocument, { timeZone, from, hostId: host });
  return (await inZone(ask, zone ?? browserZone())).freeTimes;
}
