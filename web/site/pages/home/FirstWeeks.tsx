import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import type { homeTexts } from '#schema/pageTexts/home.ts';
import { type Place, placeOf, WEEKS } from './weeks.ts';

/** Colour of a bar, and of the headline on it, in turn. */
const looks = [
  { bar: 'bg-paper', head: 'lg:text-ink' },
  { bar: 'bg-paper-deep', head: 'lg:text-ink' },
  { bar: 'bg-signal', head: 'lg:text-on-signal' },
  { bar: 'bg-ink', head: 'lg:text-paper' },
] as const;
type Look = { bar: string; head: string };

const weeks = Array.from({ length: WEEKS }, (_, i) => i + 1);

export function FirstWeeks({ texts }: { texts: typeof homeTexts }) {
  const stages = entriesOf(entryLists.weeks, texts).map((stage) => ({
    ...stage,
    place: placeOf(stage.texts[1] ?? ''),
  }));
  if (!stages.length) return null;
  const { weeksTitle } = texts;
  return (
    <section
      aria-labelledby={weeksTitle ? 'first-weeks' : undefined}
      className="light-palette overflow-hidden bg-depth text-on-depth"
    >
      <div className="shell py-16 lg:py-28">
        {weeksTitle && (
          <h2 id="first-weeks" dir="auto" data-text="weeksTitle" className="text-4xl font-extrabold tracking-[-0.04em]">
            {weeksTitle}
          </h2>
        )}
        {stages.some(({ place }) => place.bar) && (
          <div aria-hidden="true" className="mt-10 grid grid-cols-12 text-xs font-semibold tabular-nums lg:mt-16">
            {weeks.map((week) => (
              <span key={week} className="border-l border-on-depth/35 pb-3 pl-1.5 lg:pl-2.5">
                {week}
              </span>
            ))}
          </div>
        )}
        <ol className="border-t-2 border-on-depth">
          {stages.map(({ number, place, texts: stageTexts }, index) => (
            <Row
              key={number}
              name={`week${number}`}
              texts={stageTexts}
              place={place}
              look={looks[index % looks.length] as Look}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

type Props = { name: string; texts: string[]; place: Place; look: Look };

function Row({ name, texts: [title, duration, text], place: { bar, head, note }, look }: Props) {
  return (
    <li className="grid grid-cols-12 items-center gap-y-3 border-b border-on-depth/35 py-5 lg:py-4">
      {bar && <span aria-hidden="true" className={`row-start-1 h-6 lg:h-24 ${bar} ${look.bar}`} />}
      {title && (
        <h3
          dir="auto"
          data-text={`${name}Title`}
          className={`col-span-12 text-2xl lg:row-start-1 lg:px-5 ${head} ${bar ? look.head : ''}`}
        >
          {title}
        </h3>
      )}
      {(duration || text) && (
        <p
          dir="auto"
          data-text={text ? `${name}Text` : undefined}
          className={`col-span-12 text-balance lg:row-start-1 lg:px-5 ${note}`}
        >
          {duration && (
            <span dir="auto" data-text={`${name}Weeks`} className="block text-sm font-semibold tabular-nums">
              {duration}
            </span>
          )}
          {text}
        </p>
      )}
    </li>
  );
}
