import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import type { Aspect } from '#web/shared/art/drawing.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { Tags } from '#web/shared/ui/Tags.tsx';
import { tallScript } from '#web/shared/ui/tallScript.ts';
import { categoryOf } from './cacheEntity.ts';
import { PortfolioCardFragment } from './publicDocuments.ts';

/** Maximum number of tags on a card (spec section 9). */
const TAGS = 3;
/** Large titles with more characters are smaller. */
const LONG = 60;

type Look = {
  frame: string;
  picture: string;
  sizes: string;
  aspect: Aspect;
  text: string;
  title: string;
  about: string;
  /** Colours of the category and the description. */
  tones?: [category: string, description: string];
};

const looks = {
  newest: {
    frame: '[--card-inset:var(--spacing-gutter)]',
    picture: 'aspect-[4/3] sm:aspect-[2/1] lg:aspect-auto lg:h-[36vw]',
    sizes: '100vw',
    aspect: 'wide',
    text: 'shell grid gap-x-8 gap-y-5 pt-6 lg:grid-cols-12 lg:pt-8',
    title: 'text-3xl lg:col-span-7',
    about: 'lg:col-span-5 lg:pt-1',
  },
  wide: {
    frame: '',
    picture: 'aspect-[3/2]',
    sizes: '(min-width: 64rem) 60vw, (min-width: 40rem) 54vw, 92vw',
    aspect: 'wide',
    text: 'mt-5 lg:mt-6',
    title: 'text-2xl',
    about: 'mt-3 max-w-[37em]',
  },
  tall: {
    frame: '',
    picture: 'aspect-[3/2] sm:aspect-[4/5]',
    sizes: '(min-width: 64rem) 62vw, (min-width: 40rem) 70vw, 92vw',
    aspect: 'tall',
    text: 'mt-5 lg:mt-6',
    title: 'text-2xl',
    about: 'mt-3 max-w-[31.5em]',
  },
  only: {
    frame: 'grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-12 sm:items-end',
    picture: 'aspect-[3/2]',
    sizes: '(min-width: 40rem) 54vw, 92vw',
    aspect: 'wide',
    text: 'sm:col-span-5',
    title: 'text-2xl',
    about: 'mt-3 max-w-[31.5em]',
  },
  /** Across the page, on the depth colour. */
  band: {
    frame: 'light-palette grid grid-cols-1 bg-depth text-on-depth [--card-inset:var(--spacing-gutter)] lg:grid-cols-2',
    picture: 'aspect-[3/2] lg:aspect-auto lg:h-full lg:min-h-[min(44vw,42rem)]',
    sizes: '(min-width: 64rem) 50vw, 100vw',
    aspect: 'square',
    text: 'px-gutter py-10 lg:self-center lg:px-16 lg:py-16 2xl:px-24',
    title: 'text-3xl',
    about: 'mt-5 max-w-[31.5em]',
    tones: ['', ''],
  },
} satisfies Record<string, Look>;

export type PortfolioCardLook = keyof typeof looks;
type Props = {
  item: FragmentType<typeof PortfolioCardFragment>;
  look: PortfolioCardLook;
  heading?: 'h2' | 'h3';
  className?: string;
};

/** A portfolio item in the list; the link in its title covers the whole card. */
export function PortfolioCard({ item: masked, look, heading: Heading = 'h2', className = '' }: Props) {
  const item = readFragment(PortfolioCardFragment, masked);
  const { frame, picture, sizes, aspect, text, title, about, tones }: Look = looks[look];
  const [categoryTone, textTone] = tones ?? ['text-signal-ink', 'text-ink-soft'];
  const isSmaller = look === 'newest' && item.title.length > LONG;
  return (
    <article className={`group relative min-w-0 wrap-anywhere ${frame} ${className}`}>
      <div className={`overflow-hidden ${look === 'only' ? 'sm:col-span-7' : ''}`}>
        <Picture
          src={item.imageUrl}
          image={item.image}
          sizes={sizes}
          alt={item.altText ?? ''}
          seed={item.slug}
          aspect={aspect}
          priority={look === 'newest'}
          className={`w-full transition-transform duration-250 ease-physical group-hover:scale-[1.02] ${picture}`}
        />
      </div>
      <div className={text}>
        <div className={look === 'newest' ? 'lg:col-span-7' : ''}>
          <p dir="auto" className={`mb-2 text-sm font-semibold ${categoryTone}`}>
            {categoryOf(item)}
          </p>
          <Heading className={`${isSmaller ? 'text-2xl' : title} ${tallScript(item.title)}`}>
            <Link to={paths.portfolioItem(item.slug)} className="card-link" dir="auto">
              {item.title}
            </Link>
          </Heading>
        </div>
        <div className={about}>
          <p dir="auto" className={`line-clamp-3 ${textTone}`}>
            {item.description}
          </p>
          <CardTags tags={item.tags} />
          <Result result={item.results[0]} isLarge={look === 'newest' || look === 'band'} />
        </div>
      </div>
    </article>
  );
}

type ResultProps = { result: { figure: string; label: string } | undefined; isLarge: boolean };

/** The first result of the project. */
function Result({ result, isLarge }: ResultProps) {
  if (!result) return null;
  return (
    <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t-2 border-current pt-4">
      <bdi
        dir="auto"
        className={`font-display font-extrabold tracking-[-0.04em] tabular-nums ${isLarge ? 'text-4xl' : 'text-2xl'}`}
      >
        {result.figure}
      </bdi>
      <span dir="auto" className="text-sm font-semibold">
        {result.label}
      </span>
    </p>
  );
}

function CardTags({ tags }: { tags: readonly string[] }) {
  const t = useTexts();
  const more = tags.length - TAGS;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Tags tags={tags.slice(0, TAGS)} />
      {more > 0 && <span className="text-xs font-semibold whitespace-nowrap">{t('+{more} more', { more })}</span>}
    </div>
  );
}
