import { DraftStatus } from '#web/office/content/autosave/DraftStatus.tsx';
import { PendingNotice } from '#web/office/content/autosave/PendingNotice.tsx';
import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { ScheduleFields } from '#web/office/content/schedule/ScheduleFields.tsx';
import { SaveBar, scrollClear } from '#web/shared/forms/SaveBar.tsx';
import { CaseStudyFields } from './CaseStudyFields.tsx';
import { ItemTextFields } from './ItemTextFields.tsx';
import { SourceFields } from './SourceFields.tsx';
import { type EditedItem, type PortfolioFormOptions, usePortfolioForm } from './usePortfolioForm.ts';

type Props = FormDraft & {
  /** The item to edit; undefined for a new one. */
  item?: EditedItem;
  send: PortfolioFormOptions['send'];
  onSent: PortfolioFormOptions['onSent'];
};

export function PortfolioForm({ item, ...options }: Props) {
  const portfolioForm = usePortfolioForm({ item, ...options });
  const { form, autosave, slug, isSubmitting, submitButton, progress, submit } = portfolioForm;
  return (
    <form onSubmit={submit} noValidate>
      <PendingNotice autosave={autosave} />
      <fieldset
        disabled={isSubmitting}
        onFocus={scrollClear}
        className="grid min-w-0 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <ItemTextFields form={form} slug={slug} isNew={!item} />
        <div className="grid content-start gap-10 lg:row-span-2">
          <SourceFields form={form} item={item} />
          <ScheduleFields
            publishAt={form.register('publishAt')}
            takeBackAt={form.register('takeBackAt')}
            publishedAt={form.register('publishedAt')}
            errors={form.formState.errors}
          />
        </div>
        <CaseStudyFields form={form} item={item} />
        <SaveBar
          action={item ? 'Save Changes' : 'Create Item'}
          submitButton={submitButton}
          isSubmitting={isSubmitting}
          progress={progress}
          published={form.register('isPublished')}
          note="Unpublished items are drafts: only staff see them."
          status={<DraftStatus autosave={autosave} />}
        />
      </fieldset>
    </form>
  );
}
