import { authorStrings } from '#schema/authorStrings.ts';
import { blogStrings } from '#schema/blogStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useLeadsOn } from '#web/shared/app/useLeadsOn.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { moreOf } from '#web/shared/lists/listParams.ts';
import { usePublicList } from '#web/shared/lists/usePublicList.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { More } from '#web/shared/ui/More.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { authorLoader } from './author/loader.ts';
import { AuthorPostsDocument } from './author/publicDocuments.ts';
import { Rows } from './BlogPosts.tsx';

type Data = Awaited<ReturnType<typeof authorLoader>>;
type Author = NonNullable<Data['author']>;

export function AuthorPage() {
  const { name } = useSite();
  const { data, failure, loading, revalidate } = useRouteData<typeof authorLoader>();
  const isMissing = failure?.code === 'NOT_FOUND' || data?.author === null;
  useLeadsOn(isMissing, Boolean(data?.author));
  if (isMissing) return <AuthorMissing />;
  if (data?.author) return <Shown author={data.author} />;
  if (loading) return <Loading />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={`Author - ${name}`} noindex />
      <ErrorPanel
        title="Error Loading Author"
        message={failure?.message ?? authorStrings.failed}
        request={failure?.requestId}
        onRetry={revalidate}
      />
    </div>
  );
}

function Shown({ author }: { author: Author }) {
  const path = paths.author(author.slug);
  const { list, more } = usePublicList<Data, 'blogPosts'>({
    name: 'blogPosts',
    fetchPage: async (page) => ({
      author,
      ...(await fetchQuery(AuthorPostsDocument, { author: author.name, ...page })),
    }),
    sentence: ({ message }) => message ?? blogStrings.listFailed,
  });
  return (
    <>
      <AuthorHead author={author} />
      {list && list.nodes.length === 0 && <p className="shell text-lg text-ink-soft">Nothing published yet.</p>}
      {list && <Rows posts={list.nodes} />}
      {list?.pageInfo.hasNextPage && (
        <More count={list.nodes.length} to={moreOf(path, list.nodes.length)} onMore={more} />
      )}
      <div className="pb-20 lg:pb-32" />
    </>
  );
}

function AuthorHead({ author }: { author: Author }) {
  const { name } = useSite();
  return (
    <header className="shell grid items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[1fr_auto] md:py-16">
      <PageHead
        title={`${author.name} - ${name}`}
        description={author.about.replaceAll('\n', ' ') || `What ${author.name} has written for ${name}.`}
        canonicalPath={paths.author(author.slug)}
      />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">Author</p>
        <h1 dir="auto" className="mt-2 text-4xl wrap-anywhere">
          {author.name}
        </h1>
        {author.about && (
          <p dir="auto" className="measure mt-6 text-lg whitespace-pre-line wrap-anywhere">
            {author.about}
          </p>
        )}
      </div>
      <Picture
        src={author.imageUrl}
        image={author.image}
        sizes="16rem"
        alt={`Portrait of ${author.name}`}
        seed={author.slug}
        aspect="square"
        priority
        className="aspect-square w-40 md:w-64"
      />
    </header>
  );
}

const AuthorMissing = () => (
  <Notice
    title="Oops! Author Not Found"
    documentTitle="Author Not Found"
    seed="author"
    text="There is no author at this address, or not any more."
    action={<LinkButton to={paths.blogs}>Go Back to Blogs</LinkButton>}
  />
);
