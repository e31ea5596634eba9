import { Mark } from '#web/app/Mark.tsx';
import { useSite } from '#web/app/site.tsx';
import { quarter } from '#web/art/shapes.ts';

const points = [
  ['Your accounts stay yours.', 'Ad accounts, domains, data and designs are in your name from the first day.'],
  ['One person answers for it.', 'You have a name and a number, and it is somebody who does the work.'],
  ['A price before the work.', 'Fixed where it can be fixed, with a ceiling where it cannot. Taxes shown apart.'],
  ['No mark-up on media.', 'What you pay to Google or Meta goes to Google or Meta, on your own card.'],
  ['A month’s notice, both ways.', 'No year-long ties. You stay because it works.'],
  ['Everything handed over.', 'When we part, you get the files, the passwords and an hour to explain them.'],
] as const;

/** What clients can hold us to, as the sheet that is signed. */
export function Commitments() {
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
          {points.map(([title, text]) => (
            <li key={title} className="border-t border-line py-4">
              <h3 className="text-base font-semibold tracking-normal">{title}</h3>
              <p className="text-ink-soft">{text}</p>
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
