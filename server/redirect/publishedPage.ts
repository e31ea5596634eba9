import { slugPattern } from '#schema/common.ts';
import { isAuthor } from '#server/author/authors.ts';
import type { Executor } from '#server/database/connect.ts';
import { hasItem } from '#server/pages/seo/content.ts';
import { paths } from '#web/paths.ts';

/** @returns whether there is a page that somebody has written at a path @param path as normalPath spells it */
export async function hasPage(db: Executor, path: string): Promise<boolean> {
  const slug = path.startsWith(paths.author('')) ? path.slice(paths.author('').length) : '';
  return slugPattern.test(slug) ? isAuthor(db, slug) : hasItem({ db }, path);
}
