import { slugPattern } from '#schema/common.ts';
import { isAuthor } from '#server/content/author/authors.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { paths } from '#web/shared/paths.ts';
import { hasItem } from './kind/addresses.ts';

/** Whether a post, item or author page is at a path. @param path normalized by normalPath */
export async function hasPage(db: Executor, path: string): Promise<boolean> {
  const slug = path.startsWith(paths.author('')) ? path.slice(paths.author('').length) : '';
  return slugPattern.test(slug) ? isAuthor(db, slug) : hasItem({ db }, path);
}
