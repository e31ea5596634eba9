import type { BlogsPageQuery } from '#web/gql/graphql.ts';
import { BlogCard, type BlogCardLook } from './BlogCard.tsx';
import { rowsOf } from './rows.ts';

type Post = BlogsPageQuery['blogPosts']['nodes'][number];

export function NewestFirst({ posts }: { posts: readonly Post[] }) {
  const [newest, ...others] = posts;
  if (!newest) return null;
  return (
    <>
      <BlogCard post={newest} look="newest" isFirst />
      <div className="mt-14 lg:mt-24">
        <Rows posts={others} />
      </div>
    </>
  );
}

type RowsProps = {
  posts: readonly Post[];
  areFirst?: boolean;
};

export const Rows = ({ posts, areFirst = false }: RowsProps) => (
  <div className="shell grid grid-cols-1 gap-y-14 lg:gap-y-24">
    {rowsOf(posts).map((row, index) => (
      <Row key={row[0]?.id} posts={row} isMirrored={index % 4 === 2} isFirst={areFirst && index === 0} />
    ))}
  </div>
);

const sets: Record<number, { look: BlogCardLook; grid: string }> = {
  1: { look: 'only', grid: '' },
  2: { look: 'pair', grid: 'sm:grid-cols-2 lg:grid-cols-12' },
  3: { look: 'trio', grid: 'sm:grid-cols-3' },
};

/** A pair has uneven widths, mirrored in every second row. */
function Row({ posts, isMirrored, isFirst }: { posts: readonly Post[]; isMirrored: boolean; isFirst: boolean }) {
  const { look, grid } = sets[posts.length] ?? { look: 'only', grid: '' };
  const widths = isMirrored ? ['lg:col-span-5', 'lg:col-span-7'] : ['lg:col-span-7', 'lg:col-span-5'];
  return (
    <div className={`grid grid-cols-1 gap-x-8 gap-y-10 ${grid}`}>
      {posts.map((post, index) => (
        <BlogCard
          key={post.id}
          post={post}
          look={look}
          isFirst={isFirst && index === 0}
          className={posts.length === 2 ? widths[index] : ''}
        />
      ))}
    </div>
  );
}
