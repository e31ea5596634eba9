import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const escapeValue = (value: string) => value.replace(/\s+/g, ' ').trim().replace(PUNCTUATION, '\\$&');

export type Facts = Pick<Site, 'name' | 'address' | 'email' | 'phone' | 'city'> & {
  /** Setting ANALYTICS. */
  countsVisits: boolean;
};

export const factsOf = ({ site, settings }: Pick<Context, 'site' | 'settings'>): Facts => ({
  ...site,
  countsVisits: settings.ANALYTICS,
});

const COUNTING =
  'We count the visits of its pages ourselves, without storing anything in your browser: for one day a visitor is a number that cannot be traced back to your address, and the day’s visit tells us, when you write to us, what has led you here. Nobody is counted whose browser sends “Do Not Track” or “Global Privacy Control”. ';

/** Placeholders; {city} stays when the site has no city. */
const placeholders = {
  name: ({ name }) => escapeValue(name),
  address: ({ address }) => escapeValue(address),
  email: ({ email }) => escapeValue(email),
  phone: ({ phone }) => escapeValue(phone),
  city: ({ city }) => (city ? escapeValue(city) : '{city}'),
  analytics: ({ countsVisits }) => (countsVisits ? 'analytics of others' : 'analytics'),
  counting: ({ countsVisits }) => (countsVisits ? COUNTING : ''),
} satisfies Record<string, (facts: Facts) => string>;
const PLACEHOLDER = new RegExp(`\\{(${Object.keys(placeholders).join('|')})\\}`, 'g');

export const fillIn = (markdown: string, facts: Facts): string =>
  markdown.replace(PLACEHOLDER, (_, name: keyof typeof placeholders) => placeholders[name](facts));

/** Highlighted placeholder that asks staff to set the city. */
const CITY = '<mark class="bg-paper-deep px-1 font-semibold text-ink">[City]</mark>';

export const markCity = (html: string): string =>
  html.replace(/<[^>]*>|\{city\}/g, (match) => (match === '{city}' ? CITY : match));
