export type EnquirySource = Record<
  'name' | 'found' | 'medium' | 'campaign' | 'referrer' | 'firstPage' | 'sentFrom',
  string | null
> & {
  /** The affiliate whose link was followed. */
  affiliate: { name: string } | null;
};

/** @returns the source set by staff; null when the detected one applies */
export const staffSource = ({ name, found }: Pick<EnquirySource, 'name' | 'found'>): string | null =>
  name === found ? null : name;

export const isKnown = ({ name: _, ...facts }: EnquirySource): boolean => Object.values(facts).some(Boolean);
