import { normalPath, numberedPath } from '#schema/redirectPath.ts';

/** Canonical form for comparing addresses of a site; null when the path is not an address of a page. */
const spelt = (path: string): string | null => numberedPath(path) ?? normalPath(path);

const hostOf = (url: URL) => url.host.replace(/^www\./, '');

/** Maps the addresses of a site to addresses here. @param base address of the old site */
export function createLinks(base: string) {
  const site = new URL(base);
  const folder = site.pathname.replace(/\/+$/, '');
  const places = new Map<string, string>();
  const inSite = (url: URL) => hostOf(url) === hostOf(site) && url.pathname.startsWith(folder);
  return {
    note(path: string, to: string): void {
      const from = spelt(path);
      if (from) places.set(from, to);
    },
    /** @returns the new address, and whether its page was not imported; null for an invalid address */
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
    whole: (url: string): string => (URL.canParse(url, base) ? new URL(url, base).href : url),
  };
}
export type Links = ReturnType<typeof createLinks>;
