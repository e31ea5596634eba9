import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PortfolioItemPageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { WithApollo } from '#web/shared/app/shell.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { PublishBadge } from '#web/shared/ui/Badge.tsx';
import { ClientReviews } from '#web/shared/ui/ClientReviews.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { Tags } from '#web/shared/ui/Tags.tsx';
import { tallScript } from '#web/shared/ui/tallScript.ts';
import { Beside } from '#web/site/content/Beside.tsx';
import { CallToAction } from '#web/site/content/CallToAction.tsx';
import { useInLanguage, useInsideLanguage } from '#web/site/content/language.ts';
import { AlsoIn } from '#web/site/content/translationLinks.tsx';
import { Facts, Results, Story } from './CaseStudy.tsx';
import { categoryOf } from './cacheEntity.ts';
import { tagPath } from './listParams.ts';
import { PortfolioItemHead } from './PortfolioItemHead.tsx';
import { type Item, PortfolioItemFragment } from './publicDocuments.ts';

/** Titles with more characters are smaller. */
const LONG = 60;

// Only for admins: visitors do not load it.
const Toolbar = lazy(() =>
  import('./PortfolioItemToolbar.tsx').then((module) => ({ default: module.PortfolioItemToolbar })),
);

type Neighbours = PortfolioItemPageQuery['portfolioItemNeighbours'];
type Props = {
  item: NonNullable<PortfolioItemPageQuery['portfolioItem']>;
  neighbours: Neighbours;
  call: ComponentProps<typeof CallToAction>;
};

/** A neighbour, unless it was unpublished after this page was loaded. */
const published = (item: Neighbours['next']) => (item?.isPublished ? item : null);

export function PortfolioItem({ item: masked, neighbours: { previous, next }, call }: Props) {
  const t = useTexts();
  const item = readFragment(PortfolioItemFragment, masked);
  const isAdmin = useSession()?.user.role === 'admin';
  return (
    <>
      <PortfolioItemHead item={item} description={linesOf(item).join(' ')} />
      {isAdmin && (
        <Suspense fallback={<div className="min-h-16 border-b border-line bg-sheet" />}>
          <WithApollo>
            <Toolbar item={item} />
          </WithApollo>
        </Suspense>
      )}
      <PortfolioItemArticle item={item} isDraftShown={!item.isPublished && !isAdmin} />
      <ClientReviews reviews={masked.clientReviews.filter(({ id }) => id !== item.review?.id)} />
      <div className="screen-only shell pt-16 pb-20 lg:pt-24 lg:pb-32">
        <nav
          aria-label={t('After this project')}
          className="grid grid-cols-1 gap-x-8 gap-y-10 border-t-2 border-ink pt-6 sm:grid-cols-2"
        >
          <Beside side="left" label={t('Previous project')} item={published(previous)} pathOf={paths.portfolioItem} />
          <Beside side="right" label={t('Next project')} item={published(next)} pathOf={paths.portfolioItem} />
          <Link to={paths.portfolio} className="link justify-self-start text-lg font-semibold sm:col-span-2">
            {t('More from the portfolio')}
          </Link>
        </nav>
      </div>
      <CallToAction {...call} />
    </>
  );
}

export function PortfolioItemArticle({ item, isDraftShown = false }: { item: Item; isDraftShown?: boolean }) {
  const t = useTexts();
  return (
    <article {...useInLanguage(item.language)}>
      <Head item={item} isDraftShown={isDraftShown} />
      <Facts item={item} />
      <Picture
        src={item.imageUrl}
        image={item.image}
        sizes="100vw"
        alt={item.altText ?? ''}
        seed={item.slug}
        aspect="wide"
        priority
        className="aspect-[4/3] max-h-[80dvh] w-full sm:aspect-[2/1]"
      />
      <Results results={item.results} />
      <div className="shell mt-10 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-12">
        <div className="grid content-start gap-y-5 lg:col-span-7 lg:col-start-6 lg:row-start-1">
          {linesOf(item).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
            <p key={index} dir="auto" className="measure wrap-anywhere first:text-xl first:leading-snug">
              {line}
            </p>
          ))}
        </div>
        <section aria-labelledby="skills" className="lg:col-span-4 lg:row-start-1">
          <h2 id="skills" className="border-t-2 border-ink pt-4 text-xl">
            <span {...useInsideLanguage(item.language)}>{t('Technologies & Skills')}</span>
          </h2>
          <Tags
            label={t('Technologies & Skills')}
            tags={item.tags}
            indexed={item.sharedTags}
            to={tagPath}
            className="mt-4"
          />
        </section>
      </div>
      <Story item={item} />
    </article>
  );
}

function Head({ item, isDraftShown }: { item: Item; isDraftShown: boolean }) {
  const t = useTexts();
  const { title, publishedAt } = item;
  const siteWords = useInsideLanguage(item.language);
  return (
    <header className="shell pt-5 pb-8 wrap-anywhere lg:pt-8 lg:pb-12">
      <Link
        {...siteWords}
        to={paths.portfolio}
        className="screen-only link inline-flex items-center gap-2 py-2 text-sm font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> {t('Back to Portfolio')}
      </Link>
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm lg:mt-10">
        <span dir="auto" className="min-w-0 font-semibold text-signal-ink">
          {categoryOf(item)}
        </span>
        {publishedAt && (
          <time {...siteWords} dateTime={publishedAt} className="text-ink-soft">
            <OfficeDate at={publishedAt} />
          </time>
        )}
        {isDraftShown && <PublishBadge published={false} />}
      </p>
      <h1
        dir="auto"
        className={`mt-3 max-w-[15em] ${title.length > LONG ? 'text-3xl' : 'text-4xl'} ${tallScript(title)}`}
      >
        {title}
      </h1>
      <AlsoIn content={item} pathOf={paths.portfolioItem} className="mt-4" />
    </header>
  );
}

/** Paragraphs of the description, one per line. */
const linesOf = ({ description }: Item) => description.split('\n').filter((line) => line.trim());
