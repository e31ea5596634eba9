import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { tallScript } from '#web/shared/ui/tallScript.ts';
import { Beside } from '#web/site/content/Beside.tsx';
import { NeighbourFragment, type Neighbours } from './publicDocuments.ts';
import { MIN_READ } from './titles.ts';

type Masked = FragmentType<typeof NeighbourFragment>;

export function AfterPost({ neighbours: { previous, next, related } }: { neighbours: Neighbours }) {
  const t = useTexts();
  const alike = related.map(published).filter((post) => post !== null);
  return (
    <div className="screen-only shell grid grid-cols-1 gap-y-16 pt-16 pb-20 lg:gap-y-20 lg:pt-24 lg:pb-32">
      {alike.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="border-t-2 border-ink pt-4 text-2xl">
            {t('Related posts')}
          </h2>
          <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-3">
            {alike.map((post) => (
              <li key={post.id} className="group relative grid min-w-0 grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:block">
                <Related post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav
        aria-label={t('After this post')}
        className="grid grid-cols-1 gap-x-8 gap-y-10 border-t-2 border-ink pt-6 sm:grid-cols-2"
      >
        <Beside side="left" label={t('Previous post')} item={previous && published(previous)} pathOf={paths.blogPost} />
        <Beside side="right" label={t('Next post')} item={next && published(next)} pathOf={paths.blogPost} />
        <Link to={paths.blogs} className="link justify-self-start text-lg font-semibold sm:col-span-2">
          {t('More from the blog')}
        </Link>
      </nav>
    </div>
  );
}

/** A neighbour, unless it was unpublished after this page was loaded. */
function published(masked: Masked) {
  const post = readFragment(NeighbourFragment, masked);
  return post.isPublished ? post : null;
}

type Post = NonNullable<ReturnType<typeof published>>;

const Related = ({ post }: { post: Post }) => (
  <>
    <div className="overflow-hidden">
      <Picture
        src={post.imageUrl}
        image={post.image}
        sizes="(min-width: 40rem) 30vw, 7rem"
        alt={post.altText ?? ''}
        seed={post.slug}
        aspect="square"
        className="aspect-square w-full transition-transform duration-250 ease-physical group-hover:scale-[1.025] sm:aspect-[3/2]"
      />
    </div>
    <div className="sm:mt-5">
      <h3 className={`text-xl wrap-anywhere ${tallScript(post.title)}`}>
        <Link to={paths.blogPost(post.slug)} className="card-link" dir="auto">
          {post.title}
        </Link>
      </h3>
      <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {post.publishedAt && (
          <time dateTime={post.publishedAt}>
            <OfficeDate at={post.publishedAt} />
          </time>
        )}
        <span>{useTexts()(MIN_READ, { minutes: post.readingMinutes })}</span>
      </p>
    </div>
  </>
);
