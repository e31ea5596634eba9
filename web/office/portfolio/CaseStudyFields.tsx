import { useController } from 'react-hook-form';
import { catalogueOf } from '#schema/catalogue.ts';
import { MarkdownField } from '#web/office/editor/MarkdownField.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { GalleryField } from './GalleryField.tsx';
import { ResultFields } from './ResultFields.tsx';
import { ReviewField } from './ReviewField.tsx';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };

/** Optional fields of a case study. */
export function CaseStudyFields({ form, item }: Props) {
  // A removed service is a choice only for an item that has it.
  const services = catalogueOf(useSite()).services.filter(
    ({ id, isRemoved }) => !isRemoved || item?.services.includes(id),
  );
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { field: body } = useController({ control: form.control, name: 'body' });
  return (
    <section
      aria-labelledby="case-study"
      className="grid min-w-0 content-start gap-6 border-t-2 border-ink pt-4 lg:has-[[data-previewed]]:col-span-2"
    >
      <div>
        <h2 id="case-study" className="text-xl">
          Case study
        </h2>
        <p className="mt-1 text-sm text-ink-soft">All of it is optional. What stays empty is not shown.</p>
      </div>
      <MarkdownField
        label="Body"
        hint="It follows the description."
        error={errors.body?.message}
        disabled={isSubmitting}
        {...body}
        value={body.value ?? ''}
      />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <InputField label="Client" error={errors.client?.message} {...register('client')} />
        <InputField
          label="Year"
          inputMode="numeric"
          autoComplete="off"
          error={errors.year?.message}
          {...register('year')}
        />
      </div>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold">Services</legend>
        {services.map(({ id, title, isRemoved }) => (
          <label key={id} className="flex items-center gap-3">
            <input type="checkbox" value={id} {...register('services')} className="checkbox" />
            {isRemoved ? `${title} (removed)` : title}
          </label>
        ))}
      </fieldset>
      <ResultFields form={form} />
      <GalleryField form={form} item={item} />
      <ReviewField form={form} item={item} />
      <InputField
        label="Search headline"
        hint="Left empty, the title."
        error={errors.metaTitle?.message}
        {...register('metaTitle')}
      />
      <TextareaField
        label="Search summary"
        rows={3}
        hint="Left empty, the description. Some 160 characters are shown."
        error={errors.metaDescription?.message}
        {...register('metaDescription')}
      />
    </section>
  );
}
