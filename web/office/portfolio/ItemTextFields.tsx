import { useController, useWatch } from 'react-hook-form';
import { splitTags } from '#schema/common.ts';
import { DESCRIPTION_MAX } from '#schema/portfolio.ts';
import { TitleField } from '#web/office/content/edit/TitleField.tsx';
import { MarkdownField } from '#web/office/editor/MarkdownField.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { PageAddress } from '#web/shared/ui/PageAddress.tsx';
import { Tags } from '#web/shared/ui/Tags.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import type { EditedItem, ItemForm, usePortfolioForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; slug: ReturnType<typeof usePortfolioForm>['slug']; isNew: boolean };

export function ItemTextFields({ form, slug, item }: Pick<Props, 'form' | 'slug'> & { item: EditedItem | undefined }) {
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { field: body } = useController({ control: form.control, name: 'body' });
  return (
    <div className="writing-main">
      <TitleField error={errors.title?.message} {...register('title', { onChange: slug.onTitle })} />
      <TextareaField
        label="Description"
        required
        rows={5}
        error={errors.description?.message}
        hint={<DescriptionHint form={form} />}
        {...register('description')}
        className="resize-y leading-relaxed"
      />
      <div className="mt-4">
        <MarkdownField
          label="Body"
          hint="Optional: the case study. It follows the description."
          error={errors.body?.message}
          disabled={isSubmitting}
          {...body}
          value={body.value ?? ''}
          page={(html) => <ItemPreview form={form} item={item} html={html} />}
        />
      </div>
    </div>
  );
}

export function AddressFields({ form, slug, isNew }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <SlugField form={form} error={errors.slug?.message} slug={slug} isNew={isNew} />
      <InputField
        label="Category"
        required
        hint="For example Web Development."
        error={errors.category?.message}
        {...register('category')}
      />
      <div className="grid gap-3">
        <InputField
          label="Tags"
          required
          hint="Technologies and skills, separated by commas. Cards show the first three."
          error={errors.tags?.message}
          {...register('tags')}
        />
        <TagPreview form={form} />
      </div>
    </>
  );
}

function SlugField({ form, error, slug, isNew }: Props & { error: string | undefined }) {
  const value = useWatch({ control: form.control, name: 'slug' });
  const hint = slug.isMade
    ? 'It follows the title, and is numbered when it is taken.'
    : 'It stays when the title changes.';
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <InputField
          label="Slug"
          readOnly
          error={error}
          hint={
            <>
              <PageAddress path={paths.portfolioItem(value || '…')} />
              {`${hint}${slug.isMade && !isNew ? ' A new slug breaks links to the old one.' : ''}`}
            </>
          }
          {...form.register('slug')}
        />
      </div>
      {!isNew && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={slug.toggle}>
          {slug.isMade ? 'Keep the old slug' : 'Make a new slug from the title'}
        </Button>
      )}
    </div>
  );
}

function DescriptionHint({ form }: { form: ItemForm }) {
  const { length } = useWatch({ control: form.control, name: 'description' });
  const lengthHint = `Every line is a paragraph; the first is set large. ${length} of ${DESCRIPTION_MAX} characters.`;
  return <span className="tabular-nums">{lengthHint}</span>;
}

function TagPreview({ form }: { form: ItemForm }) {
  const tags = splitTags(useWatch({ control: form.control, name: 'tags' }));
  return tags.length > 0 && <Tags label="Preview" tags={tags} />;
}
