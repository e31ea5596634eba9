import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { BlogPostInput, blogSentences } from '#schema/blog.ts';
import type { EditBlogPostQuery } from '#web/gql/graphql.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/Field.tsx';
import { FindFields } from './FindFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { TextFields } from './TextFields.tsx';
import type { Send } from './useCreateBlogPost.ts';

export type Values = z.input<typeof BlogPostInput>;
export type PostForm = UseFormReturn<Values, unknown, z.output<typeof BlogPostInput>>;
export type EditedPost = NonNullable<EditBlogPostQuery['blogPost']>;

type Props = {
  /** The post to change; left out, a new one is written. */
  post?: EditedPost;
  send: Send;
  onSent: (slug: string) => void;
};

/** Writes a post, new or changed: the same rules as on the server, and its refusals at the fields. */
export function BlogForm({ post, send, onSent }: Props) {
  const author = useSession()?.user.name ?? '';
  const form: PostForm = useForm({
    resolver: standardSchemaResolver(BlogPostInput),
    defaultValues: valuesOf(post, author),
  });
  const [isPictureRemoved, setPictureRemoved] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<keyof Values | 'form' | null>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useLeaveWarning((isDirty || isPictureRemoved) && !isSubmitSuccessful);

  // Not before the fields can take the focus again.
  useEffect(() => {
    if (isSubmitting || !refused) return;
    if (refused === 'form') submit.current?.focus();
    else form.setFocus(refused);
    setRefused(null);
  }, [isSubmitting, refused, form]);

  const onValid = async ({ imageFile, ...input }: z.output<typeof BlogPostInput>) => {
    const file = imageFile instanceof File ? imageFile : null;
    const picture = file ? { picture: { file, variable: 'input.imageFile' }, onProgress: setProgress } : {};
    // Left out, the picture stays as it is; empty, it goes.
    const imageUrl = input.imageUrl || (isPictureRemoved ? '' : undefined);
    const sent = await send({ ...input, imageUrl, imageFile: null }, picture);
    setProgress(null);
    if (!sent.failure) return onSent(sent.slug);
    const faults = Object.entries(sent.failure.fields).filter(([field]) => field in form.getValues());
    for (const [field, message] of faults) form.setError(field as keyof Values, { type: 'server', message });
    setRefused((faults[0]?.[0] as keyof Values | undefined) ?? 'form');
  };

  return (
    <form onSubmit={form.handleSubmit(onValid, () => void toast.error(blogSentences.faults))} noValidate>
      <fieldset disabled={isSubmitting} className="grid min-w-0 [&_:is(input,textarea)]:scroll-mb-28 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <TextFields form={form} isNew={!post} />
        <div className="grid content-start gap-10">
          <PictureFields
            form={form}
            current={isPictureRemoved ? null : (post?.imageUrl ?? null)}
            onRemove={() => setPictureRemoved(true)}
          />
          <FindFields form={form} />
        </div>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-t-2 border-ink bg-paper py-4 lg:col-span-2">
          <CheckboxField label="Published" {...form.register('isPublished')} />
          <Button type="submit" ref={submit} busy={isSubmitting}>
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

function valuesOf(post: EditedPost | undefined, author: string): Values {
  const { tags = [], ...texts } = post ?? {};
  return {
    title: '',
    slug: '',
    excerpt: '',
    body: '',
    author,
    metaTitle: '',
    metaDescription: '',
    altText: '',
    isPublished: false,
    ...texts,
    tags: tags.join(', '),
    // The picture a post has is shown beside; what is entered replaces it.
    imageUrl: '',
    imageFile: null,
  };
}

/** Asks before the page is closed or loaded anew while something is not saved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
