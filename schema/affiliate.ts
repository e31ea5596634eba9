import * as z from 'zod/mini';
import { email, line } from './common.ts';

/** What one may apply as, as it is stored and as REST speaks it, with the names in the GraphQL enum. */
export const kindNames = { advertiser: 'ADVERTISER', publisher: 'PUBLISHER' } as const;
export type KindWord = keyof typeof kindNames;
export const isKindWord = (text: unknown): text is KindWord => Object.hasOwn(kindNames, String(text));
/** The same the other way round: what the code and the database say for a name of the enum. */
export const kindWords = Object.fromEntries(Object.entries(kindNames).map(([word, name]) => [name, word])) as {
  [Word in KindWord as (typeof kindNames)[Word]]: Word;
};
/** What a person reads for each. */
export const kindTitles: Record<KindWord, string> = { advertiser: 'Advertiser', publisher: 'Publisher' };

/** What the affiliate screens say (spec sections 2, 5 and 8). */
export const affiliateSentences = {
  applied: "Thank you! We'll contact you shortly.",
  faults: 'Please fix the form errors',
  applyFailed: 'Submission failed',
  notFound: 'This affiliate no longer exists.',
  listFailed: 'Failed to fetch affiliates',
  listUnexpected: 'Failed to fetch affiliates: Unexpected response structure',
  spam: 'Application moved to spam.',
  notSpam: 'Application moved out of spam.',
  markFailed: 'Failed to update application.',
  removing: (name: string) => `Deleting ${name}...`,
  removed: 'Affiliate deleted successfully',
  removeFailed: 'Failed to delete affiliate',
} as const;

const badPhone = 'Invalid phone number format';

/** An application to the affiliate programme (spec section 5, Affiliate form). */
export const ApplyInput = z.object({
  name: line(1, 120, 'Name is required'),
  companyName: line(1, 200, 'Company name is required'),
  email: email('Invalid email address'),
  phone: z.string(badPhone).check(z.trim(), z.maxLength(16, badPhone), z.regex(/^\+?[1-9]\d{9,14}$/, badPhone)),
  service: z.enum(Object.keys(kindNames) as [KindWord, ...KindWord[]], 'Please choose Advertiser or Publisher'),
});

/** What the applicant writes of it; what they apply as they have chosen by the form they opened. */
export const applicantRule = z.omit(ApplyInput, { service: true });
