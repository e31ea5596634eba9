import type { PreviewPageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { isDead } from '#web/shared/app/oneTimeLink.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { BlogPostArticle } from '#web/site/blog/BlogPost.tsx';
import { BlogPostFragment } from '#web/site/blog/publicDocuments.ts';
import { InLanguage } from '#web/site/content/InLanguage.tsx';
import { PageSections } from '#web/site/content/page/PageSections.tsx';
import { PageFragment, PageSectionFragment } from '#web/site/content/page/publicDocuments.ts';
import { Nothing } from '#web/site/pages/NotFound.tsx';
import { PortfolioItemArticle } from '#web/site/portfolio/PortfolioItem.tsx';
import { PortfolioItemFragment } from '#web/site/portfolio/publicDocuments.ts';
import type { previewLoader } from './loader.ts';

type Preview = NonNullable<PreviewPageQuery['preview']>;

function stateOf({ post, item, page, hasPendingChanges }: Preview): string {
  if (!(post ?? item ?? page)?.isPublished) return 'not published';
  return hasPendingChanges ? 'with changes that are not published' : 'as it is published';
}

/** A post, item or page as it is being written, for people with a preview link. */
export function PreviewPage() {
  const t = useTexts();
  const { name } = useSite();
  const { data, loading, failure, revalidate } = useRouteData<typeof previewLoader>();
  const preview = data?.preview;
  if (preview) {
    const { post, item, page, expiresAt } = preview;
    return (
      <>
        <PageHead
          title={t('Preview: {title} - {name}', { title: (post ?? item ?? page)?.title ?? '', name })}
          noindex
        />
        <p className="border-b border-line bg-sheet text-sm">
          <span className="shell block py-3">
            <strong>{t('Preview: {state}.', { state: t(stateOf(preview)) })}</strong> {t('This link ends on')}{' '}
            <time dateTime={expiresAt}>
              <OfficeDate at={expiresAt} as="longDateTime" />
            </time>
            .
          </span>
        </p>
        {post && <BlogPostArticle post={readFragment(BlogPostFragment, post)} />}
        {item && <PortfolioItemArticle item={readFragment(PortfolioItemFragment, item)} />}
        {page && <PreviewedPage page={page} />}
      </>
    );
  }
  if (failure && isDead(failure)) return <Nothing />;
  return (
    <div className="shell py-12 md:py-20">
      <PageHead title={t('Preview - {name}', { name })} noindex />
      {loading ? (
        <Loading />
      ) : (
        <ErrorPanel
          title={t('This preview could not be loaded')}
          message={t(failure?.message ?? 'Please try again in a moment.')}
          request={failure?.requestId}
          onRetry={revalidate}
        />
      )}
    </div>
  );
}

function PreviewedPage({ page: masked }: { page: NonNullable<Preview['page']> }) {
  const { title, language, sections } = readFragment(PageFragment, masked);
  return (
    <InLanguage language={language}>
      <PageSections title={title} sections={readFragment(PageSectionFragment, sections)} />
    </InLanguage>
  );
}
