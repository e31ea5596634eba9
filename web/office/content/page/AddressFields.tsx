import { useWatch } from 'react-hook-form';
import { paths } from '#web/shared/paths.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { PageAddress } from '#web/shared/ui/PageAddress.tsx';
import type { PageFormState } from './usePageForm.ts';

type Props = { form: PageFormState; onType: () => void; isNew: boolean };

export function AddressFields({ form: { control, register, formState }, onType, isNew }: Props) {
  const value = useWatch({ control, name: 'slug' });
  return (
    <InputField
      label="Slug"
      autoComplete="off"
      spellCheck={false}
      error={formState.errors.slug?.message}
      hint={
        <>
          <PageAddress path={paths.page(value || '…')} />
          {isNew ? 'It follows the title until you type one.' : 'Who opens the former address is led to the new one.'}
        </>
      }
      {...register('slug', { onChange: onType })}
    />
  );
}

const layouts = [
  { value: 'PAGE', name: 'Page', about: 'With the navigation and the footer of the site.' },
  { value: 'LANDING', name: 'Landing page', about: 'For a campaign: no navigation, and only the legal links below.' },
] as const;

export function LayoutField({ form: { register, formState } }: Pick<Props, 'form'>) {
  const error = formState.errors.layout?.message;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Layout</legend>
      {layouts.map(({ value, name, about }) => (
        <label key={value} className="grid grid-cols-[auto_1fr] gap-x-3">
          <input type="radio" value={value} {...register('layout')} className="radio mt-0.5" />
          <span>
            {name}
            <span className="block text-sm text-ink-soft">{about}</span>
          </span>
        </label>
      ))}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
    </fieldset>
  );
}
