import { lazy, Suspense } from 'react';
import { readFragment } from '#web/gql/index.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { shareCardOf } from '#web/shared/app/shareCard.ts';
import { WithApollo } from '#web/shared/app/shell.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { isStaff, useSession } from '#web/shared/session/session.ts';
import { PictureFragment } from '#web/shared/ui/publicDocuments.ts';
import { InLanguage } from '#web/site/content/InLanguage.tsx';
import { AlsoIn, AlternateLinks, sharedLocale } from '#web/site/content/translationLinks.tsx';
import { PageSections } from './PageSections.tsx';
import { PageSectionFragment, type SitePage } from './publicDocuments.ts';

// Only for staff: visitors do not load it.
const Toolbar = lazy(() => import('./PageToolbar.tsx').then((module) => ({ default: module.PageToolbar })));

export function PageView({ page }: { page: SitePage }) {
  const isForStaff = isStaff(useSession()?.user);
  return (
    <>
      <Head page={page} />
      {isForStaff && (
        <Suspense fallback={<div className="min-h-16 border-b border-line bg-sheet" />}>
          <WithApollo>
            <Toolbar page={page} />
          </WithApollo>
        </Suspense>
      )}
      <InLanguage language={page.language}>
        <AlsoIn content={page} pathOf={paths.page} className="shell py-4" />
        <PageSections title={page.title} sections={readFragment(PageSectionFragment, page.sections)} />
      </InLanguage>
    </>
  );
}

function Head({ page }: { page: SitePage }) {
  const site = useSite();
  const title = page.metaTitle ?? page.title;
  return (
    <>
      <PageHead
        title={`${title} - ${site.name}`}
        description={page.metaDescription ?? page.excerpt}
        canonicalPath={paths.page(page.slug)}
        noindex={!page.isPublished}
        shared={{
          title,
          card: shareCardOf(site, 'page', page, readFragment(PictureFragment, page.image)?.focalPoint),
          ...sharedLocale(page),
        }}
      />
      <AlternateLinks content={page} pathOf={paths.page} />
    </>
  );
}
