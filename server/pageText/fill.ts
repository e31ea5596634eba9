import type { Site } from '#schema/site.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** A value as Markdown that says nothing but it. */
const plain = (value: string) => value.replace(/\s+/g, ' ').trim().replace(PUNCTUATION, '\\$&');

/** What may stand in braces; the city is left where the site has none. */
const filled = ['name', 'address', 'email', 'phone', 'city'] as const;
const PLACEHOLDER = new RegExp(`\\{(${filled.join('|')})\\}`, 'g');

/** @returns Markdown with the site's own facts in the place of `{name}` and its like */
export const fillIn = (markdown: string, site: Site): string =>
  markdown.replace(PLACEHOLDER, (whole, name: (typeof filled)[number]) => {
    const value = site[name];
    return value ? plain(value) : whole;
  });

/** What stands for the city until the site names it: to be seen, so that somebody fills it in. */
const CITY = '<mark class="bg-paper-deep px-1 font-semibold text-ink">[City]</mark>';

/** @returns safe HTML in which a city that is still to be named is marked; attributes stay as they are */
export const markCity = (html: string): string =>
  html.replace(/<[^>]*>|\{city\}/g, (found) => (found === '{city}' ? CITY : found));
