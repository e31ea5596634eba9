import { like, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { transliterate } from 'transliteration';
import { blogSlugFrom } from '#schema/blog.ts';
import { isReservedSlug, slugPattern } from '#schema/common.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { SourcePost } from './source.ts';

const MAX_SLUG = 120;

export function slugFor(
  { slug, title, createdAt }: Pick<SourcePost, 'slug' | 'title' | 'createdAt'>,
  now: Date,
): string {
  const day = (createdAt ?? now).toISOString().slice(0, 10);
  for (const text of [slug, title]) {
    const ownSlug = inLatin(text);
    // Slugs of posts have at least three characters.
    const longSlug = ownSlug.length < 3 || isReservedSlug(ownSlug) ? `post-${ownSlug}` : ownSlug;
    if (ownSlug && slugPattern.test(longSlug)) return longSlug;
  }
  return blogSlugFrom(title, day);
}

/** A slug in any script, in Latin letters. */
const inLatin = (text: string): string =>
  transliterate(text.normalize('NFC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');

/** @param usedSlugs slugs of this import @returns the slug, with a number if it is in use or was used before */
export async function freeSlug(
  executor: Executor,
  kind: SourcePost['kind'],
  desiredSlug: string,
  usedSlugs: ReadonlySet<string>,
): Promise<string> {
  const { table: items, former } = kindOf(kind);
  const stem = desiredSlug.slice(0, MAX_SLUG - 7).replace(/-+$/, '');
  const similarSlugs = (table: typeof items | typeof former) =>
    executor
      .select({ slug: table.slug })
      .from(table as PgTable)
      .where(or(like(table.slug, desiredSlug), like(table.slug, `${stem}-%`)));
  const existingSlugs = new Set(
    [...(await similarSlugs(items)), ...(await similarSlugs(former))].map(({ slug }) => slug),
  );
  const isFree = (slug: string) => !(existingSlugs.has(slug) || usedSlugs.has(slug));
  if (isFree(desiredSlug)) return desiredSlug;
  for (let number = 2; ; number += 1) if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
}
