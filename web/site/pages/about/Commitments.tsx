import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { Mark } from '#web/shared/app/Mark.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { quarter } from '#web/shared/art/shapes.ts';

const numbers = [1, 2, 3, 4, 5, 6] as const;

/** Commitments to clients, designed as a signed sheet. */
export function Commitments({ texts }: { texts: typeof aboutTexts }) {
  const { name } = useSite();
  return (
    <section aria-labelledby="commitments" className="shell py-16 lg:py-28">
      <div className="relative border-2 border-ink bg-sheet px-5 pt-20 pb-8 sm:px-10 lg:px-[4.5vw] lg:pt-20 lg:pb-12">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="absolute top-0 right-0 size-20 lg:size-36">
          <path fill="var(--signal)" d={quarter(20, 0, -20, 20)} />
        </svg>
        <h2 id="commitments" className="text-3xl font-extrabold tracking-[-0.04em]">
          What you can hold us to
        </h2>
        <ol className="mt-8 grid gap-x-12 sm:mt-10 md:grid-cols-2 lg:grid-cols-3">
          {numbers.map((number) => (
            <li key={number} className="border-t border-line py-4">
              <h3 data-text={`commitment${number}Title`} className="text-base font-semibold tracking-normal">
                {texts[`commitment${number}Title`]}
              </h3>
              <p data-text={`commitment${number}Text`} className="text-ink-soft">
                {texts[`commitment${number}Text`]}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-10 ml-auto flex max-w-72 items-end gap-4 border-b-2 border-ink pb-3 font-display text-xl font-bold tracking-tight">
          <Mark className="size-12 shrink-0 -rotate-6" />
          {name}
        </p>
      </div>
    </section>
  );
}
