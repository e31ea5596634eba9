import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listTexts } from '#schema/pageTexts/lists.ts';
import type { PortfolioPageQuery } from '#web/gql/graphql.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { moreOf } from '#web/shared/lists/listParams.ts';
import { usePublicList } from '#web/shared/lists/usePublicList.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { More } from '#web/shared/ui/More.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { CallToAction } from '#web/site/content/CallToAction.tsx';
import { callTextsOf } from '#web/site/content/callTextsOf.ts';
import { textsOf } from '#web/site/pageText/texts.ts';
import { listSentence } from './cacheEntity.ts';
import { headlineOf, listParamsOf, type PortfolioListParams, pathOf } from './listParams.ts';
import type { portfolioLoader } from './loaders.ts';
import { PortfolioCard, type PortfolioCardLook } from './PortfolioCard.tsx';
import { PortfolioFilters } from './PortfolioFilters.tsx';
import { PortfolioPageDocument } from './publicDocuments.ts';

type Item = PortfolioPageQuery['portfolioItems']['nodes'][number];

export function PortfolioPage() {
  const t = useTexts();
  const [search] = useSearchParams();
  const wanted = listParamsOf(search);
  const { data } = useRouteData<typeof portfolioLoader>();
  const { portfolioTitle, portfolioLead } = textsOf(listTexts, data, t);
  const filters = useFilters(data);
  const { list, isLoading, sentence, request, more, revalidate } = usePublicList({
    name: 'portfolioItems',
    fetchPage: (page) => fetchQuery(PortfolioPageDocument, { ...wanted, ...page }),
    sentence: listSentence,
  });
  return (
    <>
      <PortfolioPageHead
        wanted={wanted}
        lead={portfolioLead}
        isShort={list !== undefined && list !== null && list.nodes.length < 2}
      />
      <header className="shell grid grid-cols-1 items-end gap-x-8 gap-y-4 pt-8 pb-10 xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pt-12 lg:pb-14">
        <h1
          dir="auto"
          className={
            portfolioTitle
              ? '-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere max-w-[7.5em]'
              : 'sr-only'
          }
        >
          {portfolioTitle || t('Portfolio')}
        </h1>
        {portfolioLead && (
          <p dir="auto" className="max-w-[23.5em] text-lg text-ink-soft lg:mb-2">
            {portfolioLead}
          </p>
        )}
      </header>
      <PortfolioFilters {...filters} wanted={wanted} />
      {list ? (
        <>
          {list.nodes.length === 0 ? <Nothing wanted={wanted} /> : <Wall items={list.nodes} />}
          {list.pageInfo.hasNextPage && (
            <More count={list.nodes.length} to={moreOf(pathOf(wanted), list.nodes.length)} onMore={more} />
          )}
        </>
      ) : sentence ? (
        <div className="shell">
          <ErrorPanel title={t('Loading Failed')} message={sentence} request={request} onRetry={revalidate} />
        </div>
      ) : (
        <div className="shell min-h-dvh">{isLoading && <Loading />}</div>
      )}
      <div className="pb-20 lg:pb-32" />
      {data && list?.nodes.length !== 0 && <CallToAction {...callTextsOf('projects', data, t)} />}
    </>
  );
}

/** The category filters; while another list loads, the previous ones. */
function useFilters(data: PortfolioPageQuery | undefined) {
  const loaded = data?.portfolioFilters;
  const [filters, setFilters] = useState(loaded);
  if (loaded && loaded !== filters) setFilters(loaded);
  return { categories: filters?.categories ?? [], sharedCategories: filters?.sharedCategories ?? [] };
}

/** A category or a tag with more than one project is indexed as its own page; a combination of both is not. */
type HeadProps = { wanted: PortfolioListParams; lead: string; isShort: boolean };

function PortfolioPageHead({ wanted, lead, isShort }: HeadProps) {
  const t = useTexts();
  const { name } = useSite();
  const isNarrowed = Boolean(wanted.category || wanted.tag);
  return (
    <PageHead
      title={
        isNarrowed
          ? t('{headline} - Portfolio - {name}', { headline: headlineOf(wanted, t), name })
          : t('Portfolio - {name}', { name })
      }
      description={
        lead === t(listTexts.portfolioLead)
          ? t('{headline} by {name}: what was asked, what we made of it, and what it brought.', {
              headline: headlineOf(wanted, t),
              name,
            })
          : isNarrowed || !lead
            ? t('{headline} - Portfolio - {name}', { headline: headlineOf(wanted, t), name })
            : lead
      }
      canonicalPath={pathOf(wanted)}
      noindex={isNarrowed && (isShort || Boolean(wanted.category && wanted.tag)) && 'shared'}
    />
  );
}

function Nothing({ wanted }: { wanted: PortfolioListParams }) {
  const t = useTexts();
  return (
    <div className="shell">
      {wanted.category || wanted.tag ? (
        <Empty
          title={t('No projects: {headline}', { headline: headlineOf(wanted, t) })}
          text={t('No project of this kind is shown today.')}
          action={<LinkButton to={paths.portfolio}>{t('See all projects')}</LinkButton>}
        />
      ) : (
        <Empty
          title={t('Our Portfolio is Coming Soon!')}
          text={t('The first projects are being written up. Please look in again soon.')}
        />
      )}
    </div>
  );
}

/** The newest item at full width, then two uneven pairs and an item across the page, again and again. */
function Wall({ items }: { items: readonly Item[] }) {
  const [newest, ...others] = items;
  if (!newest) return null;
  return (
    <>
      <PortfolioCard item={newest} look="newest" />
      <div className="mt-16 grid grid-cols-1 gap-y-16 lg:mt-28 lg:gap-y-24">
        {rowsOf(others).map(([first, second], index) =>
          second ? (
            <Pair key={first.id} items={[first, second]} isMirrored={index % ROWS === 1} />
          ) : index % ROWS === ROWS - 1 ? (
            <PortfolioCard key={first.id} item={first} look="band" />
          ) : (
            <div key={first.id} className="shell">
              <PortfolioCard item={first} look="only" />
            </div>
          ),
        )}
      </div>
    </>
  );
}

type PairProps = { items: [Item, Item]; isMirrored: boolean };

/** A wide and a tall item. A mirrored pair moves up into the space beside the tall item above it. */
function Pair({ items, isMirrored }: PairProps) {
  const looks: [PortfolioCardLook, PortfolioCardLook] = isMirrored ? ['tall', 'wide'] : ['wide', 'tall'];
  const places = isMirrored
    ? ['lg:col-span-5 lg:-mt-40', 'lg:col-span-7']
    : ['lg:col-span-7', 'lg:col-span-5 lg:mt-40'];
  return (
    <div className="shell grid grid-cols-1 items-start gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-12">
      {items.map((item, index) => (
        <PortfolioCard key={item.id} item={item} look={looks[index] ?? 'wide'} className={places[index] ?? ''} />
      ))}
    </div>
  );
}

/** Two pairs, and the item across the page. */
const ROWS = 3;

/** An odd last item has a row of its own. */
function rowsOf(items: readonly Item[]): [Item, Item?][] {
  const rows: [Item, Item?][] = [];
  let from = 0;
  while (from < items.length) {
    const size = rows.length % ROWS === ROWS - 1 ? 1 : 2;
    rows.push(items.slice(from, from + size) as [Item, Item?]);
    from += size;
  }
  return rows;
}
