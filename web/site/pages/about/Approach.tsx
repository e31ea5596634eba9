import type { aboutTexts } from '#schema/pageTexts/about.ts';

/** Background of each step, and its offset on a wide screen. */
const looks = [
  'bg-paper-deep text-ink lg:mt-60',
  'light-palette bg-signal text-on-signal lg:mt-40',
  'light-palette bg-depth text-on-depth lg:mt-20',
  'light-palette bg-ink text-paper',
];
const numbers = [1, 2, 3, 4] as const;

export function Approach({ texts }: { texts: typeof aboutTexts }) {
  return (
    <section aria-labelledby="approach" className="relative pt-16 lg:pt-28">
      <div className="shell lg:absolute lg:left-1/2 lg:-translate-x-1/2">
        <h2 id="approach" className="max-w-[8em] text-4xl font-extrabold tracking-[-0.04em]">
          Our approach, in four steps
        </h2>
      </div>
      <ol className="mt-10 grid lg:mt-0 lg:grid-cols-4 min-[100rem]:grid-cols-[1.5fr_1fr_1fr_1.5fr] lg:pt-16 xl:pt-24">
        {numbers.map((number, index) => (
          <li
            key={number}
            className={`px-gutter pt-7 pb-10 lg:px-[2.25vw] lg:pb-16 lg:first:pl-[max(4.5vw,calc(50vw-41.5rem))] ${looks[index]}`}
          >
            <span aria-hidden="true" className="font-display text-4xl font-extrabold tracking-[-0.04em] tabular-nums">
              {number}
            </span>
            <h3 data-text={`step${number}Title`} className="mt-5 text-2xl lg:mt-16">
              {texts[`step${number}Title`]}
            </h3>
            <p data-text={`step${number}Text`} className="mt-3 max-w-[27.5em]">
              {texts[`step${number}Text`]}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
