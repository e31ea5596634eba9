import { useSearchParams } from 'react-router-dom';
import { blogStrings } from '#schema/blogStrings.ts';
import { listTexts } from '#schema/pageTexts/lists.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { moreOf } from '#web/shared/lists/listParams.ts';
import { useNewTop } from '#web/shared/lists/useNewTop.ts';
import { usePublicList } from '#web/shared/lists/usePublicList.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { More } from '#web/shared/ui/More.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { textsOf } from '#web/site/pageText/texts.ts';
import { NewestFirst, Rows } from './BlogPosts.tsx';
import { BlogsHead } from './BlogsHead.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { type BlogListParams, headlineOf, listParamsOf, pathOf } from './listParams.ts';
import type { blogsLoader } from './loaders.ts';
import { BlogsPageDocument } from './publicDocuments.ts';

export function BlogsPage() {
  const t = useTexts();
  const [search] = useSearchParams();
  const wanted = listParamsOf(search);
  const { data } = useRouteData<typeof blogsLoader>();
  const isNarrowed = Boolean(wanted.tag || wanted.search);
  const { list, isLoading, sentence, request, more, revalidate } = usePublicList({
    name: 'blogPosts',
    fetchPage: (page) => fetchQuery(BlogsPageDocument, { ...wanted, ...page }),
    sentence: sentenceOf,
  });
  const listParams = { ...wanted, tag: spelled(wanted.tag, list?.nodes[0]?.tags) };
  useNewTop(pathOf(wanted));
  return (
    <>
      <DraftNotice />
      <BlogsHead wanted={listParams} count={list?.totalCount} texts={textsOf(listTexts, data, t)} />
      {list ? (
        <>
          {list.nodes.length === 0 ? (
            <Nothing wanted={wanted} />
          ) : isNarrowed ? (
            <Rows posts={list.nodes} areFirst />
          ) : (
            <NewestFirst posts={list.nodes} />
          )}
          {list.pageInfo.hasNextPage && (
            <More count={list.nodes.length} to={moreOf(pathOf(wanted), list.nodes.length)} onMore={more} />
          )}
        </>
      ) : sentence ? (
        <div className="shell">
          <ErrorPanel title={t('Error Loading Posts')} message={sentence} request={request} onRetry={revalidate} />
        </div>
      ) : (
        <div className="shell min-h-dvh">{isLoading && <Loading />}</div>
      )}
      <div className="pb-20 lg:pb-32" />
    </>
  );
}

/** Error text of the list (spec section 8). */
function sentenceOf({ code, message }: Failure): string {
  if (message) return message;
  if (code === 'NO_DATA') return blogStrings.listFailed;
  return code === 'UNREADABLE' ? blogStrings.listUnreadable : blogStrings.listBroken;
}

/** The tag as the posts spell it, so that each tag has one address. */
const spelled = (tag: string | undefined, tags: readonly string[] = []) =>
  tags.find((name) => name.toLowerCase() === tag?.toLowerCase()) ?? tag;

function Nothing({ wanted }: { wanted: BlogListParams }) {
  const t = useTexts();
  const { tag, search } = wanted;
  return (
    <div className="shell">
      {tag || search ? (
        <Empty
          title={headlineOf(wanted, t, t('No posts'))}
          text={search ? t('Try fewer words, or others that mean the same.') : t('No post has this tag today.')}
          action={<LinkButton to={paths.blogs}>{t('See all posts')}</LinkButton>}
        />
      ) : (
        <Empty title={t('No Blog Posts Yet!')} text={t('The first one is being written. Please look in again soon.')} />
      )}
    </div>
  );
}
