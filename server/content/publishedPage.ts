import { slugPattern } from '#schema/common.ts';
import { isAuthor } from '#server/content/author/authors.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { paths } from '#web/shared/paths.ts';
import { hasItem } from './kind/addresses.ts';

/** @returns whether there is a page that somebody has written at a path @param path as normalPath spells it */
export async function hasPage(db: Executor, path: string): Promise<boolean> {
  const slug = path.startsWith(paths.author('')) ? path.slice(paths.author('').length) : '';
  return slugPattern.test(slug) ? isAuthor(db, slug) : hasItem({ db }, path);
}
