import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { hasFaultIn, Settings, SettingsGroup } from '#web/office/content/edit/Settings.tsx';
import { TitleField } from '#web/office/content/edit/TitleField.tsx';
import { useTitleFocus } from '#web/office/content/edit/useTitleFocus.ts';
import { WritingForm } from '#web/office/content/edit/WritingForm.tsx';
import { ScheduleFields, scheduleNames } from '#web/office/content/schedule/ScheduleFields.tsx';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { AddressFields, LayoutField } from './AddressFields.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { ShareFields, shareNames } from './ShareFields.tsx';
import { SectionsEditor } from './section/SectionsEditor.tsx';
import { type EditedPage, type PageFormOptions, usePageForm } from './usePageForm.ts';

type Props = FormDraft & {
  /** The page to edit; undefined for a new one. */
  item?: EditedPage;
  send: PageFormOptions['send'];
  onSent: PageFormOptions['onSent'];
};

export function PageForm({ item, ...options }: Props) {
  const { form, autosave, slug, isSubmitting, submitButton, submit } = usePageForm({ page: item, ...options });
  const { register, formState } = form;
  const { errors } = formState;
  useTitleFocus(!item);
  return (
    <WritingForm
      onSubmit={submit}
      autosave={autosave}
      stored={item}
      action={item ? 'Save Changes' : 'Create Page'}
      submitButton={submitButton}
      isSubmitting={isSubmitting}
      progress={null}
      published={register('isPublished')}
      note="Unpublished pages are drafts: only staff see them."
    >
      {/* The page needs the width: the settings are below it. */}
      <div data-previewed className="writing-main">
        <TitleField error={errors.title?.message} {...register('title', { onChange: slug.onTitle })} />
        <SectionsEditor form={form} isNew={!item} onTitle={slug.onTitle} />
      </div>
      <Settings errors={errors} outside={['title', 'sections']}>
        <SettingsGroup title="Address and layout" hasFault={hasFaultIn(errors, ['slug', 'layout'])}>
          <AddressFields form={form} onType={slug.onType} isNew={!item} />
          <LayoutField form={form} />
          {item && <NavigationLink slug={item.slug} title={item.title} />}
        </SettingsGroup>
        <SettingsGroup title="Schedule" hasFault={hasFaultIn(errors, scheduleNames)}>
          <ScheduleFields
            publishAt={register('publishAt')}
            takeBackAt={register('takeBackAt')}
            publishedAt={register('publishedAt')}
            errors={errors}
          />
        </SettingsGroup>
        <SettingsGroup title="In search results" hasFault={hasFaultIn(errors, ['metaTitle', 'metaDescription'])}>
          <InputField
            label="Search headline"
            hint="Left empty, the title."
            error={errors.metaTitle?.message}
            {...register('metaTitle')}
          />
          <TextareaField
            label="Search summary"
            rows={3}
            hint="Left empty, the beginning of the text. Some 160 characters are shown."
            error={errors.metaDescription?.message}
            {...register('metaDescription')}
          />
        </SettingsGroup>
        <SettingsGroup title="Where it is shared" hasFault={hasFaultIn(errors, shareNames)}>
          <ShareFields form={form} page={item} />
        </SettingsGroup>
        <SettingsGroup title="Language" hasFault={hasFaultIn(errors, ['language'])}>
          <PageLanguage form={form} ownId={item?.id} />
        </SettingsGroup>
      </Settings>
    </WritingForm>
  );
}
