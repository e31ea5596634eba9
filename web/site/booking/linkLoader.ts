import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { choiceIn } from './address.ts';
import { inZone } from './inZone.ts';
import { BookedCallDocument } from './publicDocuments.ts';

/** Loads the call of a link, and the times to which it can be moved. */
export function bookedCallLoader({ params, search, fetchQuery }: LoaderArgs) {
  const { zone, from } = choiceIn(search);
  const ask = (timeZone?: string) => fetchQuery(BookedCallDocument, { ...tokenOf(params.token), timeZone, from });
  return inZone(ask, zone);
}
