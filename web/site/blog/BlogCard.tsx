import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import type { Aspect } from '#web/shared/art/drawing.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { shorten } from '#web/shared/ui/shorten.ts';
import { Tags } from '#web/shared/ui/Tags.tsx';
import { tallScript } from '#web/shared/ui/tallScript.ts';
import { tagPath } from './listParams.ts';
import { BlogCardFragment } from './publicDocuments.ts';
import { isLong, MIN_READ } from './titles.ts';

/** Characters of the excerpt, and number of tags (spec section 9). */
const EXCERPT = 100;
const TAGS = 2;

type Look = {
  frame: string;
  picture: string;
  sizes: string;
  aspect: Aspect;
  text: string;
  title: string;
  excerpt: string;
};

const looks = {
  newest: {
    frame:
      'light-palette [--card-inset:var(--spacing-gutter)] bg-ink text-paper lg:grid lg:min-h-[35vw] lg:grid-cols-[minmax(0,60fr)_minmax(0,40fr)]',
    picture: 'aspect-[4/3] sm:aspect-[2/1] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full',
    sizes: '(min-width: 64rem) 60vw, 100vw',
    aspect: 'wide',
    text: 'flex max-w-3xl flex-col px-gutter py-8 lg:py-12 lg:pl-12',
    title: 'text-3xl',
    excerpt: 'text-paper-deep text-lg lg:mt-5 lg:mb-8',
  },
  only: {
    frame: 'grid grid-cols-1 gap-x-12 gap-y-6 sm:grid-cols-2 sm:items-center',
    picture: 'aspect-[3/2]',
    sizes: '(min-width: 40rem) 46vw, 92vw',
    aspect: 'wide',
    text: '',
    title: 'text-2xl',
    excerpt: 'text-ink-soft',
  },
  pair: {
    frame: '',
    picture: 'aspect-[3/2] sm:aspect-auto sm:h-64 lg:h-[27rem]',
    sizes: '(min-width: 64rem) 54vw, (min-width: 40rem) 46vw, 92vw',
    aspect: 'wide',
    text: 'mt-5 lg:mt-6',
    title: 'text-2xl',
    excerpt: 'text-ink-soft',
  },
  trio: {
    frame: 'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:block',
    picture: 'aspect-[3/4] sm:aspect-square',
    sizes: '(min-width: 40rem) 46vw, 14rem',
    aspect: 'square',
    text: 'sm:mt-5',
    title: 'text-xl',
    excerpt: 'text-ink-soft',
  },
} satisfies Record<string, Look>;

export type BlogCardLook = keyof typeof looks;
type Props = {
  post: FragmentType<typeof BlogCardFragment>;
  look: BlogCardLook;
  /** The first of its list: its picture is loaded eagerly. */
  isFirst?: boolean;
  className?: string;
};

/** A post in the list; the link in its title covers the whole card. */
export function BlogCard({ post: masked, look, isFirst = false, className = '' }: Props) {
  const post = readFragment(BlogCardFragment, masked);
  const t = useTexts();
  const { frame, picture, sizes, aspect, text, title, excerpt } = looks[look];
  return (
    <article className={`group relative min-w-0 ${frame} ${className}`}>
      <div className="relative overflow-hidden">
        <Picture
          src={post.imageUrl}
          image={post.image}
          sizes={sizes}
          alt={post.altText ?? ''}
          seed={post.slug}
          aspect={aspect}
          priority={isFirst}
          className={`w-full transition-transform duration-250 ease-physical group-hover:scale-[1.025] ${picture}`}
        />
      </div>
      <div className={text}>
        <h2 className={`${look === 'newest' && isLong(post.title) ? 'text-2xl' : title} ${tallScript(post.title)}`}>
          <Link to={paths.blogPost(post.slug)} className="card-link" dir="auto">
            {post.title}
          </Link>
        </h2>
        <p dir="auto" className={`mt-3 max-w-[31.5em] ${excerpt}`}>
          {shorten(post.excerpt, EXCERPT)}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-3 text-sm lg:mt-auto lg:pt-4">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {post.author}
          </span>
          {post.publishedAt && (
            <time dateTime={post.publishedAt}>
              <OfficeDate at={post.publishedAt} />
            </time>
          )}
          <span>{t(MIN_READ, { minutes: post.readingMinutes })}</span>
        </p>
        <Tags tags={post.tags.slice(0, TAGS)} indexed={post.sharedTags} to={tagPath} className="mt-3" />
      </div>
    </article>
  );
}
