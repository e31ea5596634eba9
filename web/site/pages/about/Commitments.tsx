import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import { Mark } from '#web/shared/app/Mark.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { quarter } from '#web/shared/art/shapes.ts';

export function Commitments({ texts }: { texts: typeof aboutTexts }) {
  const { name } = useSite();
  const commitments = entriesOf(entryLists.commitments, texts);
  if (!commitments.length) return null;
  const { commitmentsTitle } = texts;
  return (
    <section aria-labelledby={commitmentsTitle ? 'commitments' : undefined} className="shell py-16 lg:py-28">
      <div className="relative border-2 border-ink bg-sheet px-5 pt-20 pb-8 sm:px-10 lg:px-[4.5vw] lg:pt-20 lg:pb-12">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="absolute top-0 right-0 size-20 lg:size-36">
          <path fill="var(--signal)" d={quarter(20, 0, -20, 20)} />
        </svg>
        {commitmentsTitle && (
          <h2
            id="commitments"
            dir="auto"
            data-text="commitmentsTitle"
            className="text-3xl font-extrabold tracking-[-0.04em]"
          >
            {commitmentsTitle}
          </h2>
        )}
        <ol className="mt-8 grid gap-x-12 sm:mt-10 md:grid-cols-2 lg:grid-cols-3">
          {commitments.map(({ number, texts: [title, text] }) => (
            <li key={number} className="border-t border-line py-4">
              {title && (
                <h3
                  dir="auto"
                  data-text={`commitment${number}Title`}
                  className="text-base font-semibold tracking-normal"
                >
                  {title}
                </h3>
              )}
              {text && (
                <p dir="auto" data-text={`commitment${number}Text`} className="text-ink-soft">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
        <p
          dir="auto"
          className="mt-10 ml-auto flex max-w-72 items-end gap-4 border-b-2 border-ink pb-3 font-display text-xl font-bold tracking-tight"
        >
          <Mark className="size-12 shrink-0 -rotate-6" />
          {name}
        </p>
      </div>
    </section>
  );
}
