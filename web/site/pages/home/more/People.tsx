import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import type { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { Portrait } from '#web/shared/art/Portrait.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { type PageTextsData, pictureOf } from '#web/site/pageText/texts.ts';

type Props = { texts: typeof homeMoreTexts; pageTexts: PageTextsData };

/** Columns by number of people; more stand in rows of four. */
const columns = ['', 'max-w-[20rem]', 'max-w-[44rem]', 'lg:grid-cols-3'];
const portrait = 'aspect-[4/5] w-full';

/** People with a portrait, or a drawn one, and what they do. */
export function People({ texts, pageTexts }: Props) {
  const entries = entriesOf(entryLists.people, texts);
  if (entries.length === 0) return null;
  const { peopleTitle } = texts;
  const Name = peopleTitle ? 'h3' : 'h2';
  return (
    <section aria-labelledby={peopleTitle ? 'people' : undefined} className="shell py-16 lg:py-28">
      {peopleTitle && (
        <h2
          id="people"
          dir="auto"
          data-text="peopleTitle"
          className="mb-10 max-w-[9em] text-4xl font-extrabold tracking-[-0.04em] lg:mb-16"
        >
          {peopleTitle}
        </h2>
      )}
      <ul className={`grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 ${columns[entries.length] ?? 'md:grid-cols-4'}`}>
        {entries.map(({ number, texts: [name = '', role] }) => {
          const picture = pictureOf(`person${number}Picture`, pageTexts);
          return (
            <li key={number} className="min-w-0 wrap-anywhere">
              {picture ? (
                <Picture
                  src={picture.image.url}
                  image={picture.image}
                  sizes="(min-width: 48rem) 22vw, 46vw"
                  alt={picture.altText ?? ''}
                  seed={name}
                  aspect="tall"
                  className={portrait}
                />
              ) : (
                <Portrait name={name || (role ?? '')} className={portrait} />
              )}
              {name && (
                <Name dir="auto" data-text={`person${number}Name`} className="mt-4 text-xl">
                  <bdi dir="auto">{name}</bdi>
                </Name>
              )}
              {role && (
                <p data-text={`person${number}Role`} dir="auto" className="mt-1 text-sm font-semibold text-signal-ink">
                  {role}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
