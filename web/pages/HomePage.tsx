import { PageHead } from '#web/app/PageHead.tsx';
import { organization, StructuredData, webSite } from '#web/app/StructuredData.tsx';
import { siteCard } from '#web/app/shareCard.ts';
import { useSite } from '#web/app/site.tsx';
import { useLoaderData } from '#web/data/loaderData.tsx';
import type { StoriesQuery } from '#web/gql/graphql.ts';
import { paths } from '#web/paths.ts';
import { Closing } from './home/Closing.tsx';
import { FirstWeeks } from './home/FirstWeeks.tsx';
import { Hero } from './home/Hero.tsx';
import type { storiesLoader } from './home/loader.ts';
import { Services } from './home/Services.tsx';
import { Stories } from './home/Stories.tsx';

export function HomePage() {
  const site = useSite();
  const { data } = useLoaderData<typeof storiesLoader>();
  return (
    <>
      <PageHead
        title={`Home - ${site.name}`}
        description={site.description}
        canonicalPath={paths.home}
        shared={{ title: `${site.name}: ${site.tagline}`, card: siteCard(site) }}
      />
      <StructuredData things={[organization(site, ratingOf(data?.reviews)), webSite(site)]} />
      <Hero />
      <Services />
      <FirstWeeks />
      <Stories stories={data?.reviews.nodes ?? []} />
      <Closing />
    </>
  );
}

/** What clients think of the agency, once one of their reviews is published. */
const ratingOf = (reviews: StoriesQuery['reviews'] | undefined) =>
  typeof reviews?.averageRating === 'number' ? { count: reviews.totalCount, average: reviews.averageRating } : null;
