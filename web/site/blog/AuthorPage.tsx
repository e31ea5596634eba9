import { authorStrings } from '#schema/authorStrings.ts';
import { blogStrings } from '#schema/blogStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useServerRedirect } from '#web/shared/app/useServerRedirect.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
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
  const t = useTexts();
  const { name } = useSite();
  const { data, failure, loading, revalidate } = useRouteData<typeof authorLoader>();
  const isMissing = failure?.code === 'NOT_FOUND' || data?.author === null;
  useServerRedirect(isMissing, Boolean(data?.author));
  if (isMissing) return <AuthorMissing />;
  if (data?.author) return <AuthorDetails author={data.author} />;
  if (loading) return <Loading />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={t('Author - {name}', { name })} noindex />
      <ErrorPanel
        title={t('Error Loading Author')}
        message={t(failure?.message ?? authorStrings.failed)}
        request={failure?.requestId}
        onRetry={revalidate}
      />
    </div>
  );
}

function AuthorDetails({ author }: { author: Author }) {
  const t = useTexts();
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
      {list && list.nodes.length === 0 && <p className="shell text-lg text-ink-soft">{t('Nothing published yet.')}</p>}
      {list && <Rows posts={list.nodes} />}
      {list?.pageInfo.hasNextPage && (
        <More count={list.nodes.length} to={moreOf(path, list.nodes.length)} onMore={more} />
      )}
      <div className="pb-20 lg:pb-32" />
    </>
  );
}

function AuthorHead({ author }: { author: Author }) {
  const t = useTexts();
  const { name } = useSite();
  return (
    <header className="shell grid items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[1fr_auto] md:py-16">
      <PageHead
        title={`${author.name} - ${name}`}
        description={
          author.about.replaceAll('\n', ' ') ||
          t('What {author} has written for {name}.', { author: author.name, name })
        }
        canonicalPath={paths.author(author.slug)}
      />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">{t('Author')}</p>
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
        alt={t('Portrait of {name}', { name: author.name })}
        seed={author.slug}
        aspect="square"
        priority
        className="aspect-square w-40 md:w-64"
      />
    </header>
  );
}

const AuthorMissing = () => {
  const t = useTexts();
  return (
    <Notice
      title={t('Oops! Author Not Found')}
      documentTitle={t('Author Not Found')}
      seed="author"
      text={t('There is no author at this address, or not any more.')}
      action={<LinkButton to={paths.blogs}>{t('Go Back to Blogs')}</LinkButton>}
    />
  );
};
