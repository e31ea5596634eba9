import { Picture } from '#web/shared/ui/Picture.tsx';
import { Band, entryHeading, Lines } from './Band.tsx';
import type { SectionProps, ShownPerson } from './shownSections.ts';
import { TargetLink } from './TargetLink.tsx';

const columnsOf = (count: number): string => {
  if (count === 1) return '';
  if (count === 2) return 'sm:grid-cols-2 lg:max-w-[56rem]';
  return count === 3 || count === 5 || count === 6 || count === 9
    ? 'min-[30rem]:grid-cols-2 lg:grid-cols-3'
    : 'min-[30rem]:grid-cols-2 lg:grid-cols-4';
};

export function PeopleSection({ section: { key, headline, people } }: SectionProps<'PeopleSection'>) {
  const isAlone = people.length === 1;
  return (
    <Band id={key} headline={headline}>
      <ul className={`grid grid-cols-1 gap-x-8 gap-y-12 ${columnsOf(people.length)}`}>
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <Person key={index} person={person} isAlone={isAlone} Heading={entryHeading(headline)} />
        ))}
      </ul>
    </Band>
  );
}

type Props = { person: ShownPerson; isAlone: boolean; Heading: 'h2' | 'h3' };

/** A portrait, or a drawing of the name; one person alone stands beside the text. */
function Person({ person: { name, role, text, url, picture }, isAlone, Heading }: Props) {
  return (
    <li
      className={`min-w-0 wrap-anywhere ${isAlone ? 'grid items-end gap-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]' : ''}`}
    >
      <Picture
        src={picture?.image.url}
        image={picture?.image}
        sizes="(min-width: 64rem) 24vw, (min-width: 30rem) 45vw, 92vw"
        alt={picture?.altText ?? ''}
        seed={name}
        aspect="tall"
        className="aspect-[4/5] w-full"
      />
      <div className={isAlone ? '' : 'mt-4'}>
        <Heading className="text-xl">
          {url ? (
            <TargetLink to={url} className="link">
              <bdi>{name}</bdi>
            </TargetLink>
          ) : (
            <span dir="auto" className="block">
              {name}
            </span>
          )}
        </Heading>
        {role && (
          <p dir="auto" className="mt-1 font-semibold text-signal-ink">
            {role}
          </p>
        )}
        {text && <Lines text={text} className="mt-3 max-w-[34em] text-ink-soft" />}
      </div>
    </li>
  );
}
