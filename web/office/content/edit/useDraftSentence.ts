import { draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';

/** What a form has sent, as far as the notice after it says. */
export type SentContent = {
  title: string;
  isPublished?: boolean | null | undefined;
  publishAt?: string | null | undefined;
};

/** @returns a function that says who sees a new item, and from when; null for a published one */
export function useDraftSentence(): (sent: SentContent) => string | null {
  const { comingTime } = useDates();
  return ({ isPublished, publishAt }) =>
    isPublished ? null : draftStrings.draftSaved(publishAt ? comingTime(publishAt) : null);
}
