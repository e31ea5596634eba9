import { languages } from '#schema/languages.ts';
import type { SiteForm } from './OriginalHint.tsx';

/** The languages beside that of the site. */
export function FurtherLanguages({ form }: { form: SiteForm }) {
  const { errors } = form.formState;
  const main = form.watch('language');
  const others = Object.entries(languages).filter(([code]) => code !== main);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Further languages</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {others.map(([code, { name }]) => (
          <label key={code} lang={code} className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              value={code}
              className="checkbox"
              aria-describedby="further-languages-note"
              {...form.register('furtherLanguages', { onChange: () => form.clearErrors('furtherLanguages') })}
            />
            {name}
          </label>
        ))}
      </div>
      <p
        id="further-languages-note"
        className={`mt-2 text-sm ${errors.furtherLanguages ? 'font-semibold text-danger' : 'text-ink-soft'}`}
      >
        {errors.furtherLanguages?.message ??
          'Each has pages of its own, such as /de/services, with posts, projects and pages in that language. Visitors choose at the foot of a page.'}
      </p>
    </fieldset>
  );
}
