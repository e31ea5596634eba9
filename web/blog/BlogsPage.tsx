import { blogSentences } from '#schema/blog.ts';
import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import type { Failure } from '#web/errors.ts';
import type { BlogsPageQuery } from '#web/gql/graphql.ts';
import { paths } from '#web/paths.ts';
import { moreOf } from '#web/shown.ts';
import { More } from '#web/ui/More.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { usePublicList } from '#web/usePublicList.ts';
import { BlogCard, type CardLook } from './BlogCard.tsx';
import { BlogsPageDocument } from './documents.ts';
import { rowsOf } from './rows.ts';

type Post = BlogsPageQuery['blogPosts']['nodes'][number];

const SUBTITLE = 'Notes from the work: what we tried, what it cost and what it brought.';

export function BlogsPage() {
  const site = useSite();
  const { list, sentence, more, retry } = usePublicList({
    document: BlogsPageDocument,
    pick: ({ blogPosts }) => blogPosts,
    sentence: sentenceOf,
  });
  return (
    <>
      <PageHead
        title={`Blog - ${site.name}`}
        description={`${SUBTITLE} The blog of ${site.name}.`}
        canonicalPath={paths.blogs}
      />
      <header className="shell flex flex-wrap items-baseline-last gap-x-10 gap-y-3 pt-6 pb-8 lg:pt-8 lg:pb-12">
        <h1 className="-ml-[0.05em] text-display font-extrabold tracking-[-0.045em]">Blog</h1>
        <p className="max-w-[36ch] text-lg text-ink-soft">{SUBTITLE}</p>
      </header>
      {list ? (
        <>
          <Posts posts={list.nodes} />
          {list.pageInfo.hasNextPage && (
            <More count={list.nodes.length} to={moreOf(paths.blogs, list.nodes.length)} onMore={more} />
          )}
        </>
      ) : (
        <div className="shell">
          {sentence ? <ErrorPanel title="Error Loading Posts" message={sentence} onRetry={retry} /> : <Loading />}
        </div>
      )}
      <div className="pb-20 lg:pb-32" />
    </>
  );
}

/** What is said of a list that did not come (spec section 8). */
function sentenceOf(failure: Failure | null): string {
  if (failure?.message) return failure.message;
  if (!failure || failure.code === 'HTTP_200') return blogSentences.listFailed;
  return failure.code === 'UNREADABLE' ? blogSentences.listUnreadable : blogSentences.listBroken;
}

const sets: Record<number, { look: CardLook; grid: string }> = {
  1: { look: 'only', grid: '' },
  2: { look: 'pair', grid: 'sm:grid-cols-2 lg:grid-cols-12' },
  3: { look: 'trio', grid: 'sm:grid-cols-3' },
};

function Posts({ posts }: { posts: readonly Post[] }) {
  const [newest, ...others] = posts;
  if (!newest) {
    return (
      <div className="shell">
        <Empty title="No Blog Posts Yet!" text="The first one is being written. Please look in again soon." />
      </div>
    );
  }
  return (
    <>
      <BlogCard post={newest} look="newest" />
      <div className="shell mt-14 grid grid-cols-1 gap-y-14 lg:mt-24 lg:gap-y-24">
        {rowsOf(others).map((row, index) => (
          <Row key={row[0]?.id} posts={row} isMirrored={index % 4 === 2} />
        ))}
      </div>
    </>
  );
}

/** A pair is uneven, and leans the other way each time. */
function Row({ posts, isMirrored }: { posts: readonly Post[]; isMirrored: boolean }) {
  const { look, grid } = sets[posts.length] ?? { look: 'only', grid: '' };
  const widths = isMirrored ? ['lg:col-span-5', 'lg:col-span-7'] : ['lg:col-span-7', 'lg:col-span-5'];
  return (
    <div className={`grid grid-cols-1 gap-x-8 gap-y-10 ${grid}`}>
      {posts.map((post, index) => (
        <BlogCard key={post.id} post={post} look={look} className={posts.length === 2 ? widths[index] : ''} />
      ))}
    </div>
  );
}
