import { useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { EXCERPT_MAX } from '#schema/blog.ts';
import { TitleField } from '#web/office/content/edit/TitleField.tsx';
import { MarkdownField } from '#web/office/editor/MarkdownField.tsx';
import { paths } from '#web/shared/paths.ts';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { PageAddress } from '#web/shared/ui/PageAddress.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { PostPreview } from './PostPreview.tsx';
import { type EditedPost, type PostForm, slugFromTitle } from './useBlogForm.ts';

type Props = {
  form: PostForm;
  stored: { slug: string } | undefined;
};

type TextProps = {
  form: PostForm;
  slug: DerivedSlug;
  post: EditedPost | undefined;
  picture: string | null;
};

export function TextFields({ form, slug, post, picture }: TextProps) {
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { field: body } = useController({ control: form.control, name: 'body' });
  // The `setFocus` of the form waits: the first keys would be lost.
  const text = useRef<HTMLElement>(null);
  return (
    <div className="writing-main">
      <TitleField
        error={errors.title?.message}
        body={{ isEmpty: () => !form.getValues('body')?.trim(), focus: () => text.current?.focus() }}
        {...register('title', { onChange: (event) => slug.onTitle(event.target.value) })}
      />
      <MarkdownField
        label="Body"
        isLabelHidden
        error={errors.body?.message}
        disabled={isSubmitting}
        {...body}
        ref={(field) => {
          text.current = field;
          body.ref(field);
        }}
        value={body.value ?? ''}
        page={(html) => <PostPreview form={form} post={post} picture={picture} html={html} />}
      />
      <MarkdownHelp />
    </div>
  );
}

type DerivedSlug = ReturnType<typeof useDerivedSlug>;

/** The slug follows the title until it is edited, and again after it was emptied. */
export function useDerivedSlug({ getValues, setValue, formState: { isSubmitted } }: PostForm, isNew: boolean) {
  const [isSlugDerived, setSlugDerived] = useState(() => isNew && hasDerivedSlug(getValues()));
  return {
    onTitle: (title: string) => {
      if (isSlugDerived) setValue('slug', slugFromTitle(title), { shouldValidate: isSubmitted });
    },
    onSlug: (slug: string) => setSlugDerived(isNew && slug === ''),
  };
}

export function AddressFields({ form, stored, slug }: Props & { slug: DerivedSlug }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <InputField
        label="Slug"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug?.message}
        hint={<SlugHint form={form} stored={stored} />}
        {...register('slug', { onChange: (event) => slug.onSlug(event.target.value) })}
      />
      <TextareaField
        label="Excerpt"
        required
        rows={3}
        error={errors.excerpt?.message}
        hint={<ExcerptCount form={form} />}
        {...register('excerpt')}
      />
    </>
  );
}

const hasDerivedSlug = ({ title, slug }: { title: string; slug?: string | null | undefined }) =>
  !slug || slug === slugFromTitle(title);

/** Address of the post; an emptied slug keeps the stored one. */
function SlugHint({ form, stored }: Props) {
  const slug = useWatch({ control: form.control, name: 'slug' })?.trim() || stored?.slug;
  return (
    <>
      <PageAddress path={paths.blogPost(slug || '…')} />
      {!stored
        ? 'Made from the title unless you write your own, and numbered when it is taken.'
        : 'A new slug breaks links to the old one.'}
    </>
  );
}

function ExcerptCount({ form }: { form: PostForm }) {
  const { length } = useWatch({ control: form.control, name: 'excerpt' });
  return <span className="tabular-nums">{`${length} of ${EXCERPT_MAX} characters. Cards show the first 100.`}</span>;
}
