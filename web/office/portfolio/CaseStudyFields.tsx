import { catalogueOf } from '#schema/catalogue.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { GalleryField } from './GalleryField.tsx';
import { ResultFields } from './ResultFields.tsx';
import { ReviewField } from './ReviewField.tsx';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };

export const caseStudyNames = ['client', 'year', 'services', 'results', 'gallery', 'reviewId'];

export function CaseStudyFields({ form, item }: Props) {
  // A removed service is a choice only for an item that has it.
  const services = catalogueOf(useSite()).services.filter(
    ({ id, isRemoved }) => !isRemoved || item?.services.includes(id),
  );
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <p className="text-sm text-ink-soft">All of it is optional. What stays empty is not shown.</p>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <InputField label="Client" error={errors.client?.message} {...register('client')} />
        <InputField
          label="Year"
          inputMode="numeric"
          autoComplete="off"
          error={errors.year?.message}
          {...register('year')}
        />
      </div>
      <fieldset className="grid gap-3">
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
    </>
  );
}

export function SearchFields({ form: { register, formState } }: Pick<Props, 'form'>) {
  const { errors } = formState;
  return (
    <>
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
    </>
  );
}
