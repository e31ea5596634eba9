import type { Site } from '#schema/site.ts';
import { servicesIn, type Tags, tagServices } from '#schema/tagServices.ts';
import type { Context } from '#server/platform/context.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const escapeValue = (value: string) => value.replace(/\s+/g, ' ').trim().replace(PUNCTUATION, '\\$&');

export type Facts = Pick<Site, 'name' | 'address' | 'email' | 'phone' | 'city' | 'tags'> & {
  /** Setting ANALYTICS. */
  countsVisits: boolean;
};

export const factsOf = ({ site, settings }: Pick<Context, 'site' | 'settings'>): Facts => ({
  ...site,
  countsVisits: settings.ANALYTICS,
});

const COUNTING =
  'We count the visits of its pages ourselves, without storing anything in your browser: for one day a visitor is a number that cannot be traced back to your address, and the day’s visit tells us, when you write to us, what has led you here. Nobody is counted whose browser sends “Do Not Track” or “Global Privacy Control”. ';

/** What the browser keeps and loads without tags; every word of it is true of a site that has none. */
const withoutTags = (countsVisits: boolean): string =>
  `This website sets no cookies for visitors, carries no ${analyticsOf(countsVisits)} and no advertising tags, and loads nothing from other companies. `;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const withTags = (tags: Tags = {}): string =>
  `Before you have agreed, this website sets no cookies and loads nothing from other companies. If you agree, it loads ${list.format(servicesIn(tags).map((service) => tagServices[service]))}: they set cookies, learn which pages you read and with what device and address, and that you have sent a message or an application or booked a call, but not what you wrote. One cookie of our own, “consent”, keeps your answer for 180 days. You change it at the foot of every page under “Cookie choices”. A browser that sends “Global Privacy Control” or “Do Not Track” is not asked, and nothing is loaded. `;

const analyticsOf = (countsVisits: boolean): string => (countsVisits ? 'analytics of others' : 'analytics');

/** Placeholders; {city} stays when the site has no city. */
const placeholders = {
  name: ({ name }) => escapeValue(name),
  address: ({ address }) => escapeValue(address),
  email: ({ email }) => escapeValue(email),
  phone: ({ phone }) => escapeValue(phone),
  city: ({ city }) => (city ? escapeValue(city) : '{city}'),
  analytics: ({ countsVisits }) => analyticsOf(countsVisits),
  counting: ({ countsVisits }) => (countsVisits ? COUNTING : ''),
  tags: ({ tags, countsVisits }) => (servicesIn(tags).length > 0 ? withTags(tags) : withoutTags(countsVisits)),
} satisfies Record<string, (facts: Facts) => string>;
const PLACEHOLDER = new RegExp(`\\{(${Object.keys(placeholders).join('|')})\\}`, 'g');

/** Without an address, what a text says of it goes too. */
const withoutAddress = (markdown: string) => markdown.replace(/ We are at \{address\}\.|,? ?\{address\}/g, '');

export const fillIn = (markdown: string, facts: Facts): string =>
  (facts.address ? markdown : withoutAddress(markdown)).replace(PLACEHOLDER, (_, name: keyof typeof placeholders) =>
    placeholders[name](facts),
  );

const CITY = '<mark class="bg-paper-deep px-1 font-semibold text-ink">[City]</mark>';

export const markCity = (html: string): string =>
  html.replace(/<[^>]*>|\{city\}/g, (match) => (match === '{city}' ? CITY : match));
