import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { ReviewChoicesDocument } from '#web/site/portfolio/documents.ts';
import type { EditedItem } from './usePortfolioForm.ts';

export type ReviewChoice = Pick<NonNullable<EditedItem['review']>, 'id' | 'name' | 'companyName' | 'isPublished'>;

/**
 * The reviews that one is chosen from: the newest that hold a text.
 * @param own the one that the item has
 * @param chosenId the one that is chosen now, which is always among them
 */
export function useReviewChoices(own: ReviewChoice | null | undefined, chosenId: string | undefined) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data, previousData, error } = useQuery(ReviewChoicesDocument, { variables: { search } });
  const list = (data ?? previousData)?.allReviews;
  const [chosen, setChosen] = useState(own ?? null);
  const found: readonly ReviewChoice[] = list?.nodes ?? [];
  const known = found.find(({ id }) => id === chosenId);
  // What is chosen stays to be seen, whatever is looked for next.
  if (known && known.id !== chosen?.id) setChosen(known);
  const isHidden = chosen && chosen.id === chosenId && !known;
  const reviews = isHidden ? [chosen, ...found] : found;
  /** Whether not all of them are there to choose from. */
  const isLong = search !== '' || (list?.totalCount ?? 0) > found.length;
  return { reviews, isLong, text, setText, hasNone: search !== '' && found.length === 0, error };
}
