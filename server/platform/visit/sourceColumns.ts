import { text, uuid } from 'drizzle-orm/pg-core';

/** The source columns of messages and applications; null if unknown. */
export const sourceColumns = () => ({
  /** Determined, or corrected by staff. */
  source: text(),
  foundSource: text(),
  medium: text(),
  campaign: text(),
  referrer: text(),
  firstPage: text(),
  sentFrom: text(),
  /** The affiliate of the referral link. Each table adds its foreign key. */
  affiliateId: uuid(),
});

export type SourceFacts = Record<keyof ReturnType<typeof sourceColumns>, string | null>;

export const noSource: SourceFacts = {
  ...{ source: null, foundSource: null, medium: null, campaign: null },
  ...{ referrer: null, firstPage: null, sentFrom: null, affiliateId: null },
};

export type SourceOutput = ReturnType<typeof enquirySourceOf>;

export const enquirySourceOf = ({
  source,
  foundSource,
  medium,
  campaign,
  referrer,
  firstPage,
  sentFrom,
  affiliateId,
}: SourceFacts) => ({
  ...{ name: source, found: foundSource, medium, campaign, referrer, firstPage, sentFrom },
  affiliateId,
});
