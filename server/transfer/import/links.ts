import { normalPath, numberedPath } from '#schema/redirectPath.ts';

/** @returns the one spelling by which the addresses of a site are compared; null for none of a page */
const spelt = (path: string): string | null => numberedPath(path) ?? normalPath(path);

const hostOf = (url: URL) => url.host.replace(/^www\./, '');

/**
 * Knows what has become of the addresses of a site.
 * @param base the address of that site
 */
export function createLinks(base: string) {
  const site = new URL(base);
  const folder = site.pathname.replace(/\/+$/, '');
  const places = new Map<string, string>();
  const inSite = (url: URL) => hostOf(url) === hostOf(site) && url.pathname.startsWith(folder);
  return {
    /** @param path an address that something had there @param to the path that it has here */
    note(path: string, to: string): void {
      const from = spelt(path);
      if (from) places.set(from, to);
    },
    /**
     * @param url as it stands in a text
     * @returns what is to stand there, and whether it leads to a page of that site that has not come; null for what leads nowhere
     */
    follow(url: string): { address: string; isLost: boolean } | null {
      if (url.startsWith('#')) return { address: url, isLost: false };
      if (!URL.canParse(url, base)) return null;
      const found = new URL(url, base);
      if (!/^(https?|mailto|tel):$/.test(found.protocol)) return null;
      if (!/^https?:$/.test(found.protocol) || !inSite(found)) return { address: found.href, isLost: false };
      const isHome = spelt(found.pathname) === (spelt(folder || '/') ?? '/') && !found.search;
      const place = isHome
        ? '/'
        : places.get(spelt(found.search ? `${found.pathname}${found.search}` : found.pathname) ?? '');
      if (place) return { address: place + found.hash, isLost: false };
      return { address: found.href, isLost: true };
    },
    /** @returns an address of a picture as a whole one */
    whole: (url: string): string => (URL.canParse(url, base) ? new URL(url, base).href : url),
  };
}
export type Links = ReturnType<typeof createLinks>;
