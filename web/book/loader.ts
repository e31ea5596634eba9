import type { LoaderArgs } from '#web/data/loader.ts';
import { browserZone, choiceIn } from './address.ts';

/** The times that can be booked, in the days of the visitor; while no calls are taken nothing is asked. */
export async function bookLoader({ search, site, fetchQuery }: LoaderArgs) {
  if (!site.takesBookings) return null;
  const { FreeTimesDocument } = await import('./publicDocuments.ts');
  const { zone, from, host } = choiceIn(search);
  const { freeTimes } = await fetchQuery(FreeTimesDocument, { timeZone: zone ?? browserZone(), from, hostId: host });
  return freeTimes;
}
