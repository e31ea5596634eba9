import { LRUCache } from 'lru-cache';
import { OTHER } from '#schema/visitNames.ts';
import { isAuthor } from '#server/author/authors.ts';
import type { Database } from '#server/database/connect.ts';
import { hasItem } from '#server/pages/seo/content.ts';
import { paths } from '#web/paths.ts';

/** How many addresses of slugs are looked up for one writing; those beyond are counted as other. */
const MOST_LOOKED_UP = 50;
/** How many that were found are remembered. */
const MOST_KNOWN = 2000;
/** Addresses that are made of slugs: at most of them nothing is. */
const ofSlugs = [paths.blogPost(''), paths.author(''), paths.portfolioItem('')];

/** @returns finds under which name each of these paths is counted: as it is when something is there, else as other */
export function createPageNames(db: Database): (asked: string[]) => Promise<(path: string) => string> {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  const isThere = async (path: string) => (await hasItem({ db }, path)) || (await isAuthorPage(db, path));
  return async (asked) => {
    const unknown = [...new Set(asked)].filter((path) => isOfSlug(path) && !known.has(path));
    for (const path of unknown.slice(0, MOST_LOOKED_UP)) if (await isThere(path)) known.set(path, true);
    return (path) => (!isOfSlug(path) || known.has(path) ? path : OTHER);
  };
}

const isOfSlug = (path: string) => ofSlugs.some((parent) => path.startsWith(parent));

const isAuthorPage = async (db: Database, path: string) =>
  path.startsWith(paths.author('')) && isAuthor(db, path.slice(paths.author('').length));
