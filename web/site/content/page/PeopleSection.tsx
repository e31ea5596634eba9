import { Picture } from '#web/shared/ui/Picture.tsx';
import { Band, entryHeading, Lines } from './Band.tsx';
import type { SectionProps, ShownPerson } from './shownSections.ts';
import { TargetLink } from './TargetLink.tsx';

const columnsOf = (count: number): string => {
  if (count === 1) return '';
  if (count === 2) return 'sm:grid-cols-2 lg:max-w-[56rem]';
  return count === 3 || count === 5 || count === 6 || count === 9
    ? 'sm:grid-cols-2 md:grid-cols-3'
    : 'sm:grid-cols-2 lg:grid-cols-4';
};

export function PeopleSection({ section: { key, headline, people } }: SectionProps<'PeopleSection'>) {
  const isAlone = people.length === 1;
  return (
    <Band id={key} headline={headline}>
      <ul className={`grid grid-cols-1 gap-x-8 gap-y-8 sm:gap-y-12 ${columnsOf(people.length)}`}>
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <Person key={index} person={person} isAlone={isAlone} Heading={entryHeading(headline)} />
        ))}
      </ul>
    </Band>
  );
}

type Props = { person: ShownPerson; isAlone: boolean; Heading: 'h2' | 'h3' };

/** A portrait, or a drawing of the name: above the text, or on a phone and of one person alone at its side. */
function Person({ person: { name, role, text, url, picture }, isAlone, Heading }: Props) {
  return (
    <li
      dir="auto"
      className={`min-w-0 wrap-anywhere ${isAlone ? 'grid items-end gap-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]' : 'max-sm:grid max-sm:grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] max-sm:items-start max-sm:gap-x-5'}`}
    >
      <Picture
        src={picture?.image.url}
        image={picture?.image}
        sizes={isAlone ? '(min-width: 40rem) 20rem, 92vw' : '(min-width: 64rem) 24vw, (min-width: 40rem) 45vw, 8rem'}
        alt={picture?.altText ?? ''}
        seed={name}
        aspect="tall"
        className="aspect-[4/5] w-full"
      />
      <div className={isAlone ? '' : 'min-w-0 sm:mt-4'}>
        <Heading className="text-xl">
          {url ? (
            <TargetLink to={url} className="link">
              {name}
            </TargetLink>
          ) : (
            name
          )}
        </Heading>
        {role && (
          <p dir="auto" className="mt-1 font-semibold text-signal-ink">
            {role}
          </p>
        )}
        {text && <Lines text={text} className="mt-2 max-w-[34em] sm:mt-3 text-ink-soft" />}
      </div>
    </li>
  );
}
