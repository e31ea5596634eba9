import { type Control, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ReviewForm as ReviewRule } from '#schema/review.ts';
import { consentWords, FEEDBACK_MAX, reviewStrings } from '#schema/reviewStrings.ts';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { TypedNote } from '#web/shared/forms/TypedNote.tsx';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField, InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { SubmitReviewDocument } from './publicDocuments.ts';
import { StarField } from './StarField.tsx';

type Props = { token: string; onSent: () => void; onDead: () => void };

export function ReviewForm({ token, onSent, onDead }: Props) {
  const t = useTexts();
  const { name } = useSite();
  return (
    <div className="relative">
      <PageHead
        title={t('Share Your Experience - {name}', { name })}
        description={t('Tell others what working with {name} is like: some stars and a few words.', { name })}
        noindex
      />
      <div className="shell grid gap-x-16 py-10 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-4xl">{t('Share Your Experience')}</h1>
          <p className="measure mt-5 text-lg text-ink-soft">
            {t(
              'You have worked with {name}. How was it? A few honest sentences help us, and whoever thinks of working with us next.',
              { name },
            )}
          </p>
          <Fields token={token} onSent={onSent} onDead={onDead} />
        </div>
        <div className="lg:col-span-5">
          <Composition seed="applause" aspect="tall" className="sticky top-8 aspect-4/5 w-full max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}

function Fields({ token, onSent, onDead }: Props) {
  const t = useTexts();
  const { name } = useSite();
  const { form, field, control, posted, isSubmitting, submitButton, isRestored, clear } = usePublicForm({
    keptAs: 'review',
    rule: async () => (await import('#schema/review.ts')).ReviewForm,
    document: SubmitReviewDocument,
    variables: (input) => ({ token, input }),
    sentences: { faults: reviewStrings.faults, failed: reviewStrings.submitFailed },
    onSent: () => {
      void tell('success', t(reviewStrings.submitted));
      onSent();
    },
    onRefused: (failure) => {
      if (!isDead(failure)) return false;
      onDead();
      return true;
    },
  });
  return (
    <form {...form} className="mt-10">
      <FormAnswer posted={posted} done={reviewStrings.submitted} faults={reviewStrings.faults} />
      <fieldset disabled={isSubmitting} className="mt-6 grid min-w-0 gap-7">
        <StarField {...field('rating')} />
        <TextareaField
          label={t('Feedback')}
          required
          rows={7}
          hint={<FeedbackCount control={control} initial={posted?.values.clientFeedback} />}
          {...field('clientFeedback')}
        />
        <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <InputField label={t('Name')} required autoComplete="name" {...field('name')} />
          </div>
          <InputField label={t('Position')} required autoComplete="organization-title" {...field('position')} />
          <InputField label={t('Company Name')} required autoComplete="organization" {...field('companyName')} />
        </div>
        <CheckboxField
          label={t(consentWords('{brand}'), { brand: name })}
          hint={t('As you like: we read your review either way.')}
          value="true"
          {...field('consent')}
          defaultValue={undefined}
          defaultChecked={posted?.failure ? posted.values.consent === 'true' : false}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? t('Submitting...') : t('Submit Review')}
          </Button>
          <p className="text-sm text-ink-soft">
            {t('This link works once. You can withdraw your review at any time.')}
          </p>
        </div>
        {isRestored && <TypedNote onClear={clear} />}
      </fieldset>
    </form>
  );
}

type CountProps = { control: Control<z.input<typeof ReviewRule>>; initial: string | undefined };

/** Length of the feedback, including text typed before hydration. */
function FeedbackCount({ control, initial = '' }: CountProps) {
  const t = useTexts();
  const text = useWatch({ control, name: 'clientFeedback', defaultValue: initial });
  return (
    <span className="tabular-nums">
      {t('At least 10 characters. {length} of {most}.', { length: text.trim().length, most: FEEDBACK_MAX })}
    </span>
  );
}
