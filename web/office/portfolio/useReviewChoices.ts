import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { ReviewChoicesDocument } from '#web/site/portfolio/documents.ts';
import type { EditedItem } from './usePortfolioForm.ts';

export type ReviewChoice = Pick<NonNullable<EditedItem['review']>, 'id' | 'name' | 'companyName' | 'isPublished'>;

/**
 * Reviews to choose from: the newest that match the search.
 * @param currentReview the item's review
 * @param chosenId the current choice, which is always included
 */
export function useReviewChoices(currentReview: ReviewChoice | null | undefined, chosenId: string | undefined) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data, previousData, error } = useQuery(ReviewChoicesDocument, { variables: { search } });
  const list = (data ?? previousData)?.allReviews;
  const [chosenReview, setChosenReview] = useState(currentReview ?? null);
  const matches: readonly ReviewChoice[] = list?.nodes ?? [];
  const listedReview = matches.find(({ id }) => id === chosenId);
  // The choice stays visible with any search.
  if (listedReview && listedReview.id !== chosenReview?.id) setChosenReview(listedReview);
  const isHidden = chosenReview && chosenReview.id === chosenId && !listedReview;
  const reviews = isHidden ? [chosenReview, ...matches] : matches;
  /** Whether there are more reviews than the list contains. */
  const isLong = search !== '' || (list?.totalCount ?? 0) > matches.length;
  return { reviews, isLong, text, setText, hasNone: search !== '' && matches.length === 0, error };
}
