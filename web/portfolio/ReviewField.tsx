import { useQuery } from '@apollo/client/react';
import { SelectField } from '#web/ui/Field.tsx';
import { ReviewChoicesDocument } from './documents.ts';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };

/** The review that stands on the project's page: one of the newest, or the one it has. */
export function ReviewField({ form, item }: Props) {
  const { data, error } = useQuery(ReviewChoicesDocument);
  const newest = data?.allReviews.nodes ?? [];
  const own = item?.review;
  const reviews = own && !newest.some(({ id }) => id === own.id) ? [own, ...newest] : newest;
  return (
    <SelectField
      label="Review of the client"
      hint={
        error
          ? 'The reviews could not be loaded. Open the form again to choose one.'
          : 'It is shown once it is published.'
      }
      error={form.formState.errors.reviewId?.message}
      // Its value is that of an option, which may come later than the value.
      key={reviews.length}
      {...form.register('reviewId')}
    >
      <option value="">None</option>
      {reviews.map(({ id, name, companyName, isPublished }) => (
        <option key={id} value={id}>
          {`${name}, ${companyName}${isPublished ? '' : ' (not published)'}`}
        </option>
      ))}
    </SelectField>
  );
}
