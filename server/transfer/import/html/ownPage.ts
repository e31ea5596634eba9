import type { Root } from 'hast';
import { selectorPath } from '#schema/redirectPath.ts';
import { findElements, propertyOf } from './elements.ts';

/** The page of a text on the old site: the address of the site, and those of the page. */
export type OwnPage = { base: string; addresses: readonly string[] };

/** Links with the whole address of their own page lead within the text. Changes the tree. */
export function shortenOwnLinks(root: Root, { base, addresses }: OwnPage): void {
  const pages = new Set(
    addresses.filter((address) => URL.canParse(address, base)).map((address) => pageOf(new URL(address, base))),
  );
  for (const link of findElements(root, 'a')) {
    const href = propertyOf(link, 'href').trim();
    if (!href.includes('#') || href.startsWith('#') || !URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    if (url.hash.length > 1 && pages.has(pageOf(url))) link.properties.href = url.hash;
  }
}

/** Only the number of an entry chooses a page: other parameters count, or show it in another way. */
const pageOf = ({ host, pathname, search }: URL) =>
  host.replace(/^www\./, '') + pathname.replace(/\/+$/, '').toLowerCase() + (selectorPath(`/${search}`) ?? '');
