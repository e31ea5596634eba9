import { useWatch } from 'react-hook-form';
import { splitTags } from '#schema/common.ts';
import { searchDescription } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { Tags } from '#web/shared/ui/Tags.tsx';
import type { PostForm } from './useBlogForm.ts';

export function AuthorFields({ form }: { form: PostForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <InputField label="Author" required error={errors.author?.message} {...register('author')} />
      <div className="grid gap-3">
        <InputField
          label="Tags"
          required
          hint="Separated by commas. Cards show the first two."
          error={errors.tags?.message}
          {...register('tags')}
        />
        <TagPreview form={form} />
      </div>
    </>
  );
}

export function SearchFields({ form }: { form: PostForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <SearchPreview form={form} />
      <InputField
        label="Search headline"
        hint="Left empty, the title."
        error={errors.metaTitle?.message}
        {...register('metaTitle')}
      />
      <TextareaField
        label="Search description"
        rows={3}
        hint="Left empty, the excerpt. Some 160 characters are shown."
        error={errors.metaDescription?.message}
        {...register('metaDescription')}
      />
    </>
  );
}

function TagPreview({ form }: { form: PostForm }) {
  const tags = splitTags(useWatch({ control: form.control, name: 'tags' }));
  return tags.length > 0 && <Tags label="Preview" tags={tags} />;
}

function SearchPreview({ form }: { form: PostForm }) {
  const { name, publicUrl } = useSite();
  const names = ['title', 'slug', 'excerpt', 'metaTitle', 'metaDescription'] as const;
  const [title, slug, excerpt, metaTitle, metaDescription] = useWatch({ control: form.control, name: names });
  return (
    <figure className="border border-line bg-sheet p-4 wrap-anywhere">
      <figcaption className="sr-only">Preview of the search result</figcaption>
      <p className="truncate text-xs text-ink-soft">{publicUrl + paths.blogPost(slug || '…')}</p>
      <p
        dir="auto"
        className="mt-1 line-clamp-2 font-semibold text-depth-ink"
      >{`${metaTitle?.trim() || title || 'Title'} - ${name}`}</p>
      <p dir="auto" className="mt-1 text-sm text-ink-soft">
        {searchDescription(metaDescription?.trim() || excerpt || 'The excerpt stands here.')}
      </p>
    </figure>
  );
}
