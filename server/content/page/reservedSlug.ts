import { reservedSlug } from '#schema/common.ts';
import { pageSlugFrom } from '#schema/slug.ts';
import { isReservedSegment } from '#server/content/redirect/reserved.ts';
import { badField } from '#server/platform/errors.ts';

/** @throws BAD_USER_INPUT for a slug that an address of the site has */
export function refuseReservedSlug(slug: string | null | undefined): void {
  if (slug && isReservedSegment(slug)) throw badField('slug', reservedSlug);
}

/** A slug from a title; one that an address of the site has gets an ending. */
export function freePageSlugFrom(title: string, now: Date): string {
  const slug = pageSlugFrom(title, now.toISOString().slice(0, 10));
  return isReservedSegment(slug) ? `${slug}-page` : slug;
}
