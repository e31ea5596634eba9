import { isReservedSlug, slugPattern } from '#schema/common.ts';
import { blogSlugFrom, inLatin, MADE_SLUG_MAX } from '#schema/slug.ts';
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
