import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';

/** Background of each step in turn, and its offset while all steps are in one row on a wide screen. */
const looks = [
  { ground: 'bg-paper-deep text-ink', rise: 'lg:mt-60' },
  { ground: 'light-palette bg-signal text-on-signal', rise: 'lg:mt-40' },
  { ground: 'light-palette bg-depth text-on-depth', rise: 'lg:mt-20' },
  { ground: 'bg-ink text-paper', rise: '' },
];
/** Columns on a wide screen, by the number of steps. */
const columns = [
  '',
  'lg:grid-cols-1',
  'lg:grid-cols-2',
  'lg:grid-cols-3',
  'lg:grid-cols-4 min-[100rem]:grid-cols-[1.5fr_1fr_1fr_1.5fr]',
];
const FIRST = 'lg:first:pl-[max(4.5vw,calc(50vw-41.5rem))]';
const FIRST_OF_ROW = 'lg:nth-[3n+1]:pl-[max(4.5vw,calc(50vw-41.5rem))]';
/** Keeps the title in the left half of the page: the third and the fourth step stand beside it. */
const BESIDE_THIRD = 'lg:max-w-[min(8em,calc(50vw_-_max(0px,(100vw_-_92rem)/2)_-_var(--spacing-gutter)_-_1rem))]';

export function Approach({ texts }: { texts: typeof aboutTexts }) {
  const steps = entriesOf(entryLists.steps, texts);
  if (!steps.length) return null;
  const grid = columns[steps.length];
  const { stepsTitle } = texts;
  return (
    <section aria-labelledby={stepsTitle ? 'approach' : undefined} className="relative pt-16 lg:pt-28">
      {stepsTitle && (
        <div className={`shell ${grid ? 'lg:relative lg:min-h-60' : ''}`}>
          <h2
            id="approach"
            dir="auto"
            data-text="stepsTitle"
            className={`max-w-[8em] text-4xl font-extrabold tracking-[-0.04em] ${grid ? BESIDE_THIRD : ''}`}
          >
            {stepsTitle}
          </h2>
        </div>
      )}
      <ol
        className={`mt-10 grid ${grid ? `${stepsTitle ? 'lg:-mt-60' : 'lg:mt-0'} ${grid} lg:pt-24` : 'lg:mt-16 lg:grid-cols-3'}`}
      >
        {steps.map(({ number, texts: [title, text] }, index) => {
          const { ground, rise } = looks[index % looks.length] as (typeof looks)[number];
          return (
            <li
              key={number}
              className={`px-gutter pt-7 pb-10 lg:px-[2.25vw] lg:pb-16 ${grid ? FIRST : FIRST_OF_ROW} ${ground} ${grid ? rise : ''}`}
            >
              <span aria-hidden="true" className="font-display text-4xl font-extrabold tracking-[-0.04em] tabular-nums">
                {index + 1}
              </span>
              {title && (
                <h3 dir="auto" data-text={`step${number}Title`} className="mt-5 text-2xl lg:mt-16">
                  {title}
                </h3>
              )}
              {text && (
                <p dir="auto" data-text={`step${number}Text`} className="mt-3 max-w-[27.5em]">
                  {text}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
