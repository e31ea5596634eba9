import { text, uuid } from 'drizzle-orm/pg-core';

/** The columns of where an enquiry comes from, for each table of enquiries; null is what nobody knows. */
export const sourceColumns = () => ({
  /** What counts: what was found, or what staff have put in its place. */
  source: text(),
  foundSource: text(),
  medium: text(),
  campaign: text(),
  /** The host of the page whose link was followed. */
  referrer: text(),
  /** Paths of this site. */
  firstPage: text(),
  sentFrom: text(),
  /** The affiliate whose referral link has led here; each table refers to theirs. */
  affiliateId: uuid(),
});

/** Where an enquiry comes from, as its row says. */
export type SourceFacts = Record<keyof ReturnType<typeof sourceColumns>, string | null>;

/** Where an enquiry comes from of which nothing is known. */
export const noSource: SourceFacts = {
  ...{ source: null, foundSource: null, medium: null, campaign: null },
  ...{ referrer: null, firstPage: null, sentFrom: null, affiliateId: null },
};

/** Where an enquiry comes from, as the API tells it and webhooks are told. */
export type ToldSource = ReturnType<typeof enquirySourceOf>;

/** @returns the same of a row */
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
