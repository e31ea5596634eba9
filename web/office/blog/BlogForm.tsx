import { DraftStatus } from '#web/office/content/autosave/DraftStatus.tsx';
import { PendingNotice } from '#web/office/content/autosave/PendingNotice.tsx';
import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { ScheduleFields } from '#web/office/content/schedule/ScheduleFields.tsx';
import { SaveBar, scrollClear } from '#web/shared/forms/SaveBar.tsx';
import { FindFields } from './FindFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { TextFields } from './TextFields.tsx';
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
  return (
    <form onSubmit={submit} noValidate>
      <PendingNotice autosave={autosave} />
      <fieldset
        disabled={isSubmitting}
        onFocus={scrollClear}
        className="grid min-w-0 grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <TextFields form={form} stored={post} />
        <div className="grid grid-cols-1 content-start gap-10">
          <PictureFields form={form} current={picture} onRemove={removePicture} />
          <FindFields form={form} />
          <ScheduleFields
            publishAt={form.register('publishAt')}
            takeBackAt={form.register('takeBackAt')}
            publishedAt={form.register('publishedAt')}
            errors={form.formState.errors}
          />
        </div>
        <SaveBar
          action={post ? 'Save Changes' : 'Create Post'}
          submitButton={submitButton}
          isSubmitting={isSubmitting}
          progress={progress}
          published={form.register('isPublished')}
          note="Unpublished posts are drafts: only staff see them."
          status={<DraftStatus autosave={autosave} />}
        />
      </fieldset>
    </form>
  );
}
