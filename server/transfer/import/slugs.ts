import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isReservedSlug, slugPattern } from '#schema/common.ts';
import { blogSlugFrom, inLatin, MADE_SLUG_MAX } from '#schema/slug.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { SourcePost } from './source.ts';

export function slugFor(
  { slug, title, createdAt }: Pick<SourcePost, 'slug' | 'title' | 'createdAt'>,
  now: Date,
): string {
  const day = (createdAt ?? now).toISOString().slice(0, 10);
  for (const text of [slug, title]) {
    const ownSlug = latinSlug(text);
    // Slugs of posts have at least three characters.
    const longSlug = ownSlug.length < 3 || isReservedSlug(ownSlug) ? `post-${ownSlug}` : ownSlug;
    if (ownSlug && slugPattern.test(longSlug)) return longSlug;
  }
  return blogSlugFrom(title, day);
}

/** A slug in any script, in Latin letters. */
const latinSlug = (text: string): string =>
  inLatin(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MADE_SLUG_MAX)
    .replace(/^-+|-+$/g, '');

/**
 * Reads the slugs that are in use or were used before.
 * @returns a function that gives the first free slug, with a number if needed, and reserves it
 */
export async function readSlugs(
  executor: Executor,
  kind: SourcePost['kind'],
): Promise<(desiredSlug: string) => string> {
  const { table, former } = kindOf(kind);
  const used = new Set<string>();
  for (const slugs of [table, former]) {
    const rows = await executor.select({ slug: sql<string>`${slugs.slug}` }).from(slugs as PgTable);
    for (const { slug } of rows) used.add(slug);
  }
  /** The last number given per slug, because an export may have thousands of equal titles. */
  const lastNumbers = new Map<string, number>();
  const numbered = (desiredSlug: string): string => {
    const stem = desiredSlug.slice(0, MADE_SLUG_MAX - 7).replace(/-+$/, '');
    let number = lastNumbers.get(stem) ?? 1;
    do number += 1;
    while (used.has(`${stem}-${number}`));
    lastNumbers.set(stem, number);
    return `${stem}-${number}`;
  };
  return (desiredSlug) => {
    const slug = used.has(desiredSlug) ? numbered(desiredSlug) : desiredSlug;
    used.add(slug);
    return slug;
  };
}
