import { like, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { blogSlugFrom } from '#schema/blog.ts';
import { isReservedSlug, slugPattern } from '#schema/common.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { SourcePost } from './source.ts';

const MAX_SLUG = 120;

export function wantedSlug(
  { slug, title, createdAt }: Pick<SourcePost, 'slug' | 'title' | 'createdAt'>,
  now: Date,
): string {
  const own = slug
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  if (own.length >= 3 && slugPattern.test(own) && !isReservedSlug(own)) return own;
  return blogSlugFrom(title, (createdAt ?? now).toISOString().slice(0, 10));
}

/** @param taken slugs of this import @returns the slug, with a number if it is in use or was used before */
export async function freeSlug(
  executor: Executor,
  kind: SourcePost['kind'],
  wanted: string,
  taken: ReadonlySet<string>,
): Promise<string> {
  const { table: items, former } = kindOf(kind);
  const stem = wanted.slice(0, MAX_SLUG - 7).replace(/-+$/, '');
  const find = (table: typeof items | typeof former) =>
    executor
      .select({ slug: table.slug })
      .from(table as PgTable)
      .where(or(like(table.slug, wanted), like(table.slug, `${stem}-%`)));
  const known = new Set([...(await find(items)), ...(await find(former))].map(({ slug }) => slug));
  const isFree = (slug: string) => !(known.has(slug) || taken.has(slug));
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
}
