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
 * @param pagesAt finds the paths, of those with a slug, at which a published page is
 * @returns a function that maps paths to counted names: the path if the page exists, else `other`
 */
export function createPageNames(
  pagesAt: (candidates: string[]) => Promise<Set<string>>,
): (requestedPaths: string[]) => Promise<(path: string) => string> {
  const existingPaths = new LRUCache<string, true>({ max: MAX_CACHED });
  return async (requestedPaths) => {
    const unknown = [...new Set(requestedPaths)].filter((path) => hasSlug(path) && !existingPaths.has(path));
    if (unknown.length > 0)
      for (const path of await pagesAt(unknown.slice(0, MAX_LOOKUPS))) existingPaths.set(path, true);
    return (path) => (!hasSlug(path) || existingPaths.has(path) ? path : OTHER);
  };
}

const hasSlug = (path: string) =>
  slugParents.some((parent) => path.startsWith(parent)) || (ONE_PART.test(path) && !fixedPaths.includes(path));
