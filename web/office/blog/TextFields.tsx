import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { EXCERPT_MAX } from '#schema/blog.ts';
import { MarkdownField } from '#web/office/editor/MarkdownField.tsx';
import { paths } from '#web/shared/paths.ts';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { PageAddress } from '#web/shared/ui/PageAddress.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { type PostForm, slugFromTitle } from './useBlogForm.ts';

type Props = {
  form: PostForm;
  /** The stored post; undefined for a new one. */
  stored: { slug: string } | undefined;
};

export function TextFields({ form, stored }: Props) {
  const { register, setValue, formState } = form;
  const isNew = !stored;
  const { errors, isSubmitted, isSubmitting } = formState;
  const { field: body } = useController({ control: form.control, name: 'body' });
  // The slug follows the title until it is edited, and again after it was emptied.
  const [isSlugDerived, setSlugDerived] = useState(() => isNew && hasDerivedSlug(form.getValues()));

  const onTitle = (title: string) => {
    if (!isSlugDerived) return;
    setValue('slug', slugFromTitle(title), { shouldValidate: isSubmitted });
  };
  const onSlug = (slug: string) => setSlugDerived(isNew && slug === '');

  return (
    <div className="grid min-w-0 content-start gap-6 lg:has-[[data-previewed]]:col-span-2">
      <InputField
        label="Title"
        required
        error={errors.title?.message}
        {...register('title', { onChange: (event) => onTitle(event.target.value) })}
        className="font-display text-xl font-bold tracking-tight"
      />
      <InputField
        label="Slug"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug?.message}
        hint={<SlugHint form={form} stored={stored} />}
        {...register('slug', { onChange: (event) => onSlug(event.target.value) })}
      />
      <TextareaField
        label="Excerpt"
        required
        rows={3}
        error={errors.excerpt?.message}
        hint={<ExcerptCount form={form} />}
        {...register('excerpt')}
      />
      <div className="grid gap-3">
        <MarkdownField
          label="Body"
          error={errors.body?.message}
          disabled={isSubmitting}
          {...body}
          value={body.value ?? ''}
        />
        <MarkdownHelp />
      </div>
    </div>
  );
}

/** Whether the slug of an autosave was generated from its title. */
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
