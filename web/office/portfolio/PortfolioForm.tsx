import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { hasFaultIn, Settings, SettingsGroup } from '#web/office/content/edit/Settings.tsx';
import { useTitleFocus } from '#web/office/content/edit/useTitleFocus.ts';
import { WritingForm } from '#web/office/content/edit/WritingForm.tsx';
import { ScheduleFields, scheduleNames } from '#web/office/content/schedule/ScheduleFields.tsx';
import { CaseStudyFields, caseStudyNames, SearchFields } from './CaseStudyFields.tsx';
import { ItemLanguage } from './ItemLanguage.tsx';
import { AddressFields, ItemTextFields } from './ItemTextFields.tsx';
import { SourceFields, sourceNames } from './SourceFields.tsx';
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
  const { errors } = form.formState;
  useTitleFocus(!item);
  return (
    <WritingForm
      onSubmit={submit}
      autosave={autosave}
      stored={item}
      action={item ? 'Save Changes' : 'Create Item'}
      submitButton={submitButton}
      isSubmitting={isSubmitting}
      progress={progress}
      published={form.register('isPublished')}
      note="Unpublished items are drafts: only staff see them."
    >
      <ItemTextFields form={form} slug={slug} item={item} />
      <Settings errors={errors} outside={['title', 'description', 'body']}>
        <SettingsGroup title="Address and topics" hasFault={hasFaultIn(errors, ['slug', 'category', 'tags'])}>
          <AddressFields form={form} slug={slug} isNew={!item} />
        </SettingsGroup>
        <SettingsGroup title="Cover" hasFault={hasFaultIn(errors, sourceNames)}>
          <SourceFields form={form} item={item} />
        </SettingsGroup>
        <SettingsGroup title="Schedule" hasFault={hasFaultIn(errors, scheduleNames)}>
          <ScheduleFields
            publishAt={form.register('publishAt')}
            takeBackAt={form.register('takeBackAt')}
            publishedAt={form.register('publishedAt')}
            errors={errors}
          />
        </SettingsGroup>
        <SettingsGroup title="Case study" hasFault={hasFaultIn(errors, caseStudyNames)}>
          <CaseStudyFields form={form} item={item} />
        </SettingsGroup>
        <SettingsGroup title="In search results" hasFault={hasFaultIn(errors, ['metaTitle', 'metaDescription'])}>
          <SearchFields form={form} />
        </SettingsGroup>
        <SettingsGroup title="Language" hasFault={hasFaultIn(errors, ['language'])}>
          <ItemLanguage form={form} ownId={item?.id} />
        </SettingsGroup>
      </Settings>
    </WritingForm>
  );
}
