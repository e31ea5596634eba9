import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { BlogPostInput, blogStrings } from '#schema/blog.ts';
import type { EditBlogPostQuery, BlogPostInput as PostToSend } from '#web/gql/graphql.ts';
import { type FormDraft, useAutosave } from '#web/office/content/autosave/useAutosave.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { type Send, usePictureUpload } from '#web/shared/forms/usePictureUpload.ts';
import { plannedFields, plannedToSend, stateToSend } from '#web/shared/schedule/planned.ts';
import { useSession } from '#web/shared/session/session.ts';

type Values = z.input<typeof BlogPostInput>;
type Post = z.output<typeof BlogPostInput>;
export type PostForm = UseFormReturn<Values, unknown, Post>;
export type EditedPost = NonNullable<EditBlogPostQuery['item']>;

export type BlogFormOptions = FormDraft & {
  post: EditedPost | undefined;
  send: Send<PostToSend>;
  /** Called after the post was stored, with its slug and the input. */
  onSent: (slug: string, sent: Pick<Post, 'title' | 'isPublished'>) => void;
};

/** Form of a post: validated with the server's rule on submit, with the server's errors at the fields. */
export function useBlogForm({ post, send, onSent, draft, onDiscarded, onBegun }: BlogFormOptions) {
  const author = useSession()?.user.name ?? '';
  const stored = valuesOf(post, author);
  const [isPictureRemoved, setPictureRemoved] = useState(draft?.fields.isPictureRemoved ?? false);
  const { upload, progress } = usePictureUpload(send);
  const { form, ...inputForm } = useInputForm({
    rule: BlogPostInput,
    reValidateMode: 'onChange',
    defaultValues: { ...stored, ...draft?.fields },
    faults: blogStrings.faults,
    keepsToasts: true,
    send: async ({ imageFile, publishAt, takeBackAt, ...input }): Promise<Failure | null> => {
      const state = stateToSend(input.isPublished, post);
      const planned = plannedToSend({ publishAt, takeBackAt }, post);
      // Undefined keeps the picture; an empty text removes it.
      const imageUrl = input.imageUrl || (isPictureRemoved ? '' : undefined);
      const { data, failure } = await autosave.whileSending((draftId) =>
        upload({ ...input, ...planned, ...state, imageUrl, imageFile: null }, imageFile, draftId),
      );
      if (data) onSent(data.slug, input);
      return failure;
    },
  });
  const kept = { form, item: post, stored, draft, onDiscarded, onBegun };
  const autosave = useAutosave({ ...kept, kind: 'BLOG_POST', beside: { isPictureRemoved } });

  return {
    ...inputForm,
    form,
    autosave,
    /** Upload progress from 0 to 1; null when nothing is uploading. */
    progress,
    /** The post's current picture, unless it is to be removed. */
    picture: isPictureRemoved ? null : (post?.imageUrl ?? null),
    removePicture: () => setPictureRemoved(true),
  };
}

const valuesOf = (post: EditedPost | undefined, author: string): Values => ({
  title: post?.title ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
  body: post?.body ?? '',
  author: post?.author ?? author,
  tags: post?.tags.join(', ') ?? '',
  // The current picture is displayed beside the field; input replaces it.
  imageUrl: '',
  imageFile: null,
  pictureId: null,
  altText: post?.altText ?? '',
  metaTitle: post?.metaTitle ?? '',
  metaDescription: post?.metaDescription ?? '',
  isPublished: post?.isPublished ?? false,
  ...plannedFields(post),
});
