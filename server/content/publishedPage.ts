import { slugPattern } from '#schema/common.ts';
import { authorSlugs } from '#server/content/author/authors.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { paths } from '#web/shared/paths.ts';
import { itemPaths } from './kind/addresses.ts';

/** Whether a post, item or author page is at a path. @param path normalized by normalPath */
export const hasPage = async (db: Executor, path: string): Promise<boolean> => (await pagesAt(db, [path])).size > 0;

export async function pagesAt(db: Executor, candidates: readonly string[]): Promise<Set<string>> {
  const authorPaths = new Map(
    candidates.flatMap((path) => {
      const slug = path.startsWith(paths.author('')) ? path.slice(paths.author('').length) : '';
      return slugPattern.test(slug) ? [[slug, path] as const] : [];
    }),
  );
  const slugs = authorPaths.size ? await authorSlugs(db, [...authorPaths.keys()]) : [];
  const pages = await itemPaths({ db }, candidates);
  for (const slug of slugs) pages.add(authorPaths.get(slug) as string);
  return pages;
}
