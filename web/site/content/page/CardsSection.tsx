import { Picture } from '#web/shared/ui/Picture.tsx';
import { Band, entryHeading, Lines } from './Band.tsx';
import type { SectionProps, ShownCard } from './shownSections.ts';
import { TargetLink } from './TargetLink.tsx';

/** Columns by number of cards: no row with a single card where another division is possible. */
const columnsOf = (count: number): string => {
  if (count === 1) return 'max-w-[52rem]';
  if (count === 2 || count === 4) return 'sm:grid-cols-2';
  if (count % 4 === 0) return 'sm:grid-cols-2 lg:grid-cols-4';
  return count % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3';
};

export function CardsSection({ section: { key, headline, cards } }: SectionProps<'CardsSection'>) {
  const hasPictures = cards.some(({ picture }) => picture);
  return (
    <Band id={key} headline={headline}>
      <ul className={`grid grid-cols-1 gap-x-8 gap-y-12 ${columnsOf(cards.length)}`}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards may be the same
          <Card key={index} card={card} hasPictures={hasPictures} Heading={entryHeading(headline)} />
        ))}
      </ul>
    </Band>
  );
}

type CardProps = { card: ShownCard; hasPictures: boolean; Heading: 'h2' | 'h3' };

/** The link in its title covers the whole card. Beside cards with pictures, one without has a drawing. */
function Card({ card: { title, text, url, picture }, hasPictures, Heading }: CardProps) {
  return (
    <li dir="auto" className="group relative min-w-0 wrap-anywhere">
      {hasPictures ? (
        <div className="mb-5 overflow-hidden">
          <Picture
            src={picture?.image.url}
            image={picture?.image}
            sizes="(min-width: 48rem) 30vw, (min-width: 40rem) 45vw, 92vw"
            alt={picture?.altText ?? ''}
            seed={title}
            aspect="wide"
            className="aspect-[3/2] w-full transition-transform duration-250 ease-physical group-hover:scale-[1.02]"
          />
        </div>
      ) : (
        <div aria-hidden="true" className="mb-5 border-t-2 border-ink">
          <div className="h-2 w-12 bg-signal" />
        </div>
      )}
      <Heading className="text-xl">
        {url ? (
          <TargetLink to={url} className="card-link">
            {title}
          </TargetLink>
        ) : (
          title
        )}
      </Heading>
      {text && <Lines text={text} className="mt-3 max-w-[38em] text-ink-soft" />}
    </li>
  );
}
