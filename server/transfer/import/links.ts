import { isViewParam, mainPath, normalPath, selectorPath } from '#schema/redirectPath.ts';

/** Canonical form for comparing addresses of a site; null when the path is not an address of a page. */
const canonicalPath = (path: string): string | null => selectorPath(path) ?? normalPath(path);

const hostOf = (url: URL) => url.host.replace(/^www\./, '');

/** Parameters that count visits and choose no page. */
const isCounting = (name: string) => /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/.test(name);

/** Maps the addresses of a site to addresses here. @param base address of the old site */
export function createLinks(base: string) {
  const site = new URL(base);
  const folder = site.pathname.replace(/\/+$/, '');
  const targets = new Map<string, string>();
  const inSite = (url: URL) => hostOf(url) === hostOf(site) && url.pathname.startsWith(folder);
  const targetOf = (path: string): string | undefined => {
    for (let main: string | null = canonicalPath(path); main !== null; main = mainPath(main)) {
      const to = targets.get(main);
      if (to !== undefined) return to;
    }
    return undefined;
  };
  const newAddressOf = ({ pathname, search, searchParams }: URL): string | undefined => {
    const isHome = [folder, `${folder}/index.php`].includes(pathname.replace(/\/+$/, ''));
    if (!isHome) return targetOf(pathname);
    const isList = [...searchParams.keys()].some((name) => !isCounting(name));
    return isList ? targetOf(pathname + search) : '/';
  };
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
      const newAddress = newAddressOf(target);
      if (newAddress === undefined) return { address: target.href, isLost: true };
      return { address: withQueryOf(newAddress, target), isLost: false };
    },
    absolute: (url: string): string => (URL.canParse(url, base) ? new URL(url, base).href : url),
  };
}
export type Links = ReturnType<typeof createLinks>;

/** Parameters of the old address stay, as in a redirect. */
function withQueryOf(address: string, { searchParams, hash }: URL): string {
  const keptQuery = new URLSearchParams([...searchParams].filter(([name]) => !isViewParam(name))).toString();
  return address + (keptQuery && (address.includes('?') ? '&' : '?') + keptQuery) + hash;
}
