import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { BlogPostInput, blogStrings } from '#schema/blog.ts';
import { blogSlugFrom } from '#schema/slug.ts';
import type { EditBlogPostQuery, BlogPostInput as PostToSend } from '#web/gql/graphql.ts';
import { type FormDraft, useAutosave } from '#web/office/content/autosave/useAutosave.ts';
import { changedInput } from '#web/office/content/edit/changedInput.ts';
import type { SentContent } from '#web/office/content/edit/useDraftSentence.ts';
import { type LanguageValues, languageValues, linksToSend } from '#web/office/content/language/translationLinks.ts';
import { type PublicSite, useSite } from '#web/shared/app/site.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { type Send, usePictureUpload } from '#web/shared/forms/usePictureUpload.ts';
import {
  type PlannedFields,
  plannedFields,
  plannedToSend,
  readPlanned,
  stateToSend,
} from '#web/shared/schedule/planned.ts';
import { useSession } from '#web/shared/session/session.ts';

type Values = Omit<z.input<typeof BlogPostInput>, keyof (PlannedFields & LanguageValues)> &
  PlannedFields &
  LanguageValues;
type Post = z.output<typeof BlogPostInput>;
export type PostForm = UseFormReturn<Values, unknown, Post>;
export type EditedPost = NonNullable<EditBlogPostQuery['item']>;

export type BlogFormOptions = FormDraft & {
  post: EditedPost | undefined;
  send: Send<PostToSend>;
  /** Called after the post was stored, with its slug and the input. */
  onSent: (slug: string, sent: SentContent) => void;
};

const ruleIn = (zone: string) =>
  z.pipe(
    z.transform((values: Values): z.input<typeof BlogPostInput> => readPlanned(values, zone)),
    BlogPostInput,
  );

export const slugFromTitle = (title: string) =>
  title.trim() && blogSlugFrom(title, new Date().toISOString().slice(0, 10));

/** Form of a post: validated with the server's rule on submit, with the server's errors at the fields. */
export function useBlogForm({ post, send, onSent, draft, onDiscarded, onAutosaveStart }: BlogFormOptions) {
  const author = useSession()?.user.name ?? '';
  const site = useSite();
  const { timeZone } = site;
  const stored = valuesOf(post, author, site);
  const rule = useMemo(() => ruleIn(timeZone), [timeZone]);
  const [isPictureRemoved, setPictureRemoved] = useState(draft?.fields.isPictureRemoved ?? false);
  const { upload, progress } = usePictureUpload(send);
  const { form, ...inputForm } = useInputForm<Values, Post>({
    rule,
    reValidateMode: 'onChange',
    defaultValues: { ...stored, ...draft?.fields },
    faults: blogStrings.faults,
    keepsToasts: true,
    send: async ({ imageFile, publishAt, takeBackAt, publishedAt, ...input }): Promise<Failure | null> => {
      const state = stateToSend(input.isPublished, post);
      const schedule = plannedToSend({ publishAt, takeBackAt, publishedAt }, post, timeZone);
      // The server numbers a slug that nobody chose.
      const slug = !post && input.slug === slugFromTitle(input.title) ? null : input.slug;
      // Undefined keeps the picture; an empty text removes it.
      const imageUrl = input.imageUrl || (isPictureRemoved ? '' : undefined);
      const links = linksToSend(form.getValues(), stored);
      const whole = { ...input, ...links, slug, ...schedule, ...state, imageUrl, imageFile: null };
      // A new picture has no alt text of its own.
      const altText = imageFile ? { altText: input.altText } : {};
      const changes = { ...changedInput(whole, form.getValues(), stored), ...schedule, ...state, ...altText, imageUrl };
      const { data, failure } = await autosave.whileSending((draftId) => upload(whole, imageFile, draftId, changes));
      if (data) onSent(data.slug, whole);
      return failure;
    },
  });
  const autosaveOptions = { form, item: post, stored, draft, onDiscarded, onAutosaveStart };
  const autosave = useAutosave({ ...autosaveOptions, kind: 'BLOG_POST', extraValues: { isPictureRemoved } });

  return {
    ...inputForm,
    form,
    autosave,
    /** Upload progress from 0 to 1; null when nothing is uploading. */
    progress,
    picture: isPictureRemoved ? null : (post?.imageUrl ?? null),
    removePicture: () => setPictureRemoved(true),
  };
}

const valuesOf = (post: EditedPost | undefined, author: string, { timeZone, language }: PublicSite): Values => ({
  title: post?.title ?? '',
  body: post?.body ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
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
  ...languageValues(post, language),
  ...plannedFields(post, timeZone),
});
