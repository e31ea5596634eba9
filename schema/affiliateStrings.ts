/** Stored value and REST value of each kind, with its name in the GraphQL enum. */
export const kindNames = { advertiser: 'ADVERTISER', publisher: 'PUBLISHER' } as const;
export type KindWord = keyof typeof kindNames;
export const isKindWord = (text: unknown): text is KindWord => Object.hasOwn(kindNames, String(text));
/** Inverse of kindNames: stored value by enum name. */
export const kindWords = Object.fromEntries(Object.entries(kindNames).map(([word, name]) => [name, word])) as {
  [Word in KindWord as (typeof kindNames)[Word]]: Word;
};
export const kindTitles: Record<KindWord, string> = { advertiser: 'Advertiser', publisher: 'Publisher' };

/** Spec sections 2, 5 and 8. */
export const affiliateStrings = {
  applied: "Thank you! We'll contact you shortly.",
  /** Stays on the page. */
  isWithUs: 'Your application is with us. We answer to the address that you gave.',
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
