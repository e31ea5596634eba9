/** Services whose tags an admin may add to the public pages, by the names of their settings. */
export const tagServices = {
  googleAnalytics: 'Google Analytics',
  tagManager: 'Google Tag Manager',
  metaPixel: 'Meta Pixel',
  linkedIn: 'LinkedIn Insight Tag',
} as const;
export type TagService = keyof typeof tagServices;

/** What visitors do for which the site exists, and the setting with LinkedIn's id of it. */
export const conversions = {
  enquiry: 'linkedInEnquiry',
  application: 'linkedInApplication',
  booking: 'linkedInBooking',
} as const;
export type Conversion = keyof typeof conversions;

export type TagName = TagService | (typeof conversions)[Conversion];
/** Ids by setting; without one the tag is off. */
export type Tags = { readonly [Name in TagName]?: string | undefined };

export const tagNames: readonly TagName[] = [
  ...(Object.keys(tagServices) as TagService[]),
  ...Object.values(conversions),
];

/** @returns the services that have an id, in the order of the table */
export const servicesIn = (tags: Tags = {}): TagService[] =>
  (Object.keys(tagServices) as TagService[]).filter((service) => tags[service]);

/** Name of the cookie with the visitor's choice. */
export const CONSENT_COOKIE = 'consent';
/** Seconds that a choice is remembered: half a year. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;

/** @returns the value of the cookie: it names the ids, so that other tags are asked for again */
export const choiceOf = (isAgreed: boolean, tags: Tags): string =>
  [isAgreed ? 'yes' : 'no', ...servicesIn(tags).map((service) => tags[service])].join('.');

/** @param cookies a Cookie header, or `document.cookie` @returns the value of the consent cookie */
export const choiceIn = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
