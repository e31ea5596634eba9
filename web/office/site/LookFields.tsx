import type { Paper, Typefaces } from '#schema/look.ts';
import { grounds } from '#schema/papers.ts';
import type { SiteForm } from './OriginalHint.tsx';

const paperChoices: Record<Paper, [name: string, about: string]> = {
  WARM: ['Warm', 'As the paper of a book.'],
  WHITE: ['White', 'Plain, for pages full of pictures.'],
  COOL: ['Cool', 'With a little blue.'],
};

const typefaceChoices: Record<Typefaces, [name: string, about: string]> = {
  HOUSE: ['Grotesque', 'Bricolage Grotesque over Instrument Sans.'],
  SERIF: ['Serif', "Headings in the serif of the reader's system, over Instrument Sans."],
  SYSTEM: ['System', "The typeface of the reader's system, for both."],
};

/** Paper and typefaces, each one of three. */
export function LookFields({ form }: { form: SiteForm }) {
  const papers = Object.entries(paperChoices) as [Paper, [string, string]][];
  const pairs = Object.entries(typefaceChoices);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <fieldset className="grid content-start gap-3">
        <legend className="mb-2 text-sm font-semibold">Paper</legend>
        {papers.map(([value, [name, about]]) => (
          <label key={value} className="grid grid-cols-[auto_auto_1fr] gap-x-3">
            <input type="radio" value={value} {...form.register('colours.paper')} className="radio mt-0.5" />
            <span
              aria-hidden="true"
              className="mt-0.5 size-5 border-2 border-edge"
              style={{ background: grounds[value].light.paper }}
            />
            <Words name={name} about={about} />
          </label>
        ))}
      </fieldset>
      <fieldset className="grid content-start gap-3">
        <legend className="mb-2 text-sm font-semibold">Typefaces</legend>
        {pairs.map(([value, [name, about]]) => (
          <label key={value} className="grid grid-cols-[auto_1fr] gap-x-3">
            <input type="radio" value={value} {...form.register('typefaces')} className="radio mt-0.5" />
            <Words name={name} about={about} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const Words = ({ name, about }: { name: string; about: string }) => (
  <span>
    {name}
    <span className="block text-sm text-ink-soft">{about}</span>
  </span>
);
