import { LRUCache } from 'lru-cache';
import { OTHER } from '#schema/visitNames.ts';
import { paths } from '#web/shared/paths.ts';

/** Slug lookups per write; further paths count as `other`. */
const MAX_LOOKUPS = 50;
const MAX_CACHED = 2000;
/** Most requested paths of these forms do not exist. */
const slugParents = [paths.blogPost(''), paths.author(''), paths.portfolioItem('')];
const fixedPaths: readonly unknown[] = Object.values(paths);
const ONE_PART = /^\/[^/]+$/;

/**
 * @param hasPage whether a published page exists at a path with a slug
 * @returns a function that maps paths to counted names: the path if the page exists, else `other`
 */
export function createPageNames(
  hasPage: (path: string) => Promise<boolean>,
): (requestedPaths: string[]) => Promise<(path: string) => string> {
  const existingPaths = new LRUCache<string, true>({ max: MAX_CACHED });
  return async (requestedPaths) => {
    const unknown = [...new Set(requestedPaths)].filter((path) => hasSlug(path) && !existingPaths.has(path));
    for (const path of unknown.slice(0, MAX_LOOKUPS)) if (await hasPage(path)) existingPaths.set(path, true);
    return (path) => (!hasSlug(path) || existingPaths.has(path) ? path : OTHER);
  };
}

const hasSlug = (path: string) =>
  slugParents.some((parent) => path.startsWith(parent)) || (ONE_PART.test(path) && !fixedPaths.includes(path));
