import { LRUCache } from 'lru-cache';
import { OTHER } from '#schema/visitNames.ts';
import { paths } from '#web/shared/paths.ts';

/** How many addresses of slugs are looked up for one writing; those beyond are counted as other. */
const MOST_LOOKED_UP = 50;
/** How many that were found are remembered. */
const MOST_KNOWN = 2000;
/** Addresses that are made of slugs: at most of them nothing is. */
const ofSlugs = [paths.blogPost(''), paths.author(''), paths.portfolioItem('')];

/**
 * @param hasPage whether a published page is at a path that contains a slug
 * @returns finds under which name each of these paths is counted: as it is when something is there, else as other
 */
export function createPageNames(
  hasPage: (path: string) => Promise<boolean>,
): (asked: string[]) => Promise<(path: string) => string> {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  return async (asked) => {
    const unknown = [...new Set(asked)].filter((path) => isOfSlug(path) && !known.has(path));
    for (const path of unknown.slice(0, MOST_LOOKED_UP)) if (await hasPage(path)) known.set(path, true);
    return (path) => (!isOfSlug(path) || known.has(path) ? path : OTHER);
  };
}

const isOfSlug = (path: string) => ofSlugs.some((parent) => path.startsWith(parent));
