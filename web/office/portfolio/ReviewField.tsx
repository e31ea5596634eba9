import { useWatch } from 'react-hook-form';
import { InputField, SelectField } from '#web/shared/ui/Field.tsx';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';
import { useReviewChoices } from './useReviewChoices.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };

/** The review on the item's page: one of the newest, a search result, or the current one. */
export function ReviewField({ form, item }: Props) {
  const chosenId = useWatch({ control: form.control, name: 'reviewId' });
  const { reviews, isLong, text, setText, hasNone, error } = useReviewChoices(item?.review, chosenId);
  const failed = 'The reviews could not be loaded. Open the form again to choose one.';
  const hint = hasNone ? 'No review has this in it.' : 'It is shown once it is published.';
  return (
    <>
      {isLong && (
        <InputField
          type="search"
          label="Find a review"
          hint="By name, company or what it says."
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <SelectField
        label="Review of the client"
        hint={error ? failed : hint}
        error={form.formState.errors.reviewId?.message}
        // A select needs its option before its value: remount when the options load.
        key={reviews.map(({ id }) => id).join()}
        {...form.register('reviewId')}
      >
        <option value="">None</option>
        {reviews.map(({ id, name, companyName, isPublished }) => (
          <option key={id} value={id}>
            {`${name}, ${companyName}${isPublished ? '' : ' (not published)'}`}
          </option>
        ))}
      </SelectField>
    </>
  );
}
