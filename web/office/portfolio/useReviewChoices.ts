import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { ReviewChoicesDocument } from '#web/site/portfolio/documents.ts';
import type { EditedItem } from './usePortfolioForm.ts';

export type ReviewChoice = Pick<NonNullable<EditedItem['review']>, 'id' | 'name' | 'companyName' | 'isPublished'>;

/**
 * Reviews to choose from: the newest that match the search.
 * @param own the item's review
 * @param chosenId the current choice, which is always included
 */
export function useReviewChoices(own: ReviewChoice | null | undefined, chosenId: string | undefined) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data, previousData, error } = useQuery(ReviewChoicesDocument, { variables: { search } });
  const list = (data ?? previousData)?.allReviews;
  const [chosen, setChosen] = useState(own ?? null);
  const found: readonly ReviewChoice[] = list?.nodes ?? [];
  const known = found.find(({ id }) => id === chosenId);
  // The choice stays visible with any search.
  if (known && known.id !== chosen?.id) setChosen(known);
  const isHidden = chosen && chosen.id === chosenId && !known;
  const reviews = isHidden ? [chosen, ...found] : found;
  /** Whether there are more reviews than the list contains. */
  const isLong = search !== '' || (list?.totalCount ?? 0) > found.length;
  return { reviews, isLong, text, setText, hasNone: search !== '' && found.length === 0, error };
}
