import * as z from 'zod/mini';

export const tagStrings = {
  saved: 'The tags have been saved.',
  failed: 'The tags could not be saved.',
  loadFailed: 'The tags could not be loaded.',
  faults: 'Please check the ids.',
  badAnalytics: 'Please give a measurement id, such as G-AB12CD34EF.',
  badManager: 'Please give a container id, such as GTM-AB12CD3.',
  badPixel: 'Please give the id of the pixel: 10 to 20 digits.',
  badPartner: 'Please give the partner id: 4 to 12 digits.',
  badConversion: 'Please give the id of the conversion: 4 to 12 digits.',
} as const;

const MAX_ID = 24;

/** An id. Empty and null mean none. */
const id = (pattern: RegExp, sentence: string) =>
  z.nullish(
    z
      .string(sentence)
      .check(z.trim(), z.maxLength(MAX_ID, { error: sentence, abort: true }), z.regex(pattern, sentence)),
  );
const digits = (sentence: string) => id(/^(\d{4,12})?$/, sentence);

/** Changes to the tags. Omitted: unchanged. */
export const SiteTagsInput = z.object({
  googleAnalytics: id(/^(G-[A-Z0-9]{4,16})?$/, tagStrings.badAnalytics),
  tagManager: id(/^(GTM-[A-Z0-9]{4,12})?$/, tagStrings.badManager),
  metaPixel: id(/^(\d{10,20})?$/, tagStrings.badPixel),
  linkedIn: digits(tagStrings.badPartner),
  linkedInEnquiry: digits(tagStrings.badConversion),
  linkedInApplication: digits(tagStrings.badConversion),
  linkedInBooking: digits(tagStrings.badConversion),
});
