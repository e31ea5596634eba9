import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { hasFaultIn, Settings, SettingsGroup } from '#web/office/content/edit/Settings.tsx';
import { useTitleFocus } from '#web/office/content/edit/useTitleFocus.ts';
import { WritingForm } from '#web/office/content/edit/WritingForm.tsx';
import { ScheduleFields, scheduleNames } from '#web/office/content/schedule/ScheduleFields.tsx';
import { AuthorFields, SearchFields } from './FindFields.tsx';
import { PictureFields, pictureNames } from './PictureFields.tsx';
import { PostLanguage } from './PostLanguage.tsx';
import { AddressFields, TextFields, useDerivedSlug } from './TextFields.tsx';
import { type BlogFormOptions, type EditedPost, useBlogForm } from './useBlogForm.ts';

type Props = FormDraft & {
  /** The post to edit; undefined for a new one. */
  item?: EditedPost;
  send: BlogFormOptions['send'];
  onSent: BlogFormOptions['onSent'];
};

export function BlogForm({ item: post, ...options }: Props) {
  const blogForm = useBlogForm({ post, ...options });
  const { form, autosave, submitButton, isSubmitting, progress, picture, removePicture, submit } = blogForm;
  const { errors } = form.formState;
  const slug = useDerivedSlug(form, !post);
  useTitleFocus(!post);
  return (
    <WritingForm
      onSubmit={submit}
      autosave={autosave}
      stored={post}
      action={post ? 'Save Changes' : 'Create Post'}
      submitButton={submitButton}
      isSubmitting={isSubmitting}
      progress={progress}
      published={form.register('isPublished')}
      note="Unpublished posts are drafts: only staff see them."
    >
      <TextFields form={form} slug={slug} post={post} picture={picture} />
      <Settings errors={errors} outside={['title', 'body']}>
        <SettingsGroup title="Address and excerpt" hasFault={hasFaultIn(errors, ['slug', 'excerpt'])}>
          <AddressFields form={form} stored={post} slug={slug} />
        </SettingsGroup>
        <SettingsGroup title="Author and tags" hasFault={hasFaultIn(errors, ['author', 'tags'])}>
          <AuthorFields form={form} />
        </SettingsGroup>
        <SettingsGroup title="Cover" hasFault={hasFaultIn(errors, pictureNames)}>
          <PictureFields form={form} current={picture} onRemove={removePicture} />
        </SettingsGroup>
        <SettingsGroup title="Schedule" hasFault={hasFaultIn(errors, scheduleNames)}>
          <ScheduleFields
            publishAt={form.register('publishAt')}
            takeBackAt={form.register('takeBackAt')}
            publishedAt={form.register('publishedAt')}
            errors={errors}
          />
        </SettingsGroup>
        <SettingsGroup title="In search results" hasFault={hasFaultIn(errors, ['metaTitle', 'metaDescription'])}>
          <SearchFields form={form} />
        </SettingsGroup>
        <SettingsGroup title="Language" hasFault={hasFaultIn(errors, ['language'])}>
          <PostLanguage form={form} ownId={post?.id} />
        </SettingsGroup>
      </Settings>
    </WritingForm>
  );
}
