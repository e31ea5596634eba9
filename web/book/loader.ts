import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';
import { browserZone, choiceIn } from './address.ts';
import { BookedCallDocument, FreeTimesDocument } from './publicDocuments.ts';

/**
 * The times that can be booked, in the days of the visitor; null while no calls are taken. A browser does not ask then: the screen
 * that is shown uses no data, and no link leads to it.
 */
export async function bookLoader({ search, fetchQuery }: LoaderArgs) {
  const { zone, from, host } = choiceIn(search);
  const { freeTimes } = await fetchQuery(FreeTimesDocument, { timeZone: zone ?? browserZone(), from, hostId: host });
  return freeTimes;
}

/** The call of a link, and the times to which it can be moved. */
export function bookedCallLoader({ params, search, fetchQuery }: LoaderArgs) {
  const { zone, from } = choiceIn(search);
  return fetchQuery(BookedCallDocument, { ...tokenOf(params.token), timeZone: zone, from });
}
