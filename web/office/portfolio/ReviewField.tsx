import { useWatch } from 'react-hook-form';
import { SearchedSelect } from '#web/shared/forms/SearchedSelect.tsx';
import { useSearchedChoices } from '#web/shared/forms/useSearchedChoices.ts';
import { ReviewChoicesDocument } from '#web/site/portfolio/documents.ts';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };
type Choice = Pick<NonNullable<EditedItem['review']>, 'id' | 'name' | 'companyName' | 'isPublished'>;

/** The review on the item's page: one of the newest, a search result, or the current one. */
export function ReviewField({ form, item }: Props) {
  const searched = useSearchedChoices({
    document: ReviewChoicesDocument,
    pick: ({ allReviews }) => allReviews,
    storedChoice: item?.review as Choice | null | undefined,
    chosenId: useWatch({ control: form.control, name: 'reviewId' }),
  });
  return (
    <SearchedSelect
      label="Review of the client"
      searched={searched}
      search={{ label: 'Find a review', hint: 'By name, company or what it says.' }}
      labelOf={({ name, companyName, isPublished }) =>
        `${name}, ${companyName}${isPublished ? '' : ' (not published)'}`
      }
      hints={{
        usual: 'It is shown once it is published.',
        empty: 'No review has this in it.',
        failed: 'The reviews could not be loaded. Open the form again to choose one.',
      }}
      error={form.formState.errors.reviewId?.message}
      {...form.register('reviewId')}
    />
  );
}
