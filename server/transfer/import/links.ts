import { listPath, normalPath, numberedPath } from '#schema/redirectPath.ts';

/** Canonical form for comparing addresses of a site; null when the path is not an address of a page. */
const canonicalPath = (path: string): string | null => numberedPath(path) ?? normalPath(path);

const hostOf = (url: URL) => url.host.replace(/^www\./, '');

/** Maps the addresses of a site to addresses here. @param base address of the old site */
export function createLinks(base: string) {
  const site = new URL(base);
  const folder = site.pathname.replace(/\/+$/, '');
  const targets = new Map<string, string>();
  const inSite = (url: URL) => hostOf(url) === hostOf(site) && url.pathname.startsWith(folder);
  return {
    has: (path: string): boolean => targets.has(canonicalPath(path) ?? ''),
    note(path: string, to: string): void {
      const from = canonicalPath(path);
      if (from) targets.set(from, to);
    },
    /** @returns the new address, and whether its page was not imported; null for an invalid address */
    follow(url: string): { address: string; isLost: boolean } | null {
      if (url.startsWith('#')) return { address: url, isLost: false };
      if (!URL.canParse(url, base)) return null;
      const target = new URL(url, base);
      if (!/^(https?|mailto|tel):$/.test(target.protocol)) return null;
      if (!/^https?:$/.test(target.protocol) || !inSite(target)) return { address: target.href, isLost: false };
      const path = canonicalPath(target.search ? `${target.pathname}${target.search}` : target.pathname) ?? '';
      const isHome = canonicalPath(target.pathname) === (canonicalPath(folder || '/') ?? '/') && !target.search;
      const newPath = isHome ? '/' : (targets.get(path) ?? targets.get(listPath(path) ?? ''));
      if (newPath) return { address: newPath + target.hash, isLost: false };
      return { address: target.href, isLost: true };
    },
    absolute: (url: string): string => (URL.canParse(url, base) ? new URL(url, base).href : url),
  };
}
export type Links = ReturnType<typeof createLinks>;
