/** Where an enquiry comes from, as its screen knows it. */
export type EnquirySource = Record<
  'name' | 'found' | 'medium' | 'campaign' | 'referrer' | 'firstPage' | 'sentFrom',
  string | null
> & {
  /** Whose referral link was followed. */
  affiliate: { name: string } | null;
};

/** @returns what staff have put in the place of what was found; null when that stands */
export const givenSource = ({ name, found }: Pick<EnquirySource, 'name' | 'found'>): string | null =>
  name === found ? null : name;

/** @returns whether anything is known of how somebody has come */
export const isKnown = ({ name: _, ...facts }: EnquirySource): boolean => Object.values(facts).some(Boolean);
