import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** A value as Markdown that says nothing but it. */
const plain = (value: string) => value.replace(/\s+/g, ' ').trim().replace(PUNCTUATION, '\\$&');

/** What legal texts say of the installation. */
export type Facts = Pick<Site, 'name' | 'address' | 'email' | 'phone' | 'city'> & {
  /** Whether visits are counted (the setting ANALYTICS). */
  countsVisits: boolean;
};

/** @returns the facts of whoever asks for a page */
export const factsOf = ({ site, settings }: Pick<Context, 'site' | 'settings'>): Facts => ({
  ...site,
  countsVisits: settings.ANALYTICS,
});

/** Said while visits are counted. */
const COUNTING =
  'We count the visits of its pages ourselves, without storing anything in your browser: for one day a visitor is a number that cannot be traced back to your address, and the day’s visit tells us, when you write to us, what has led you here. Nobody is counted whose browser sends “Do Not Track” or “Global Privacy Control”. ';

/** What may stand in braces; the city is left where the site has none. */
const filled = {
  name: ({ name }) => plain(name),
  address: ({ address }) => plain(address),
  email: ({ email }) => plain(email),
  phone: ({ phone }) => plain(phone),
  city: ({ city }) => (city ? plain(city) : '{city}'),
  analytics: ({ countsVisits }) => (countsVisits ? 'analytics of others' : 'analytics'),
  counting: ({ countsVisits }) => (countsVisits ? COUNTING : ''),
} satisfies Record<string, (facts: Facts) => string>;
const PLACEHOLDER = new RegExp(`\\{(${Object.keys(filled).join('|')})\\}`, 'g');

/** @returns Markdown with the facts in the place of `{name}` and its like */
export const fillIn = (markdown: string, facts: Facts): string =>
  markdown.replace(PLACEHOLDER, (_, name: keyof typeof filled) => filled[name](facts));

/** What stands for the city until the site names it: to be seen, so that somebody fills it in. */
const CITY = '<mark class="bg-paper-deep px-1 font-semibold text-ink">[City]</mark>';

/** @returns safe HTML in which a city that is still to be named is marked; attributes stay as they are */
export const markCity = (html: string): string =>
  html.replace(/<[^>]*>|\{city\}/g, (found) => (found === '{city}' ? CITY : found));
