import * as z from 'zod/mini';
import { deviceNames } from './visitNames.ts';

/** Characters of a text in a beacon; longer ones are refused. */
const MAX_TEXT = 2000;
const text = z.string().check(z.maxLength(MAX_TEXT));

/** The report of a page view. */
export const VisitBeacon = z.object({
  /** Without query. */
  path: text,
  /** document.referrer; empty for none, and for a page of this site. */
  referrer: text,
  /**
   * Campaign parameters of the address: `utm_source` and the like, `ref` with an affiliate's code, and the names of
   * click ids without their values.
   */
  campaign: z.record(text, text),
  device: z.enum(deviceNames),
});
export type VisitBeacon = z.infer<typeof VisitBeacon>;
