import { useWatch } from 'react-hook-form';
import { ReviewTieForm, reviewStrings } from '#schema/review.ts';
import { TieReviewDocument } from '#web/shared/data/documents/reviews.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { reviewEntity } from './cacheEntity.ts';
import type { ManagedReview } from './ReviewCards.tsx';
import { TieFields } from './TieFields.tsx';

type Props = { review: ManagedReview | null; onClose: () => void };

/** Assigns a review to an item or service. @param review null closes the dialog */
export const TieDialog = ({ review, onClose }: Props) => (
  <FormDialog
    open={review !== null}
    onClose={onClose}
    title="Where It Belongs"
    description={review ? `The review by ${review.name}. On these pages it is shown while it is published.` : ''}
  >
    {review && <TieForm review={review} onClose={onClose} />}
  </FormDialog>
);

function TieForm({ review: { id, tie }, onClose }: { review: ManagedReview; onClose: () => void }) {
  const [run] = useCommand(TieReviewDocument, {
    entity: reviewEntity,
    sentences: { done: reviewStrings.tied, failed: reviewStrings.tieFailed },
  });
  const inputForm = useInputForm({
    rule: ReviewTieForm,
    defaultValues: { itemId: tie?.itemId ?? '', service: tie?.service ?? '' },
    keepsToasts: true,
    send: async (tied) => {
      const { failure } = await run({ id, ...tied });
      if (!failure) onClose();
      return failure;
    },
  });
  const { field, form } = inputForm;
  const chosenItemId = useWatch({ control: form.control, name: 'itemId' });
  return (
    <DialogForm form={inputForm} submitLabel="Save">
      <TieFields
        storedItem={tie?.itemId && tie.itemTitle ? { id: tie.itemId, title: tie.itemTitle } : null}
        chosenItemId={chosenItemId}
        item={field('itemId')}
        service={field('service')}
      />
    </DialogForm>
  );
}
