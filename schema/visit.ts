import * as z from 'zod/mini';
import { deviceNames } from './visitNames.ts';

/** The longest texts that a beacon may carry; longer ones are none of ours. */
const MAX_TEXT = 2000;
const text = z.string().check(z.maxLength(MAX_TEXT));

/** What a page tells of being looked at. */
export const VisitBeacon = z.object({
  /** The path of the page, without what follows a question mark. */
  path: text,
  /** The page whose link was followed, as the browser says; empty for none, and for a page of this site. */
  referrer: text,
  /**
   * What the address says of the campaign: `utm_source` and the like, `ref` with the code of an affiliate, and the names of click
   * ids, without their values.
   */
  campaign: z.record(text, text),
  device: z.enum(deviceNames),
});
export type VisitBeacon = z.infer<typeof VisitBeacon>;
