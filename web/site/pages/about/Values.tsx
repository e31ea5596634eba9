import type { aboutTexts } from '#schema/pageTexts/about.ts';

const numbers = [1, 2, 3, 4] as const;

export function Values({ texts }: { texts: typeof aboutTexts }) {
  return (
    <section aria-labelledby="values" className="shell py-16 lg:py-28">
      <h2 id="values" className="text-lg tracking-normal">
        What we value
      </h2>
      <ul className="mt-6 border-b-2 border-ink">
        {numbers.map((number) => (
          <li key={number} className="grid gap-x-10 gap-y-3 border-t-2 border-ink py-7 lg:grid-cols-12 lg:py-9">
            <h3 data-text={`value${number}Title`} className="text-3xl font-extrabold tracking-[-0.04em] lg:col-span-7">
              {texts[`value${number}Title`]}
            </h3>
            <p
              data-text={`value${number}Text`}
              className="max-w-[33em] text-lg text-ink-soft lg:col-span-5 lg:self-center"
            >
              {texts[`value${number}Text`]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
