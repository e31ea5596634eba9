import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { blogSlugFrom, EXCERPT_MAX } from '#schema/blog.ts';
import { MarkdownField } from '#web/editor/MarkdownField.tsx';
import { paths } from '#web/paths.ts';
import { InputField, TextareaField } from '#web/ui/Field.tsx';
import { PageAddress } from '#web/ui/PageAddress.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import type { PostForm } from './useBlogForm.ts';

/** What is read: headline, address, excerpt and text. */
export function TextFields({ form, isNew }: { form: PostForm; isNew: boolean }) {
  const { register, setValue, formState } = form;
  const { errors, isSubmitted, isSubmitting } = formState;
  const { field: body } = useController({ control: form.control, name: 'body' });
  // Until somebody writes it by hand, and again once they have emptied it.
  const [isSlugMade, setSlugMade] = useState(isNew);

  const onTitle = (title: string) => {
    if (!isSlugMade) return;
    const slug = title.trim() && blogSlugFrom(title, new Date().toISOString().slice(0, 10));
    setValue('slug', slug, { shouldValidate: isSubmitted });
  };
  const onSlug = (slug: string) => setSlugMade(isNew && slug === '');

  return (
    <div className="grid min-w-0 content-start gap-6">
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
        hint={<SlugHint form={form} isNew={isNew} />}
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

/** The address that the post will have; a slug that is emptied stays as it was. */
function SlugHint({ form, isNew }: { form: PostForm; isNew: boolean }) {
  const slug = useWatch({ control: form.control, name: 'slug' })?.trim() || form.formState.defaultValues?.slug;
  return (
    <>
      <PageAddress path={paths.blogPost(slug || '…')} />
      {isNew ? 'Made from the title unless you write your own.' : 'A new slug breaks links to the old one.'}
    </>
  );
}

function ExcerptCount({ form }: { form: PostForm }) {
  const { length } = useWatch({ control: form.control, name: 'excerpt' });
  return <span className="tabular-nums">{`${length} of ${EXCERPT_MAX} characters. Cards show the first 100.`}</span>;
}
