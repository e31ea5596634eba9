import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/Field.tsx';
import { FindFields } from './FindFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { TextFields } from './TextFields.tsx';
import { type EditedPost, type Options, useBlogForm } from './useBlogForm.ts';
import type { Send } from './useCreateBlogPost.ts';

type Props = {
  /** The post to change; left out, a new one is written. */
  post?: EditedPost;
  send: Send;
  onSent: Options['onSent'];
};

export function BlogForm({ post, send, onSent }: Props) {
  const blogForm = useBlogForm({ post, send, onSent });
  const { form, submitButton, isSubmitting, progress, picture, removePicture, submit } = blogForm;
  return (
    <form onSubmit={submit} noValidate>
      {/* What takes the focus must not come to rest under the bar at the bottom. */}
      <fieldset
        disabled={isSubmitting}
        className="grid min-w-0 grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] [&_:is(input,textarea)]:scroll-mb-28"
      >
        <TextFields form={form} isNew={!post} />
        <div className="grid grid-cols-1 content-start gap-10">
          <PictureFields form={form} current={picture} onRemove={removePicture} />
          <FindFields form={form} />
        </div>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-t-2 border-ink bg-paper py-4 lg:col-span-2">
          <CheckboxField label="Published" {...form.register('isPublished')} />
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? waiting(progress) : post ? 'Save Changes' : 'Create Post'}
          </Button>
          <p className="text-sm text-ink-soft max-sm:hidden">Unpublished posts are drafts: only staff see them.</p>
        </div>
      </fieldset>
    </form>
  );
}

/** While a picture is on its way its share is told; what follows then is the server's work. */
const waiting = (progress: number | null) =>
  progress === null || progress >= 1 ? 'Saving...' : `Uploading picture ${Math.round(progress * 100)}%`;
