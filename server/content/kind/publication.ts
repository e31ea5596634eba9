import { publicationStrings } from '#schema/schedule.ts';
import { badField } from '#server/platform/errors.ts';
import type { ContentInput, ContentRow } from './kind.ts';

type State = Pick<ContentRow, 'isPublished' | 'publishedAt' | 'createdAt'>;

/**
 * The time of the first publication: it stays when content is unpublished and published again.
 * @param before null for a new item
 * @param isPublished the state after the change
 * @returns null for a draft that was never published
 * @throws BAD_USER_INPUT for a new time in the future
 */
export function publishedAtAfter(
  before: State | null,
  isPublished: boolean,
  { publishedAt: sent }: Pick<ContentInput, 'publishedAt'>,
  now: Date,
): Date | null {
  if (sent) {
    if (sent > now && sent.getTime() !== before?.publishedAt?.getTime()) {
      throw badField('publishedAt', publicationStrings.future);
    }
    return sent;
  }
  if (sent === null && !isPublished) return null;
  return before?.publishedAt ?? (isPublished ? now : null);
}
