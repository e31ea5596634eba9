import { LRUCache } from 'lru-cache';
import { OTHER } from '#schema/visitNames.ts';
import { paths } from '#web/shared/paths.ts';

/** Slug lookups per write; further paths count as `other`. */
const MOST_LOOKED_UP = 50;
const MOST_KNOWN = 2000;
/** Most requested paths of these forms do not exist. */
const ofSlugs = [paths.blogPost(''), paths.author(''), paths.portfolioItem('')];

/**
 * @param hasPage whether a published page exists at a path with a slug
 * @returns a function that maps paths to counted names: the path if the page exists, else `other`
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
