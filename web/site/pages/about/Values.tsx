import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';

export function Values({ texts }: { texts: typeof aboutTexts }) {
  const values = entriesOf(entryLists.values, texts);
  if (!values.length) return null;
  const { valuesTitle } = texts;
  return (
    <section aria-labelledby={valuesTitle ? 'values' : undefined} className="shell py-16 lg:py-28">
      {valuesTitle && (
        <h2 id="values" dir="auto" data-text="valuesTitle" className="text-lg tracking-normal">
          {valuesTitle}
        </h2>
      )}
      <ul className="mt-6 border-b-2 border-ink">
        {values.map(({ number, texts: [title, text] }) => (
          <li key={number} className="grid gap-x-10 gap-y-3 border-t-2 border-ink py-7 lg:grid-cols-12 lg:py-9">
            {title && (
              <h3
                dir="auto"
                data-text={`value${number}Title`}
                className="text-3xl font-extrabold tracking-[-0.04em] lg:col-span-7"
              >
                {title}
              </h3>
            )}
            {text && (
              <p
                dir="auto"
                data-text={`value${number}Text`}
                className="max-w-[33em] text-lg text-ink-soft lg:col-span-5 lg:self-center"
              >
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
