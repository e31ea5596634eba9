import { PageHead } from '#web/app/PageHead.tsx';
import { siteCard } from '#web/app/shareCard.ts';
import { useSite } from '#web/app/site.tsx';
import { useLoaderData } from '#web/data/loaderData.tsx';
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
      <Hero />
      <Services />
      <FirstWeeks />
      <Stories stories={data?.reviews.nodes ?? []} />
      <Closing />
    </>
  );
}
