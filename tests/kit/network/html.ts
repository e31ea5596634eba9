import type { Product } from '#tests/kit/product/product.ts';
import { type RawAnswer, send } from './raw.ts';

export const ASKS_HTML = { accept: 'text/html,application/xhtml+xml' };

/** Requests an address as a browser does. */
export const getPage = ({ url }: Product, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  send(url, path, { headers: { ...ASKS_HTML, ...headers } });

/** The decoded content of the first element or attribute that matches. */
function find(html: string, pattern: RegExp): string | undefined {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return pattern.exec(html)?.[1]?.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '?');
}

export const titleOf = (html: string) => find(html, /<title>([^<]*)<\/title>/);
export const descriptionOf = (html: string) => find(html, /<meta name="description" content="([^"]*)"/);
export const canonicalOf = (html: string) => find(html, /<link rel="canonical" href="([^"]*)"/);
export const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"/>');
/** The state in the page for its scripts. */
export const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

export type Thing = Record<string, unknown> & { '@type': string };
/** The schema.org data of a page, which has one script with it or none. */
export function structuredDataIn(html: string): Thing[] {
  const [first, ...others] = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  if (others.length) throw new Error('structured data stands in several places');
  if (!first) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(first[1] as string);
  if (context !== 'https://schema.org') throw new Error(`structured data in the words of ${context}`);
  return graph;
}
